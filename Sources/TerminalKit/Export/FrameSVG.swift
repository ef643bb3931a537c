/// A frame as a picture of a terminal window that stands on its own, for documents and messages.
public enum FrameSVG {
  /// The title is the frame's own, unless another one is given. The language picks the right forms of Han characters.
  public static func string(
    _ frame: Frame, title: String? = nil, language: String? = nil, theme choice: ThemeChoice = .auto
  ) -> String {
    let theme = PictureTheme(choice)
    let window = SVGWindow(size: frame.size)
    let title = Markup.escaped(title ?? Markup.title(of: frame))
    let lang = language.map { " xml:lang=\"\(Markup.escaped($0))\" lang=\"\(Markup.escaped($0))\"" } ?? ""
    let rows = FrameText.rows(frame).map { Markup.escaped($0) + "\n" }.joined()
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" class="terminal" viewBox="0 0 \(window.width) \(window.height)" \
      width="\(window.width)" height="\(window.height)" role="img"\(lang)>
      <title>\(title)</title>
      <desc>\(rows)</desc>
      <style>
      \(style(theme))</style>
      \(window.chrome(title: title))
      """
    let body = (0..<frame.size.rows).map { SVGRow(window: window, row: $0).elements(frame.buffer.row($0)) }
    let cursor = frame.cursor.map { window.rect($0, columns: 1, attributes: " class=\"cursor\"") } ?? ""
    return head + body.joined() + cursor + "</svg>\n"
  }

  private static func style(_ theme: PictureTheme) -> String {
    var rules = """
      .terminal text { font: \(SVGWindow.fontSize)px \(Markup.fonts); fill: \(theme.look(.muted).ink) }
      .terminal .window { fill: \(theme.window); stroke: \(theme.edge) }
      .terminal .bar { fill: \(theme.bar) }
      .terminal .dot { fill: \(theme.edge) }
      .terminal .line { fill: none; stroke-width: 1 }
      .terminal .medium { opacity: .6 }
      .terminal .light { opacity: .3 }
      .terminal .cursor { fill: none; stroke: \(theme.look(.text).ink) }

      """
    for style in Style.allCases { rules += Self.rules(style, theme.look(style)) }
    return rules
  }

  private static func rules(_ style: Style, _ look: PictureTheme.Look) -> String {
    let name = ".terminal .\(style.className)"
    let bold = look.isBold ? "; font-weight: bold" : ""
    let underline = look.isUnderlined ? "; text-decoration: underline" : ""
    return "\(name) { fill: \(look.ink)\(bold)\(underline) }\n"
      + "\(name).line { fill: none; stroke: \(look.ink) }\n"
      + (look.ground.map { "\(name).ground { fill: \($0) }\n" } ?? "")
  }
}
