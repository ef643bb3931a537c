/// Tells catalogs apart by their bytes.
public enum CatalogHash {
  /// Two FNV-1a hashes of 64 bits, over the bytes forward and backward, as 32 hexadecimal digits. Nothing depends on its
  /// being hard to forge.
  public static func hash(of bytes: [UInt8]) -> String {
    let prime: UInt64 = 0x100_0000_01B3
    var forward: UInt64 = 0xCBF2_9CE4_8422_2325
    var backward = forward
    // Both in one loop: neither waits for the other's multiplication.
    for index in bytes.indices {
      forward = (forward ^ UInt64(bytes[index])) &* prime
      backward = (backward ^ UInt64(bytes[bytes.count - 1 - index])) &* prime
    }
    return hexadecimal(forward) + hexadecimal(backward)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
