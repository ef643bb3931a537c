import TwelveCommerce

extension StoreState {
  /// Takes one event in. Needs nothing but the event: prices and texts charged are in it (decision D28).
  public mutating func apply(_ recorded: RecordedEvent) {
    sequence = recorded.sequence
    now = max(now, recorded.at)
    switch recorded.event {
    case .storeOpened(let event):
      self = StoreState()
      sequence = recorded.sequence
      (now, seed) = (recorded.at, event.seed)
    case .catalogAdopted(let event):
      (catalogHash, catalogFile) = (event.hash, event.file)
      settings = StoreSettings(gracePeriod: settings.gracePeriod)
    case .clockAdvanced(let event): now = max(now, event.to)
    case .clockRateChanged(let event):
      clock = event.rate.map { RunningClock(rate: $0, wallStart: event.wall, start: now) }
    case .gracePeriodChanged(let event): settings.gracePeriod = event.gracePeriod
    case .saleChanged(let event): settings.apply(event)
    case .priceChanged(let event): settings.apply(event)
    case .extensionCompleted(let event): completedExtensions.insert(event.requestID)
    case .customerAdded(let event): addCustomer(recorded.customer, event)
    case .customerSelected: currentCustomer = recorded.customer
    default: applyToCustomer(recorded)
    }
  }

  private mutating func addCustomer(_ name: CustomerName?, _ event: CustomerAdded) {
    guard let name else { return }
    customers[name.rawValue] = CustomerState(
      name: name, storefront: event.storefront, language: event.language, systemVersion: event.systemVersion)
    customerNames.append(name)
    if currentCustomer == nil { currentCustomer = name }
  }

  private mutating func applyToCustomer(_ recorded: RecordedEvent) {
    guard let name = recorded.customer, customers[name.rawValue] != nil else { return }
    if case .purchased = recorded.event { transactionsIssued += 1 }
    if case .renewed = recorded.event { transactionsIssued += 1 }
    let touched = customers[name.rawValue]?.apply(recorded.event, at: recorded.at) ?? nil
    if let touched, let at = touched.nextDue(policy: StorePolicy()) {
      due.insert(DueQueue.Entry(at: at, runID: touched.runID, customer: name))
    }
  }
}
