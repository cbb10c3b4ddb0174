import CDisk
import Platform
import ThemeCore

// The system's calls that take names. Swift takes these for a name that is a `String`, and not those of the C library, to
// which it would give the UTF-8 of a name that has other bytes, up to the first zero.

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

@unsafe func mkdirat(_ folder: Int32, _ name: String, _ mode: mode_t) -> Int32 {
  unsafe withName(name) { unsafe mkdirat(folder, $0, mode) }
}

/// What stands at a path, links followed.
func status(ofPath path: String, _ status: inout stat) -> Int32 {
  unsafe withName(path) { unsafe fstatat(AT_FDCWD, $0, &status, 0) }
}

/// A path from `/` without links, or nil when it leads nowhere.
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

/// Makes a call with a name as the system has it; a text that is no name fails as the system says it of one.
@unsafe private func withName<Result: SignedInteger>(
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
