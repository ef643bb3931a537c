/// A place in a catalog's copy that is filled with an amount, a date, a count or a name, such as `{monthly}`.
public enum Placeholder: String, Hashable, Sendable, CaseIterable {
  /// One payment of the monthly plan.
  case monthly
  /// All payments of the commitment.
  case total
  /// How many payments the commitment has: the number alone.
  case payments
  /// The day of the next renewal.
  case renews
  /// The price of a plan that is not paid monthly with a commitment.
  case price
  /// What a longer plan costs in a month; a computed amount.
  case perMonth
  /// The day a free trial ends.
  case trialEnds
  /// The day access ends if nothing more is paid.
  case accessUntil
  /// How many payments remain: the number alone, so copy that has it must read well with 1.
  case remaining
  /// The day a subscription or a commitment ends.
  case ends
  /// The app's name.
  case app
}

/// What placeholders are filled with.
public struct PlaceholderValues: ExpressibleByDictionaryLiteral, Sendable {
  // By name: Swift knows how to hash text without looking through every type of the program first.
  private var texts: [String: String] = [:]

  public init(dictionaryLiteral elements: (Placeholder, String)...) {
    for (placeholder, text) in elements { texts[placeholder.rawValue] = text }
  }

  public subscript(_ placeholder: Placeholder) -> String? {
    get { texts[placeholder.rawValue] }
    set { texts[placeholder.rawValue] = newValue }
  }

  subscript(_ name: Substring) -> String? { texts[String(name)] }
}

extension Placeholder {
  /// The template with its placeholders filled in. What has no value, or is no placeholder, stays as it is, so that the
  /// mistake is seen; a value is not searched for placeholders.
  public static func fill(_ template: String, _ values: PlaceholderValues) -> String {
    parts(of: template).reduce(into: "") { result, part in
      switch part {
      case .text(let text): result.append(contentsOf: text)
      case .name(let name): result += values[name] ?? "{\(name)}"
      }
    }
  }

  /// The placeholders of a template in the order in which they stand, repeated ones too.
  public static func placeholders(in template: String) -> [Placeholder] {
    names(in: template).compactMap(Placeholder.init(rawValue:))
  }

  /// Names in braces that are no placeholders, in the order in which they stand.
  public static func unknownNames(in template: String) -> [String] {
    names(in: template).filter { Placeholder(rawValue: $0) == nil }
  }

  private enum Part {
    case text(Substring)
    case name(Substring)
  }

  private static func names(in template: String) -> [String] {
    parts(of: template).compactMap { part in
      if case .name(let name) = part { String(name) } else { nil }
    }
  }

  /// A name is what stands between an opening brace and the next closing one, with no other opening brace between them.
  private static func parts(of template: String) -> [Part] {
    var parts: [Part] = []
    var rest = template[...]
    // Bytes: to look for characters would be to find out where each one ends.
    while let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) {
      if let open = rest[..<close].utf8.lastIndex(of: UInt8(ascii: "{")) {
        parts.append(.text(rest[..<open]))
        parts.append(.name(rest[rest.utf8.index(after: open)..<close]))
      } else {
        parts.append(.text(rest[...close]))
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return parts + [.text(rest)]
  }
}
