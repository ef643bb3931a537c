import CCurses
import Glibc
import TerminalKit

/// The terminal through ncurses. Everything but `waker` is used from the thread that opened it.
public final class CursesTerminal: Terminal {
  public private(set) var size: Size
  public let charset: Charset
  public let colors: ColorDepth
  private let theme: Theme
  private var shown: Frame?
  private var isOpen = true

  /// Opens the screen.
  ///
  /// - Parameter forceASCII: Whether only ASCII is drawn, whatever the locale has.
  public static func open(
    colorChoice: ColorChoice, theme: ThemeChoice, forceASCII: Bool
  ) throws(TerminalOpenError) -> CursesTerminal {
    let name = environment("TERM") ?? ""
    switch Int(cc_open()) {
    case CC_OK: return CursesTerminal(colorChoice, theme, forceASCII: forceASCII)
    case CC_NOT_A_TERMINAL: throw .notATerminal
    case CC_UNKNOWN_TERMINAL: throw .unknownTerminal(name)
    case CC_CANNOT_MOVE_CURSOR: throw .cannotMoveCursor(name)
    default: throw .noResources
    }
  }

  private init(_ choice: ColorChoice, _ theme: ThemeChoice, forceASCII: Bool) {
    charset = forceASCII || cc_is_utf8() == 0 ? .ascii : .utf8
    colors = choice.depth(
      terminfoColors: Int(cc_colors()), noColor: CursesTerminal.environment("NO_COLOR"),
      term: CursesTerminal.environment("TERM"))
    self.theme = Theme.of(colors, theme)
    size = CursesTerminal.currentSize
  }

  /// The terminal description that stands in for one that is not known here.
  public var standIn: String? { cc_stand_in().map { String(cString: $0) } }

  public var waker: @Sendable () -> Void { { cc_wake() } }

  public func present(_ frame: Frame) {
    let before = shown?.size == frame.size ? shown : nil
    for row in 0..<frame.size.rows where before?.buffer.row(row) != frame.buffer.row(row) {
      draw(frame.buffer.row(row), at: row)
    }
    shown = frame
    cc_present(Int32(frame.cursor?.column ?? -1), Int32(frame.cursor?.row ?? -1))
  }

  /// Draws run by run, each at its own column. A run ends with a character that C libraries of another age may give
  /// another width: clusters, and what Unicode has added late.
  private func draw(_ cells: ArraySlice<Cell>, at row: Int) {
    var column = 0
    var run = ""
    var runColumn = 0
    var style = cells.first?.style ?? .text
    var isWidthSure = true
    for cell in cells {
      if cell.style != style || !isWidthSure && cell.width > 0 {
        put(run, runColumn, row, style)
        (run, runColumn, style) = ("", column, cell.style)
      }
      if cell.width > 0 {
        run += cell.text
        isWidthSure = cell.text.utf8.count <= 3
      }
      column += 1
    }
    put(run, runColumn, row, style)
  }

  private func put(_ text: String, _ column: Int, _ row: Int, _ style: Style) {
    guard !text.isEmpty else { return }
    let appearance = theme.appearance(style)
    cc_put(
      Int32(column), Int32(row), text, appearance.attributes, Int32(appearance.foreground ?? -1),
      Int32(appearance.background ?? -1))
  }

  public func discardPendingKeys() { cc_discard_input() }

  public func redraw() { cc_redraw() }

  public func close() {
    guard isOpen else { return }
    isOpen = false
    cc_close()
  }

  public func nextEvent(timeoutMilliseconds: Int?) -> TerminalEvent {
    // A new size may have come in the middle of pasted text.
    if let resized = resized() { return resized }
    var value: Int32 = 0
    switch Int(cc_next(Int32(timeoutMilliseconds ?? -1), &value)) {
    case CC_EVENT_CHARACTER: return .key(Key(character: value))
    case CC_EVENT_KEY: return Key(curses: Int(value)).map { .key($0) } ?? .timeout
    case CC_EVENT_RESIZED: return resized() ?? .timeout
    case CC_EVENT_WOKEN: return .wake
    case CC_EVENT_SIGNAL: return .interrupted(signal: value)
    case CC_EVENT_LOST: return .lost
    case CC_EVENT_PASTE_BEGINS: return pasted()
    default: return .timeout
    }
  }

  /// What is pasted, where the frame wants it, up to a size that no field needs more than; the rest is read and dropped.
  private func pasted() -> TerminalEvent {
    var text = ""
    var isWoken = false
    var value: Int32 = 0
    while true {
      switch Int(cc_next(1_000, &value)) {
      case CC_EVENT_CHARACTER:
        guard text.utf8.count < 65_536, let scalar = Unicode.Scalar(UInt32(bitPattern: value)) else { continue }
        text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
      case CC_EVENT_WOKEN: isWoken = true
      case CC_EVENT_KEY, CC_EVENT_RESIZED, CC_EVENT_PASTE_BEGINS: continue
      case CC_EVENT_SIGNAL: return .interrupted(signal: value)
      case CC_EVENT_LOST: return .lost
      default:
        if isWoken { cc_wake() }
        return shown?.wantsPaste == true ? .paste(text) : .wake
      }
    }
  }

  private func resized() -> TerminalEvent? {
    let current = CursesTerminal.currentSize
    guard current != size else { return nil }
    size = current
    shown = nil
    return .resized(size)
  }

  private static var currentSize: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    cc_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension Appearance {
  fileprivate var attributes: Int32 {
    var bits = 0
    if isBold { bits |= CC_BOLD }
    if isDim { bits |= CC_DIM }
    if isUnderlined { bits |= CC_UNDERLINE }
    if isReversed { bits |= CC_REVERSE }
    return Int32(bits)
  }
}
