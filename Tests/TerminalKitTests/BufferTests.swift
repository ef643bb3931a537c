import Testing

@testable import TerminalKit

@Suite("The cells of a screen")
struct BufferTests {
  @Test("Overwriting the first half of a wide character blanks the second")
  func firstHalf() {
    var buffer = Buffer(size: Size(columns: 4, rows: 1))
    buffer.put("日", width: 2, column: 1, row: 0, style: .title)
    buffer.put("x", width: 1, column: 1, row: 0, style: .text)
    #expect(texts(buffer) == [" ", "x", " ", " "])
  }

  @Test("Overwriting the second half blanks the first")
  func secondHalf() {
    var buffer = Buffer(size: Size(columns: 4, rows: 1))
    buffer.put("日", width: 2, column: 1, row: 0, style: .title)
    buffer.put("x", width: 1, column: 2, row: 0, style: .text)
    #expect(texts(buffer) == [" ", " ", "x", " "])
  }

  @Test("A wide character between two others blanks the halves on both sides")
  func bothHalves() {
    var buffer = Buffer(size: Size(columns: 4, rows: 1))
    buffer.put("日", width: 2, column: 0, row: 0, style: .text)
    buffer.put("本", width: 2, column: 2, row: 0, style: .text)
    buffer.put("語", width: 2, column: 1, row: 0, style: .text)
    #expect(texts(buffer) == [" ", "語", "", " "])
  }

  @Test("A wide character in the last column becomes a space")
  func lastColumn() {
    var buffer = Buffer(size: Size(columns: 3, rows: 2))
    buffer.put("日", width: 2, column: 2, row: 0, style: .title)
    #expect(texts(buffer) == [" ", " ", " "])
    #expect(buffer[2, 0]?.style == .title)
    #expect(buffer[0, 1] == .blank(.text))
  }

  @Test("Outside the screen nothing happens", arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (Int.max, Int.max)])
  func outside(column: Int, row: Int) {
    let empty = Buffer(size: Size(columns: 3, rows: 2))
    var buffer = empty
    buffer.put("x", width: 1, column: column, row: row, style: .text)
    buffer.put("日", width: 2, column: column, row: row, style: .text)
    buffer.setStyle(.danger, column: column, row: row)
    #expect(buffer == empty)
    #expect(buffer[column, row] == nil)
    #expect(buffer.row(2).isEmpty)
  }

  @Test("Both halves of a wide character look alike")
  func styleOfWide() {
    var buffer = Buffer(size: Size(columns: 2, rows: 1))
    buffer.put("日", width: 2, column: 0, row: 0, style: .text)
    buffer.setStyle(.selected, column: 1, row: 0)
    #expect(buffer.cells.map(\.style) == [.text, .text])
    buffer.setStyle(.selected, column: 0, row: 0)
    #expect(buffer.cells.map(\.style) == [.selected, .selected])
  }

  @Test("A screen without cells is possible")
  func empty() {
    #expect(Buffer(size: Size(columns: 0, rows: 5)).cells.isEmpty)
    #expect(Buffer(size: Size(columns: -2, rows: 5)).size == Size(columns: 0, rows: 5))
  }

  private func texts(_ buffer: Buffer) -> [String] { buffer.row(0).map(\.text) }
}
