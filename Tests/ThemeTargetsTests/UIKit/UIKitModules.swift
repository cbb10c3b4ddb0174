/// The compiled stand-ins: made when they are first wanted, once in a run; who comes meanwhile waits.
struct UIKitModules {
  /// `Tests/UIKitStandIn`.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "UIKitStandIn")

  /// A file of the samples.
  static func sample(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Samples/\(name)"), encoding: .utf8)
  }

  /// A library that programs are linked with.
  static let runnable = Result { try build("run") { try $0.buildRunnable() } }

  /// Modules that know which version of the system a declaration came with.
  static let checked = Result { try build("check") { try $0.buildChecked() } }

  let path: String
  private let toolchain: SwiftToolchain

  private var root: URL { URL(filePath: path) }

  private static func build(_ name: String, _ body: (UIKitModules) throws -> Void) throws -> UIKitModules {
    guard let toolchain = SwiftToolchain.found else {
      throw UIKitConsumers.Failure(description: "no swiftc in the path")
    }
    let modules = UIKitModules(path: scratch.appending(path: name).path, toolchain: toolchain)
    try FileManager.default.createDirectory(at: modules.root, withIntermediateDirectories: true)
    try body(modules)
    return modules
  }

  /// Of this process; gone when it ends. One that was killed leaves its own, so the process's number would not do.
  static let scratch: URL = {
    let name = "themec-uikit-modules-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    _ = atexit { try? FileManager.default.removeItem(at: UIKitModules.scratch) }
    return folder
  }()

  /// The stand-ins, each of which imports those before it.
  private static let standIns = ["UIKit", "SwiftUI"]

  /// The sources of a stand-in, by their names.
  private static func sources(_ module: String) throws -> [String: String] {
    try RuntimeSources.files(in: folder.appending(path: "Swift/\(module)"), module)
  }

  private func compile(_ sources: [String: String], _ run: ([String]) throws -> Outcome) throws {
    for (path, text) in sources { try Data(text.utf8).write(making: root.appending(path: path)) }
    let said = try run(sources.keys.sorted())
    guard said.isSuccess else { throw UIKitConsumers.Failure(description: said.output) }
  }

  private func buildRunnable() throws {
    for module in Self.standIns { try build(module, try Self.sources(module), "5") }
    try build("ThemeRuntime", try RuntimeSources.portableFiles().mapValues(Self.asStandIn), "6")
  }

  private func build(_ module: String, _ sources: [String: String], _ languageMode: String) throws {
    try compile(sources) { files in
      try toolchain.swiftc(
        [
          "-emit-module", "-emit-library", "-static", "-o", "lib\(module).a", "-module-name", module,
          "-swift-version", languageMode, "-parse-as-library", "-whole-module-optimization", "-Onone",
          "-I", ".", "-suppress-warnings",
        ] + files, in: root)
    }
  }

  /// The oldest system of an app is what the code that is checked says; the stand-ins themselves may use all.
  private func buildChecked() throws {
    try layOutAndroid()
    for module in Self.standIns {
      try compile(try Self.sources(module).mapValues(Self.asAndroid)) { files in
        try toolchain.swift(
          checkingOptions(system: "13.0") + [
            "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-module-name", module,
            "-swift-version", "5", "-parse-as-library", "-enable-library-evolution",
            "-disable-availability-checking", "-suppress-warnings",
          ] + files, in: root)
      }
    }
    try compile(try RuntimeSources.files().mapValues(Self.asAndroid)) { files in
      try toolchain.swift(
        checkingOptions(system: "15.0") + [
          "-emit-module", "-emit-module-path", "ThemeRuntime.swiftmodule", "-module-name", "ThemeRuntime",
          "-swift-version", "6", "-parse-as-library", "-suppress-warnings",
        ] + files, in: root)
    }
  }

  /// What makes the compiler look for Android's library where Linux's is.
  func checkingOptions(system: String) -> [String] {
    let machine = Self.machine
    return [
      "-target", "\(machine)-unknown-linux-android\(system)", "-clang-target", "\(machine)-unknown-linux-gnu",
      "-resource-dir", "\(path)/resources", "-I", "\(path)/glibc", "-I", path, "-module-cache-path",
      "\(path)/cache",
    ]
  }

  private static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  private func layOutAndroid() throws {
    let files = FileManager.default
    let resources = root.appending(path: "resources")
    try files.createDirectory(at: resources.appending(path: "android"), withIntermediateDirectories: true)
    func link(_ name: String, to target: URL) throws {
      try files.createSymbolicLink(at: resources.appending(path: name), withDestinationURL: target)
    }
    for name in try files.contentsOfDirectory(atPath: toolchain.resources.path) where name != "android" {
      try link(name, to: toolchain.resources.appending(path: name))
    }
    let linux = toolchain.resources.appending(path: "linux")
    for name in try files.contentsOfDirectory(atPath: linux.path) where name.hasSuffix(".swiftmodule") {
      let module = linux.appending(path: name)
      try files.createDirectory(
        at: resources.appending(path: "android/\(name)"), withIntermediateDirectories: true)
      for file in try files.contentsOfDirectory(atPath: module.path) {
        let renamed = file.replacing("-unknown-linux-gnu", with: "-unknown-linux-android")
        try link("android/\(name)/\(renamed)", to: module.appending(path: file))
      }
    }
    let header = linux.appending(path: "\(Self.machine)/SwiftGlibc.h")
    try Data("module SwiftGlibc [system] {\n  header \"\(header.path)\"\n  export *\n}\n".utf8)
      .write(making: root.appending(path: "glibc/module.modulemap"))
  }

  /// Versions of iOS as ones of Android.
  static func asAndroid(_ text: String) -> String {
    text.replacing(/([@#](?:un)?available\(\s*)iOS\b/) { "\($0.output.1)Android" }
  }

  /// Questions for the system's version as ones for the stand-in's.
  static func asStandIn(_ text: String) -> String {
    text.replacing(/#(un)?available\(\s*iOS\s+(\d+)(?:\.(\d+))?[^)]*\)/) { match in
      "\(match.output.1 == nil ? "" : "!")StandIn.isAvailable(\(match.output.2), \(match.output.3 ?? "0"))"
    }
  }
}
