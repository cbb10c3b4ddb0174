import Platform
import Synchronization
import ThemeCore

/// A cache entry that is being written: bytes are added one after another, and only the last ones are kept in memory.
///
/// What exceeds the memory goes to a temporary file beside the entry, which is renamed to the entry in the end. A class,
/// because many threads add to it.
package final class CacheDraft: Sendable {
  /// The number of bytes in memory from which they are written to the file.
  private static let mostInMemory = 1 << 18

  private struct State {
    var file: CacheFolder.Temporary?
    /// The number of bytes in the file, without the digest.
    var written = 0
    var rest: [UInt8] = []
    var digest = SHA256()
    var hasFailed = false
  }

  private let cache: CacheFolder?
  private let kind: CacheFolder.Kind
  private let key: String
  private let state = Mutex(State())

  /// The draft of an entry for a key. Without a cache, all bytes stay in memory.
  package init(_ cache: CacheFolder?, _ kind: CacheFolder.Kind, _ key: String) {
    (self.cache, self.kind, self.key) = (cache, kind, key)
  }

  deinit {
    state.withLock { $0.file?.remove() }
  }

  /// Adds bytes, and returns their range among all bytes of the draft.
  @discardableResult
  package func add(_ bytes: [UInt8]) -> Range<Int> {
    state.withLock { state in
      let start = state.written + state.rest.count
      state.rest += bytes
      if state.rest.count >= Self.mostInMemory, let cache { write(&state, to: cache) }
      return start..<start + bytes.count
    }
  }

  /// The `add` function, for callers that don't know the type of the draft.
  package var adder: @Sendable ([UInt8]) -> Range<Int> { { self.add($0) } }

  /// All bytes of a draft that has no cache.
  var bytes: [UInt8] { state.withLock { $0.rest } }

  /// Keeps what was added as the entry, in place of the previous one. Returns the digest of the bytes, in the form of
  /// ``CacheFolder/digest(of:)``; nil where the entry can't be kept.
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
        // Another process may have removed the cache in the meantime.
        if error != .nothingThere { cache.note(error) }
        return nil
      }
    }
  }

  /// Writes the bytes in memory to the file. After an error, the draft can't be kept, and no more is written.
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
