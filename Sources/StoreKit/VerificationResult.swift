import TwelveStoreRules

/// A value with the verdict on its signature.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value.
  ///
  /// - Throws: The verdict, when the signature is not good.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whatever the verdict.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult<Transaction> {
  init(_ record: TransactionRecord, _ binding: StoreBinding) {
    let transaction = Transaction(record: record, binding: binding)
    self = record.isUnverified ? .unverified(transaction, .invalidSignature) : .verified(transaction)
  }
}
