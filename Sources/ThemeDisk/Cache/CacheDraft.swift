import Platform
import Synchronization
import ThemeCore

/// An entry of a cache in the making: bytes that come one after the other, of which memory holds the last ones only.
///
/// What does not fit into memory goes to a temporary file beside the entry, which takes its name in the end. A class because many
/// threads add to it.
package final class CacheDraft: Sendable {
  /// So many bytes are written at a time.
  private static let mostInMemory = 1 << 18

  private struct State {
    var file: CacheFolder.Temporary?
    /// How many bytes are in the file.
    var written = 0
    var rest: [UInt8] = []
    var digest = SHA256()
    var hasFailed = false
  }

  private let cache: CacheFolder?
  private let kind: CacheFolder.Kind
  private let key: String
  private let state = Mutex(State())

  /// The draft of what will be kept under a key; without a cache, all of it stays in memory.
  package init(_ cache: CacheFolder?, _ kind: CacheFolder.Kind, _ key: String) {
    (self.cache, self.kind, self.key) = (cache, kind, key)
  }

  deinit {
    state.withLock { $0.file?.remove() }
  }

  /// Adds bytes, and gives their place among all.
  @discardableResult
  package func add(_ bytes: [UInt8]) -> Range<Int> {
    state.withLock { state in
      let start = state.written + state.rest.count
      state.rest += bytes
      if state.rest.count >= Self.mostInMemory, let cache { write(&state, to: cache) }
      return start..<start + bytes.count
    }
  }

  /// As `add`, for whoever knows no cache.
  package var adder: @Sendable ([UInt8]) -> Range<Int> { { self.add($0) } }

  /// All bytes, of a draft without a cache.
  var bytes: [UInt8] { state.withLock { $0.rest } }

  /// Keeps what was added, in the place of what was there. Gives its digest, as ``CacheFolder/digest(of:)``; nil where it can't be kept.
  func finish() -> [UInt8]? {
    guard let cache else { return nil }
    return state.withLock { state in
      guard state.file != nil || state.hasFailed else {
        let rest = state.rest
        state.rest = []
        return cache.keep(rest, kind, key) ? CacheFolder.digest(of: rest) : nil
      }
      write(&state, to: cache)
      guard !state.hasFailed, let file = state.file else { return nil }
      let digest = Array(state.digest.hex.utf8)
      do throws(SystemError) {
        try file.write(digest, at: 0)
        try cache.finish(file, kind, key)
        state.file = nil
        return digest
      } catch {
        // Somebody may have removed the cache just now.
        if error != .nothingThere { cache.note(error) }
        return nil
      }
    }
  }

  /// Writes what is in memory; after an error nothing more is kept.
  private func write(_ state: inout State, to cache: CacheFolder) {
    defer {
      state.written += state.rest.count
      state.rest.removeAll(keepingCapacity: true)
    }
    guard !state.hasFailed, cache.failure == nil,
      state.written + state.rest.count < CacheEntry.mostBytes - CacheEntry.digestLength
    else {
      state.hasFailed = true
      return
    }
    do throws(SystemError) {
      let file: CacheFolder.Temporary
      if let known = state.file {
        file = known
      } else {
        file = try cache.makeTemporary(kind, key)
        state.file = file
      }
      try file.write(state.rest, at: CacheEntry.digestLength + state.written)
      state.digest.update(state.rest)
    } catch {
      cache.note(error)
      state.hasFailed = true
    }
  }
}
