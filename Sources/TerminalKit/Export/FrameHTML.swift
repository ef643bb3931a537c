/// A frame as a page of its own, light or dark as the reader prefers, whose text can be selected.
public enum FrameHTML {
  /// The title is the frame's own, unless another one is given. The language picks the right forms of Han characters.
  public static func string(_ frame: Frame, title: String? = nil, language: String? = nil) -> String {
    let title = Markup.escaped(title ?? Markup.title(of: frame))
    let lang = language.map { " lang=\"\(Markup.escaped($0))\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html\(lang)>
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      <style>
      \(HTMLStyle.rules)</style>
      </head>
      <body>
      \(window(frame, escapedTitle: title))
      </body>
      </html>

      """
  }

  /// The terminal's window alone, as a part of a page.
  static func window(_ frame: Frame, escapedTitle: String) -> String {
    let rows = (0..<frame.size.rows).map { HTMLRow.string(frame.buffer.row($0)) + "\n" }
    return """
      <main class="terminal">
      <div class="bar" aria-hidden="true"><i></i><i></i><i></i><span>\(escapedTitle)</span></div>
      <pre>\(rows.joined())</pre>
      </main>
      """
  }
}
