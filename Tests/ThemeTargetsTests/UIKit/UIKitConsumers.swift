/// The compiler of Swift, beside what stands in for UIKit and SwiftUI (see `Tests/UIKitStandIn`) and the package `ThemeRuntime`.
///
/// Swift is checked as if Android were iOS, whose versions the compiler of Linux does not know; it is run on a stand-in
/// that pretends to be of a version, and `#available` asks that.
struct UIKitConsumers {
  /// What a compiler said, or what was left of a program that did not end well.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum LanguageMode: String, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// Nil, and said, where there is no such compiler, or no Linux.
  static let installed: UIKitConsumers? = {
    #if os(Linux)
      if let toolchain = SwiftToolchain.found { return UIKitConsumers(toolchain: toolchain) }
      Skip.note("source beside declarations of UIKit", because: "no swiftc in the path")
    #else
      Skip.note("source beside declarations of UIKit", because: "they stand in for UIKit on Linux only")
    #endif
    return nil
  }()

  private let toolchain: SwiftToolchain

  /// Checks Swift files, given by their paths, that may import UIKit and SwiftUI, for an app that runs on `system` and
  /// later; throws what the compiler says. Warnings are errors.
  func typeCheck(
    swift files: [String: String], languageMode: LanguageMode, system: String = "13.0",
    options: [String] = []
  ) throws {
    let modules = try UIKitModules.checked.get()
    try TemporaryFolder.with(files.mapValues(UIKitModules.asAndroid)) { folder in
      let said = try toolchain.swift(
        modules.checkingOptions(system: system) + options + [
          "-typecheck", "-warnings-as-errors", "-swift-version", languageMode.rawValue, "-parse-as-library",
          "-module-name", "Checked",
        ] + files.keys.sorted(), in: folder)
      guard said.isSuccess else { throw Failure(description: said.output) }
    }
  }

  /// Checks Swift files, of which each module may import those before it, in Swift 6 where imports are internal and members
  /// are visible only where their module is imported.
  func typeCheck(modules: [(name: String, files: [String: String])], system: String) throws {
    let stand = try UIKitModules.checked.get()
    let all = modules.reduce(into: [String: String]()) { all, module in
      for (name, text) in module.files { all["\(module.name)/\(name)"] = UIKitModules.asAndroid(text) }
    }
    try TemporaryFolder.with(all) { folder in
      for (name, files) in modules {
        let said = try toolchain.swift(
          stand.checkingOptions(system: system) + [
            "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-module-name", name, "-I", ".",
            "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-enable-upcoming-feature",
            "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
          ] + files.keys.sorted().map { "\(name)/\($0)" }, in: folder)
        guard said.isSuccess else { throw Failure(description: said.output) }
      }
    }
  }

  /// Compiles Swift files with a driver, which has the `@main`, runs that, and gives what it prints; throws what the
  /// compiler says, or what the program did before it fell, or had taken so many seconds of a processor.
  func run(
    swift files: [String: String], driver: String, languageMode: LanguageMode = .swift6, seconds: Int = 60
  ) throws -> String {
    try TemporaryFolder.with { folder in
      try compile(files.merging(["Driver.swift": driver]) { $1 }, languageMode, in: folder)
      return try run([], seconds: seconds, in: folder)
    }
  }

  /// Compiles Swift files with all drivers, by their names, as one program, which `run(_:of:)` runs.
  func compile(swift files: [String: String], drivers: [String: String]) throws -> UIKitDrivers {
    let drivers = UIKitDrivers(drivers)
    try compile(files.merging(drivers.files) { $1 }, .swift6, in: drivers.folder)
    return drivers
  }

  /// Runs one of several drivers, in a process of its own.
  func run(_ driver: String, of drivers: UIKitDrivers, seconds: Int = 60) throws -> String {
    try run([driver], seconds: seconds, in: drivers.folder)
  }

  private func compile(_ files: [String: String], _ languageMode: LanguageMode, in folder: URL) throws {
    let modules = try UIKitModules.runnable.get()
    for (path, text) in files {
      try Data(UIKitModules.asStandIn(text).utf8).write(making: folder.appending(path: path))
    }
    let said = try toolchain.swiftc(
      [
        "-swift-version", languageMode.rawValue, "-Onone", "-whole-module-optimization",
        "-parse-as-library", "-module-name", "Driven", "-I", modules.path,
        "-L", modules.path, "-lThemeRuntime", "-lSwiftUI", "-lUIKit", "-o", "Driven",
      ] + files.keys.sorted(), in: folder)
    guard said.isSuccess else { throw Failure(description: said.output) }
  }

  private func run(_ arguments: [String], seconds: Int, in folder: URL) throws -> String {
    // One that does not end is ended, by the processor's time that it takes: that doesn't grow with what else runs.
    let ran = try outcome(
      of: "/bin/sh", ["-c", "ulimit -t \(seconds); exec ./Driven \"$@\"", "sh"] + arguments, in: folder.path,
      asOne: true)
    guard ran.isSuccess else {
      throw Failure(description: "\(ran.output)\nthe driver ended with \(ran.status)")
    }
    return ran.output
  }
}
