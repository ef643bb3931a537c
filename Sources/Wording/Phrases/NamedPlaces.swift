/// Fills places such as `{date}` in a phrase.
enum NamedPlaces {
  /// One pass: a value is never searched for places. A place without a value stays as it is, so that the mistake is seen.
  static func fill(_ template: String, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    // Bytes: to look for characters would be to find out where each one ends.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(rest[rest.utf8.index(after: open)..<close])
      result.append(contentsOf: rest[..<open])
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.utf8.index(after: close)...]
    }
    result.append(contentsOf: rest)
    return result
  }

  /// The names of a phrase's places, in order.
  static func names(in template: String) -> [String] {
    var names: [String] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }
}
