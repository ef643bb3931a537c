/// Many frames on one page: what is to be noted first, then the pictures, section by section. The page needs nothing else.
public struct GalleryHTML: Sendable {
  public struct Picture: Sendable {
    public var caption: String
    public var frame: Frame
    /// What is to be noted of it.
    public var notes: [String]

    public init(caption: String, frame: Frame, notes: [String]) {
      self.caption = caption
      self.frame = frame
      self.notes = notes
    }
  }

  public struct Section: Sendable {
    public var title: String
    public var pictures: [Picture]

    public init(title: String, pictures: [Picture]) {
      self.title = title
      self.pictures = pictures
    }
  }

  private let title: String
  private let sections: [Section]

  public init(title: String, sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  public var string: String {
    let title = Markup.escaped(title)
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      <style>
      \(HTMLStyle.rules)\(GalleryHTML.rules)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(notes)\(contents)\(sections.enumerated().map { section($0, $1) }.joined())</body>
      </html>

      """
  }

  private static let rules = """
    h1, h2, h3, nav, .notes { font-family: system-ui, sans-serif; max-width: 60em; margin: 1em auto }
    h3 { font-size: 1em; font-weight: normal }
    figure { margin: 0 auto 2em; width: max-content; max-width: 100%; overflow-x: auto }
    figcaption { font-family: system-ui, sans-serif; padding: .4em 0 }
    nav a { margin-right: .8em }

    """

  /// What is to be noted, alike notes together, with links to the pictures.
  private var notes: String {
    var places: [(note: String, links: [String])] = []
    for (number, section) in sections.enumerated() {
      for (index, picture) in section.pictures.enumerated() {
        let link = "<a href=\"#\(GalleryHTML.anchor(number, index))\">\(Markup.escaped(picture.caption))</a>"
        for note in picture.notes {
          if let known = places.firstIndex(where: { $0.note == note }) {
            places[known].links.append(link)
          } else {
            places.append((note, [link]))
          }
        }
      }
    }
    let items = places.map { place in
      let shown = place.links.prefix(12).joined(separator: " · ")
      let rest = place.links.count > 12 ? " and \(place.links.count - 12) more" : ""
      return "<li>\(Markup.escaped(place.note)): \(shown)\(rest)</li>\n"
    }
    guard !items.isEmpty else { return "<p class=\"notes\">Nothing to note.</p>\n" }
    return "<ul class=\"notes\">\n\(items.joined())</ul>\n"
  }

  private var contents: String {
    let links = sections.enumerated().map { "<a href=\"#s\($0)\">\(Markup.escaped($1.title))</a>" }
    return "<nav>\(links.joined(separator: "\n"))</nav>\n"
  }

  private func section(_ number: Int, _ section: Section) -> String {
    let figures = section.pictures.enumerated().map { index, picture in
      """
      <figure id="\(GalleryHTML.anchor(number, index))">
      <figcaption>\(Markup.escaped(([picture.caption] + picture.notes).joined(separator: " — ")))</figcaption>
      \(FrameHTML.window(picture.frame, escapedTitle: Markup.escaped(picture.caption)))
      </figure>

      """
    }
    return "<h2 id=\"s\(number)\">\(Markup.escaped(section.title))</h2>\n\(figures.joined())"
  }

  private static func anchor(_ section: Int, _ picture: Int) -> String { "p\(section)-\(picture)" }
}
