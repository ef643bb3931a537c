extension Phrase {
  var japanese: String { english }
}
