import Synchronization
import ThemeCore

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

  private let mostBytes: Int
  private let kept = Mutex(Kept())

  /// Creates a ledger that keeps up to about `mostBytes` bytes. Further results are computed again whenever they are needed.
  package init(mostBytes: Int = 4 << 20) { self.mostBytes = mostBytes }

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
      guard kept.bytes + added <= mostBytes else { return }
      kept.bytes += added
      change(&kept.rows[rows, default: Known()])
    }
  }
}
