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

extension Placeholder {
  /// The template with its placeholders filled in. What has no value, or is no placeholder, stays as it is, so that the
  /// mistake is seen; a value is not searched for placeholders.
  public static func fill(_ template: String, _ values: [Placeholder: String]) -> String {
    parts(of: template).reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .name(let name): result += Placeholder(rawValue: String(name)).flatMap { values[$0] } ?? "{\(name)}"
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
    while let close = rest.firstIndex(of: "}") {
      if let open = rest[..<close].lastIndex(of: "{") {
        parts += [.text(rest[..<open]), .name(rest[rest.index(after: open)..<close])]
      } else {
        parts.append(.text(rest[...close]))
      }
      rest = rest[rest.index(after: close)...]
    }
    return parts + [.text(rest)]
  }
}
