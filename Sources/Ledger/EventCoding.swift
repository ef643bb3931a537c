import FoundationEssentials
import TwelveCommerce
import TwelveStoreRules

/// The stored form of events: JSON bodies with sorted keys, so that the same event always gives the same bytes.
enum EventCoding {
  static func encode(_ event: StoreEvent) throws -> [UInt8] {
    try SortedJSONEncoder.encode(event.body)
  }

  static func decode(typeName: String, body: [UInt8]) throws -> StoreEvent? {
    if let event = BeginningEvent.decode(typeName: typeName, body: body) { return event }
    return try StoreEvent(typeName: typeName, body: StoredBody(bytes: Data(body)))
  }

  private struct StoredBody: StoreEvent.BodyReader {
    let bytes: Data

    func body<Body: Decodable>() throws -> Body { try JSONDecoder().decode(Body.self, from: bytes) }
  }
}
