import CShims
import Platform
import ThemeCompiler
import ThemeDisk

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

/// The request to report a bug in themec: what to send and, if the build of themec names an address, where to send it.
enum BugReport {
  /// The sentence that asks for a report; the command follows it.
  static let sentence: String = {
    let address = unsafe String(cString: cbuild_issues())
    return """
      this is a bug in themec \(themecVersion); please report it\(address.isEmpty ? "" : " at \(address)"), with the lines \
      above, the theme and its art, and the command:
      """
  }()

  /// The command line of this process, quoted for a shell.
  static let command = shellCommand(CommandWords.typed)

  /// Reports what the compiler found broken and asks for a bug report. Returns the status with which to end the run.
  static func status(of fault: CompilerFault) -> ExitStatus {
    Terminal.report(fault.message)
    Terminal.report(sentence, list: [command])
    return .bug
  }

  /// Installs signal handlers, so that a broken invariant asks for a bug report and ends the process with the status of a bug.
  /// If the process runs out of memory, which Swift does not survive, it ends with the status of a system error.
  static func installHandler() {
    unsafe message = copy("\n" + Terminal.lines(sentence, list: [command]))
    unsafe lackOfMemory = copy("\n" + Terminal.lines("there is not enough memory"))
    for number in [SIGILL, SIGTRAP, SIGABRT] { _ = signal(number) { BugReport.end(by: $0) } }
    cstartup_catch_bad_accesses { BugReport.end(by: $0) }
  }

  /// Ends the process in a signal handler, where only calls that are safe there are made.
  private static func end(by signal: Int32) -> Never {
    // The runtime aborts as soon as an allocation fails, so `errno` still tells why.
    let isMemory =
      (signal == SIGABRT || signal == SIGSEGV || signal == SIGBUS) && cstartup_lacks_memory() != 0
    let text = unsafe isMemory ? BugReport.lackOfMemory : BugReport.message
    _ = unsafe write(2, text.baseAddress, text.count)
    _exit(isMemory ? ExitStatus.machineFailed.code : ExitStatus.bug.code)
  }

  /// Copies a text in advance, because a signal handler must not allocate memory.
  private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = unsafe copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  // Both are set once, before there is a second thread.
  nonisolated(unsafe) private static var message = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var lackOfMemory = unsafe UnsafeBufferPointer<UInt8>(
    start: nil, count: 0)
}
