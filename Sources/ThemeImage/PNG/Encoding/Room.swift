/// A buffer for the output of compressors, which is reused without being cleared.
@safe struct Room: ~Copyable {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Allocates `count` bytes.
  init(_ count: Int) { unsafe bytes = .allocate(capacity: count) }

  deinit { unsafe bytes.deallocate() }

  /// A copy of the first `count` bytes, which must have been written.
  func bytes(_ count: Int) -> [UInt8] { unsafe Array(bytes[..<count]) }
}
