/// A value with its place, read as a type; what does not fit is reported there.
struct Place {
  let node: JSONNode
  let step: Step
  /// Where that which it stands in stands.
  let parent: JSONPath
  let faults: FaultCollector

  /// The last step to it. Only what is gone into, or faulty, needs the whole path.
  enum Step {
    case root
    case key(String)
    case index(Int)
  }

  var path: JSONPath {
    switch step {
    case .root: .root
    case .key(let key): .key(key, of: parent)
    case .index(let index): .index(index, of: parent)
    }
  }

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
    let parent = path
    return nodes.enumerated().map { Place(node: $1, step: .index($0), parent: parent, faults: faults) }
  }

  /// The members as they stand, a key written twice reported.
  func members() -> [(key: String, place: Place)]? {
    guard case .object(let members) = node.value else {
      fault("an object belongs here, not \(node.value.kind)", "write it in { }")
      return nil
    }
    let parent = path
    var places: [(key: String, place: Place)] = []
    places.reserveCapacity(members.count)
    for member in members {
      let place = Place(node: member.node, step: .key(member.key), parent: parent, faults: faults)
      guard !places.contains(where: { $0.key == member.key }) else {
        faults.add(
          "the key stands here a second time", "keep one of them", at: member.keyOffset, path: place.path)
        continue
      }
      places.append((member.key, place))
    }
    return places
  }

  /// A member if there is one; nothing is reported.
  func member(_ key: String) -> Place? {
    guard case .object(let members) = node.value, let member = members.first(where: { $0.key == key }) else {
      return nil
    }
    return Place(node: member.node, step: .key(key), parent: path, faults: faults)
  }

  /// The members of an object whose keys are known; unknown and missing ones are reported.
  func object(_ keys: ObjectKeys) -> Places? {
    guard let members = members() else { return nil }
    var known = Places.none
    for (key, place) in members {
      guard keys.contains(key) else {
        faults.add(
          "there is no key of that name here", keys.suggestion(for: key), at: place.node.offset, path: place.path)
        continue
      }
      known.add(key, place)
    }
    for key in keys.required where known[key] == nil {
      fault("the key \"\(key)\" is missing", "add it")
    }
    return known
  }
}

/// The members of an object by their keys. No object has so many that a dictionary would find one sooner.
struct Places {
  private var members: [(key: String, place: Place)] = []

  static var none: Places { Places() }

  mutating func add(_ key: String, _ place: Place) { members.append((key, place)) }

  subscript(_ key: String) -> Place? { members.first { $0.key == key }?.place }
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
