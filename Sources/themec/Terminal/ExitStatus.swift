import CJobServer
import Platform

/// What the process ends with.
enum ExitStatus: Error {
  case done
  /// The theme has errors, or `--verify` found drift.
  case themeHasErrors
  case wrongUsage
  /// Disk full, no permission.
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
      cjobserver_give_back()
      // A shell must see that a signal ended it, to stop its own loops.
      _ = signal(number, SIG_DFL)
      raise(number)
    }
    Platform.exit(code)
  }
}
