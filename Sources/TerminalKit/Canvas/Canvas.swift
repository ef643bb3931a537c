/// What views draw on: a buffer, the signs the terminal can show, and the part of the screen that may be drawn.
public struct Canvas: Sendable {
  public let charset: Charset
  public private(set) var buffer: Buffer
  /// Where the terminal's cursor is to be shown, on the whole screen.
  public private(set) var cursor: Position?
  private var origin = Position(column: 0, row: 0)
  private var clip: Rect
  private var area: Size

  public init(size: Size, charset: Charset = .utf8) {
    self.charset = charset
    buffer = Buffer(size: size)
    clip = Rect(origin: origin, size: size)
    area = size
  }

  /// The size of the area drawn in: the screen, or the rectangle given to `within`.
  public var size: Size { area }

  public var glyphs: Glyphs { charset.glyphs }

  /// The columns a text takes here, once made safe and, where needed, put into ASCII.
  public func measure(_ text: String) -> Int {
    TerminalText.isPlain(text) ? text.utf8.count : TextWidth.ofSafe(shown(text))
  }

  /// The finished picture.
  public func frame(wantsPaste: Bool = false) -> Frame {
    Frame(buffer: buffer, charset: charset, cursor: cursor, wantsPaste: wantsPaste)
  }

  /// Shows the terminal's cursor, if the place can be seen.
  public mutating func placeCursor(at position: Position) {
    let place = absolute(position)
    if clip.contains(place) { cursor = place }
  }

  /// Draws in a part only; coordinates stay the same.
  @discardableResult
  public mutating func clipped<Result>(to rect: Rect, _ body: (inout Canvas) -> Result) -> Result {
    let saved = clip
    defer { clip = saved }
    clip = clip.intersection(absolute(rect))
    return body(&self)
  }

  /// Draws in a part only, with its top left corner as the origin; scrolled content starts above it.
  @discardableResult
  public mutating func within<Result>(
    _ rect: Rect, scrolledBy rows: Int = 0, _ body: (inout Canvas) -> Result
  ) -> Result {
    let saved = (origin, clip, area)
    defer { (origin, clip, area) = saved }
    clip = clip.intersection(absolute(rect))
    origin = absolute(rect.origin).offset(rows: -rows)
    area = rect.size
    return body(&self)
  }

  func shown(_ text: String) -> String {
    charset == .utf8 ? TerminalText.sanitized(text) : TerminalText.ascii(text, keepsNoBreakSpaces: true)
  }

  /// The columns that can be drawn from here on.
  func visibleColumns(from column: Int) -> Int { max(0, clip.endColumn - origin.column - column) }

  /// Puts one safe character, cut at the edges of the clip.
  mutating func put(_ text: String, width: Int, at position: Position, style: Style) {
    let place = absolute(position)
    let isWhole = clip.contains(place) && (width < 2 || clip.contains(place.offset(columns: 1)))
    if isWhole {
      buffer.put(text, width: width, column: place.column, row: place.row, style: style)
      return
    }
    for half in 0..<width where clip.contains(place.offset(columns: half)) {
      buffer.put(" ", width: 1, column: place.column + half, row: place.row, style: style)
    }
  }

  mutating func forEachVisible(in rect: Rect, _ body: (inout Buffer, Int, Int) -> Void) {
    let visible = visible(rect)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn { body(&buffer, column, row) }
    }
  }

  /// The part of a rectangle that can be drawn on, on the whole screen.
  func visible(_ rect: Rect) -> Rect { clip.intersection(absolute(rect)) }

  private func absolute(_ position: Position) -> Position {
    position.offset(columns: origin.column, rows: origin.row)
  }

  private func absolute(_ rect: Rect) -> Rect { rect.offset(columns: origin.column, rows: origin.row) }
}
