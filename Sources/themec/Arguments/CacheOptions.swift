import ArgumentParser
import ThemeDisk

/// Where results of builds are kept for later ones.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "Keep encoded pictures, and what is known of finished builds, in this folder; the default is themec in $XDG_CACHE_HOME or ~/.cache.",
      valueName: "dir"),
    completion: .directory)
  var folder: String?

  @Flag(
    name: .customLong("no-cache"), help: "Neither use nor keep results of other builds: do everything again.")
  var isOff = false

  func validate() throws {
    if folder == "" { throw ValidationError("the folder that --cache names is empty") }
    if folder != nil, isOff { throw ValidationError("--cache and --no-cache exclude each other") }
    if let folder, folder.hasPrefix("http://") || folder.hasPrefix("https://") {
      throw ValidationError("--cache takes a folder; this version has no cache behind HTTP")
    }
  }

  /// The cache; nil when none is wanted, or nothing says where it is.
  var cache: CacheFolder? {
    if isOff { return nil }
    guard let path = folder ?? Self.standardFolder else { return nil }
    return CacheFolder(path, faults: TestHooks.faults)
  }

  private static var standardFolder: String? {
    // A path that is not absolute is to be ignored, says the specification.
    func absolute(_ variable: String) -> String? {
      Terminal.environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return absolute("XDG_CACHE_HOME").map { "\($0)/themec" } ?? absolute("HOME").map { "\($0)/.cache/themec" }
  }
}
