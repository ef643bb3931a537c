/// Gathers faults while a catalog is read, so that all of them are told at once.
final class FaultCollector {
  private struct Found {
    var offset: Int
    var severity: CatalogFault.Severity
    var path: String
    var message: String
    var remedy: String
  }

  private var found: [Found] = []

  func add(
    _ message: String, _ remedy: String, at offset: Int, path: JSONPath, severity: CatalogFault.Severity = .error
  ) {
    found.append(
      Found(offset: offset, severity: severity, path: path.description, message: message, remedy: remedy))
  }

  /// The faults with their lines and columns, in the order of the file.
  func faults(file: String, bytes: [UInt8]) -> [CatalogFault] {
    guard !found.isEmpty else { return [] }
    let lines = LineIndex(bytes)
    return found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map {
      _, fault in
      let (line, column) = lines.position(of: fault.offset)
      return CatalogFault(
        severity: fault.severity, file: file, line: line, column: column, path: fault.path, message: fault.message,
        remedy: fault.remedy)
    }
  }
}

/// Where a value stands in the JSON: written out only when a fault has to name it.
indirect enum JSONPath: CustomStringConvertible {
  case root
  case key(String, of: JSONPath)
  case index(Int, of: JSONPath)

  var description: String {
    switch self {
    case .root: return ""
    case .key(let key, let parent):
      let isPlain = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      guard isPlain, !key.isEmpty else { return "\(parent)[\"\(key)\"]" }
      let before = parent.description
      return before.isEmpty ? key : "\(before).\(key)"
    case .index(let index, let parent): return "\(parent)[\(index)]"
    }
  }
}
