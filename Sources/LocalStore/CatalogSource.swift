import TwelveCatalog

/// A catalog with the bytes it was read from.
public struct LoadedCatalog: Sendable {
  public var catalog: Catalog
  public var content: [UInt8]
  public var hash: String
  /// The name of its file, for messages.
  public var file: String
  public var warnings: [CatalogFault]

  /// Reads and checks a catalog.
  public init(content: [UInt8], file: String) throws(StoreFailure) {
    try self.init(content: content, file: file, hash: CatalogHash.hash(of: content))
  }

  private init(content: [UInt8], file: String, hash: String) throws(StoreFailure) {
    do {
      let reading = try CatalogReader.read(content, file: file)
      catalog = reading.catalog
      warnings = reading.warnings
    } catch {
      throw .catalog(error)
    }
    self.content = content
    self.file = file
    self.hash = hash
  }

  /// The catalog that is built into the program, read once.
  public static func sample() throws(StoreFailure) -> LoadedCatalog { try builtIn.get() }

  private static let builtIn = Result { () throws(StoreFailure) in
    try LoadedCatalog(content: SampleCatalog.bytes, file: SampleCatalog.fileName, hash: SampleCatalog.hash)
  }
}
