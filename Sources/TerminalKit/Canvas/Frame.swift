/// A finished picture and what it wants from the terminal: the seam between screens and back ends.
public struct Frame: Equatable, Sendable {
  public var buffer: Buffer
  public var charset: Charset
  /// Where the cursor is shown; nil hides it.
  public var cursor: Position?
  /// Whether pasted text is taken. Elsewhere it is thrown away, so that it cannot act as keys.
  public var wantsPaste: Bool

  public init(buffer: Buffer, charset: Charset, cursor: Position? = nil, wantsPaste: Bool = false) {
    self.buffer = buffer
    self.charset = charset
    self.cursor = cursor
    self.wantsPaste = wantsPaste
  }

  public var size: Size { buffer.size }
}
