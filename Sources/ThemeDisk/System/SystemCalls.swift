import CShims
import Platform
import ThemeCore

// Overloads of system calls that take a name as a `String`. Swift prefers them to the C functions, to which it would pass the
// string's UTF-8 up to the first zero byte, although the name on disk may consist of other bytes.

@unsafe func open(_ path: String, _ flags: Int32) -> Int32 {
  unsafe withName(path) { unsafe open($0, flags) }
}

@unsafe func openat(_ folder: Int32, _ name: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe withName(name) { unsafe openat(folder, $0, flags, mode) }
}

@unsafe func fstatat(_ folder: Int32, _ name: String, _ status: UnsafeMutablePointer<stat>, _ flags: Int32)
  -> Int32
{
  unsafe withName(name) { unsafe fstatat(folder, $0, status, flags) }
}

@unsafe func readlinkat(_ folder: Int32, _ name: String, _ target: UnsafeMutablePointer<CChar>, _ room: Int)
  -> Int
{
  unsafe withName(name) { unsafe readlinkat(folder, $0, target, room) }
}

@unsafe func renameat(_ folder: Int32, _ name: String, _ newFolder: Int32, _ newName: String) -> Int32 {
  unsafe withName(name) { name in
    unsafe withName(newName) { unsafe renameat(folder, name, newFolder, $0) }
  }
}

@unsafe func linkat(
  _ folder: Int32, _ name: String, _ newFolder: Int32, _ newName: String, _ flags: Int32
) -> Int32 {
  unsafe withName(name) { name in
    unsafe withName(newName) { unsafe linkat(folder, name, newFolder, $0, flags) }
  }
}

@unsafe func symlinkat(_ target: String, _ folder: Int32, _ name: String) -> Int32 {
  unsafe withName(target) { target in
    unsafe withName(name) { unsafe symlinkat(target, folder, $0) }
  }
}

@unsafe func unlinkat(_ folder: Int32, _ name: String, _ flags: Int32) -> Int32 {
  unsafe withName(name) { unsafe unlinkat(folder, $0, flags) }
}

@unsafe func exchange(_ folder: Int32, _ name: String, _ other: String) -> Int32 {
  unsafe withName(name) { name in
    unsafe withName(other) { unsafe cdisk_exchange(folder, name, $0) }
  }
}

@unsafe func clone(_ file: Int32, _ folder: Int32, _ name: String) -> Int32 {
  unsafe withName(name) { unsafe cdisk_clone(file, folder, $0) }
}

@unsafe func faccessat(_ folder: Int32, _ name: String, _ mode: Int32) -> Int32 {
  unsafe withName(name) { unsafe faccessat(folder, $0, mode, 0) }
}

@unsafe func mkdirat(_ folder: Int32, _ name: String, _ mode: mode_t) -> Int32 {
  unsafe withName(name) { unsafe mkdirat(folder, $0, mode) }
}

/// Gets the status of the file or folder at a path; symbolic links are followed.
func status(ofPath path: String, _ status: inout stat) -> Int32 {
  unsafe withName(path) { unsafe fstatat(AT_FDCWD, $0, &status, 0) }
}

/// Makes a folder the current one of the process.
package func changeFolder(to path: String) throws(SystemError) {
  guard unsafe withName(path, { unsafe chdir($0) }) == 0 else { throw SystemError(code: errno) }
}

/// The absolute path without symbolic links; nil when it can't be resolved.
func realPath(_ path: String) -> String? {
  var found: String?
  _ = unsafe withName(path) { name -> Int32 in
    guard let text = unsafe realpath(name, nil) else { return -1 }
    defer { unsafe free(text) }
    found = unsafe SystemName.text(ofCString: text)
    return 0
  }
  return found
}

/// Makes a system call with the bytes of a name. A text that contains a zero can't be a name and fails with EINVAL.
@unsafe func withName<Result: SignedInteger>(
  _ text: String, _ call: (UnsafePointer<CChar>) -> Result
) -> Result {
  if SystemName.isUTF8(text) { return unsafe text.withCString(call) }
  let name = SystemName.bytes(of: text)
  guard !name.contains(0) else {
    errno = EINVAL
    return -1
  }
  return unsafe (name + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { preconditionFailure("a name without an end") }
    return unsafe call(start)
  }
}

/// What a call returns; nil if it fails with one of `codes`.
@discardableResult
func unless<Value>(
  _ codes: Int32..., call: () throws(SystemError) -> Value
) throws(SystemError) -> Value? {
  do throws(SystemError) {
    return try call()
  } catch {
    guard codes.contains(error.code) else { throw error }
    return nil
  }
}

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

/// Failures that a test injects into system calls that change the disk, and the behavior of a file system that it simulates.
package struct Faults: Sendable {
  /// A kind of change.
  package enum Operation: String, Sendable, CaseIterable {
    case makeFolder, create, write, synchronize, link, clone, rename, exchange, remove, removeFolder
    case setTime, setPermissions, setAttributes
  }

  /// Called before each operation, with the name that it changes. With 0 the operation is performed; with any other number it
  /// fails with this `errno`.
  let before: @Sendable (Operation, String) -> Int32
  /// The simulated rules for which spellings are the same name; nil for the file system's own rules.
  let folding: NameFolding?

  /// Called with the number of names whenever the planning of a commit looks through some.
  let looked: (@Sendable (Int) -> Void)?

  /// Creates faults; by default, nothing fails.
  package init(
    _ before: @escaping @Sendable (Operation, String) -> Int32 = { _, _ in 0 }, folding: NameFolding? = nil,
    looked: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folding = folding
    self.looked = looked
    self.before = before
  }
}

/// A simulated file system for tests, in which spellings that differ in case, or in how an accent is encoded, are one name, as
/// in exFAT, FAT, APFS and NTFS.
package struct NameFolding: Sendable {
  /// Whether each spelling of a name has its own identity (exFAT, FAT) or each entry has one (APFS).
  package let identifiesSpellings: Bool
  /// Whether an entry can be renamed to another spelling of its name. A file system that can't do that does nothing and reports
  /// success.
  package let respells: Bool

  package init(identifiesSpellings: Bool, respells: Bool) {
    (self.identifiesSpellings, self.respells) = (identifiesSpellings, respells)
  }

  /// The listed name that is the same as `name` in a folder; `name` itself if there is none.
  func entry(named name: String, in folder: Folder) throws(SystemError) -> String {
    let names = try folder.names(limit: .max) ?? []
    if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
    let sense = name.lowercased()
    return names.first { $0.lowercased() == sense } ?? name
  }

  /// The number to add to a file's inode number for a spelling.
  func offset(of name: String) -> UInt64 {
    identifiesSpellings ? name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) } : 0
  }
}

extension BundleFolder {
  /// Reports to a test how many names were looked through.
  func looked(at names: Int) { root.faults?.looked?(names) }
}

extension Folder {
  /// The name in the folder that is the same as `name` under the simulated rules.
  func entry(_ name: String) throws(SystemError) -> String {
    guard let folding = faults?.folding else { return name }
    return try folding.entry(named: name, in: self)
  }
}
