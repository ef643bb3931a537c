/// The window around the cells, and where the cells stand in it. Whole numbers only, so that edges are sharp.
struct SVGWindow {
  static let fontSize = 15
  // Three fifths of the font's size: what nearly all monospaced fonts advance by.
  static let cellWidth = 9
  static let cellHeight = 19
  static let baseline = 14

  private static let padding = 18
  private static let barHeight = 32

  let size: Size

  var width: Int { size.columns * Self.cellWidth + 2 * Self.padding }

  var height: Int { Self.barHeight + size.rows * Self.cellHeight + 2 * Self.padding - 4 }

  func x(_ column: Int) -> Int { Self.padding + column * Self.cellWidth }

  func y(_ row: Int) -> Int { Self.barHeight + Self.padding - 2 + row * Self.cellHeight }

  func rect(_ place: Position, columns: Int, attributes: String) -> String {
    "<rect\(attributes) x=\"\(x(place.column))\" y=\"\(y(place.row))\" width=\"\(columns * Self.cellWidth)\" "
      + "height=\"\(Self.cellHeight)\"/>\n"
  }

  /// The frame, the bar and its title.
  func chrome(title: String) -> String {
    let bar = Self.barHeight
    let dots = [20, 38, 56].map { "<circle class=\"dot\" cx=\"\($0)\" cy=\"\(bar / 2)\" r=\"5\"/>" }.joined()
    return """
      <rect class="window" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
      <path class="bar" d="M1 \(bar)V10a9 9 0 0 1 9-9H\(width - 10)a9 9 0 0 1 9 9V\(bar)Z"/>
      \(dots)
      <text x="\(width / 2)" y="21" text-anchor="middle">\(title)</text>

      """
  }
}
