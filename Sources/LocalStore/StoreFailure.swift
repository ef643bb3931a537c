import TwelveCatalog
import TwelveLedger
import TwelveStoreRules

/// Why something asked of the running store did not happen. Nothing was changed.
public enum StoreFailure: Error, Sendable {
  /// The store's rules say no.
  case rejected(Rejection)
  /// The ledger could not be read or written.
  case ledger(LedgerError)
  /// The catalog has faults.
  case catalog(CatalogFaults)
  /// The ledger names a catalog whose bytes it does not hold.
  case catalogMissing(hash: String)
}
