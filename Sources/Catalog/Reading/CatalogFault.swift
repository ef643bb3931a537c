/// Something wrong in a catalog: where it stands, what it is, and what to do.
public struct CatalogFault: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted in characters from 1.
  public var column: Int
  /// The JSON path, such as `products[1].prices.FRA`; empty for the whole file.
  public var path: String
  public var message: String
  public var remedy: String

  /// `lingo.json:12:7: products[1].prices.FRA: there is no price; add one`
  public var description: String {
    let kind = severity == .warning ? "warning: " : ""
    let place = path.isEmpty ? "" : "\(path): "
    return "\(file):\(line):\(column): \(kind)\(place)\(message); \(remedy)"
  }
}

/// Everything wrong in a catalog, in the order of the file.
public struct CatalogFaults: Error, Hashable, Sendable {
  public var faults: [CatalogFault]
}
