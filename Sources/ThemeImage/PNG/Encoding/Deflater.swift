internal import libdeflate

/// A compressor of libdeflate, which only one thread at a time can use.
@safe struct Deflater: ~Copyable {
  private let compressor: OpaquePointer
  let level: Int

  /// Creates a compressor for a level from 1 (fastest) to 12 (smallest).
  init(level: Int) {
    guard let made = unsafe libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("out of memory for a compressor")
    }
    unsafe compressor = made
    self.level = level
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The largest size of a zlib stream of `count` bytes, at any level.
  static func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(nil, count) }

  /// Writes the zlib stream of `bytes` to `room`, which must have at least the bound of `bytes.count`. Returns the size of the
  /// stream.
  func compress(_ bytes: [UInt8], to room: borrowing Room) -> Int {
    let count = unsafe libdeflate_zlib_compress(
      compressor, bytes, bytes.count, room.bytes.baseAddress, room.bytes.count)
    precondition(count > 0, "a zlib stream beyond its bound")
    return count
  }
}
