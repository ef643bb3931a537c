/// `twelve render --list --json`
struct PictureStatesJSON: Encodable {
  struct State: Encodable {
    var name: String
    var summary: String
  }

  var states = PictureState.all.map { State(name: $0.name, summary: $0.summary) }
}

/// `twelve render --all --json`
struct ContactSheetJSON: Encodable {
  struct Picture: Encodable {
    var picture: String
    var notes: [String]
  }

  var pictures: [Picture]

  init(_ cells: [ContactSheet.Cell]) { pictures = cells.map { Picture(picture: $0.caption, notes: $0.notes) } }
}
