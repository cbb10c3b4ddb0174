import ThemeDisk

/// Runs `body`, which works on the disk. If it fails, the failure is reported and the exit status for it is thrown.
func onDisk<Value>(_ body: () throws(CommitError) -> Value) throws -> Value {
  do throws(CommitError) {
    return try body()
  } catch {
    if case .interrupted(let signal) = error {
      Terminal.report(
        "interrupted; what was begun is taken back, and every bundle is complete, either old or new")
      throw ExitStatus.interrupted(signal: signal)
    }
    // Nothing failed: whoever changed the file and this run can't both have their way.
    if case .changed = error { throw UsageError(error.sentence) }
    Terminal.report(error.sentence, list: error.list)
    throw ExitStatus.machineFailed
  }
}
