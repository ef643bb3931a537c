import Screens
import StoreKit
import TerminalKit
import TwelveCommerce
import TwelveLocalStore
import TwelveWording

/// The event loop: one thread draws and reads keys; what may take time runs elsewhere and comes back through the mailbox.
final class TerminalLoop {
  private let terminal: any Terminal
  private let mailbox: Mailbox
  private let worker: EffectWorker
  private var root: Root
  /// The exit status, once the loop is to end.
  private var status: Int32?

  /// How often the store and the catalog file are looked at for changes made elsewhere.
  private static let lookInterval = 400

  init(terminal: any Terminal, session: Session, content: StoreContent, catalogFile: String?) {
    self.terminal = terminal
    mailbox = Mailbox(wake: terminal.waker)
    worker = EffectWorker(session: session, mailbox: mailbox, catalogFile: catalogFile)
    root = Root(words: session.words, content: content)
    root.show(on: terminal.size, charset: terminal.charset)
  }

  /// Runs until the user quits, and returns the exit status.
  func run() -> Int32 {
    begin()
    while true {
      guard let status = turn(waiting: TerminalLoop.lookInterval) else { continue }
      worker.stop()
      return status
    }
  }

  /// Shows the first picture and begins to work.
  func begin() {
    draw()
    worker.start()
  }

  /// Takes one event, and what has come back from the worker; the exit status once the program is to end.
  func turn(waiting milliseconds: Int) -> Int32? {
    take(terminal.nextEvent(timeoutMilliseconds: milliseconds))
    for event in mailbox.takeAll() { update(event) }
    if status == nil { draw() }
    return status
  }

  /// Whether work is under way that will come back as an event; tests wait for it.
  var isBusy: Bool { worker.isBusy || !mailbox.isEmpty }

  private func draw() { terminal.present(root.view()) }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key): update(.key(key))
    case .paste(let text): update(.paste(text))
    case .resized(let size): root.show(on: size, charset: terminal.charset)
    case .wake: break
    case .timeout: worker.look()
    case .interrupted(let signal): status = 128 + signal
    case .lost: status = ExitStatus.inputOutput.rawValue
    }
  }

  private func savePicture() {
    do {
      let file = try PictureFile.write(root.view())
      update(.done(root.context.words.say(.pictureSaved, ["file": file])))
    } catch {
      update(.failed(root.context.words.say(.pictureFailed, ["file": PictureFile.name(1)])))
    }
  }

  private func update(_ event: ScreenEvent) {
    for effect in root.update(event) {
      switch effect {
      case .quit: status = 0
      case .redraw: terminal.redraw()
      case .discardPendingKeys: terminal.discardPendingKeys()
      case .savePicture: savePicture()
      default: worker.perform(effect)
      }
    }
  }
}
