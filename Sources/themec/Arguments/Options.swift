import ArgumentParser
import Platform
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

/// The option that says where bundles are written.
struct OutputOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the bundle, or for the folders of several bundles.", valueName: "dir"),
    completion: .directory)
  var output: String?

  func validate() throws {
    if output == "" { throw ValidationError("the folder that -o names is empty") }
    if output == "-" {
      throw ValidationError(
        "-o names a folder, and a bundle has many files; `-o ./-` is a folder of that name")
    }
  }
}

/// The options that limit what themes can reach and cost, for commands that don't take all of ``CompileArguments``.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The root folder, which paths in themes can't leave.", valueName: "dir"),
    completion: .directory)
  var root: String?

  @Flag(help: "Follow symbolic links that leave the root.")
  var trustLinks = false

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise or lower a limit (repeatable); SECURITY.md lists the limits.", valueName: "name=n"))
  var limitTexts: [String] = []

  func validate() throws {
    for text in limitTexts { _ = try CompileArguments.limit(text).get() }
  }

  /// The options as ``CompileArguments`` takes them.
  var arguments: [String] {
    (root.map { ["--root=\($0)"] } ?? []) + (trustLinks ? ["--trust-links"] : [])
      + limitTexts.map { "--limit=\($0)" }
  }
}

/// The arguments that say what is compiled, and how diagnostics are judged and printed.
///
/// This is one flat group instead of nested groups: in debug builds, each level of nesting makes the parser's own checks take
/// four times as long.
struct CompileArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Theme files, folders with theme files, or names of themes of the project; the default is all themes of the project.",
      valueName: "theme"),
    completion: .file(extensions: ["yaml", "json"]))
  var themes: [String] = []

  @Option(
    help: ArgumentHelp("The root folder, which paths in themes can't leave.", valueName: "dir"),
    completion: .directory)
  var root: String?

  @Flag(help: "Follow symbolic links that leave the root.")
  var trustLinks = false

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise or lower a limit (repeatable); SECURITY.md lists the limits.",
      valueName: "name=n"))
  var limitTexts: [String] = []

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "Outputs in addition to PNGs and the manifest (repeatable): \(builtTargets.map(\.rawValue).listed).",
      valueName: "name,..."),
    completion: .list(builtTargets.map(\.rawValue)))
  var targetLists: [String] = []

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Build only these scales (repeatable): 1, 2, 3.", valueName: "n,..."),
    completion: .list(Scale.allCases.map { String($0.rawValue) }))
  var scaleLists: [String] = []

  @Option(
    name: .customShort("j"),
    help: ArgumentHelp(
      "The number of threads; the default is the number of cores, and 1 under `make -j`.",
      valueName: "n"))
  var threads: Int?

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Do not report warnings that are recorded in this file; the default is that of the project file.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Record the warnings of this run in the file that --baseline names.")
  var baselineRecord = false

  @Option(help: "The format of diagnostics; json, github and sarif are printed to standard output.")
  var format = DiagnosticFormat.human

  @Option(help: ArgumentHelp("When to use colors; auto respects NO_COLOR.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Report what was done, and show every diagnostic in full.")
  var verbose = false

  /// The limits of the run, with the values that `--limit` sets. The arguments have to be validated; invalid texts are skipped.
  var limits: Limits { Self.limits(limitTexts) }

  static func limits(_ texts: [String]) -> Limits {
    var limits = Limits()
    for text in texts {
      if case .success(let (limit, value)) = limit(text) { limits.set(limit, to: value) }
    }
    return limits
  }

  /// The target names of all `--target` options, each of which may list several.
  var targets: [String] { targetLists.flatMap(Self.words) }

  /// The scales of all `--scale` options, each of which may list several; empty if all scales are built.
  var scales: [Scale] {
    scaleLists.flatMap(Self.words).compactMap { Int($0).flatMap(Scale.init(rawValue:)) }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  func validate() throws {
    if root == "" { throw ValidationError("the folder that --root names is empty") }
    for text in limitTexts { _ = try Self.limit(text).get() }
    for word in scaleLists.flatMap(Self.words)
    where !Scale.allCases.contains(where: { "\($0.rawValue)" == word }) {
      throw ValidationError("there is no scale `\(word)`; expected 1, 2, 3 or a list: `--scale 1,2`")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("-j takes a number from 1 to 1024")
    }
    for target in targets where !builtTargets.contains(where: { $0.rawValue == target }) {
      throw ValidationError(refusal(of: target))
    }
    if baselineRecord, baseline == nil { throw ValidationError("--baseline-record needs --baseline FILE") }
    if quiet, verbose { throw ValidationError("-q and -v can't be used together") }
  }

  /// Parses a text such as `nodes=200000` into a limit and its new value.
  static func limit(_ text: String) -> Result<(Limit, Int), ValidationError> {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let limit = Limit.all.first(where: { $0.name == name }) else {
      let names = Limit.all.filter { !$0.isFixed }.map(\.name)
      let hint = Suggestion.nearest(to: name, among: names).map { "did you mean `\($0)`?" }
      return .failure(ValidationError("there is no limit `\(name)`; \(hint ?? "known are \(names.listed)")"))
    }
    guard !limit.isFixed else { return .failure(ValidationError("the limit `\(name)` can't be changed")) }
    guard parts.count == 2, let value = Int(parts[1]), 1...limit.most ~= value else {
      return .failure(
        ValidationError("--limit takes a whole number from 1 to \(limit.most): `\(name)=\(limit.standard)`"))
    }
    return .success((limit, value))
  }

  private func refusal(of target: String) -> String {
    if TargetName(rawValue: target) != nil { return "this version does not build the target `\(target)`" }
    let known = TargetName.allCases.map(\.rawValue)
    let meant = TargetName.synonyms[target.lowercased()]?.rawValue
    let hint = (meant ?? Suggestion.nearest(to: target, among: known)).map { "did you mean `\($0)`?" }
    return "there is no target `\(target)`; \(hint ?? "known are \(known.listed)")"
  }

  /// Whether diagnostics for people are printed in color.
  var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      if let wish = Terminal.environment("NO_COLOR"), !wish.isEmpty { return false }
      return Terminal.errorHasControls
    }
  }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

extension DiagnosticFormat: ExpressibleByArgument {
  /// Whether the format is read by services that know files by their paths in the repository.
  var isOfRepository: Bool { self == .github || self == .sarif }

  /// Whether the format is read by programs, in which case it is printed to standard output.
  var isForMachines: Bool { self != .human && self != .short }
}

/// The options that say where results of builds and checks are kept for later runs.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "Keep encoded pictures and the results of finished builds and checks in this folder; the default is themec in $XDG_CACHE_HOME or ~/.cache.",
      valueName: "dir"),
    completion: .directory)
  var folder: String?

  @Flag(
    name: .customLong("no-cache"), help: "Neither use nor keep results of earlier runs: do everything again.")
  var isOff = false

  func validate() throws {
    if folder == "" { throw ValidationError("the folder that --cache names is empty") }
    if folder != nil, isOff { throw ValidationError("--cache and --no-cache can't be used together") }
    if folder?.contains("://") == true { throw ValidationError("--cache takes a folder, not an address") }
  }

  /// The cache folder: the one that `--cache` names, or else the default one. Nil with `--no-cache`, or if the environment doesn't say where the default folder is.
  var cache: CacheFolder? {
    if isOff { return nil }
    return (folder ?? Self.standardFolder).map { CacheFolder($0, faults: TestHooks.faults) }
  }

  /// The cache folder that the words of a command line seem to name; nil with `--no-cache`, or if `--cache` is empty or
  /// names an address.
  ///
  /// The words are not parsed, so the folder may be wrong: a word that looks like `--cache` may be the value of another option.
  static func cache(in words: [String]) -> CacheFolder? {
    guard !words.contains("--no-cache") else { return nil }
    var named: String?
    for (word, next) in zip(words, words.dropFirst()) where word == "--cache" { named = next }
    for word in words where word.hasPrefix("--cache=") {
      named = String(word.dropFirst("--cache=".utf8.count))
    }
    if let named, named.isEmpty || named.contains("://") { return nil }
    return (named ?? standardFolder).map { CacheFolder($0, faults: TestHooks.faults) }
  }

  private static var standardFolder: String? {
    // The XDG Base Directory Specification says that paths that are not absolute are ignored.
    func absolute(_ variable: String) -> String? {
      Terminal.environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return absolute("XDG_CACHE_HOME").map { "\($0)/themec" } ?? absolute("HOME").map { "\($0)/.cache/themec" }
  }
}

/// The number of threads that a run may use unless `-j` says otherwise.
enum Threads {
  /// One per core. Under `make -j` it is a single one, because make runs as many commands at a time as there is room for.
  static let available = isRunBesideOthers ? 1 : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Whether make runs several commands at a time, which it says in MAKEFLAGS; variables follow after `--`.
  private static var isRunBesideOthers: Bool {
    guard let flags = Terminal.environment("MAKEFLAGS") else { return false }
    return flags.split(separator: " ").prefix { $0 != "--" }.contains {
      $0.hasPrefix("-j") || $0.hasPrefix("--jobserver-")
    }
  }
}
