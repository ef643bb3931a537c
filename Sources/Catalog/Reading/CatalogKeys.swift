/// The keys of one kind of object in a catalog file.
public struct ObjectKeys: Hashable, Sendable {
  public var required: [String]
  public var optional: [String]

  var all: [String] { required + optional }

  func contains(_ key: String) -> Bool { required.contains(key) || optional.contains(key) }

  func suggestion(for key: String) -> String {
    let near = all.min { distance(key, $0) < distance(key, $1) }
    guard let near, distance(key, near) <= max(1, key.count / 3) else {
      return "remove it; known here: \(all.joined(separator: ", "))"
    }
    return "did you mean \"\(near)\"?"
  }

  private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let change = previous[column] + (character == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}

/// Every object of a catalog file with its keys: what the reader accepts and the JSON Schema describes.
public enum CatalogKeys {
  public static let root = ObjectKeys(
    required: [
      "bundleID", "languages", "storefronts", "appName", "links", "preferredBillingPlanType", "fallback", "groups",
      "products", "paywall", "copy",
    ], optional: ["$schema", "priceConsentStorefronts"])
  public static let links = ObjectKeys(required: ["terms", "privacy"], optional: [])
  public static let group = ObjectKeys(required: ["id", "name"], optional: [])
  public static let product = ObjectKeys(
    required: ["id", "type", "name", "description", "prices"], optional: ["isFamilyShareable", "subscription"])
  public static let subscription = ObjectKeys(
    required: ["group", "level", "period"], optional: ["monthlyPlan", "offers"])
  public static let monthlyPlan = ObjectKeys(required: ["prices"], optional: [])
  public static let offer = ObjectKeys(
    required: ["type", "plan", "paymentMode", "period"], optional: ["periods", "prices", "id", "code", "eligibility"])
  public static let paywall = ObjectKeys(required: ["products"], optional: ["showsComparison", "layout"])
  public static let copy = ObjectKeys(
    required: ["paywalls", "disclosure", "account", "cancel", "help"], optional: ["silence"])
  public static let silencedRule = ObjectKeys(required: ["rule", "reason"], optional: [])
  public static let paywallCopy = ObjectKeys(
    required: [
      "name", "headline", "features", "commitment", "upFront", "monthToMonth", "oneTime", "commitmentRenewal",
      "renewal", "commitmentCancelling", "cancelling", "notSoldHeadline", "notSold",
    ], optional: [])
  public static let disclosureCopy = ObjectKeys(required: ["title", "body"], optional: [])
  public static let accountCopy = ObjectKeys(
    required: ["active", "cancelled", "paymentFailed", "nothing"], optional: [])
  public static let cancelCopy = ObjectKeys(required: ["commitment", "other"], optional: [])
  public static let helpEntry = ObjectKeys(required: ["question", "answer"], optional: [])

  /// The languages that the program speaks.
  public static let languages = ["en", "es", "fr", "de", "ja"]
  /// The places that copy may have, such as `{monthly}`.
  public static let placeholders = [
    "monthly", "total", "payments", "renews", "price", "perMonth", "trialEnds", "accessUntil", "remaining", "ends",
    "app",
  ]
}
