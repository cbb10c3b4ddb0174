import Synchronization
import ThemeCore

/// What a run has found out about compressing rows of palette indexes. Pictures that differ in their colors alone, such as
/// those of brands, have the same rows, and each is compressed once.
///
/// What it knows is what compressing would give again, so a file is the same with and without it, in any order of pictures.
package final class CompressionLedger: Sendable {
  /// Rows as they are before they are filtered.
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

  /// A way to compress rows.
  struct Way: Hashable {
    let choice: FilterChoice
    /// libdeflate's level.
    let level: Int
    /// Whether a squeezer comes before it.
    var isSqueezed = false
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

  /// Keeps about `mostBytes` at most; what is beyond is compressed again where it is needed again.
  package init(mostBytes: Int = 4 << 20) { self.mostBytes = mostBytes }

  /// How many zlib streams are kept.
  package var streamCount: Int { kept.withLock { $0.rows.values.reduce(0) { $0 + $1.streams.count } } }

  /// How many bytes the rows take when they are compressed; nil where that is not known.
  func count(_ rows: Rows, _ way: Way) -> Int? { kept.withLock { $0.rows[rows]?.counts[way] } }

  func keep(_ count: Int, of rows: Rows, _ way: Way) { keep(0, rows) { $0.counts[way] = count } }

  /// The rows as a zlib stream; nil where it is not known.
  func stream(_ rows: Rows, _ way: Way) -> [UInt8]? { kept.withLock { $0.rows[rows]?.streams[way] } }

  func keep(_ stream: [UInt8], of rows: Rows, _ way: Way) {
    keep(stream.count, rows) { $0.streams[way] = stream }
  }

  private func keep(_ byteCount: Int, _ rows: Rows, _ change: (inout Known) -> Void) {
    kept.withLock { kept in
      // Beside a stream, what tables take for rows and for a way.
      let added = byteCount + (kept.rows[rows] == nil ? 256 : 32)
      guard kept.bytes + added <= mostBytes else { return }
      kept.bytes += added
      change(&kept.rows[rows, default: Known()])
    }
  }
}
