import TwelveCatalog
import TwelveLedger
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// A failure in words, with the exit status it ends a command with.
struct Failure: Error, Equatable {
  var message: String
  var status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }
}

/// How the program ends, by the numbers of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  /// The store said no, or a check found something.
  case refused = 1
  case usage = 64
  case badData = 65
  case bug = 70
  case inputOutput = 74
  case tryAgain = 75
}

extension Failure {
  init(_ failure: StoreFailure, words: Words, catalog: Catalog?) {
    switch failure {
    case .rejected(let rejection):
      self.init(catalog.map { words.describe(rejection, catalog: $0) } ?? "\(rejection)", .refused)
    case .catalog(let faults): self.init(faults.faults.map(\.description).joined(separator: "\n"), .badData)
    case .catalogMissing(let hash):
      self.init(
        "The store was used with a catalog (\(hash)) that it does not hold. Open one with --catalog FILE.", .badData)
    case .ledger(let error): self.init(error.message, error.status)
    }
  }
}

extension LedgerError {
  /// What went wrong with the ledger, where, and what can be done.
  var message: String {
    switch self {
    case .conflict: "Another program changed the store at the same moment. Try again."
    case .busy(let path): "\(path): another program holds the store. Try again."
    case .newerSchema(let path, let found, let known):
      "\(path): written by a newer twelve (schema \(found), this one knows \(known)). Update twelve, or use another --store."
    case .notAStore(let path): "\(path): not a store of twelve. Choose another folder with --store."
    case .damaged(let path, let detail):
      "\(path): the store is damaged: \(detail). Keep the file, and begin another with --store."
    case .inputOutput(let path, let detail): "\(path): \(detail)"
    case .noSuchEvent(let sequence): "There is no event \(sequence) in this timeline."
    case .timelineExists(let name): "There is a timeline \(name) already."
    case .noSuchTimeline(let name): "There is no timeline \(name). `twelve timelines` lists them."
    }
  }

  var status: ExitStatus {
    switch self {
    case .conflict, .busy: .tryAgain
    case .newerSchema, .notAStore, .damaged: .badData
    case .inputOutput: .inputOutput
    case .noSuchEvent, .timelineExists, .noSuchTimeline: .refused
    }
  }
}
