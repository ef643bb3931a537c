import FoundationEssentials
import TerminalKit

/// A picture of the screen in the folder that the program was started in, under a name that is free.
enum PictureFile {
  /// The names that pictures are given, in order.
  static func name(_ number: Int) -> String { number == 1 ? "twelve.svg" : "twelve-\(number).svg" }

  /// Writes a frame and returns the file's name.
  ///
  /// - Throws: When the folder cannot be written to.
  static func write(_ frame: Frame, in folder: String = ".") throws -> String {
    let manager = FileManager.default
    let free = (1...).lazy.map(name).first { !manager.fileExists(atPath: "\(folder)/\($0)") } ?? name(1)
    try Data(FrameSVG.string(frame).utf8).write(to: URL(filePath: "\(folder)/\(free)"), options: .withoutOverwriting)
    return free
  }
}
