/// How a cell is drawn in a picture. Fonts are asked for letters only: lines and blocks have to meet at the edges of
/// their cells, and anything a monospaced font may lack is placed cell by cell.
enum PictureGlyph: Equatable {
  case blank, text, symbol, wide
  case line(LineEnds)
  case block(Shade)

  /// The edges that a line runs to from the middle of its cell.
  struct LineEnds: OptionSet {
    let rawValue: UInt8
    static let (left, right) = (LineEnds(rawValue: 1), LineEnds(rawValue: 2))
    static let (up, down) = (LineEnds(rawValue: 4), LineEnds(rawValue: 8))
  }

  enum Shade: String { case full, medium, light }

  init(_ cell: Cell) {
    self = cell.width == 2 ? .wide : Self.narrow(cell.text)
  }

  private static func narrow(_ text: String) -> PictureGlyph {
    switch text {
    case " ": .blank
    case "─": .line([.left, .right])
    case "│": .line([.up, .down])
    case "┌": .line([.right, .down])
    case "┐": .line([.left, .down])
    case "└": .line([.right, .up])
    case "┘": .line([.left, .up])
    case "█": .block(.full)
    case "▒": .block(.medium)
    case "░": .block(.light)
    default: isInEveryFont(text) ? .text : .symbol
    }
  }

  private static func isInEveryFont(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return false }
    return value < 0x180 || (0x2010...0x2026).contains(value) || (0x2039...0x203A).contains(value)
  }
}

/// Neighbouring cells that can be drawn in one go.
struct PictureRun {
  let style: Style
  let glyph: PictureGlyph
  let column: Int
  private(set) var columns: Int
  private(set) var text: String

  var endColumn: Int { column + columns }

  /// The runs of a row. A single space inside a text belongs to it.
  static func of(_ row: ArraySlice<Cell>) -> [PictureRun] {
    var runs: [PictureRun] = []
    for run in CellRun.of(row, by: { Look(style: $0.style, glyph: PictureGlyph($0)) }) {
      let next = PictureRun(
        style: run.key.style, glyph: run.key.glyph, column: run.column, columns: run.columns, text: run.text)
      if next.glyph == .text, runs.count >= 2, next.continues(runs[runs.count - 2], over: runs[runs.count - 1]) {
        let space = runs.removeLast()
        runs[runs.count - 1].columns += space.columns + next.columns
        runs[runs.count - 1].text += space.text + next.text
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private func continues(_ text: PictureRun, over space: PictureRun) -> Bool {
    text.glyph == .text && text.style == style && space.glyph == .blank && space.columns == 1 && space.style == style
  }

  private struct Look: Equatable {
    let style: Style
    let glyph: PictureGlyph
  }
}
