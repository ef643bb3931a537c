/// The cells of a screen, row by row. Writing outside is ignored, and half a wide character is never left behind.
public struct Buffer: Equatable, Sendable {
  public let size: Size
  public private(set) var cells: [Cell]

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(.text), count: size.columns * size.rows)
  }

  /// The cell at a place, or nil outside.
  public subscript(column: Int, row: Int) -> Cell? { index(column, row).map { cells[$0] } }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Puts one character of the given width. A wide one that would leave the last column becomes a space.
  public mutating func put(_ text: String, width: Int, column: Int, row: Int, style: Style) {
    guard let index = index(column, row), width > 0 else { return }
    releaseHalf(at: index)
    guard width == 2 else {
      cells[index] = Cell(text: text, width: 1, style: style)
      return
    }
    guard column + 1 < size.columns else {
      cells[index] = .blank(style)
      return
    }
    releaseHalf(at: index + 1)
    cells[index] = Cell(text: text, width: 2, style: style)
    cells[index + 1] = Cell(text: "", width: 0, style: style)
  }

  /// Changes how a place looks and leaves what stands there. A wide character has one look: that of its first half.
  public mutating func setStyle(_ style: Style, column: Int, row: Int) {
    guard let index = index(column, row), cells[index].width > 0 else { return }
    cells[index].style = style
    if cells[index].width == 2 { cells[index + 1].style = style }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return nil }
    return row * size.columns + column
  }

  /// Before a cell is overwritten, the other half of the wide character it belongs to becomes a space.
  private mutating func releaseHalf(at index: Int) {
    switch cells[index].width {
    case 0:
      cells[index - 1] = .blank(cells[index - 1].style)
      cells[index] = .blank(cells[index].style)
    case 2:
      cells[index + 1] = .blank(cells[index + 1].style)
      cells[index] = .blank(cells[index].style)
    default: break
    }
  }
}
