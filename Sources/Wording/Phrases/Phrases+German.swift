extension Phrase {
  var german: String { english }
}
