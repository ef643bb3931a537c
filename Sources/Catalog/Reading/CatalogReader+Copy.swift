extension CatalogReader {
  /// Text in every language of the catalog, its places known.
  func readText(_ place: Place) -> LocalizedText {
    var texts: [String: String] = [:]
    for (tag, text) in place.members() ?? [] {
      guard languages.contains(tag) else {
        text.fault(
          "\"\(tag)\" is not in the catalog's list of languages", "add it to \"languages\", or remove the text")
        continue
      }
      texts[tag] = text.text()
      checkPlaceholders(texts[tag] ?? "", text)
    }
    if case .object(let members) = place.node.value {
      for tag in languages where !members.contains(where: { $0.key == tag }) {
        faults.add("the text is missing", "write it", at: place.node.offset, path: .key(tag, of: place.path))
      }
    }
    return LocalizedText(texts)
  }

  /// Bytes rather than characters: most text has no place, and the reader stands before the first picture.
  private func checkPlaceholders(_ text: String, _ place: Place) {
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
        return place.fault("the placeholder that begins with { never ends", "close it with }")
      }
      let name = String(decoding: rest[..<close], as: UTF8.self)
      if !CatalogKeys.placeholders.contains(name) {
        let known = CatalogKeys.placeholders.map { "{\($0)}" }.joined(separator: " ")
        place.fault("there is no placeholder {\(name)}", "use one of \(known)")
      }
      rest = rest[close...]
    }
  }

  func readCopy(_ place: Place?) -> CatalogCopy {
    let keys = place?.object(CatalogKeys.copy) ?? [:]
    var paywalls: [PaywallCopy] = []
    for element in keys["paywalls"]?.elements() ?? [] {
      guard let wording = readPaywallCopy(element) else { continue }
      if !wording.name.isEmpty, paywalls.contains(where: { $0.name == wording.name }) {
        element.fault("there is a wording \"\(wording.name)\" already", "give every wording a name of its own")
      }
      paywalls.append(wording)
    }
    if let list = keys["paywalls"] { checkNotEmpty(paywalls.isEmpty, list) }
    return CatalogCopy(
      paywalls: paywalls, disclosure: readDisclosure(keys["disclosure"]), account: readAccount(keys["account"]),
      cancel: readCancel(keys["cancel"]), help: keys["help"]?.elements().compactMap(readHelp) ?? [])
  }

  private func readPaywallCopy(_ place: Place) -> PaywallCopy? {
    guard let keys = place.object(CatalogKeys.paywallCopy) else { return nil }
    let text = { (key: String) in keys[key].map(readText) ?? LocalizedText([:]) }
    return PaywallCopy(
      name: keys["name"]?.text() ?? "", headline: text("headline"), features: text("features"),
      commitment: text("commitment"), upFront: text("upFront"), monthToMonth: text("monthToMonth"),
      oneTime: text("oneTime"), commitmentRenewal: text("commitmentRenewal"), renewal: text("renewal"),
      commitmentCancelling: text("commitmentCancelling"), cancelling: text("cancelling"),
      notSoldHeadline: text("notSoldHeadline"), notSold: text("notSold"))
  }

  private func readDisclosure(_ place: Place?) -> DisclosureCopy {
    let text = texts(place, CatalogKeys.disclosureCopy)
    return DisclosureCopy(title: text("title"), body: text("body"))
  }

  private func readAccount(_ place: Place?) -> AccountCopy {
    let text = texts(place, CatalogKeys.accountCopy)
    return AccountCopy(
      active: text("active"), cancelled: text("cancelled"), paymentFailed: text("paymentFailed"),
      nothing: text("nothing"))
  }

  private func readCancel(_ place: Place?) -> CancelCopy {
    let text = texts(place, CatalogKeys.cancelCopy)
    return CancelCopy(commitment: text("commitment"), other: text("other"))
  }

  private func readHelp(_ place: Place) -> HelpEntry? {
    let text = texts(place, CatalogKeys.helpEntry)
    return HelpEntry(question: text("question"), answer: text("answer"))
  }

  private func texts(_ place: Place?, _ known: ObjectKeys) -> (String) -> LocalizedText {
    let keys = place?.object(known) ?? [:]
    return { keys[$0].map(readText) ?? LocalizedText([:]) }
  }
}
