import FoundationEssentials
import TwelveCommerce

/// Writes JSON for other programs: sorted keys, so that the same answer always has the same bytes.
struct JSONOutput: Sendable {
  let session: Session

  func text(_ value: some Encodable) throws(Failure) -> String {
    let encoder = JSONOutput.encoder()
    if let key = CodingUserInfoKey.presentation {
      let session = session
      encoder.userInfo[key] = Presentation(display: { session.price($0) })
    }
    return try JSONOutput.text(value, encoder)
  }

  /// Without a store: for answers that name no amounts of one.
  static func text(_ value: some Encodable) throws(Failure) -> String { try text(value, encoder()) }

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }

  private static func text(_ value: some Encodable, _ encoder: JSONEncoder) throws(Failure) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw Failure("The answer could not be written as JSON: \(error)", .bug)
    }
  }
}
