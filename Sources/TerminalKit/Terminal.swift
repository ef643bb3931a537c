/// A place that shows frames and tells of keys. All of it is used from one thread, except `waker`.
public protocol Terminal: AnyObject {
  var size: Size { get }
  var charset: Charset { get }
  var colors: ColorDepth { get }
  /// Makes a waiting `nextEvent` return `.wake`. May be called from any thread.
  var waker: @Sendable () -> Void { get }
  /// Waits for the next event; nil waits for ever, 0 only looks.
  func nextEvent(timeoutMilliseconds: Int?) -> TerminalEvent
  func present(_ frame: Frame)
  /// Throws away keys typed ahead, before a question where one of them could answer.
  func discardPendingKeys()
  /// Paints everything again, for a screen that something else has written on.
  func redraw()
  /// Gives the terminal back. Doing it twice does no harm.
  func close()
}
