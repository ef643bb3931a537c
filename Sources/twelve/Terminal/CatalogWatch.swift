import Synchronization
import TwelveCatalog
import TwelveLocalStore
import TwelveWording

/// Reads a catalog file again when it is saved; a faulty one leaves the last good one in force.
final class CatalogWatch: Sendable {
  private let file: CatalogFile
  private let seen: Mutex<CatalogFile.Fingerprint?>

  init(file: CatalogFile) {
    self.file = file
    seen = Mutex(file.fingerprint)
  }

  /// What to say when the file has changed; nil when it has not.
  func look(_ session: Session) -> String? {
    let now = file.fingerprint
    let isNew = seen.withLock { seen in
      guard let now, now != seen else { return false }
      seen = now
      return true
    }
    return isNew ? read(session) : nil
  }

  private func read(_ session: Session) -> String {
    let words = session.words
    do {
      try session.store.adopt(try file.load())
      return words.say(.catalogReloaded, ["file": file.path])
    } catch let failure as Failure {
      let faults = failure.message.split(separator: "\n")
      return words.say(
        .catalogFaulty,
        ["file": file.path, "count": "\(faults.count)", "fault": faults.first.map(String.init) ?? ""])
    } catch {
      return "\(error)"
    }
  }
}
