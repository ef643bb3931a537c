import Screens
import Synchronization
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Shows the system's sheets on the screen: asks through the mailbox and waits for the answer.
final class TerminalPresenter: SheetPresenter {
  private struct Waiting {
    var next = 0
    var answers: [(id: Int, answer: CheckedContinuation<Bool, Never>)] = []
  }

  private let mailbox: Mailbox
  private let session: Session
  private let waiting = Mutex(Waiting())

  init(mailbox: Mailbox, session: Session) {
    self.mailbox = mailbox
    self.session = session
  }

  /// Whether a sheet waits for an answer.
  var isAsking: Bool { waiting.withLock { !$0.answers.isEmpty } }

  func disclose(_ sheet: PurchaseSheet) async -> Bool { await ask(SheetWriter(session: session).disclosure(sheet)) }

  func confirm(_ sheet: PurchaseSheet) async -> Bool { await ask(SheetWriter(session: session).payment(sheet)) }

  func refuse(_ rejection: Rejection) async {
    let text = session.words.describe(rejection, catalog: session.catalog)
    mailbox.post(.alerted(title: session.words.say(.refusedTitle), text: text))
  }

  func answer(_ id: Int, _ goesOn: Bool) {
    let waits = waiting.withLock { waiting in
      waiting.answers.firstIndex { $0.id == id }.map { waiting.answers.remove(at: $0) }
    }
    waits?.answer.resume(returning: goesOn)
  }

  private func ask(_ content: SheetContent) async -> Bool {
    await withCheckedContinuation { continuation in
      waiting.withLock { waiting in
        waiting.next += 1
        waiting.answers.append((waiting.next, continuation))
        mailbox.post(.sheetAsked(SheetQuestion(id: waiting.next, content: content)))
      }
    }
  }
}
