/// The style sheet of a frame as a page.
enum HTMLStyle {
  static let rules: String =
    layout + colors(.light) + "@media (prefers-color-scheme: dark) {\n" + colors(.dark) + "}\n"
    + attributes + lines

  /// The lines of a box, by the edges they run to.
  static func className(_ ends: PictureGlyph.LineEnds) -> String {
    let names: [(PictureGlyph.LineEnds, String)] = [(.left, "l"), (.right, "r"), (.up, "u"), (.down, "d")]
    return "line-" + names.filter { ends.contains($0.0) }.map(\.1).joined()
  }

  private static let layout = """
    body { margin: 0; padding: 2em 1em; font: 15px/1.25 \(Markup.fonts) }
    .terminal { width: max-content; margin: auto; border: 1px solid; border-radius: 9px; overflow: hidden }
    .bar { display: flex; gap: 8px; align-items: center; padding: 8px 14px }
    .bar i { width: 10px; height: 10px; border-radius: 50% }
    .bar span { flex: 1; text-align: center; padding-right: 46px }
    pre { margin: 0; padding: 14px 18px 18px; font: inherit; font-variant-ligatures: none; tab-size: 1 }
    b { display: inline-block; height: 1.25em; vertical-align: top; font-weight: inherit; white-space: pre }
    .one { width: 1ch }
    .two { width: 2ch }
    .full, .medium, .light { background: currentColor }
    .medium { opacity: .6 }
    .light { opacity: .3 }
    .line, .full, .medium, .light { overflow: hidden; -webkit-text-fill-color: transparent }
    .line { background-repeat: no-repeat }

    """

  private static func colors(_ theme: PictureTheme) -> String {
    let muted = theme.look(.muted).ink
    let window = """
      body { background: \(theme.page); color: \(theme.look(.text).ink) }
      .terminal { background: \(theme.window); border-color: \(theme.edge) }
      .bar { background: \(theme.bar); color: \(muted) }
      .bar i { background: \(theme.edge) }

      """
    let styles = Style.allCases.filter { $0 != .text }.map { style in
      let look = theme.look(style)
      return ".\(style.className) { color: \(look.ink)\(look.ground.map { "; background: \($0)" } ?? "") }\n"
    }
    return window + styles.joined()
  }

  private static let attributes: String = Style.allCases.map { style in
    let look = PictureTheme.light.look(style)
    let bold = look.isBold ? ["font-weight: bold"] : []
    let underline = look.isUnderlined ? ["text-decoration: underline"] : []
    // A background has to fill its row, so that rows meet.
    let box = look.ground == nil ? [] : ["display: inline-block", "height: 1.25em", "vertical-align: top"]
    let all = bold + underline + box
    return all.isEmpty ? "" : ".\(style.className) { \(all.joined(separator: "; ")) }\n"
  }.joined()

  private static let lines: String = {
    let shapes: [PictureGlyph.LineEnds] = [
      [.left, .right], [.up, .down], [.right, .down], [.left, .down], [.right, .up], [.left, .up],
    ]
    return shapes.map { ends in
      let strokes = strokes(ends)
      let images = Array(repeating: "linear-gradient(currentColor, currentColor)", count: strokes.count)
      return ".\(className(ends)) { background-image: \(images.joined(separator: ", ")); "
        + "background-position: \(strokes.map(\.place).joined(separator: ", ")); "
        + "background-size: \(strokes.map(\.size).joined(separator: ", ")) }\n"
    }.joined()
  }()

  private static func strokes(_ ends: PictureGlyph.LineEnds) -> [(place: String, size: String)] {
    if ends == [.left, .right] { return [("center", "100% 1px")] }
    if ends == [.up, .down] { return [("center", "1px 100%")] }
    let across = ends.contains(.left) ? "left center" : "right center"
    let along = ends.contains(.up) ? "center top" : "center bottom"
    return [(across, "calc(50% + .5px) 1px"), (along, "1px calc(50% + .5px)")]
  }
}
