extension Phrase {
  var spanish: String { english }
}
