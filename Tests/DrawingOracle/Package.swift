// swift-tools-version: 6.2
import PackageDescription

// Drawn art held beside Cairo's, in a package of its own: the tool needs no Cairo.
// No strict memory safety: this talks to C all along.
let dialect: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let probe = Target.Dependency.product(name: "DrawingProbe", package: "themec")

let package = Package(
  name: "DrawingOracle",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "themec", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "CairoButton", dependencies: ["CCairo"]),
    .executableTarget(name: "bench", dependencies: ["CairoButton", probe], swiftSettings: dialect),
    .testTarget(name: "OracleTests", dependencies: ["CCairo", probe], swiftSettings: dialect),
  ]
)
