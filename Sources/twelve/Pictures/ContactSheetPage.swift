import TerminalKit
import TwelveCommerce

/// A contact sheet as one page, a section for each storefront.
struct ContactSheetPage {
  private let cells: [ContactSheet.Cell]

  init(_ cells: [ContactSheet.Cell]) { self.cells = cells }

  var html: String {
    var sections: [GalleryHTML.Section] = []
    for cell in cells {
      let title = "\(cell.storefront.name) (\(cell.storefront.code))"
      if sections.last?.title != title { sections.append(GalleryHTML.Section(title: title, pictures: [])) }
      sections[sections.count - 1].pictures.append(
        GalleryHTML.Picture(caption: cell.caption, frame: cell.frame, notes: cell.notes))
    }
    return GalleryHTML(title: "The paywall everywhere: \(cells.count) pictures", sections: sections).string
  }
}
