/// A frame as a golden file: size and charset, the rows, then the same rows as style letters.
public enum FrameGolden {
  public static func string(_ frame: Frame) -> String {
    let letters = (0..<frame.size.rows).map { row in String(frame.buffer.row(row).map(\.style.letter)) }
    let header = "\(frame.size.columns)x\(frame.size.rows) \(frame.charset.rawValue)"
    return ([header] + FrameText.rows(frame) + ["---"] + letters).map { $0 + "\n" }.joined()
  }
}
