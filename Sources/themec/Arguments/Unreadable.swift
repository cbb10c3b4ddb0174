/// Says that the system refuses to give something to read; what to end with.
func unreadable(_ path: String, _ reason: String) -> ExitStatus {
  Terminal.report("can't read `\(path)`: \(reason)")
  return .machineFailed
}
