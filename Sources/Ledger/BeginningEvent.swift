import TwelveCatalog
import TwelveCommerce
import TwelveStoreRules

/// The events that every store begins with, read without a decoder: making one takes longer than the first picture has.
enum BeginningEvent {
  /// Nil for any other event, and for a body that is not as it should be.
  static func decode(typeName: String, body: [UInt8]) -> StoreEvent? {
    switch typeName {
    case "storeOpened", "catalogAdopted", "customerAdded": break
    default: return nil
    }
    guard case .object(let members)? = (try? JSONParser.parse(body))?.value else { return nil }
    let fields = Fields(members: members)
    switch typeName {
    case "storeOpened": return fields.number("seed").flatMap { UInt64($0) }.map { .storeOpened(StoreOpened(seed: $0)) }
    case "catalogAdopted":
      guard let hash = fields.text("hash"), let file = fields.text("file") else { return nil }
      return .catalogAdopted(CatalogAdopted(hash: hash, file: file))
    default: return customerAdded(fields)
    }
  }

  private static func customerAdded(_ fields: Fields) -> StoreEvent? {
    guard let storefront = fields.text("storefront"), let language = fields.text("language"),
      let version = fields.object("systemVersion"), let major = version.number("major").flatMap({ Int($0) }),
      let minor = version.number("minor").flatMap({ Int($0) })
    else { return nil }
    return .customerAdded(
      CustomerAdded(
        storefront: StorefrontCode(storefront), language: language,
        systemVersion: SystemVersion(major: major, minor: minor)))
  }

  private struct Fields {
    let members: [JSONMember]

    private func value(_ key: String) -> JSONNode.Value? { members.first { $0.key == key }?.node.value }

    func text(_ key: String) -> String? {
      guard case .string(let text)? = value(key) else { return nil }
      return text
    }

    func number(_ key: String) -> String? {
      guard case .number(let text)? = value(key) else { return nil }
      return text
    }

    func object(_ key: String) -> Fields? {
      guard case .object(let members)? = value(key) else { return nil }
      return Fields(members: members)
    }
  }
}
