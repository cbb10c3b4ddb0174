import Platform

#if canImport(MachO)
  import MachO
#endif

/// A text that differs between builds of this program, from the identity, size and time of the executable file; nil where these
/// can't be determined.
package func executableIdentity() -> String? {
  #if canImport(MachO)
    var length: UInt32 = 0
    _ = unsafe _NSGetExecutablePath(nil, &length)
    var path = [CChar](repeating: 0, count: Int(length) + 1)
    guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return nil }
  #else
    let path = Array("/proc/self/exe".utf8CString)
  #endif
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  let found = FileStatus(status)
  return [
    found.identity.device, found.identity.number, UInt64(found.size),
    UInt64(bitPattern: Int64(found.modified.seconds)), UInt64(found.modified.nanoseconds),
  ].map { "\($0)" }.joined(separator: " ")
}
