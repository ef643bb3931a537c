import Screens
import StoreKit
import Synchronization
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Carries effects out, one after the other, away from the loop's thread. A purchase runs beside them, since it waits for
/// answers.
final class EffectWorker: Sendable {
  private enum Job: Sendable {
    case effect(Effect)
    case look
  }

  private let session: Mutex<Session>
  private let mailbox: Mailbox
  private let presenter: TerminalPresenter
  private let catalogWatch: CatalogWatch?
  private let jobs: AsyncStream<Job>
  private let queue: AsyncStream<Job>.Continuation
  private let underWay = Mutex(0)
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(session: Session, mailbox: Mailbox, catalogFile: String?) {
    self.session = Mutex(session)
    self.mailbox = mailbox
    presenter = TerminalPresenter(mailbox: mailbox, session: session)
    catalogWatch = catalogFile.map { CatalogWatch(file: CatalogFile(path: $0)) }
    (jobs, queue) = AsyncStream.makeStream(of: Job.self)
    session.store.present(with: presenter)
  }

  var isBusy: Bool { underWay.withLock { $0 > 0 } && !presenter.isAsking }

  /// Begins to work: reads what the first picture could do without, and writes a new store down.
  func start() {
    begin()
    task.withLock { task in
      task = Task.detached { [self] in
        let session = currentSession
        await reload(lastStep: nil)
        do { try session.store.persist() } catch { mailbox.post(.failed(text(of: error, session))) }
        end()
        for await job in jobs { await run(job) }
      }
    }
  }

  func stop() {
    queue.finish()
    task.withLock { $0?.cancel() }
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .answerSheet(let id, let goesOn): presenter.answer(id, goesOn)
    case .purchase(let product, let plan, let offerID):
      begin()
      Task.detached { [self] in
        await purchase(product, plan, offerID)
        end()
      }
    case .redeem(let code):
      begin()
      Task.detached { [self] in
        await redeem(code)
        end()
      }
    default:
      begin()
      queue.yield(.effect(effect))
    }
  }

  /// Looks for changes that others made to the store or to the catalog file.
  func look() {
    guard !isBusy else { return }
    begin()
    queue.yield(.look)
  }

  private var currentSession: Session { session.withLock { $0 } }

  private func begin() { underWay.withLock { $0 += 1 } }
  private func end() { underWay.withLock { $0 -= 1 } }

  private func run(_ job: Job) async {
    switch job {
    case .look: await lookAround()
    case .effect(let effect): await carryOut(effect)
    }
    end()
  }

  private func carryOut(_ effect: Effect) async {
    let session = currentSession
    if case .explain(let question) = effect { return explain(question, session) }
    let before = AccountSnapshot(session)
    do {
      if case .compareTimelines(let name) = effect { return try compare(name, session) }
      if case .compareWordings(let hasOffers) = effect {
        return mailbox.post(.wordings(try await WordingsLoader(session: session, hasOffers: hasOffers).load()))
      }
      if case .chooseWording(let id) = effect { self.session.withLock { $0.wording = Int(id) ?? 0 } }
      let done = try await EffectPerformer(session: session).perform(effect)
      await reload(lastStep: done.isStep ? before.changes(to: AccountSnapshot(currentSession), currentSession) : nil)
      if let text = done.text { mailbox.post(.done(text)) }
    } catch {
      mailbox.post(.failed(text(of: error, session)))
    }
  }

  private func compare(_ name: String, _ session: Session) throws {
    let current = session.store.timelineName
    let comparison = try session.store.compare(current, name)
    let text = ComparisonText(
      words: session.words, catalog: session.catalog, comparison: comparison, left: current, right: name)
    let rows = text.rows.map { ComparisonContent.Row(label: $0.label, left: $0.left, right: $0.right) }
    mailbox.post(
      .compared(ComparisonContent(left: current, right: name, summary: text.summary, rows: rows)))
  }

  private func explain(_ question: WhyQuestion, _ session: Session) {
    do {
      let content = try WhyLoader(session: session).content(question)
      mailbox.post(content.map(ScreenEvent.explained) ?? .failed(session.words.say(.whyNotThere)))
    } catch {
      mailbox.post(.failed(text(of: error, session)))
    }
  }

  private func purchase(_ product: ProductID, _ plan: BillingPlanType?, _ offerID: String?) async {
    let session = currentSession
    let before = AccountSnapshot(session)
    let ended = await TerminalPurchase(session: session).run(product, plan, offerID: offerID)
    await reload(lastStep: before.changes(to: AccountSnapshot(session), session))
    switch ended {
    case .report(let report): mailbox.post(.purchaseEnded(report))
    // The system's alert has said why already.
    case .refused: break
    case .failed(let text): mailbox.post(.failed(text))
    }
  }

  private func redeem(_ code: String) async {
    let session = currentSession
    let before = AccountSnapshot(session)
    do {
      let answer = try await session.store.redeem(code, for: session.customer)
      await reload(lastStep: before.changes(to: AccountSnapshot(session), session))
      mailbox.post(.purchaseEnded(PurchaseReportWriter(session: session).report(answer)))
    } catch .rejected {
      // The system's alert has said why already.
      await reload(lastStep: nil)
    } catch {
      mailbox.post(.failed(text(of: error, session)))
    }
  }

  private func lookAround() async {
    let session = currentSession
    do {
      var changed = try session.store.refresh()
      if let notice = catalogWatch?.look(session) {
        mailbox.post(.done(notice))
        changed = true
      }
      if changed { await reload(lastStep: nil) }
    } catch {
      mailbox.post(.failed(text(of: error, session)))
    }
  }

  private let lastStep = Mutex<[String]>([])

  private func reload(lastStep step: [String]?) async {
    if let step, !step.isEmpty { lastStep.withLock { $0 = step } }
    let session = currentSession
    do {
      let content = try await ContentLoader(session: session).load(lastStep: lastStep.withLock { $0 })
      mailbox.post(.contentLoaded(content, session.words))
    } catch {
      mailbox.post(.failed(text(of: error, session)))
    }
  }

  private func text(of error: any Error, _ session: Session) -> String {
    if let failure = error as? StoreFailure {
      return Failure(failure, words: session.words, catalog: session.catalog).message
    }
    return (error as? Failure)?.message ?? "\(error)"
  }
}
