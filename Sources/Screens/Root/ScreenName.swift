/// The screens that can be drawn by name, without pressing keys.
public enum ScreenName: String, CaseIterable, Sendable {
  case paywall, account, manage, time, help, disclosure, cancel

  func screen(_ context: ScreenContext) -> (any Screen)? {
    switch self {
    case .paywall: nil
    case .account: AccountScreen()
    case .manage: ManageScreen()
    case .time: TimeScreen(context)
    case .help: HelpScreen(below: PaywallScreen(context.content.paywall).helpKeys(context), context)
    case .disclosure: context.content.paywall.disclosure.map { PurchaseSheetScreen(reading: $0) }
    case .cancel: context.content.account.running.map { ConfirmScreen(cancellationOf: $0, context) }
    }
  }
}
