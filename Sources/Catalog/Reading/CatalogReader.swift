import TwelveCommerce

/// Reads a catalog file and checks it: every fault at once, each with its place and remedy.
public struct CatalogReader {
  /// A catalog with what is worth knowing about it.
  public struct Reading: Sendable {
    public var catalog: Catalog
    /// What is odd but does not stand in the way.
    public var warnings: [CatalogFault]
  }

  let faults = FaultCollector()
  let offerNames = OfferNames()
  var languages: [String] = []
  var storefronts: [Storefront] = []

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: Its name, for faults.
  public static func read(_ bytes: [UInt8], file: String) throws(CatalogFaults) -> Reading {
    var reader = CatalogReader()
    let catalog = reader.read(bytes)
    let faults = reader.faults.faults(file: file, bytes: bytes)
    guard let catalog, !faults.contains(where: { $0.severity == .error }) else { throw CatalogFaults(faults: faults) }
    return Reading(catalog: catalog, warnings: faults)
  }

  private mutating func read(_ bytes: [UInt8]) -> Catalog? {
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      faults.add(error.message, error.remedy, at: error.offset, path: .root)
      return nil
    }
    let place = Place(node: root, step: .root, parent: .root, faults: faults)
    guard let keys = place.object(CatalogKeys.root) else { return nil }
    languages = keys["languages"].map(readLanguages) ?? []
    storefronts = keys["storefronts"].map(readStorefronts) ?? []
    let groups = keys["groups"].map(readGroups) ?? []
    let products = keys["products"].map { readProducts($0, groups: groups) } ?? []
    var catalog = Catalog(
      bundleID: keys["bundleID"]?.text() ?? "", languages: languages, storefronts: storefronts.map(\.code),
      appName: keys["appName"].map(readText) ?? LocalizedText([:]), links: readLinks(keys["links"]),
      preferredBillingPlanType: keys["preferredBillingPlanType"].flatMap(readPlan) ?? .monthly,
      fallback: keys["fallback"].map { readFallback($0, products: products) } ?? [], groups: groups,
      products: products, paywall: readPaywall(keys["paywall"], products: products), copy: readCopy(keys["copy"]))
    catalog.priceConsentStorefronts = readConsentStorefronts(keys["priceConsentStorefronts"])
    return catalog
  }

  // MARK: Lists at the top

  private func readLanguages(_ place: Place) -> [String] {
    var tags: [String] = []
    for element in place.elements() {
      guard let tag = element.text() else { continue }
      guard CatalogKeys.languages.contains(tag) else {
        element.fault(
          "\"\(tag)\" is no language of this program",
          "use \(CatalogKeys.languages.joined(separator: ", "))")
        continue
      }
      if isNew(tag, among: tags, element) { tags.append(tag) }
    }
    checkNotEmpty(tags.isEmpty, place)
    return tags
  }

  private func readStorefronts(_ place: Place) -> [Storefront] {
    var found: [Storefront] = []
    for element in place.elements() {
      guard let code = element.text() else { continue }
      guard let storefront = Storefront.named(StorefrontCode(code)) else {
        element.fault("there is no storefront \"\(code)\"", "use a three-letter code such as CAN or FRA")
        continue
      }
      if isNew(code, among: found.map(\.code.rawValue), element) { found.append(storefront) }
    }
    checkNotEmpty(found.isEmpty, place)
    return found
  }

  /// Storefronts where a price may never rise without consent (decision D16).
  private func readConsentStorefronts(_ place: Place?) -> Set<StorefrontCode> {
    var codes: [String] = []
    for element in place?.elements() ?? [] {
      guard let code = element.text() else { continue }
      guard storefronts.contains(where: { $0.code.rawValue == code }) else {
        faultOfStorefront(code, element, "remove it")
        continue
      }
      if isNew(code, among: codes, element) { codes.append(code) }
    }
    return Set(codes.map { StorefrontCode($0) })
  }

  /// A storefront that is not the catalog's.
  func faultOfStorefront(_ code: String, _ place: Place, _ otherwise: String) {
    guard Storefront.named(StorefrontCode(code)) != nil else {
      return place.fault("there is no storefront \"\(code)\"", "use a three-letter code such as CAN or FRA")
    }
    place.fault(
      "\(code) is not in the catalog's list of storefronts", "add it to \"storefronts\", or \(otherwise)")
  }

  private func isNew(_ text: String, among known: [String], _ place: Place) -> Bool {
    guard known.contains(text) else { return true }
    place.fault("\"\(text)\" stands in the list twice", "keep one of them")
    return false
  }

  func checkNotEmpty(_ isEmpty: Bool, _ place: Place) {
    if isEmpty { place.fault("the list has no usable entry", "add one") }
  }

  private func readGroups(_ place: Place) -> [SubscriptionGroup] {
    var groups: [SubscriptionGroup] = []
    for element in place.elements() {
      guard let keys = element.object(CatalogKeys.group), let id = keys["id"]?.text() else { continue }
      if groups.contains(where: { $0.id == id }) {
        keys["id"]?.fault("there is a group \"\(id)\" already", "give every group an id of its own")
      }
      groups.append(SubscriptionGroup(id: id, name: keys["name"].map(readText) ?? LocalizedText([:])))
    }
    return groups
  }

  private func readLinks(_ place: Place?) -> Links {
    let keys = place?.object(CatalogKeys.links) ?? .none
    return Links(terms: readLink(keys["terms"]), privacy: readLink(keys["privacy"]))
  }

  private func readLink(_ place: Place?) -> String {
    guard let place, let text = place.text() else { return "" }
    if !text.hasPrefix("https://"), !text.hasPrefix("http://") {
      place.fault("\"\(text)\" is no web address", "write it in full, such as https://example.com/terms")
    }
    return text
  }

  func readPlan(_ place: Place) -> BillingPlanType? {
    switch place.text() {
    case "monthly": return .monthly
    case "upFront": return .upFront
    case let text?:
      place.fault("there is no plan \"\(text)\"", "use monthly or upFront")
      return nil
    case nil: return nil
    }
  }

  private func readFallback(_ place: Place, products: [CatalogProduct]) -> [Fallback] {
    place.elements().compactMap { element in
      switch element.text() {
      case nil: return nil
      case "upFront": return .upFront
      case "none": return Fallback.none
      case let id?: return readProductReference(id, element, products).map { .product($0) }
      }
    }
  }

  private func readProductReference(_ id: String, _ place: Place, _ products: [CatalogProduct]) -> ProductID? {
    guard products.contains(where: { $0.id.rawValue == id }) else {
      place.fault("there is no product \"\(id)\"", "use the id of a product of this catalog")
      return nil
    }
    return ProductID(id)
  }

  private func readPaywall(_ place: Place?, products: [CatalogProduct]) -> PaywallSettings {
    let keys = place?.object(CatalogKeys.paywall) ?? .none
    var ids: [ProductID] = []
    for element in keys["products"]?.elements() ?? [] {
      guard let id = element.text().flatMap({ readProductReference($0, element, products) }) else { continue }
      if isNew(id.rawValue, among: ids.map(\.rawValue), element) { ids.append(id) }
    }
    if let list = keys["products"] { checkNotEmpty(ids.isEmpty, list) }
    return PaywallSettings(
      products: ids, showsComparison: keys["showsComparison"]?.bool() ?? true,
      layout: keys["layout"].flatMap(readLayout) ?? .list)
  }

  private func readLayout(_ place: Place) -> PaywallArrangement? {
    guard let name = place.text() else { return nil }
    if let layout = PaywallArrangement(rawValue: name) { return layout }
    let known = PaywallArrangement.allCases.map(\.rawValue).joined(separator: ", ")
    place.fault("there is no layout \"\(name)\"", "use one of \(known)")
    return nil
  }
}
