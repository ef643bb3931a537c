import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of well-formed markup, with all text inside each.
final class MarkupReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Nil when the markup is not well-formed.
  init?(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
