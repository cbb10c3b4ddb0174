import Platform

/// The error code of a system call that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's number for the error (`ENOSPC`, `EACCES`).
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's description of the error ("No space left on device").
  package var words: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the error means that the file system has no hard links, or does not allow another one for the file.
  var meansNoSecondName: Bool {
    [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code)
  }

  /// Whether the error means that the file system can't clone files, or not these two.
  var meansNoClone: Bool {
    [ENOTSUP, EOPNOTSUPP, ENOSYS, ENOTTY, EINVAL, EXDEV, EPERM, EACCES, ETXTBSY].contains(code)
  }

  /// Whether the error means that a bundle can't be made beside the old one or take its place, because of the file system, of
  /// permissions, or of what else exists there.
  var meansNoStage: Bool {
    meansNoSecondName
      || [EROFS, EINVAL, EBUSY, ENAMETOOLONG, EEXIST, ENOTEMPTY, ENOENT, ENOTDIR, ELOOP].contains(code)
  }

  /// Whether the error means that no more places can be watched: there are no more descriptors, or watches, or memory for them.
  var meansNoRoom: Bool { [EMFILE, ENFILE, ENOSPC, ENOMEM].contains(code) }

  /// The error of looking up a name under which nothing exists.
  static let nothingThere = SystemError(code: ENOENT)

  /// The error that makes a commit go on without a stage beside the bundle.
  static let hasNoStage = SystemError(code: ENOTSUP)

  /// The error that the last failed system call left in `errno`.
  static var last: SystemError { SystemError(code: errno) }
}

/// Makes a system call, and repeats it while signals interrupt it. A negative result is thrown as an error.
@discardableResult
func retrying<Count: SignedInteger>(_ call: () -> Count) throws(SystemError) -> Count {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    guard error.code == EINTR else { throw error }
  }
}
