import ThemeDisk

/// Says that the system refuses to give something to read; what to end with.
func unreadable(_ path: String, _ reason: String) -> ExitStatus {
  Terminal.report("can't read `\(path)`: \(reason)")
  return .machineFailed
}

/// Whether a folder stands at a path, links followed, which is `typed` as the user knows it; nil where nothing does.
func isFolder(_ path: String, typed: String) throws(ExitStatus) -> Bool? {
  do throws(SystemError) {
    return try isFolder(atPath: path)
  } catch {
    throw unreadable(typed, error.words)
  }
}
