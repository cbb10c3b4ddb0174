// swift-tools-version: 6.2
import PackageDescription

// One dialect for every target of ours.
let dialect: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A stage of the line, or a layer below it: what it may import is what stands after `uses`.
func stage(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: dialect)
}

func tests(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: dialect)
}

let foundation: [Target.Dependency] = ["ThemeSource", "ThemeDiagnostics", "ThemeGeometry"]

let package = Package(
  name: "themec",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "themec", targets: ["themec"]),
    // For Tests/DrawingOracle, a package of its own.
    .library(name: "DrawingProbe", targets: ["DrawingProbe"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The system's libraries, and the C shims that keep their longjmps and macros out of Swift.
    .systemLibrary(
      name: "libyaml", path: "Sources/CSystem/libyaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "libpng", path: "Sources/CSystem/libpng", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "libcrypto", path: "Sources/CSystem/libcrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .target(name: "CYAML", dependencies: ["libyaml"]),
    .target(name: "CPNG", dependencies: ["libpng"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CSHA256",
      dependencies: [.target(name: "libcrypto", condition: .when(platforms: [.linux]))]),

    .target(name: "CDisk"),

    // What whoever builds it may say: THEMEC_ISSUES is where bugs are reported.
    .target(
      name: "CBuild",
      cSettings: (Context.environment["THEMEC_ISSUES"] ?? "").isEmpty
        ? [] : [.define("THEMEC_ISSUES", to: "\"\(Context.environment["THEMEC_ISSUES"] ?? "")\"")]),

    // What the process is told when it starts, before Swift runs.
    .target(name: "CStartup"),

    // Below the line.
    stage("ThemeSource"),
    stage("ThemeJSON", uses: ["ThemeSource"]),
    stage("ThemeDiagnostics", uses: ["ThemeSource", "ThemeJSON"]),
    stage("ThemeGeometry"),
    stage("ThemeDigest", uses: ["CSHA256"]),
    stage("ThemeImage", uses: ["ThemeGeometry", "ThemeDigest", "CPNG"]),
    stage("ThemeStretch", uses: ["ThemeGeometry", "ThemeImage"]),
    stage("ThemeDrawing", uses: ["ThemeSource", "ThemeGeometry", "ThemeImage"]),
    stage("ThemeParallel"),

    // The line, in order.
    stage("ThemeSyntax", uses: ["ThemeSource", "ThemeDiagnostics", "CYAML"]),
    stage("ThemeModel", uses: foundation + ["ThemeJSON", "ThemeDrawing", "ThemeSyntax"]),
    stage("ThemeResolution", uses: foundation + ["ThemeDrawing", "ThemeSyntax", "ThemeModel"]),
    stage(
      "ThemePictures",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeDrawing", "ThemeParallel", "ThemeSyntax", "ThemeModel",
        "ThemeResolution",
      ]),
    stage(
      "ThemeCheck",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures",
      ]),
    stage(
      "ThemeSlicing",
      uses: [
        "ThemeGeometry", "ThemeImage", "ThemeStretch", "ThemeParallel", "ThemeModel", "ThemePictures",
        "ThemeCheck",
      ]),
    stage(
      "ThemeBackends",
      uses: [
        "ThemeSource", "ThemeDiagnostics", "ThemeGeometry", "ThemeJSON", "ThemeDigest", "ThemeImage",
        "ThemeDrawing",
        "ThemeParallel",
        "ThemeModel",
        "ThemePictures", "ThemeCheck", "ThemeSlicing",
      ]),
    stage(
      "ThemeCompiler",
      uses: foundation + [
        "ThemeParallel", "ThemeSyntax", "ThemeModel", "ThemeResolution", "ThemePictures",
        "ThemeCheck", "ThemeSlicing", "ThemeBackends",
      ]),

    // The rim.
    stage(
      "ThemeDisk",
      uses: [
        "ThemeSource", "ThemeJSON", "ThemeGeometry", "ThemeImage", "ThemeParallel", "ThemeBackends", "CDisk",
      ]),
    .executableTarget(
      name: "themec",
      dependencies: [
        "ThemeSource", "ThemeJSON", "ThemeDiagnostics", "ThemeGeometry", "ThemeImage", "ThemeParallel",
        "ThemeSyntax",
        "ThemeModel",
        "ThemeSlicing", "ThemeBackends", "ThemeCompiler", "ThemeDisk", "CBuild", "CStartup",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),

    // Tests: a suite a stage; what they share; and the public suites that `make conformance` runs;
    // and the benchmarks.
    .target(
      name: "FixtureSupport", dependencies: ["ThemeJSON", "ThemeSource", "ThemeGeometry", "ThemeImage"],
      path: "Tests/FixtureSupport", swiftSettings: dialect),
    tests(
      "ThemeCompilerTests",
      uses: foundation + [
        "ThemeImage", "ThemeParallel", "ThemeSyntax", "ThemeModel", "ThemePictures", "ThemeBackends",
        "ThemeCompiler", "FixtureSupport",
      ]),
    tests(
      "CommandLineTests",
      uses: ["themec", "ThemeGeometry", "ThemeImage", "ThemeJSON", "FixtureSupport", "WorstInputs"]),
    tests(
      "PropertyTests",
      uses: foundation + ["ThemeImage", "ThemeJSON", "ThemeBackends", "ThemeCompiler", "FixtureSupport"]),
    tests(
      "ThemeBackendsTests",
      uses: foundation + [
        "ThemeJSON", "ThemeImage", "ThemeStretch", "ThemeModel", "ThemePictures", "ThemeCheck",
        "ThemeSlicing", "ThemeBackends", "ThemeCompiler", "FixtureSupport",
      ]),
    tests("ThemeSourceTests", uses: ["ThemeSource"]),
    tests("ThemeJSONTests", uses: ["ThemeJSON"]),
    tests(
      "ThemeDiagnosticsTests",
      uses: ["ThemeSource", "ThemeJSON", "ThemeDiagnostics", "FixtureSupport"]),
    tests("ThemeGeometryTests", uses: ["ThemeGeometry"]),
    tests("ThemeDigestTests", uses: ["ThemeDigest"]),
    tests("ThemeImageTests", uses: ["ThemeGeometry", "ThemeImage", "FixtureSupport"]),
    tests("ThemeStretchTests", uses: ["ThemeGeometry", "ThemeImage", "ThemeStretch"]),
    .target(
      name: "DrawingProbe", dependencies: ["ThemeGeometry", "ThemeImage", "ThemeDrawing"],
      path: "Tests/DrawingProbe", swiftSettings: dialect),
    tests(
      "ThemeDrawingTests",
      uses: ["ThemeSource", "ThemeGeometry", "ThemeImage", "ThemeDrawing", "FixtureSupport"]),
    tests(
      "ThemeSyntaxTests",
      uses: ["ThemeSource", "ThemeDiagnostics", "ThemeSyntax", "FixtureSupport"]),
    tests(
      "DocumentationTests",
      uses: foundation + [
        "ThemeJSON", "ThemeImage", "ThemeSyntax", "ThemeModel", "ThemeBackends", "FixtureSupport",
        "Documentation",
      ]),
    tests(
      "ThemeModelTests",
      uses: foundation + ["ThemeJSON", "ThemeSyntax", "ThemeModel", "FixtureSupport"]),
    tests(
      "ThemeResolutionTests",
      uses: foundation + ["ThemeSyntax", "ThemeModel", "ThemeResolution", "FixtureSupport"]),
    tests("ThemeParallelTests", uses: ["ThemeParallel"]),
    tests("ThemePicturesTests", uses: ["ThemeSource", "ThemeImage", "ThemePictures"]),
    tests(
      "ThemeDiskTests",
      uses: [
        "ThemeSource", "ThemeImage", "ThemeBackends", "ThemeDisk", "CommitCrasher", "FixtureSupport",
      ]),
    .executableTarget(
      name: "CommitCrasher", dependencies: ["ThemeImage", "ThemeBackends", "ThemeDisk"],
      path: "Tests/CommitCrasher", swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    // What docs/ is made of, and the tool that writes it.
    .target(
      name: "Documentation",
      dependencies: foundation + [
        "ThemeJSON", "ThemeImage", "ThemeModel", "ThemeCheck", "ThemeBackends", "ThemeCompiler",
        "FixtureSupport",
        "WorstInputs",
      ],
      path: "Tests/Documentation/Pages", swiftSettings: dialect),
    .executableTarget(
      name: "themec-docs", dependencies: ["Documentation"], path: "Tests/Documentation/Tool",
      swiftSettings: dialect, linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    .executableTarget(
      name: "conformance",
      dependencies: [
        "ThemeSource", "ThemeDiagnostics", "ThemeGeometry", "ThemeImage", "ThemeSyntax", "ThemeModel",
        "ThemeSlicing", "ThemeBackends", "ThemeCompiler",
      ],
      path: "Tests/Conformance", swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    // The worst inputs of all kinds, and the tool that runs them.
    .target(
      name: "WorstInputs", dependencies: ["ThemeImage"], path: "Tests/Worst/Inputs", swiftSettings: dialect),
    .executableTarget(
      name: "worst", dependencies: ["WorstInputs"], path: "Tests/Worst/Tool", swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "libyaml", "ThemeSource", "ThemeDiagnostics", "ThemeGeometry", "ThemeImage", "ThemeParallel",
        "ThemeSyntax",
        "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck", "ThemeSlicing",
        "ThemeCompiler", "ThemeDisk",
      ],
      path: "Tests/Benchmarks", swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
  ]
)
