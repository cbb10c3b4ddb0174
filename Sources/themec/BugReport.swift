import CBuild
import ThemeDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a person is asked to do who has met a bug in themec: what to send and, where the build names a place, where to.
enum BugReport {
  /// A sentence, and the command in a line of its own.
  static let request: String = {
    let address = unsafe String(cString: cbuild_issues())
    let words = CommandLine.arguments.dropFirst().map(shellQuoted)
    return """
      this is a bug in themec \(themecVersion); please report it\(address.isEmpty ? "" : " at \(address)"), with the lines \
      above, the theme and its art, and the command:
        \((["themec"] + words).joined(separator: " "))
      """
  }()

  /// Makes a broken invariant end with the status of a bug, and ask for a report.
  static func installHandler() {
    let lines = request.split(separator: "\n").map { VisibleText.escaped(String($0)) }
    let bytes = Array("\nthemec: \(lines.joined(separator: "\n"))\n".utf8)
    // Made before anything breaks: a signal handler may not make it.
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(from: bytes)
    unsafe message = UnsafeBufferPointer(copy)
    for number in [SIGILL, SIGTRAP] {
      _ = signal(number) { _ in
        // Only what is safe in a signal handler.
        _ = unsafe write(2, BugReport.message.baseAddress, BugReport.message.count)
        _exit(70)
      }
    }
  }

  // Set once, before there is another thread.
  nonisolated(unsafe) private static var message = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
}
