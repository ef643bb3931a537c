/// What a character is to line breaking.
enum WrapKind {
  case space, glue, opening, closing, digit, counter, ideograph, word

  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii(scalar) : Self.other(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> WrapKind {
    switch scalar {
    case " ": .space
    case "0"..."9": .digit
    case "!", "?", ".", ",", ":", ";", ")", "]", "}", "%": .closing
    case "(", "[", "{", "$": .opening
    default: .word
    }
  }

  // Japanese and Chinese rules for the first and last character of a line, in the part that names and prices meet.
  private static func other(_ scalar: Unicode.Scalar) -> WrapKind {
    switch scalar {
    case "\u{3000}": .space
    case "\u{A0}", "\u{202F}", "\u{2007}": .glue
    case "。", "、", "．", "，", "！", "？", "：", "；", "」", "』", "）", "】", "〉", "》", "］", "｝", "〕", "・", "ー", "〜", "％",
      "々", "ゝ", "ゞ", "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ",
      "ャ", "ュ", "ョ", "ヮ", "｡", "､", "｣", "…", "’", "”", "»":
      .closing
    case "「", "『", "（", "【", "〈", "《", "［", "｛", "〔", "￥", "｢", "¥", "€", "£", "₩", "‘", "“", "«": .opening
    // A number stays with what it counts.
    case "円", "元", "年", "月", "日", "回", "か", "カ", "ヶ", "ヵ", "个", "個", "週", "間": .counter
    default: isIdeographic(scalar) ? .ideograph : .word
    }
  }

  /// Hangul is wide, but Korean words are kept together.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100, TextWidth.of(scalar) == 2 else { return false }
    return !(0xAC00...0xD7A3).contains(scalar.value) && !(0x1100...0x115F).contains(scalar.value)
  }
}
