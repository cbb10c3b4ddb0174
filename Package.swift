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

// What tests spend their time in is optimized in debug builds as well: drawing is 20 times as fast, resolution and messages
// about large files five times. Such a module is compiled as a whole, which takes up to 15 s more of a processor, so a module
// is optimized only where the tests gain more. Preconditions are checked as ever.
let optimizedWhole = SwiftSetting.unsafeFlags(
  ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
let optimized = dialect + [optimizedWhole]

// The rim mostly waits, and is compiled for size, which also takes an eighth less time.
let small = dialect + [SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))]

// Without strict memory safety: what talks to Cairo is C all along.
let oracleDialect: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  optimizedWhole,
]

/// A stage of the line, or a layer below it: what it may import is what stands after `uses`.
func stage(
  _ name: String, uses dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = dialect
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: dialect)
}

let foundation: [Target.Dependency] = ["ThemeCore", "ThemeDiagnostics"]

let package = Package(
  name: "themec",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "themec", targets: ["themec"])
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
      name: "libdeflate", path: "Sources/CSystem/libdeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "libexpat", path: "Sources/CSystem/libexpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "libcrypto", path: "Sources/CSystem/libcrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .target(name: "CYAML", dependencies: ["libyaml"]),
    .target(name: "CXML", dependencies: ["libexpat"]),
    .target(
      name: "CPNG", dependencies: ["libpng"],
      // Rows are filtered in nearly every test.
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CSHA256",
      dependencies: [.target(name: "libcrypto", condition: .when(platforms: [.linux]))]),

    .target(name: "CDisk"),
    .target(name: "CProcess"),

    // What whoever builds it may say: THEMEC_ISSUES is where bugs are reported.
    .target(
      name: "CBuild",
      cSettings: (Context.environment["THEMEC_ISSUES"] ?? "").isEmpty
        ? [] : [.define("THEMEC_ISSUES", to: "\"\(Context.environment["THEMEC_ISSUES"] ?? "")\"")]),

    // Source code that ships to users as it stands: the C file of each has the compiler embed the others.
    .target(name: "FlutterRuntime", exclude: ["dart"]),
    .target(name: "UIKitRuntime"),

    // Texts that the tool prints as they stand; its C file has the compiler embed them.
    .target(name: "CTexts", exclude: ["page", "pages", "starter.theme.yaml", "starter.themec.yaml"]),

    // What the process is told when it starts, before Swift runs.
    .target(name: "CStartup"),

    // The C library, by one name on all systems.
    .target(name: "Platform", swiftSettings: dialect),

    // Below the line.
    stage("ThemeCore", uses: ["CSHA256", "Platform"], settings: optimized),
    stage("ThemeDiagnostics", uses: ["ThemeCore", "CTexts"], settings: optimized),
    stage("ThemeImage", uses: ["ThemeCore", "CPNG", "libdeflate"], settings: optimized),
    stage("ThemeStretch", uses: ["ThemeCore", "ThemeImage"], settings: optimized),
    stage("ThemeDrawing", uses: ["ThemeCore", "ThemeImage"], settings: optimized),

    // The line, in order.
    stage("ThemeSyntax", uses: foundation + ["CYAML"], settings: optimized),
    stage("ThemeTokens", uses: foundation + ["ThemeSyntax"]),
    stage("ThemeModel", uses: foundation + ["ThemeDrawing", "ThemeImage", "ThemeSyntax"]),
    stage(
      "ThemeResolution", uses: foundation + ["ThemeSyntax", "ThemeModel"], settings: optimized),
    stage("ThemeSVG", uses: foundation + ["ThemeDrawing", "ThemeSyntax", "ThemeModel", "CXML"]),
    stage(
      "ThemePictures",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeDrawing", "ThemeSyntax", "ThemeModel",
        "ThemeResolution", "ThemeSVG",
      ]),
    stage(
      "ThemeCheck",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures",
      ]),
    stage(
      "ThemeSlicing",
      uses: ["ThemeCore", "ThemeImage", "ThemeStretch", "ThemeModel", "ThemePictures", "ThemeCheck"]),
    stage(
      "ThemeBundle",
      uses: foundation + [
        "ThemeImage", "ThemeDrawing", "ThemeModel", "ThemePictures", "ThemeCheck", "ThemeSlicing",
      ]),
    // The targets are handed to the compiler as a value, so that both are compiled side by side.
    stage(
      "ThemeTargets",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck",
        "ThemeSlicing", "ThemeBundle", "FlutterRuntime", "UIKitRuntime",
      ]),
    stage(
      "ThemeCompiler",
      uses: foundation + [
        "ThemeImage", "ThemeSyntax", "ThemeTokens", "ThemeModel", "ThemeResolution", "ThemePictures",
        "ThemeCheck", "ThemeSlicing", "ThemeBundle",
      ]),

    // Beside the line: what bundles say, read again.
    stage(
      "ThemeReview",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeModel", "ThemeBundle", "ThemeCompiler", "CTexts",
      ]),

    // The rim.
    stage(
      "ThemeDisk",
      uses: ["ThemeCore", "ThemeImage", "CDisk", "Platform"], settings: optimized),
    .executableTarget(
      name: "themec",
      dependencies: [
        "ThemeCore", "ThemeDiagnostics", "ThemeImage", "ThemeSyntax", "ThemeModel",
        "ThemeTargets", "ThemeBundle", "ThemeCompiler", "ThemeReview", "ThemeDisk", "CBuild",
        "CProcess", "CStartup",
        "CTexts",
        "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: small,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),

    // Tests: a suite a stage; what they share; and the public suites that `make conformance` runs;
    // and the benchmarks.
    .target(
      name: "FixtureSupport", dependencies: ["ThemeCore", "ThemeImage"],
      path: "Tests/FixtureSupport", swiftSettings: dialect),
    // What the consumers of each target's files make of them.
    .target(
      name: "ReadBack",
      dependencies: [
        "ThemeCore", "ThemeImage", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck",
        "ThemeSlicing",
        "ThemeTargets",
      ],
      path: "Tests/ReadBack", swiftSettings: optimized),
    tests(
      "ReadBackTests",
      uses: [
        "ThemeImage", "ThemeModel", "ThemeSlicing", "ThemeTargets", "ThemeBundle", "ThemeCompiler",
        "FixtureSupport", "ReadBack",
      ]),
    .executableTarget(
      name: "mutants",
      dependencies: [
        "ThemeCore", "ThemeDiagnostics", "ThemeImage", "ThemeModel", "ThemeTargets", "ThemeCompiler",
        "FixtureSupport", "ReadBack",
      ],
      path: "Tests/Mutants/Tool", swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    tests("FixtureSupportTests", uses: ["FixtureSupport"]),
    tests(
      "ThemeCompilerTests",
      uses: foundation + [
        "ThemeImage", "ThemeSyntax", "ThemeTokens", "ThemeModel", "ThemeResolution", "ThemePictures",
        "ThemeTargets", "ThemeBundle", "ThemeCompiler", "FixtureSupport",
      ]),
    tests(
      "CommandLineTests",
      uses: ["themec", "ThemeCore", "ThemeImage", "FixtureSupport", "WorstInputs"]),
    tests(
      "PropertyTests",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeSlicing", "ThemeTargets", "ThemeBundle", "ThemeCompiler",
        "FixtureSupport",
        "ReadBack",
      ]),
    tests(
      "ThemeTargetsTests",
      uses: foundation + [
        "themec",
        "ThemeImage", "ThemeStretch", "ThemeDrawing", "ThemeModel", "ThemePictures", "ThemeCheck",
        "ThemeSlicing", "ThemeTargets", "ThemeBundle", "ThemeCompiler", "ThemeReview",
        "FixtureSupport",
      ]),
    tests("ThemeCoreTests", uses: ["ThemeCore"]),
    tests(
      "ThemeDiagnosticsTests",
      uses: ["ThemeCore", "ThemeDiagnostics", "FixtureSupport"]),
    tests("ThemeImageTests", uses: ["ThemeCore", "ThemeImage", "FixtureSupport"]),
    tests(
      "ThemeSVGTests",
      uses: foundation + ["ThemeModel", "ThemeSVG", "FixtureSupport"]),
    tests("ThemeStretchTests", uses: ["ThemeCore", "ThemeImage", "ThemeStretch"]),
    tests(
      "ThemeDrawingTests",
      uses: ["ThemeCore", "ThemeImage", "ThemeDrawing", "FixtureSupport"]),
    tests(
      "ThemeSyntaxTests",
      uses: ["ThemeCore", "ThemeDiagnostics", "ThemeSyntax", "ThemeTokens", "FixtureSupport"]),
    tests(
      "DocumentationTests",
      uses: foundation + [
        "ThemeSyntax", "ThemeModel", "ThemeTargets", "ThemeBundle",
        "FixtureSupport", "Documentation",
      ]),
    // Typed and resolved themes as text.
    .target(
      name: "ModelDump", dependencies: foundation + ["ThemeSyntax", "ThemeModel", "ThemeResolution"],
      path: "Tests/ModelDump", swiftSettings: dialect),
    tests(
      "ThemeModelTests",
      uses: foundation + ["ThemeSyntax", "ThemeTokens", "ThemeModel", "ModelDump", "FixtureSupport"]),
    tests(
      "ThemeResolutionTests",
      uses: foundation + [
        "ThemeSyntax", "ThemeTokens", "ThemeModel", "ThemeResolution", "ModelDump", "FixtureSupport",
      ]),
    tests(
      "ThemeReviewTests",
      uses: foundation + [
        "ThemeImage", "ThemeStretch", "ThemeModel", "ThemeTargets", "ThemeCompiler", "ThemeReview",
        "FixtureSupport",
      ]),
    tests("ThemePicturesTests", uses: ["ThemeCore", "ThemeImage", "ThemePictures"]),
    tests(
      "ThemeDiskTests",
      uses: [
        "ThemeCore", "ThemeImage", "ThemeTargets", "ThemeBundle", "ThemeDisk", "CommitCrasher",
        "FixtureSupport",
      ]),
    .executableTarget(
      name: "CommitCrasher",
      dependencies: ["Platform", "ThemeImage", "ThemeTargets", "ThemeBundle", "ThemeDisk"],
      path: "Tests/CommitCrasher", swiftSettings: optimized,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    // What docs/ is made of, and the tool that writes it.
    .target(
      name: "Documentation",
      dependencies: foundation + [
        "ThemeImage", "ThemeModel", "ThemeSVG", "ThemeCheck", "ThemeTargets", "ThemeBundle", "ThemeCompiler",
        "ThemeReview", "FixtureSupport", "WorstInputs",
      ],
      path: "Tests/Documentation/Pages", swiftSettings: dialect),
    .executableTarget(
      name: "themec-docs", dependencies: ["Documentation"], path: "Tests/Documentation/Tool",
      swiftSettings: dialect, linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    .executableTarget(
      name: "conformance",
      dependencies: [
        "ThemeCore", "ThemeDiagnostics", "ThemeImage", "ThemeSyntax", "ThemeModel",
        "ThemeSlicing", "ThemeTargets", "ThemeBundle", "ThemeCompiler", "FixtureSupport",
      ],
      path: "Tests/Conformance", swiftSettings: optimized,
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
        "libyaml", "ThemeCore", "ThemeDiagnostics", "ThemeImage", "ThemeSyntax", "ThemeTokens",
        "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck", "ThemeSlicing",
        "ThemeTargets", "ThemeCompiler", "ThemeDisk", "ThemeReview", "FixtureSupport",
      ],
      path: "Tests/Benchmarks", exclude: ["measure_oxipng.py"], swiftSettings: dialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
  ]
)

// Drawn art beside Cairo's: built where scripts/oracle.sh or scripts/test.sh has found Cairo, which nothing else needs.
if Context.environment["THEMEC_CAIRO"] != nil {
  package.targets += [
    .systemLibrary(
      name: "CCairo", path: "Tests/DrawingOracle/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(
      name: "CairoButton", dependencies: ["CCairo"], path: "Tests/DrawingOracle/CairoButton",
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(
      name: "DrawingProbe", dependencies: ["ThemeCore", "ThemeImage", "ThemeDrawing"],
      path: "Tests/DrawingOracle/Probe", swiftSettings: optimized),
    .executableTarget(
      name: "drawing-bench", dependencies: ["CairoButton", "DrawingProbe"],
      path: "Tests/DrawingOracle/Benchmark", swiftSettings: oracleDialect,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")]),
    .testTarget(
      name: "CairoTests", dependencies: ["CCairo", "DrawingProbe"], path: "Tests/DrawingOracle/CairoTests",
      swiftSettings: oracleDialect),
  ]
}
