import Foundation

/// The smallest catalog that has one of everything, and ways to break it.
enum TinyCatalog {
  static let text = """
    {
      "$schema": "catalog.schema.json",
      "bundleID": "com.example.app",
      "languages": ["en", "ja"],
      "storefronts": ["CAN", "USA", "JPN"],
      "appName": {"en": "App", "ja": "アプリ"},
      "links": {"terms": "https://example.com/terms", "privacy": "https://example.com/privacy"},
      "preferredBillingPlanType": "monthly",
      "fallback": ["upFront", "app.forever", "none"],
      "groups": [{"id": "main", "name": {"en": "Main", "ja": "メイン"}}],
      "products": [
        {
          "id": "app.yearly",
          "type": "Auto-Renewable Subscription",
          "name": {"en": "Yearly", "ja": "年間"},
          "description": {"en": "A year", "ja": "一年"},
          "prices": {"CAN": "79.99", "USA": "79.98", "JPN": "9800"},
          "subscription": {
            "group": "main",
            "level": 1,
            "period": "P1Y",
            "monthlyPlan": {"prices": {"CAN": "9.99", "JPN": "1200"}}
          }
        },
        {
          "id": "app.forever",
          "type": "Non-Consumable",
          "isFamilyShareable": true,
          "name": {"en": "Forever", "ja": "永久"},
          "description": {"en": "For ever", "ja": "ずっと"},
          "prices": {"CAN": "199.99", "USA": "199.98", "JPN": "25000"}
        }
      ],
      "paywall": {"products": ["app.yearly", "app.forever"], "showsComparison": true},
      "copy": {
        "paywalls": [
          {
            "name": "direct",
            "headline": {"en": "Headline", "ja": "見出し"},
            "features": {"en": "Features", "ja": "機能"},
            "commitment": {"en": "{monthly}, {total}", "ja": "{monthly}、{total}"},
            "upFront": {"en": "Up front {price}", "ja": "一括{price}"},
            "monthToMonth": {"en": "Monthly {price}", "ja": "月々{price}"},
            "oneTime": {"en": "Once {price}", "ja": "一度{price}"},
            "commitmentRenewal": {"en": "Commits {renews}", "ja": "契約{renews}"},
            "renewal": {"en": "Renews {renews}", "ja": "更新{renews}"},
            "commitmentCancelling": {"en": "Cancel it", "ja": "契約の解約"},
            "cancelling": {"en": "Cancel", "ja": "解約"},
            "notSoldHeadline": {"en": "Elsewhere", "ja": "他"},
            "notSold": {"en": "Not here", "ja": "なし"}
          }
        ],
        "disclosure": {"title": {"en": "Before", "ja": "前に"}, "body": {"en": "Until {renews}", "ja": "{renews}まで"}},
        "account": {
          "active": {"en": "Until {accessUntil}", "ja": "{accessUntil}まで"},
          "cancelled": {"en": "{remaining}, {ends}", "ja": "{remaining}、{ends}"},
          "paymentFailed": {"en": "Failed {app}", "ja": "失敗{app}"},
          "nothing": {"en": "Nothing", "ja": "なし"}
        },
        "cancel": {"commitment": {"en": "{remaining}", "ja": "{remaining}"}, "other": {"en": "{ends}", "ja": "{ends}"}},
        "help": [{"question": {"en": "Why?", "ja": "なぜ？"}, "answer": {"en": "So.", "ja": "だから。"}}]
      }
    }
    """

  /// The catalog with the first place of one text replaced by another; nil when it has no such place.
  static func with(_ old: String, _ new: String) -> String? {
    text.range(of: old).map { text.replacingCharacters(in: $0, with: new) }
  }
}

/// A text in which `§` marks where a fault belongs.
struct MarkedText {
  let bytes: [UInt8]
  /// `line:column` of each mark, as an editor counts them.
  let places: [String]

  init(_ marked: String) {
    var (line, column) = (1, 1)
    var (plain, places) = ("", [String]())
    for character in marked {
      if character == "§" {
        places.append("\(line):\(column)")
        continue
      }
      plain.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    bytes = Array(plain.utf8)
    self.places = places
  }
}
