extension Phrase {
  var french: String { english }
}
