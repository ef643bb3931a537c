import CTwelveSampleCatalog

/// The catalog that is built into the program.
public enum SampleCatalog {
  public static let fileName = "lingo.json"

  /// Tells it from other catalogs: the hash of its bytes, written down so that no start has to work it out. A test says
  /// what belongs here when the catalog has changed.
  public static let hash = "6ada9dac960e9438637b37212a7bdb04"

  /// The file's bytes.
  public static let bytes: [UInt8] = {
    var count = 0
    guard let start = twelve_sample_catalog(&count) else { return [] }
    return [UInt8](UnsafeBufferPointer(start: start, count: count))
  }()
}
