import CCurses
import TerminalKit

extension Key {
  /// A character as it comes from the terminal, control characters included.
  init(character value: Int32) {
    switch value {
    case 10, 13: self = .enter
    case 9: self = .tab
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 1...26: self = .control(Character(Unicode.Scalar(UInt8(value) + 96)))
    case 0...31: self = .control(Character(Unicode.Scalar(UInt8(value) + 64)))
    default: self = .character(Unicode.Scalar(UInt32(bitPattern: value)).map { Character($0) } ?? "?")
    }
  }

  /// A key that has a code of its own; nil for one that nothing here uses.
  init?(curses code: Int) {
    switch code {
    case CC_KEY_UP: self = .up
    case CC_KEY_DOWN: self = .down
    case CC_KEY_LEFT: self = .left
    case CC_KEY_RIGHT: self = .right
    case CC_KEY_HOME: self = .home
    case CC_KEY_END: self = .end
    case CC_KEY_PAGE_UP: self = .pageUp
    case CC_KEY_PAGE_DOWN: self = .pageDown
    case CC_KEY_DELETE: self = .delete
    case CC_KEY_BACKSPACE: self = .backspace
    case CC_KEY_BACK_TAB: self = .backTab
    case CC_KEY_ENTER: self = .enter
    case CC_KEY_FUNCTION + 1...CC_KEY_FUNCTION + 24: self = .function(code - CC_KEY_FUNCTION)
    default: return nil
    }
  }
}
