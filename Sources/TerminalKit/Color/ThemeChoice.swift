/// Which colours the reader wants: the value of `--theme`.
public enum ThemeChoice: String, Sendable, CaseIterable {
  /// Colours that can be read on a light and on a dark background.
  case auto
  /// For a dark background.
  case dark
  /// For a light background.
  case light
  /// No colours and nothing dimmed: the terminal's own two, told apart by bold, underlined and reversed text.
  case highContrast = "high-contrast"
}
