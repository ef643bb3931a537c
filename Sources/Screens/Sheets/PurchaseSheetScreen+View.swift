import TerminalKit
import TwelveWording

extension PurchaseSheetScreen {
  func draw(_ canvas: inout Canvas, _ context: ScreenContext) {
    box(context).draw(&canvas, scrolledBy: scrolled)
  }

  func box(_ context: ScreenContext) -> SheetBox {
    let columns = SheetBox.innerColumns(context.size)
    var lines = SheetLine.paragraph(content.productLine, columns: columns, charset: context.charset, style: .title)
    lines.append(.blank)
    lines += content.amounts.map { SheetLine($0.label, amount: $0.amount, style: $0.isTotal ? .total : .price) }
    if !content.schedule.isEmpty { lines.append(.blank) }
    lines += scheduleLines(context)
    if !content.body.isEmpty { lines.append(.blank) }
    lines += SheetLine.paragraph(content.body, columns: columns, charset: context.charset)
    if let warning = content.warning {
      lines += [.blank] + SheetLine.paragraph(warning, columns: columns, charset: context.charset, style: .warning)
    }
    return SheetBox(
      title: content.title, lines: lines, buttons: buttons(context), note: content.note, size: context.size)
  }

  private func buttons(_ context: ScreenContext) -> [SheetButton] {
    guard question != nil else { return [SheetButton(label: context.say(.close), isFocused: true)] }
    return [
      SheetButton(label: context.say(.notNow), isFocused: !isConfirmFocused),
      SheetButton(label: content.confirmLabel, isFocused: isConfirmFocused),
    ]
  }

  private func scheduleLines(_ context: ScreenContext) -> [SheetLine] {
    let canvas = Canvas(size: context.size, charset: context.charset)
    let label = (content.schedule.map { canvas.measure($0.label) }.max() ?? 0) + 2
    // A date without a text beside it may run on, such as "on the 1st of every month".
    let dates = content.schedule.filter { !$0.text.isEmpty }.map(\.date)
    let date = (dates.map { canvas.measure($0) }.max() ?? 0) + 2
    return content.schedule.map { line in
      let text = fill(line.label, label, canvas) + fill(line.date, date, canvas) + line.text
      return SheetLine(text, amount: line.amount)
    }
  }

  private func fill(_ text: String, _ columns: Int, _ canvas: Canvas) -> String {
    text + String(repeating: " ", count: max(0, columns - canvas.measure(text)))
  }
}
