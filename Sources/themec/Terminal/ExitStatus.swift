import Platform

/// The exit status of the process.
enum ExitStatus: Error {
  case done
  /// A theme has errors, or a check such as `--verify` or `diff --fail-on` found something.
  case themeHasErrors
  case wrongUsage
  /// The system failed, for example because the disk is full or a permission is missing.
  case machineFailed
  /// A bug in themec.
  case bug
  case interrupted(signal: Int32)

  var code: Int32 {
    switch self {
    case .done: 0
    case .themeHasErrors: 1
    case .wrongUsage: 2
    case .machineFailed: 3
    case .bug: 70
    case .interrupted(let signal): 128 + signal
    }
  }

  func exit() -> Never {
    if case .interrupted(let number) = self {
      // The process ends by the signal itself, so that a shell sees it and stops its own loops.
      _ = signal(number, SIG_DFL)
      raise(number)
    }
    Platform.exit(code)
  }
}
