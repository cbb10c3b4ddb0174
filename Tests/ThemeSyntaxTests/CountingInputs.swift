import FixtureSupport
import Synchronization
import ThemeCore

/// Files in memory that count how often each is read.
final class CountingInputs: ThemeInputs {
  private let files: MemoryInputs
  private let counts = Mutex<[ThemePath: Int]>([:])

  init(_ files: [String: String]) {
    self.files = MemoryInputs(files.mapValues { Array($0.utf8) })
  }

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    counts.withLock { $0[path, default: 0] += 1 }
    return try files.bytes(of: path, limit: limit)
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] { try files.names(in: folder) }

  /// How often each file was read that was read at all.
  var reads: [Int] { counts.withLock { Array($0.values) } }
}
