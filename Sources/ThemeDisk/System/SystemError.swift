import Platform

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

  /// Whether a file could not share the blocks of another because the file system has no such thing, or not for these two.
  var meansNoClone: Bool {
    [ENOTSUP, EOPNOTSUPP, ENOSYS, ENOTTY, EINVAL, EXDEV, EPERM, EACCES, ETXTBSY].contains(code)
  }

  /// Whether a bundle can't be made beside the old one, or not take its name: by the file system, by who may do what, or
  /// by what else stands there.
  var meansNoStage: Bool {
    meansNoSecondName
      || [EROFS, EINVAL, EBUSY, ENAMETOOLONG, EEXIST, ENOTEMPTY, ENOENT, ENOTDIR, ELOOP].contains(code)
  }

  /// That nothing stands under a name.
  static let nothingThere = SystemError(code: ENOENT)

  /// That a bundle can't be made beside the old one.
  static let hasNoStage = SystemError(code: ENOTSUP)

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
