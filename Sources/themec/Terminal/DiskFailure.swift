import ThemeDisk

/// Runs what may fail at the disk; a failure is printed and ends with its status.
func onDisk<Value>(_ body: () throws(CommitError) -> Value) throws -> Value {
  do throws(CommitError) {
    return try body()
  } catch {
    if case .interrupted(let signal) = error {
      Terminal.report("interrupted; every bundle is complete, either old or new")
      throw ExitStatus.interrupted(signal: signal)
    }
    Terminal.report(error.sentence, list: error.list)
    throw ExitStatus.machineFailed
  }
}
