import TerminalKit

/// A box over another screen: lines that scroll when they do not fit, and buttons that always stand below them.
struct SheetBox {
  var title: String
  var lines: [SheetLine]
  var buttons: [SheetButton]
  /// Said under the box, where there is room.
  var note: String?
  private let size: Size

  static let widest = 68

  init(title: String, lines: [SheetLine], buttons: [SheetButton], note: String? = nil, size: Size) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
    self.note = note
    self.size = size
  }

  /// The columns for text, for a box on a terminal of that size.
  static func innerColumns(_ size: Size) -> Int { min(widest, size.columns - 4) - 4 }

  private var columns: Int { min(SheetBox.widest, size.columns - 4) }
  /// Between the header and the footer, less the box's own lines: two borders, a blank, the buttons.
  private var visibleRows: Int { min(lines.count, size.rows - 4 - 4) }
  private var rect: Rect {
    let rows = visibleRows + 4
    let free = max(0, size.rows - 4 - rows)
    return Rect(column: (size.columns - columns) / 2, row: 2 + min(free / 2, 2), columns: columns, rows: rows)
  }

  /// How far the lines can be scrolled.
  var lastOffset: Int { max(0, lines.count - visibleRows) }

  func draw(_ canvas: inout Canvas, scrolledBy scrolled: Int) {
    canvas.fill(Rect(column: 0, row: 2, columns: size.columns, rows: size.rows - 4))
    canvas.box(rect, title: title)
    let first = min(scrolled, lastOffset)
    let inner = rect.inset(columns: 2, rows: 1)
    for (index, line) in lines.dropFirst(first).prefix(visibleRows).enumerated() {
      line.draw(&canvas, column: inner.column, row: inner.row + index, columns: inner.columns)
    }
    drawMore(&canvas, first, inner)
    drawButtons(&canvas, row: rect.endRow - 2, inner)
    drawNote(&canvas)
  }

  private func drawMore(_ canvas: inout Canvas, _ first: Int, _ inner: Rect) {
    guard lastOffset > 0 else { return }
    let glyphs = canvas.glyphs
    let more = first < lastOffset ? "\(glyphs.moreBelow) \(lastOffset - first)" : "\(glyphs.moreAbove) \(first)"
    canvas.drawRight(more, endingAt: inner.endColumn, row: inner.row + visibleRows, style: .key)
  }

  private func drawButtons(_ canvas: inout Canvas, row: Int, _ inner: Rect) {
    let widths = buttons.map { canvas.measure($0.label) + 6 }
    let gap = max(1, min(12, inner.columns - widths.reduce(0, +) - 4) / max(1, buttons.count - 1))
    var column = inner.column + max(0, (inner.columns - widths.reduce(0, +) - gap * (buttons.count - 1)) / 2)
    for (button, width) in zip(buttons, widths) {
      let mark = button.isFocused ? canvas.glyphs.marker : " "
      canvas.draw(mark, at: Position(column: column, row: row), style: .key)
      let style: Style = button.isFocused ? .buttonFocused : .button
      canvas.draw("[ \(button.label) ]", at: Position(column: column + 2, row: row), style: style)
      column += width + gap
    }
  }

  private func drawNote(_ canvas: inout Canvas) {
    guard let note else { return }
    let room = Rect(column: 3, row: rect.endRow, columns: size.columns - 6, rows: size.rows - 2 - rect.endRow)
    // A note that would be cut is left out: it says what the README says too.
    guard room.rows >= canvas.paragraphHeight(note, columns: room.columns) else { return }
    canvas.drawParagraph(note, in: room, style: .backOffice)
  }
}

struct SheetButton {
  var label: String
  var isFocused: Bool
}

/// A line of a sheet: text at the left, and an amount at the right where there is one.
struct SheetLine {
  var text: String
  var amount: String?
  var style: Style

  init(_ text: String, amount: String? = nil, style: Style = .text) {
    self.text = text
    self.amount = amount
    self.style = style
  }

  static let blank = SheetLine("")

  /// A paragraph, in as many lines as it needs.
  static func paragraph(_ text: String, columns: Int, charset: Charset, style: Style = .text) -> [SheetLine] {
    Canvas(size: Size(columns: columns, rows: 1), charset: charset).wrapped(text, columns: columns)
      .map { SheetLine($0, style: style) }
  }

  func draw(_ canvas: inout Canvas, column: Int, row: Int, columns: Int) {
    var room = columns
    if let amount {
      let style: Style = self.style == .text ? .price : self.style
      room -= canvas.drawRight(amount, endingAt: column + columns, row: row, style: style) + 1
    }
    canvas.draw(text, at: Position(column: column, row: row), style: style, maxColumns: room)
  }
}
