internal import libdeflate

/// A compressor of libdeflate, which one thread at a time may use.
@safe struct Deflater: ~Copyable {
  private let compressor: OpaquePointer
  let level: Int

  /// Takes 1, which is quick, to 12, which leaves the fewest bytes.
  init(level: Int) {
    guard let made = unsafe libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("out of memory for a compressor")
    }
    unsafe compressor = made
    self.level = level
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The most bytes that a zlib stream of some bytes takes, at any level.
  static func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(nil, count) }

  /// Writes a zlib stream to a room that has the bound of `bytes`; the count of its bytes.
  func compress(_ bytes: [UInt8], to room: borrowing Room) -> Int {
    let count = unsafe libdeflate_zlib_compress(
      compressor, bytes, bytes.count, room.bytes.baseAddress, room.bytes.count)
    precondition(count > 0, "a zlib stream beyond its bound")
    return count
  }
}
