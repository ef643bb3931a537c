import FoundationEssentials
import TwelveCommerce

/// Writes JSON for other programs: sorted keys, so that the same answer always has the same bytes.
struct JSONOutput: Sendable {
  let session: Session

  func text(_ value: some Encodable) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    if let key = CodingUserInfoKey.presentation {
      let session = session
      encoder.userInfo[key] = Presentation(display: { session.price($0) })
    }
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw Failure("The answer could not be written as JSON: \(error)", .bug)
    }
  }
}
