import Platform

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
