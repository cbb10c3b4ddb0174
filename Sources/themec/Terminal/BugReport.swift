import CBuild
import CJobServer
import Platform
import ThemeCompiler

/// What a person is asked to do who has met a bug in themec: what to send and, where the build names a place, where to.
enum BugReport {
  /// What to do.
  static let sentence: String = {
    let address = unsafe String(cString: cbuild_issues())
    return """
      this is a bug in themec \(themecVersion); please report it\(address.isEmpty ? "" : " at \(address)"), with the lines \
      above, the theme and its art, and the command:
      """
  }()

  /// The command that met it.
  static let command = (["themec"] + CommandWords.typed.map(shellQuoted)).joined(separator: " ")

  /// Says what the compiler found broken, and asks for a report; what to end with.
  static func status(of fault: CompilerFault) -> ExitStatus {
    Terminal.report(fault.message)
    Terminal.report(sentence, list: [command])
    return .bug
  }

  /// Makes a broken invariant end with the status of a bug, and ask for a report; and a lack of memory, which Swift does not
  /// survive, with that of the machine.
  static func installHandler() {
    unsafe message = copy("\n" + Terminal.lines(sentence, list: [command]))
    unsafe lackOfMemory = copy("\n" + Terminal.lines("there is not enough memory"))
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      _ = signal(number) { number in
        // Only what is safe in a signal handler. The runtime aborts as soon as memory is refused.
        let isMemory = number == SIGABRT && errno == ENOMEM
        let text = unsafe isMemory ? BugReport.lackOfMemory : BugReport.message
        _ = unsafe write(2, text.baseAddress, text.count)
        cjobserver_give_back()
        _exit(isMemory ? ExitStatus.machineFailed.code : ExitStatus.bug.code)
      }
    }
  }

  /// Made before anything breaks: a signal handler may not make it.
  private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = unsafe copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  // Set once, before there is another thread.
  nonisolated(unsafe) private static var message = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var lackOfMemory = unsafe UnsafeBufferPointer<UInt8>(
    start: nil, count: 0)
}
