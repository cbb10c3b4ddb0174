import FixtureSupport
import Synchronization
import ThemeCore

/// Files in memory that count how often they are asked for.
///
/// A class because whoever counts and whoever reads share it.
final class CountedInputs: ThemeInputs {
  private let files: MemoryInputs
  private let listings: [ThemePath: [String]]
  private let calls = Mutex<(reads: Int, listings: Int)>((0, 0))

  /// `listings` are folders of more names than files.
  init(_ files: [String: [UInt8]], listings: [ThemePath: [String]] = [:]) {
    self.files = MemoryInputs(files)
    self.listings = listings
  }

  /// How many files were read.
  var reads: Int { calls.withLock { $0.reads } }

  /// How many folders were listed.
  var listed: Int { calls.withLock { $0.listings } }

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    calls.withLock { $0.reads += 1 }
    return try files.bytes(of: path, limit: limit)
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] {
    calls.withLock { $0.listings += 1 }
    if let names = listings[folder] { return names }
    return try files.names(in: folder)
  }
}
