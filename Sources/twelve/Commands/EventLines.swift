import TwelveCommerce
import TwelveLocalStore
import TwelveStoreRules
import TwelveWording

/// Events as lines: date, what happened, amount, notification.
struct EventLines {
  let session: Session

  func lines(_ events: [RecordedEvent]) -> [String] {
    let state = session.state
    let told = events.map { ($0, session.words.describe($0, in: state, catalog: session.catalog)) }
    let dates = told.map { session.words.dates.day($0.0.at) }
    let amounts = told.map { $0.1.amount.map { session.price($0) } ?? "" }
    let columns = [dates, told.map(\.1.text), amounts, told.map { $0.0.notification?.description ?? "" }]
    return TextTable(columns: columns, rightAligned: [2]).lines
  }
}
