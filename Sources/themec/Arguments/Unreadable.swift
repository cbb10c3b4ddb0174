import ThemeDisk

/// Reports that the system can't read `path`, and returns the status with which to end the run.
func unreadable(_ path: String, _ reason: String) -> ExitStatus {
  Terminal.report("can't read `\(path)`: \(reason)")
  return .machineFailed
}

/// Whether there is a folder at a path, after following symbolic links; nil if nothing is there. `typed` is the path as the
/// user knows it, for messages.
func isFolder(_ path: String, typed: String) throws(ExitStatus) -> Bool? {
  do throws(SystemError) {
    return try isFolder(atPath: path)
  } catch {
    throw unreadable(typed, error.words)
  }
}
