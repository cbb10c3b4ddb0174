import ArgumentParser
import ThemeDisk

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
