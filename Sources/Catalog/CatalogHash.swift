/// Tells catalogs apart by their bytes.
public enum CatalogHash {
  /// Two FNV-1a hashes of 64 bits, over the bytes forward and backward, as 32 hexadecimal digits. Nothing depends on its
  /// being hard to forge.
  public static func hash(of bytes: [UInt8]) -> String {
    hexadecimal(fnv1a(bytes)) + hexadecimal(fnv1a(bytes.reversed()))
  }

  private static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
