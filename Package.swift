// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target in `Sources/<folder>`. Targets reachable from the library product carry a prefix, since a package that
/// depends on this one shares a single namespace of target names with it.
func room(_ name: String, folder: String? = nil, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)", swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "twelve",
  products: [
    .executable(name: "twelve", targets: ["twelve"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
  ],
  targets: [
    room("TwelveCommerce", folder: "Commerce", []),
    .target(name: "CTwelveSampleCatalog", path: "Sources/CSampleCatalog"),
    room("TwelveCatalog", folder: "Catalog", ["TwelveCommerce", "CTwelveSampleCatalog"]),
    room("TwelveStoreRules", folder: "StoreRules", ["TwelveCommerce", "TwelveCatalog"]),
    // Without pkg-config, whose search path would come before the static libraries that Scripts/build prefers.
    .systemLibrary(name: "CTwelveSQLite", path: "Sources/CSQLite"),
    room(
      "TwelveLedger", folder: "Ledger",
      ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "CTwelveSQLite"]),
    room(
      "TwelveWording", folder: "Wording", ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules"]),
    room(
      "TwelveLocalStore", folder: "LocalStore",
      ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "TwelveLedger", "TwelveWording"]),
    room(
      "StoreKit",
      ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "TwelveWording", "TwelveLocalStore"]),

    room("Scenarios", ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "TwelveWording"]),

    room("TerminalKit", []),
    .target(
      name: "CCurses", path: "Sources/CCurses",
      cSettings: [
        .define("NCURSES_WIDECHAR", to: "1"), .define("_XOPEN_SOURCE", to: "700"), .define("_DEFAULT_SOURCE"),
      ],
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    room("TerminalCurses", ["TerminalKit", "CCurses"]),
    room("Screens", ["TerminalKit", "TwelveWording", "TwelveCommerce"]),
    .executableTarget(
      name: "twelve",
      dependencies: [
        "TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "TwelveLedger", "TwelveWording", "TwelveLocalStore",
        "StoreKit", "Scenarios", "TerminalKit", "TerminalCurses", "Screens",
      ],
      path: "Sources/twelve", swiftSettings: strict),

    .executableTarget(
      name: "RuleBenchmarks",
      dependencies: ["TwelveCommerce", "TwelveCatalog", "TwelveStoreRules", "TwelveLedger"], path: "Benchmarks/Rules",
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("CommerceTests", ["TwelveCommerce"]),
    tests("CatalogTests", ["TwelveCatalog", "TwelveCommerce"]),
    tests("StoreRulesTests", ["TwelveStoreRules", "TwelveCatalog", "TwelveCommerce", "TwelveWording"]),
    tests("ScenariosTests", ["Scenarios", "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce"]),
    tests("LedgerTests", ["TwelveLedger", "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce", "CTwelveSQLite"]),
    tests("WordingTests", ["TwelveWording", "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce"]),
    tests(
      "LocalStoreTests",
      ["TwelveLocalStore", "TwelveLedger", "TwelveWording", "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce"]),
    tests(
      "StoreKitModuleTests",
      ["StoreKit", "TwelveLocalStore", "TwelveLedger", "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce"]),
    tests("TerminalKitTests", ["TerminalKit"], resources: ["Golden"]),
    tests(
      "TwelveTests",
      [
        "twelve", "Screens", "StoreKit", "TerminalKit", "TwelveLocalStore", "TwelveLedger", "TwelveWording",
        "TwelveStoreRules", "TwelveCatalog", "TwelveCommerce",
      ], resources: ["Golden"]),
    tests("EndToEndTests", []),
  ],
  swiftLanguageModes: [.v6]
)
