/// A value with its place, read as a type; what does not fit is reported there.
struct Place {
  let node: JSONNode
  let path: JSONPath
  let faults: FaultCollector

  func fault(_ message: String, _ remedy: String, severity: CatalogFault.Severity = .error) {
    faults.add(message, remedy, at: node.offset, path: path, severity: severity)
  }

  /// A text that is not empty.
  func text() -> String? {
    guard case .string(let text) = node.value else {
      fault("a text belongs here, not \(node.value.kind)", "write it in double quotes")
      return nil
    }
    guard !text.isEmpty else {
      fault("the text is empty", "write one")
      return nil
    }
    return text
  }

  func bool() -> Bool? {
    guard case .bool(let value) = node.value else {
      fault("true or false belongs here, not \(node.value.kind)", "write true or false")
      return nil
    }
    return value
  }

  func wholeNumber() -> Int? {
    guard case .number(let text) = node.value, let number = Int(text) else {
      fault("a whole number belongs here", "write one, such as 1")
      return nil
    }
    return number
  }

  func elements() -> [Place] {
    guard case .array(let nodes) = node.value else {
      fault("a list belongs here, not \(node.value.kind)", "write it in [ ]")
      return []
    }
    return nodes.enumerated().map { Place(node: $1, path: .index($0, of: path), faults: faults) }
  }

  /// The members as they stand, a key written twice reported.
  func members() -> [(key: String, place: Place)]? {
    guard case .object(let members) = node.value else {
      fault("an object belongs here, not \(node.value.kind)", "write it in { }")
      return nil
    }
    var seen: [String] = []
    return members.compactMap { member in
      let place = Place(node: member.node, path: .key(member.key, of: path), faults: faults)
      guard !seen.contains(member.key) else {
        faults.add(
          "the key stands here a second time", "keep one of them", at: member.keyOffset, path: place.path)
        return nil
      }
      seen.append(member.key)
      return (member.key, place)
    }
  }

  /// The members of an object whose keys are known; unknown and missing ones are reported.
  func object(_ keys: ObjectKeys) -> [String: Place]? {
    guard let members = members() else { return nil }
    var known: [String: Place] = [:]
    for (key, place) in members {
      guard keys.all.contains(key) else {
        faults.add(
          "there is no key of that name here", keys.suggestion(for: key), at: place.node.offset, path: place.path)
        continue
      }
      known[key] = place
    }
    for key in keys.required where known[key] == nil {
      fault("the key \"\(key)\" is missing", "add it")
    }
    return known
  }
}

extension JSONNode.Value {
  /// What it is, in a fault's words.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
