import TerminalKit
import TwelveWording

/// The sentences under the plans: amounts, comparison, renewal, how to cancel, all of the chosen plan.
struct PaywallTexts {
  private var paragraphs: [(text: String, style: Style)] = []

  init(_ row: PlanRow?, _ paywall: PaywallContent, _ context: ScreenContext, hidesComparison: Bool) {
    guard let row else {
      paragraphs = [(context.say(.choosePlanFirst), .text)]
      return
    }
    if row.ownership == .otherPlanRuns { paragraphs.append((context.say(.otherPlanRuns), .warning)) }
    for (index, sentence) in row.sentences.enumerated() where !sentence.isEmpty {
      paragraphs.append((sentence, index == 0 ? .text : .muted))
      if index == 0, !hidesComparison, row.isCommitment, let comparison = paywall.comparison {
        paragraphs.append((comparison, .text))
      }
    }
    if let notSold = paywall.notSold, !hidesComparison { paragraphs.append((notSold, .muted)) }
    if let warning = row.warning { paragraphs.append((warning, .warning)) }
  }

  func lines(_ canvas: Canvas) -> [(text: String, style: Style)] {
    paragraphs.flatMap { paragraph in
      canvas.wrapped(paragraph.text, columns: canvas.size.columns - 6).map { ($0, paragraph.style) }
    }
  }
}
