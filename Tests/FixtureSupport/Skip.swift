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
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return print(line, terminator: "") }
    // Tests run beside each other; one write at the end of the file keeps lines whole.
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(line.utf8))
    try? file.close()
  }
}
