import ThemeDisk

/// Runs `body`, which works on the disk. If it fails, the failure is reported and the exit status for it is thrown.
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
