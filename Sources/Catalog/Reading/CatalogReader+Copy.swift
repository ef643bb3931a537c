extension CatalogReader {
  /// Text in every language of the catalog, its places known.
  func readText(_ place: Place) -> LocalizedText {
    var texts: [(tag: String, text: String)] = []
    for (tag, text) in place.members() ?? [] {
      guard languages.contains(tag) else {
        text.fault(
          "\"\(tag)\" is not in the catalog's list of languages", "add it to \"languages\", or remove the text")
        continue
      }
      guard let words = text.text() else { continue }
      texts.append((tag, words))
      checkPlaceholders(words, text)
    }
    if texts.count < languages.count, case .object(let members) = place.node.value {
      for tag in languages where !members.contains(where: { $0.key == tag }) {
        faults.add("the text is missing", "write it", at: place.node.offset, path: .key(tag, of: place.path))
      }
    }
    return LocalizedText(texts)
  }

  private func checkPlaceholders(_ text: String, _ place: Place) {
    let braces = Braces(text)
    for name in braces.names where !CatalogKeys.placeholders.contains(name) {
      let known = CatalogKeys.placeholders.map { "{\($0)}" }.joined(separator: " ")
      place.fault("there is no placeholder {\(name)}", "use one of \(known)")
    }
    if braces.isOpen { place.fault("the placeholder that begins with { never ends", "close it with }") }
  }

  func readCopy(_ place: Place?) -> CatalogCopy {
    let keys = place?.object(CatalogKeys.copy) ?? .none
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
      cancel: readCancel(keys["cancel"]), help: keys["help"]?.elements().compactMap(readHelp) ?? [],
      silenced: keys["silence"]?.elements().compactMap(readSilencedRule) ?? [])
  }

  private func readSilencedRule(_ place: Place) -> SilencedRule? {
    guard let keys = place.object(CatalogKeys.silencedRule), let rule = keys["rule"]?.text(),
      let reason = keys["reason"]?.text()
    else { return nil }
    return SilencedRule(rule: rule, reason: reason)
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
    let keys = place?.object(known) ?? .none
    return { keys[$0].map(readText) ?? LocalizedText([:]) }
  }
}

/// What stands in braces in a text. Bytes rather than characters: most text has none, and the reader stands before the
/// first picture.
private struct Braces {
  var names: [String] = []
  /// Whether the last one never ends.
  var isOpen = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0..<bytes.count {
        if !isOpen, bytes[index] == UInt8(ascii: "{") {
          (isOpen, start) = (true, index + 1)
        } else if isOpen, bytes[index] == UInt8(ascii: "}") {
          names.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
          isOpen = false
        }
      }
    }
  }
}
