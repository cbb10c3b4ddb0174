import Synchronization
import ThemeCore
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

/// A buffer for the output of compressors, which is reused without being cleared.
@safe struct Room: ~Copyable {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Allocates `count` bytes.
  init(_ count: Int) { unsafe bytes = .allocate(capacity: count) }

  deinit { unsafe bytes.deallocate() }

  /// A copy of the first `count` bytes, which must have been written.
  func bytes(_ count: Int) -> [UInt8] { unsafe Array(bytes[..<count]) }
}

/// The zlib stream of bytes.
package func deflated(_ bytes: [UInt8]) -> [UInt8] {
  let room = Room(Deflater.bound(bytes.count))
  return room.bytes(Deflater(level: 6).compress(bytes, to: room))
}

/// The results of compressing rows of palette indexes in a run. Pictures that differ only in their colors, such as those of
/// different brands, have the same rows, which are compressed only once.
///
/// The results are those that compression would give again, so files are the same with and without a ledger, and in any order
/// of pictures.
package final class CompressionLedger: Sendable {
  /// A key for unfiltered rows.
  struct Rows: Hashable {
    fileprivate let digest: [UInt8]
    fileprivate let rowByteCount: Int

    init(_ rows: PackedRows) {
      var hash = SHA256()
      hash.update(rows.bytes)
      digest = hash.bytes
      rowByteCount = rows.rowByteCount
    }
  }

  /// A way of filtering and compressing rows.
  struct Way: Hashable {
    let choice: FilterChoice
    /// The compression level of libdeflate.
    let level: Int
  }

  private struct Known {
    var counts: [Way: Int] = [:]
    var streams: [Way: [UInt8]] = [:]
  }

  private struct Kept {
    var rows: [Rows: Known] = [:]
    var bytes = 0
  }

  private let maxBytes: Int
  private let kept = Mutex(Kept())

  /// Creates a ledger that keeps up to about `maxBytes` bytes. Further results are computed again whenever they are needed.
  package init(maxBytes: Int = 4 << 20) { self.maxBytes = maxBytes }

  /// The number of zlib streams that are kept.
  package var streamCount: Int { kept.withLock { $0.rows.values.reduce(0) { $0 + $1.streams.count } } }

  /// The number of bytes of the compressed rows; nil if it is not known.
  func count(_ rows: Rows, _ way: Way) -> Int? { kept.withLock { $0.rows[rows]?.counts[way] } }

  func keep(_ count: Int, of rows: Rows, _ way: Way) { keep(0, rows) { $0.counts[way] = count } }

  /// The rows as a zlib stream; nil if it is not known.
  func stream(_ rows: Rows, _ way: Way) -> [UInt8]? { kept.withLock { $0.rows[rows]?.streams[way] } }

  func keep(_ stream: [UInt8], of rows: Rows, _ way: Way) {
    keep(stream.count, rows) { $0.streams[way] = stream }
  }

  private func keep(_ byteCount: Int, _ rows: Rows, _ change: (inout Known) -> Void) {
    kept.withLock { kept in
      // In addition to a stream, this counts the memory that the tables take for the rows and the way.
      let added = byteCount + (kept.rows[rows] == nil ? 256 : 32)
      guard kept.bytes + added <= maxBytes else { return }
      kept.bytes += added
      change(&kept.rows[rows, default: Known()])
    }
  }
}
