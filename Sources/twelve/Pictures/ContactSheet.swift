import Screens
import StoreKit
import TerminalKit
import TwelveCatalog
import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// The paywall in every storefront, language, system, eligibility and size at once, with what is wrong in each.
struct ContactSheet: Sendable {
  let catalog: LoadedCatalog
  let now: Instant
  let zone: DisplayZone
  let storefronts: [TwelveCommerce.Storefront]
  let languages: [Language]
  let systems: [SystemVersion]
  let sizes: [Size]
  let charset: Charset

  static let sizes = [Root.smallestSize, Root.designSize, Size(columns: 120, rows: 40)]
  static let systems = [StorePolicy().firstSystemWithPlan, SystemVersion(major: 26, minor: 3)]

  struct Cell: Sendable {
    var storefront: TwelveCommerce.Storefront
    var caption: String
    var frame: Frame
    var notes: [String]
  }

  func cells() async throws(Failure) -> [Cell] {
    var cells: [Cell] = []
    for storefront in storefronts {
      for language in languages {
        for system in systems { cells += try await self.cells(storefront, language, system) }
      }
    }
    return cells
  }

  private func cells(
    _ storefront: TwelveCommerce.Storefront, _ language: Language, _ system: SystemVersion
  ) async throws(Failure) -> [Cell] {
    var session = try session(storefront, language, system)
    let offered = try await paywall(session)
    session.showsOffers = false
    let plain = try await paywall(session)
    // Where no offer is shown, both kinds of customer read the same.
    let contents = offered == plain ? [(offered, "")] : [(offered, ", offer"), (plain, ", no offer")]
    return contents.flatMap { content, eligibility in
      sizes.map { size in
        var root = Root(words: session.words, content: content)
        root.show(on: size, charset: charset)
        let frame = root.view()
        let place = "\(storefront.code), \(language.tag), iOS \(system)\(eligibility), \(size.columns)×\(size.rows)"
        return Cell(
          storefront: storefront, caption: place, frame: frame,
          notes: ContactSheetNotes(content.paywall, frame, session, storefront, charset).notes)
      }
    }
  }

  private func paywall(_ session: Session) async throws(Failure) -> StoreContent {
    try await session.alone { try await session.loadPaywall() }
  }

  private func session(
    _ storefront: TwelveCommerce.Storefront, _ language: Language, _ system: SystemVersion
  ) throws(Failure) -> Session {
    let beginning = NewStore(
      now: now, storefront: storefront.code, language: language.tag, systemVersion: system)
    do {
      return Session(store: try LocalStore(catalog: catalog, beginning: beginning), customer: "demo", zone: zone)
    } catch {
      throw Failure(error, words: Words(language: .english, zone: zone), catalog: catalog.catalog)
    }
  }
}

/// What is wrong with one picture of the paywall.
private struct ContactSheetNotes {
  private(set) var notes: [String] = []

  init(
    _ paywall: PaywallContent, _ frame: Frame, _ session: Session, _ storefront: TwelveCommerce.Storefront,
    _ charset: Charset
  ) {
    let lines = FrameText.string(frame).split(separator: "\n").map(String.init)
    let copy = [paywall.headline, paywall.features] + paywall.rows.flatMap(\.sentences)
    let ellipsis = charset.glyphs.ellipsis
    if !copy.contains(where: { $0.contains(ellipsis) }), lines.contains(where: { $0.contains(ellipsis) }) {
      notes.append("text is cut off")
    }
    switch paywall.planMissing {
    case .storefront: notes.append("the monthly plan is not sold here")
    case .system(_, let needs): notes.append("the monthly plan needs iOS \(needs)")
    case nil: break
    }
    let sample = session.price(Money(milliunits: 1_000, currency: storefront.currency))
    let foreign = lines.joined().unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol && !sample.unicodeScalars.contains($0)
    }
    if foreign { notes.append("another storefront's currency sign") }
  }
}
