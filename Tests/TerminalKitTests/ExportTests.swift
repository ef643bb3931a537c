import Foundation
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frames as text and pictures")
struct ExportTests {
  @Test("Each format has its golden file")
  func golden() {
    expectGolden(FrameGolden.string(SampleFrame.make()), named: "sample-frame")
    expectGolden(FrameGolden.string(SampleFrame.make(.ascii)), named: "sample-frame-ascii")
    expectGolden(FrameANSI.string(SampleFrame.make(), depth: .twoFiftySix), named: "sample-ansi-256")
    expectGolden(FrameANSI.string(SampleFrame.make(), depth: .mono), named: "sample-ansi-mono")
    expectGolden(FrameSVG.string(SampleFrame.make(), language: "en"), named: "sample-svg")
    expectGolden(FrameHTML.string(SampleFrame.make(), language: "en"), named: "sample-html")
  }

  @Test(
    "Without its control sequences, coloured text is the text, and every line ends plain",
    arguments: ColorDepth.allCases)
  func ansi(depth: ColorDepth) {
    let frame = SampleFrame.make()
    let text = FrameANSI.string(frame, depth: depth)
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == FrameText.string(frame))
    for line in text.split(separator: "\n") {
      let last = line.matches(of: /\u{1B}\[([0-9;]*)m/).last
      #expect(last.map { $0.1 == "0" } ?? true)
    }
  }

  @Test("Reversed spaces at the end of a line are kept")
  func reversedSpaces() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.draw("ab  ", at: Position(column: 0, row: 0), style: .selected)
    #expect(FrameANSI.string(canvas.frame(), depth: .mono) == "\u{1B}[7mab  \u{1B}[0m\n")
  }

  @Test("Pictures are well-formed, whatever stands in the cells", arguments: 1...60)
  func wellFormed(seed: UInt64) throws {
    let frame = Self.randomFrame(seed: seed)
    for text in [FrameSVG.string(frame, title: "<&\">'", language: "\"<"), FrameHTML.string(frame, title: "<&\">'")] {
      #expect(MarkupReader(text) != nil, "seed \(seed)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "seed \(seed)")
    }
  }

  @Test("In SVG every text starts on its column and is as long as its columns", arguments: 1...60)
  func columns(seed: UInt64) throws {
    let frame = Self.randomFrame(seed: seed)
    let reader = try #require(MarkupReader(FrameSVG.string(frame)))
    for element in reader.elements where element.name == "text" && element.attributes["class"] != nil {
      let x = try #require(element.attributes["x"].flatMap { Int($0) })
      let length = element.attributes["textLength"].flatMap { Int($0) }
      #expect((x - 18) % SVGWindow.cellWidth == 0, "seed \(seed)")
      let columns = length.map { $0 / SVGWindow.cellWidth } ?? element.text.map(TextWidth.of).reduce(0, +)
      #expect(columns == TextWidth.of(element.text), "seed \(seed): \(element.text)")
    }
  }

  @Test("In HTML the text can be copied as it stands on the screen", arguments: 1...60)
  func copied(seed: UInt64) throws {
    let frame = Self.randomFrame(seed: seed)
    let reader = try #require(MarkupReader(FrameHTML.string(frame)))
    let body = try #require(reader.elements.first { $0.name == "pre" })
    #expect(body.text == FrameText.string(frame, keepsTrailingSpaces: true), "seed \(seed)")
  }

  @Test("A picture is called what the screen is called, and says its language")
  func titles() {
    #expect(FrameSVG.string(SampleFrame.make()).contains("<title>Lingo Pro</title>"))
    #expect(FrameHTML.string(SampleFrame.make(), title: "A & B").contains("<title>A &amp; B</title>"))
    #expect(FrameSVG.string(Canvas(size: Size(columns: 1, rows: 1)).frame()).contains("<title>Terminal</title>"))
    #expect(FrameHTML.string(SampleFrame.make(), language: "ja").contains("<html lang=\"ja\">"))
  }

  @Test("What a buffer was given raw does not reach a terminal")
  func raw() {
    var buffer = Buffer(size: Size(columns: 3, rows: 1))
    buffer.put("\u{1B}", width: 1, column: 0, row: 0, style: .text)
    let frame = Frame(buffer: buffer, charset: .utf8)
    #expect(FrameANSI.string(frame, depth: .mono) == "␛\n")
    #expect(!FrameSVG.string(frame).contains("\u{1B}"))
  }

  private static func randomFrame(seed: UInt64) -> Frame {
    var random = SplitMix64(seed: seed)
    var canvas = Canvas(size: Size(columns: Int.random(in: 1...50, using: &random), rows: 6))
    for row in 0..<6 {
      let style = Style.allCases.randomElement(using: &random) ?? .text
      let columns = canvas.draw(Nasty.text(using: &random), at: Position(column: 0, row: row), style: style)
      canvas.draw("<b>&amp;'\"\(Nasty.text(using: &random))", at: Position(column: columns, row: row))
    }
    return canvas.frame()
  }
}
