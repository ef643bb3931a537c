import Foundation
import Testing

@testable import TerminalKit

@Suite("Colours")
struct ThemeTests {
  @Test("The terminal's background is left alone", arguments: ColorDepth.allCases, Style.allCases)
  func background(depth: ColorDepth, style: Style) {
    #expect(Theme.of(depth).appearance(style).background == nil)
  }

  @Test("Without colours there are only attributes", arguments: Style.allCases)
  func mono(style: Style) { #expect(Theme.of(.mono).appearance(style).foreground == nil) }

  @Test("With few colours only those that terminals call by name are used, and no blue", arguments: Style.allCases)
  func few(style: Style) {
    for depth in [ColorDepth.eight, .sixteen] {
      if let number = Theme.of(depth).appearance(style).foreground { #expect([1, 2, 5, 6].contains(number)) }
    }
  }

  @Test("Of 256 colours, those used can be read on black and on white", arguments: Style.allCases)
  func contrast(style: Style) {
    guard let number = Theme.of(.twoFiftySix).appearance(style).foreground else { return }
    let luminance = Self.luminance(of: number)
    #expect((luminance + 0.05) / 0.05 >= 3.8)
    #expect(1.05 / (luminance + 0.05) >= 3.8)
  }

  @Test("Colours for a dark or a light background can be read on it", arguments: Style.allCases)
  func themes(style: Style) {
    for (choice, ground) in [(ThemeChoice.dark, 0.0), (.light, 1.0)] {
      guard let number = Theme.of(.twoFiftySix, choice).appearance(style).foreground else { continue }
      let ink = Self.luminance(of: number)
      #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5, "\(choice)")
    }
  }

  @Test("With high contrast nothing is coloured or dimmed, and pictures have seven to one", arguments: Style.allCases)
  func highContrast(style: Style) {
    for depth in ColorDepth.allCases {
      let appearance = Theme.of(depth, .highContrast).appearance(style)
      #expect(appearance.foreground == nil && !appearance.isDim)
    }
    let look = PictureTheme.highContrast.look(style)
    let ground = look.ground ?? PictureTheme.highContrast.window
    let (ink, paper) = (Self.luminance(of: look.ink), Self.luminance(of: ground))
    #expect((max(ink, paper) + 0.05) / (min(ink, paper) + 0.05) >= 7)
  }

  @Test("What is selected is reversed at every depth, and a focused button is not just a button")
  func notByColourAlone() {
    let themes = ColorDepth.allCases.flatMap { depth in ThemeChoice.allCases.map { Theme.of(depth, $0) } }
    for theme in themes {
      #expect(theme.appearance(.selected).isReversed)
      #expect(theme.appearance(.buttonFocused).isReversed)
      #expect(!theme.appearance(.button).isReversed)
      #expect(theme.appearance(.link).isUnderlined)
      #expect(theme.appearance(.danger).isBold)
      #expect(theme.appearance(.price) == theme.appearance(.total))
      #expect(theme.appearance(.text) == .plain)
    }
  }

  @Test(
    "The depth that is drawn with",
    arguments: [
      (.auto, 256, nil, "xterm-256color", .twoFiftySix), (.auto, 16, nil, "xterm-16color", .sixteen),
      (.auto, 8, nil, "linux", .eight), (.auto, -1, nil, "vt100", .mono), (.auto, 0, nil, nil, .mono),
      (.auto, 256, "1", "xterm-256color", .mono), (.auto, 256, "", "xterm-256color", .twoFiftySix),
      (.auto, 256, "0", "xterm-256color", .mono), (.auto, 256, nil, "dumb", .mono),
      (.auto, 16_777_216, nil, nil, .twoFiftySix),
      (.always, 256, "1", "xterm-256color", .twoFiftySix), (.always, 8, "1", "dumb", .eight),
      (.always, -1, nil, "vt100", .eight),
      (.never, 256, nil, "xterm-256color", .mono), (.never, 8, "", nil, .mono),
    ] as [(ColorChoice, Int, String?, String?, ColorDepth)])
  func choice(choice: ColorChoice, colors: Int, noColor: String?, term: String?, expected: ColorDepth) {
    #expect(choice.depth(terminfoColors: colors, noColor: noColor, term: term) == expected)
  }

  @Test("Pictures can be read, light and dark", arguments: Style.allCases)
  func pictures(style: Style) {
    for theme in [PictureTheme.dark, .light] where style != .border {
      let look = theme.look(style)
      let (ink, ground) = (Self.luminance(of: look.ink), Self.luminance(of: look.ground ?? theme.window))
      #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5, "\(theme)")
    }
  }

  /// Of the fixed part of the 256 colours.
  private static func luminance(of number: Int) -> Double {
    if number >= 232 { return luminance(Array(repeating: 8 + 10 * (number - 232), count: 3)) }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = number - 16
    return luminance([levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]])
  }

  private static func luminance(of color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return luminance([value >> 16, value >> 8 & 0xFF, value & 0xFF])
  }

  private static func luminance(_ channels: [Int]) -> Double {
    zip(channels.map { linear(Double($0) / 255) }, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// sRGB's curve.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
