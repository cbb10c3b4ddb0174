import CShims
import Platform
import Synchronization

/// The file descriptor of an open file or folder.
///
/// A class, because several owners share a descriptor; it is closed when the last of them releases it.
final class Descriptor: Sendable {
  /// The number of the descriptor; negative after it was closed.
  private let number: Atomic<Int32>

  init(_ number: Int32) {
    self.number = Atomic(number)
  }

  deinit {
    let number = number.load(ordering: .relaxed)
    if number >= 0 { close(number) }
  }

  /// Makes a system call with the descriptor's number, and repeats it while signals interrupt it. The descriptor stays open
  /// until the call returns.
  @discardableResult
  func call<Count: SignedInteger>(_ body: (Int32) -> Count) throws(SystemError) -> Count {
    // Without this, the last use would be reading the number, and the descriptor could be closed before the call.
    defer { withExtendedLifetime(self) {} }
    return try retrying { body(number.load(ordering: .relaxed)) }
  }

  /// Makes a system call as above, with the number of another descriptor as well.
  @discardableResult
  func call<Count: SignedInteger>(
    with other: Descriptor, _ body: (Int32, Int32) -> Count
  ) throws(SystemError) -> Count {
    defer { withExtendedLifetime(other) {} }
    return try call { body($0, other.number.load(ordering: .relaxed)) }
  }

  /// Closes a descriptor that has only one owner, and reports errors that occur only then: some network file systems report a
  /// full disk no earlier.
  func finish() throws(SystemError) {
    guard close(number.exchange(-1, ordering: .relaxed)) == 0 || errno == EINTR else { throw .last }
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try call { unsafe fstat($0, &status) }
    return FileStatus(status)
  }

  /// Everything in the file; nil when that is more than `limit` bytes. `size` is the size that the system reports.
  func read(size: Int, limit: Int) throws(SystemError) -> [UInt8]? {
    guard size <= limit else { return nil }
    // One byte more than expected is requested: a read that returns fewer bytes has reached the end.
    var bytes = try readOnce(upTo: size + 1)
    if bytes.count == size { return bytes }
    // The file grew, or the system does not know its size.
    while true {
      let more = try readOnce(upTo: max(65_536, min(bytes.count, 16 << 20)))
      if more.isEmpty { return bytes.count <= limit ? bytes : nil }
      bytes += more
      guard bytes.count <= limit else { return nil }
    }
  }

  /// Up to `count` bytes from the beginning of the file, from which nothing may have been read before.
  func first(_ count: Int) throws(SystemError) -> [UInt8] {
    try readOnce(upTo: count)
  }

  private func readOnce(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        filled = try call { unsafe Platform.read($0, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// Lets the process open as many files as the system allows it, at most 10,240. On macOS, a process begins with 256, which
/// watching two hundred files and folders takes.
package func allowDescriptors() {
  _ = cdisk_allow_descriptors()
}
