import TerminalKit
import TwelveWording

/// One wording in its parts, from the headline to the verdicts.
struct WordingColumn {
  struct Part {
    var paragraphs: [(text: String, style: Style)]
    /// Whether it is the wording's own, to be held against another's.
    var isCopy = true
  }

  let parts: [Part]
  private let wrapped: [[(text: String, style: Style)]]

  init(_ item: WordingItem, plan: Int, _ context: ScreenContext, width: Int, _ canvas: Canvas) {
    var parts = [Part(paragraphs: [(item.headline, .title)]), Part(paragraphs: [(item.features, .muted)])]
    if item.plans.indices.contains(plan) {
      let plan = item.plans[plan]
      let amounts = [(plan.price, Style.price)] + (plan.total.map { [($0, .total)] } ?? [])
      parts.append(Part(paragraphs: amounts, isCopy: false))
      parts += plan.sentences.map { Part(paragraphs: [($0, .text)]) }
      parts.append(Part(paragraphs: [(plan.button, .button)], isCopy: false))
      if let notSold = item.notSold { parts.append(Part(paragraphs: [(notSold, .muted)])) }
      parts.append(Part(paragraphs: WordingColumn.verdicts(plan, context), isCopy: false))
      parts.append(Part(paragraphs: plan.honesty.map { ($0, .backOffice) }, isCopy: false))
    }
    self.parts = parts
    wrapped = parts.map { part in
      part.paragraphs.flatMap { paragraph in
        canvas.wrapped(paragraph.text, columns: max(1, width)).map { ($0, paragraph.style) }
      }
    }
  }

  private static func verdicts(_ plan: WordingPlan, _ context: ScreenContext) -> [(text: String, style: Style)] {
    let glyphs = context.charset.glyphs
    guard !plan.verdicts.isEmpty else { return [("\(glyphs.check) \(context.say(.verdictClean))", .success)] }
    return plan.verdicts.flatMap { verdict in
      [("\(glyphs.cross) \(verdict.text)", verdict.isError ? Style.danger : .warning), (verdict.reason, .muted)]
    }
  }

  func height(of part: Int) -> Int { lines(of: part).count }

  func lines(of part: Int) -> [(text: String, style: Style)] { wrapped.indices.contains(part) ? wrapped[part] : [] }

  func differs(from other: WordingColumn, _ part: Int) -> Bool {
    guard parts.indices.contains(part), parts[part].isCopy else { return false }
    return text(part) != other.text(part)
  }

  private func text(_ part: Int) -> String {
    parts.indices.contains(part) ? parts[part].paragraphs.map(\.text).joined(separator: " ") : ""
  }

  /// Without the signs around them, so that a comma makes no other word.
  private func words(_ part: Int) -> Set<String> { Set(text(part).split(separator: " ").map(WordingColumn.bare)) }

  private static func bare(_ word: Substring) -> String {
    String(word.drop { $0.isPunctuation }.reversed().drop { $0.isPunctuation }.reversed()).lowercased()
  }

  /// A line, its words that the other wording has not in another style; where nearly all are others, the mark at the
  /// beginning says enough.
  func draw(
    _ line: (text: String, style: Style), of part: Int, unlike other: WordingColumn?, at position: Position,
    _ canvas: inout Canvas
  ) {
    canvas.draw(line.text, at: position, style: line.style)
    guard let other, differs(from: other, part) else { return }
    let (own, known) = (words(part), other.words(part))
    guard own.subtracting(known).count * 3 <= own.count * 2 else { return }
    for word in line.text.split(separator: " ") where !known.contains(WordingColumn.bare(word)) {
      let before = canvas.measure(String(line.text[..<word.startIndex]))
      canvas.draw(String(word), at: Position(column: position.column + before, row: position.row), style: .key)
    }
  }
}
