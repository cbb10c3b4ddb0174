import Foundation

/// Saying that something was not tested here, and why: a test that can't run on a machine says so instead of passing
/// in silence.
package enum Skip {
  /// Notes what is skipped, `swiftc for Android: no such toolchain`; `make test` prints the notes at its end.
  ///
  /// The notes go to the file that `THEMEC_SKIPS` names, or to standard output when it names none.
  package static func note(_ what: String, because reason: String) {
    let line = "skipped: \(what): \(reason)\n"
    guard let path = ProcessInfo.processInfo.environment["THEMEC_SKIPS"] else {
      return print(line, terminator: "")
    }
    // Tests run beside each other, in several processes too: one write to a file that is open for appending keeps lines whole.
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    guard file >= 0 else { return print(line, terminator: "") }
    let bytes = [UInt8](line.utf8)
    _ = unsafe write(file, bytes, bytes.count)
    close(file)
  }
}
