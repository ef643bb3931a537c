/// Where the texts of a JSON file stand, for messages about what they say.
public struct JSONPlaces: Sendable {
  private var offsets: [String: Int] = [:]
  private let lines: LineIndex

  /// - Parameter content: JSON; of anything else no place is known.
  public init(_ content: [UInt8]) {
    lines = LineIndex(content)
    if let root = try? JSONParser.parse(content) { add(root, .root) }
  }

  /// Line and column, counted from 1, of the text with this path, such as `copy.paywalls[0].headline.en`.
  public func position(of path: String) -> (line: Int, column: Int)? { offsets[path].map(lines.position) }

  private mutating func add(_ node: JSONNode, _ path: JSONPath) {
    offsets[path.description] = node.offset
    switch node.value {
    case .array(let nodes): for (index, node) in nodes.enumerated() { add(node, .index(index, of: path)) }
    case .object(let members): for member in members { add(member.node, .key(member.key, of: path)) }
    default: break
    }
  }
}
