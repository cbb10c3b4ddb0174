import Synchronization
package import ThemeCore

/// Files that are only in memory.
package struct MemoryInputs: ThemeInputs {
  private let files: [ThemePath: [UInt8]]

  /// Takes texts by their paths below the root; a path that leaves it is a mistake of the caller.
  package init(_ files: [String: [UInt8]]) {
    var table: [ThemePath: [UInt8]] = [:]
    for (path, bytes) in files {
      guard let path = ThemePath(path) else { preconditionFailure("\(path) leaves the root") }
      table[path] = bytes
    }
    self.files = table
  }

  package func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = files[path] else { throw .notFound }
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    return bytes
  }

  package func names(in folder: ThemePath) throws(InputError) -> [String] {
    let names = files.keys.compactMap { file -> String? in
      var path = file
      while path != .root, path.folder != folder { path = path.folder }
      return path == .root ? nil : path.name
    }
    // An empty folder can't be said.
    if names.isEmpty, folder != .root { throw files[folder] == nil ? .notFound : .wrongKind }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Files in memory that count how often they are asked for.
///
/// A class because whoever counts and whoever reads share it.
package final class CountingInputs: ThemeInputs {
  private let files: MemoryInputs
  private let listings: [ThemePath: [String]]
  private let calls = Mutex<(reads: [ThemePath: Int], listings: Int)>(([:], 0))

  /// `listings` are folders of more names than files.
  package init(_ files: [String: [UInt8]], listings: [ThemePath: [String]] = [:]) {
    self.files = MemoryInputs(files)
    self.listings = listings
  }

  /// How often each file was read that was read at all.
  package var reads: [Int] { calls.withLock { Array($0.reads.values) } }

  /// How many folders were listed.
  package var listed: Int { calls.withLock { $0.listings } }

  package func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    calls.withLock { $0.reads[path, default: 0] += 1 }
    return try files.bytes(of: path, limit: limit)
  }

  package func names(in folder: ThemePath) throws(InputError) -> [String] {
    calls.withLock { $0.listings += 1 }
    if let names = listings[folder] { return names }
    return try files.names(in: folder)
  }
}
