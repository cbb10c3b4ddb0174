import Platform
import Synchronization

/// An open file or folder.
///
/// A class because several owners share one, and the last of them closes it.
final class Descriptor: Sendable {
  /// Negative when it was closed.
  private let number: Atomic<Int32>

  init(_ number: Int32) {
    self.number = Atomic(number)
  }

  deinit {
    let number = number.load(ordering: .relaxed)
    if number >= 0 { close(number) }
  }

  /// Makes a system call with the number, which stays open until the call returns, and again when a signal interrupts it.
  @discardableResult
  func call<Count: SignedInteger>(_ body: (Int32) -> Count) throws(SystemError) -> Count {
    // Without it, the last use would be the reading of the number, and the end of the file come before the call.
    defer { withExtendedLifetime(self) {} }
    return try retrying { body(number.load(ordering: .relaxed)) }
  }

  /// As above, with the number of another open file or folder too.
  @discardableResult
  func call<Count: SignedInteger>(
    with other: Descriptor, _ body: (Int32, Int32) -> Count
  ) throws(SystemError) -> Count {
    defer { withExtendedLifetime(other) {} }
    return try call { body($0, other.number.load(ordering: .relaxed)) }
  }

  /// Closes a file of one owner, and says what only that says: some network file systems report a full disk no sooner.
  func finish() throws(SystemError) {
    guard close(number.exchange(-1, ordering: .relaxed)) == 0 || errno == EINTR else { throw .last }
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try call { unsafe fstat($0, &status) }
    return FileStatus(status)
  }

  /// Everything in the file, or nil when it is more than `limit` bytes; `size` is what the system says it is.
  func read(size: Int, limit: Int) throws(SystemError) -> [UInt8]? {
    guard size <= limit else { return nil }
    // One byte more than expected: a read that comes back short has seen the end.
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

  /// The first bytes of the file, of which nothing was read yet: so many, or all that it has.
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
