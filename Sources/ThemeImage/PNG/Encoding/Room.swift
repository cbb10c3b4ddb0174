/// Memory that compressors write to, used again and again without being cleared.
@safe struct Room: ~Copyable {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Takes a count of bytes.
  init(_ count: Int) { unsafe bytes = .allocate(capacity: count) }

  deinit { unsafe bytes.deallocate() }

  /// A copy of the first bytes, as many as were written.
  func bytes(_ count: Int) -> [UInt8] { unsafe Array(bytes[..<count]) }
}
