#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system answered when it refused a call.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's number for it (`ENOSPC`, `EACCES`).
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's own words ("No space left on device").
  package var words: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a file could not be given a second name because the file system has none, or no more.
  var meansNoSecondName: Bool {
    [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code)
  }

  /// What the call that has just failed left in `errno`.
  static var last: SystemError { SystemError(code: errno) }
}

/// Makes a system call, again when a signal interrupts it; a negative result becomes an error.
@discardableResult
func retrying<Count: SignedInteger>(_ call: () -> Count) throws(SystemError) -> Count {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    guard error.code == EINTR else { throw error }
  }
}
