import Testing

@testable import TerminalKit

@Suite("Drawing")
struct CanvasTests {
  @Test("Text that does not fit is cut and marked, by the columns given or the edge")
  func cut() {
    #expect(rows(10, 1) { $0.draw("Hello, world", at: at(0, 0)) } == ["Hello, wo…"])
    #expect(rows(10, 1) { $0.draw("Hello, world", at: at(4, 0)) } == ["    Hello…"])
    #expect(rows(10, 1) { $0.draw("Hello, world", at: at(0, 0), maxColumns: 4) } == ["Hel…"])
    #expect(rows(10, 1, .ascii) { $0.draw("Hello, world", at: at(0, 0)) } == ["Hello, wo~"])
    #expect(rows(10, 1) { $0.draw("Hello", at: at(10, 0)) } == [""])
    #expect(rows(10, 1) { $0.draw("Hello", at: at(0, 7)) } == [""])
  }

  @Test("Text that begins left of the edge loses its beginning")
  func left() {
    #expect(rows(6, 1) { $0.draw("Hello", at: at(-2, 0)) } == ["llo"])
    #expect(rows(6, 1) { $0.draw("日本", at: at(-1, 0)) } == [" 本"])
  }

  @Test("The columns drawn are returned, also in ASCII")
  func columns() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    #expect(canvas.draw("日本 a", at: at(0, 0)) == 6)
    #expect(canvas.measure("日本 a") == 6)
    canvas = Canvas(size: Size(columns: 20, rows: 1), charset: .ascii)
    #expect(canvas.draw("9 €", at: at(0, 0)) == 5)
    #expect(canvas.measure("9 €") == 5)
    #expect(FrameText.rows(canvas.frame()) == ["9 EUR"])
  }

  @Test("Text is set against a right edge, and cut at its end")
  func right() {
    #expect(rows(10, 1) { $0.drawRight("$9.99", endingAt: 8, row: 0) } == ["   $9.99"])
    #expect(rows(10, 1) { $0.drawRight("日本語", endingAt: 5, row: 0) } == ["日本…"])
    #expect(rows(10, 1) { $0.drawRight("Hello", endingAt: 9, row: 0, maxColumns: 3) } == ["      He…"])
  }

  @Test("Spaces of all widths become plain ones")
  func spaces() { #expect(rows(9, 1) { $0.draw("9,99\u{202F}€\u{A0}x", at: at(0, 0)) } == ["9,99 € x"]) }

  @Test("A part is drawn in from its own corner, scrolled, and not beyond its edges")
  func within() {
    let drawn = rows(8, 4) { canvas in
      canvas.within(Rect(column: 2, row: 1, columns: 4, rows: 2), scrolledBy: 1) { part in
        #expect(part.size == Size(columns: 4, rows: 2))
        for row in 0..<4 { part.draw("\(row)abcdef", at: at(0, row)) }
      }
      canvas.draw("x", at: at(0, 0))
    }
    #expect(drawn == ["x", "  1ab…", "  2ab…", ""])
  }

  @Test("Parts within parts add up, and a clip keeps the coordinates")
  func nested() {
    let drawn = rows(8, 3) { canvas in
      canvas.within(Rect(column: 1, row: 1, columns: 6, rows: 2)) { outer in
        outer.within(Rect(column: 2, row: 0, columns: 100, rows: 100)) { $0.draw("abcdefgh", at: at(0, 0)) }
        outer.clipped(to: Rect(column: 0, row: 1, columns: 2, rows: 1)) {
          $0.fill(Rect(column: -9, row: -9, columns: 99, rows: 99))
        }
        outer.clipped(to: Rect(column: 1, row: 1, columns: 2, rows: 1)) { $0.horizontalRule(row: 1) }
      }
    }
    #expect(drawn == ["", "   abc…", "  ──"])
  }

  @Test("A wide character at the edge of a part shows no half")
  func wideAtEdge() {
    let drawn = rows(6, 1) { canvas in
      canvas.draw("......", at: at(0, 0))
      canvas.clipped(to: Rect(column: 0, row: 0, columns: 3, rows: 1)) { part in
        part.put("日", width: 2, at: at(2, 0), style: .text)
      }
    }
    #expect(drawn == [".. ..."])
  }

  @Test("The cursor is shown only where it can be seen")
  func cursor() {
    var canvas = Canvas(size: Size(columns: 5, rows: 5))
    canvas.within(Rect(column: 1, row: 1, columns: 2, rows: 2)) { $0.placeCursor(at: at(2, 0)) }
    #expect(canvas.frame().cursor == nil)
    canvas.within(Rect(column: 1, row: 1, columns: 2, rows: 2)) { $0.placeCursor(at: at(1, 1)) }
    #expect(canvas.frame().cursor == at(2, 2))
  }

  @Test("A box has a title if there is room, and clears what it encloses")
  func box() {
    let full = rows(12, 3) { canvas in
      canvas.draw("............", at: at(0, 1))
      canvas.box(Rect(column: 0, row: 0, columns: 11, rows: 3), title: "Before you")
    }
    #expect(full == ["┌─ Befo… ─┐", "│         │.", "└─────────┘"])
    #expect(
      rows(6, 2, .ascii) { $0.box(Rect(column: 0, row: 0, columns: 6, rows: 2), title: "T") } == ["+----+", "+----+"])
    #expect(rows(3, 1) { $0.box(Rect(column: 0, row: 0, columns: 3, rows: 1)) } == [""])
  }

  @Test("A paragraph without enough rows is marked once, after its last word")
  func paragraph() {
    let rect = Rect(column: 0, row: 0, columns: 5, rows: 2)
    #expect(rows(6, 3) { $0.drawParagraph("one two three", in: rect) } == ["one", "two…", ""])
    #expect(rows(6, 3) { $0.drawParagraph("abcde fghij klm", in: rect) } == ["abcde", "fghi…", ""])
    #expect(rows(6, 3, .ascii) { $0.drawParagraph("abcde fghij klm", in: rect) } == ["abcde", "fghi~", ""])
    #expect(rows(6, 3) { $0.drawParagraph("one\ntwo", in: rect) } == ["one", "two", ""])
  }

  @Test("The height of a paragraph is what drawing it takes", arguments: [Charset.utf8, .ascii])
  func paragraphHeight(charset: Charset) {
    var canvas = Canvas(size: Size(columns: 9, rows: 20), charset: charset)
    let text = "costs 9,99\u{202F}€\nnow…"
    let rect = Rect(column: 0, row: 0, columns: 9, rows: 20)
    #expect(canvas.paragraphHeight(text, columns: 9) == canvas.drawParagraph(text, in: rect))
  }

  @Test("A style is laid over what stands there, but not over half a wide character")
  func style() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.draw("a日b", at: at(0, 0))
    canvas.setStyle(Rect(column: 0, row: 0, columns: 2, rows: 1), .selected)
    #expect(String(canvas.buffer.cells.map(\.style.letter)) == "s.....")
    canvas.setStyle(Rect(column: 0, row: 0, columns: 3, rows: 1), .selected)
    #expect(String(canvas.buffer.cells.map(\.style.letter)) == "sss...")
    #expect(FrameText.rows(canvas.frame()) == ["a日b"])
  }

  private func at(_ column: Int, _ row: Int) -> Position { Position(column: column, row: row) }

  private func rows(
    _ columns: Int, _ rows: Int, _ charset: Charset = .utf8, _ body: (inout Canvas) -> Void
  ) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), charset: charset)
    body(&canvas)
    return FrameText.rows(canvas.frame())
  }
}
