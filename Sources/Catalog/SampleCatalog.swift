import CTwelveSampleCatalog

/// The catalog that is built into the program.
public enum SampleCatalog {
  public static let fileName = "lingo.json"

  /// Tells it from other catalogs.
  public static let hash = CatalogHash.hash(of: bytes)

  /// The file's bytes.
  public static var bytes: [UInt8] {
    var count = 0
    guard let start = twelve_sample_catalog(&count) else { return [] }
    return [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}
