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

// The command line mostly waits, an import is rare, and ThemeCompiler leaves the work to the stages, so the compiler leaves their
// code as it was written: that takes a third of the time, and the code is no larger. LLVM still optimizes it, for size.
let quick =
  dialect
  + [
    SwiftSetting.unsafeFlags(
      ["-Osize", "-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .release))
  ]

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

// Tests start some programs thousands of times, which without shared libraries start in a sixth of the time. scripts/test.sh says
// where the static ones are; Swift leaves out those that only Foundation needs.
let staticLibraries = Context.environment["THEMEC_STATIC_LIBRARIES"]
let linkedStatically: [LinkerSetting] =
  staticLibraries.map { folder in
    let needed = ["lib_FoundationCShims.a", "lib_FoundationCollections.a"].map { "\(folder)/\($0)" }
    return [
      .unsafeFlags(
        ["-static-executable", "-use-ld=lld"] + needed, .when(platforms: [.linux], configuration: .debug))
    ]
  } ?? []
// What tests depend on is linked into them with its settings, of which the last one counts.
let linkedDynamically: [LinkerSetting] =
  staticLibraries == nil ? [] : [.unsafeFlags(["-no-static-executable"], .when(platforms: [.linux]))]

func tests(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, swiftSettings: dialect, linkerSettings: linkedDynamically)
}

/// An executable that is a part of the tests.
func tool(
  _ name: String, path: String? = nil, uses dependencies: [Target.Dependency], exclude: [String] = [],
  settings: [SwiftSetting] = dialect, linkerSettings: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path ?? "Tests/\(name)", exclude: exclude,
    swiftSettings: settings,
    linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")] + linkerSettings)
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
    .target(
      name: "CShims",
      dependencies: [
        "libexpat", "libpng", "libyaml", .target(name: "libcrypto", condition: .when(platforms: [.linux])),
      ],
      cSettings: [
        // Rows are filtered in nearly every test.
        .unsafeFlags(["-O2"], .when(configuration: .debug))
      ]
        // What whoever builds the tool may say: THEMEC_ISSUES is where bugs are reported.
        + (Context.environment["THEMEC_ISSUES"].flatMap { $0.isEmpty ? nil : $0 }.map {
          [.define("THEMEC_ISSUES", to: "\"\($0)\"")]
        } ?? []),
      linkerSettings: [.linkedLibrary("z")]),

    // Texts that the tool prints as they stand, and source code that ships to users; its C files have the compiler embed them.
    .target(
      name: "CTexts", exclude: ["dart", "page", "pages", "starter.theme.yaml", "starter.themec.yaml"]),

    // The C library, by one name on all systems.
    .target(name: "Platform", swiftSettings: dialect),

    // Below the line.
    stage("ThemeCore", uses: ["CShims", "Platform"], settings: optimized),
    stage("ThemeDiagnostics", uses: ["ThemeCore", "CTexts"], settings: optimized),
    stage("ThemeImage", uses: ["ThemeCore", "CShims", "libdeflate"], settings: optimized),
    stage("ThemeDrawing", uses: ["ThemeCore", "ThemeImage"], settings: optimized),

    // The line, in order.
    stage("ThemeSyntax", uses: foundation + ["CShims"], settings: optimized),
    stage("ThemeModel", uses: foundation + ["ThemeDrawing", "ThemeImage", "ThemeSyntax"]),
    stage(
      "ThemeResolution", uses: foundation + ["ThemeSyntax", "ThemeModel"], settings: optimized),
    stage(
      "ThemePictures",
      uses: foundation + [
        "ThemeImage", "ThemeDrawing", "ThemeSyntax", "ThemeModel", "ThemeResolution", "CShims",
      ]),
    stage(
      "ThemeCheck",
      uses: foundation + ["ThemeImage", "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures"]),
    stage(
      "ThemeBundle",
      uses: foundation + [
        "ThemeImage", "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck",
      ]),
    // The targets are handed to the compiler as a value, so that both are compiled side by side.
    stage(
      "ThemeTargets",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck", "ThemeBundle", "CTexts",
      ]),
    stage(
      "ThemeCompiler",
      uses: foundation + [
        "ThemeImage", "ThemeSyntax", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck",
        "ThemeBundle",
      ], settings: quick),

    // Beside the line: what bundles say, read again.
    stage(
      "ThemeReview",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeResolution", "ThemeBundle", "ThemeCompiler", "CTexts",
      ]),

    // Beside the line: a theme of what a team has already.
    stage(
      "ThemeImport",
      uses: foundation + [
        "ThemeImage", "ThemeSyntax", "ThemeModel", "ThemePictures", "ThemeBundle", "ThemeCompiler",
      ], settings: quick),

    // The rim.
    stage(
      "ThemeDisk",
      uses: ["ThemeCore", "ThemeImage", "CShims", "Platform"], settings: optimized),
    .executableTarget(
      name: "themec",
      dependencies: [
        "ThemeCore", "ThemeDiagnostics", "ThemeImage", "ThemeSyntax", "ThemeModel", "ThemeTargets",
        "ThemeBundle", "ThemeCompiler", "ThemeReview", "ThemeImport", "ThemeDisk", "CShims", "CTexts",
        "Platform", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: quick,
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m")] + linkedStatically),

    // Tests: what they share, and a suite a stage.
    .target(
      name: "FixtureSupport", dependencies: ["ThemeCore", "ThemeImage"],
      path: "Tests/FixtureSupport", swiftSettings: dialect),
    // What the consumers of each target's files make of them.
    .target(
      name: "ReadBack",
      dependencies: [
        "ThemeCore", "ThemeImage", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck",
        "ThemeBundle",
        "ThemeTargets",
      ],
      path: "Tests/ReadBack", swiftSettings: optimized),
    tests("ThemeCoreTests", uses: foundation + ["FixtureSupport"]),
    tests("ThemeImageTests", uses: ["ThemeCore", "ThemeImage", "ThemeDrawing", "FixtureSupport"]),
    // The stages from the text of a theme to its bundle.
    tests(
      "ThemeCompilerTests",
      uses: foundation + [
        "ThemeImage", "ThemeDrawing", "ThemeSyntax", "ThemeModel", "ThemeResolution", "ThemePictures",
        "ThemeTargets", "ThemeBundle", "ThemeCompiler", "FixtureSupport",
      ]),
    tests(
      "ThemeTargetsTests",
      uses: foundation + [
        "themec", "ThemeImage", "ThemeDrawing", "ThemeModel", "ThemeResolution", "ThemePictures",
        "ThemeCheck",
        "ThemeBundle", "ThemeTargets",
        "ThemeCompiler", "ThemeReview", "FixtureSupport",
      ]),
    tests(
      "ThemeReviewTests",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeTargets", "ThemeCompiler", "ThemeReview", "FixtureSupport",
      ]),
    tests(
      "ThemeImportTests",
      uses: foundation + [
        "themec", "ThemeImage", "ThemeSyntax", "ThemeModel", "ThemeTargets", "ThemeBundle", "ThemeCompiler",
        "ThemeImport", "FixtureSupport",
      ]),
    tests(
      "ThemeDiskTests",
      uses: [
        "ThemeCore", "ThemeImage", "ThemeTargets", "ThemeBundle", "ThemeDisk", "CommitCrasher",
        "FixtureSupport",
      ]),
    tool(
      "CommitCrasher", uses: ["Platform", "ThemeImage", "ThemeTargets", "ThemeBundle", "ThemeDisk"],
      settings: optimized, linkerSettings: linkedStatically),
    tests("CommandLineTests", uses: ["themec", "ThemeCore", "ThemeImage", "FixtureSupport"]),
    tests(
      "PropertyTests",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeBundle", "ThemeTargets", "ThemeCompiler", "FixtureSupport",
        "ReadBack",
      ]),
    // What docs/ is made of, which the tool of this name writes.
    tool(
      "Documentation",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeResolution", "ThemePictures", "ThemeCheck", "ThemeTargets",
        "ThemeCompiler", "ThemeReview", "FixtureSupport",
      ]),
    tests(
      "DocumentationTests",
      uses: foundation + [
        "ThemeSyntax", "ThemeModel", "ThemeTargets", "FixtureSupport", "Documentation",
      ]),
    // What is run by hand: benchmarks, worst inputs and the public suites.
    tool(
      "lab", path: "Tests/Lab",
      uses: foundation + [
        "libyaml", "ThemeImage", "ThemeSyntax", "ThemeDrawing", "ThemeModel", "ThemeResolution",
        "ThemePictures",
        "ThemeCheck", "ThemeBundle", "ThemeTargets", "ThemeCompiler", "ThemeDisk", "ThemeReview",
        "ThemeImport",
        "FixtureSupport",
      ],
      exclude: ["Benchmarks/measure_oxipng.py"]),
    // On its own, because what reads files back uses libraries that are not linked statically.
    tool(
      "mutants", path: "Tests/Mutants",
      uses: foundation + [
        "ThemeImage", "ThemeModel", "ThemeTargets", "ThemeCompiler", "FixtureSupport", "ReadBack",
      ], exclude: ["mutants.txt"]),
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
      name: "CairoTests", dependencies: ["CCairo", "DrawingProbe", "FixtureSupport"],
      path: "Tests/DrawingOracle/CairoTests",
      swiftSettings: oracleDialect),
  ]
}
