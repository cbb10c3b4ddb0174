import Synchronization
import ThemeCore
import ThemeDisk

/// The output of a build that has nothing to do, which is kept for builds with the same arguments in the same folder. A build
/// looks for it before it parses its arguments.
///
/// An entry consists of the key of a build state, the digest of that state, and the bytes to write to standard error. If the
/// state has another digest, or if anything that it describes has changed, the build runs normally.
enum KeptAnswer {
  /// The number of hexadecimal digits of a key, and of a digest.
  private static let digits = 64
  /// The last state that was compared and is not up to date, for the build that has to run.
  private static let compared = Mutex<(key: String, state: BuildState)?>(nil)

  /// Writes the kept output if the build has nothing to do; returns false if the build has to run. `words` begin with the verb.
  static func isGiven(to words: [String]) -> Bool {
    // At a terminal, a build prints more than what is kept.
    guard !Terminal.errorIsTerminal, let cache = CacheOptions.cache(in: words), let key = key(of: words),
      let kept = cache.bytes(.states, key), kept.count >= 2 * digits
    else { return false }
    let state = SystemName.text(of: kept[..<digits])
    // Other programs can write to the cache, so no control characters from it may reach a terminal or a log.
    let said = kept[(2 * digits)...]
    guard said.allSatisfy(isPlain),
      let bytes = cache.bytes(.states, state, of: Array(kept[digits..<2 * digits]))
    else { return false }
    // `-j` is not parsed yet, and it may be there to limit the load, so one thread is used.
    let workers = words.contains { $0.hasPrefix("-j") } ? 1 : Threads.available
    guard let found = RunMemory.compared(bytes, at: .present, workers: workers) else { return false }
    guard found.isUpToDate else {
      compared.withLock { $0 = (state, found) }
      return false
    }
    if found.isRefreshed {
      cache.keep(found.bytes, .states, state)
      keep(said, CacheFolder.digest(of: found.bytes), of: state, in: cache, key)
    }
    Terminal.writeError(Array(said))
    return true
  }

  /// The state under a key that ``isGiven(to:)`` has compared and found not to be up to date; nil if there is none, or if it
  /// was taken before.
  static func takeCompared(_ key: String) -> BuildState? {
    compared.withLock { compared in
      defer { compared = nil }
      return compared?.key == key ? compared?.state : nil
    }
  }

  /// Keeps what the build that is about to end has written to standard error, if the next build would write the same. `state`
  /// is the digest of the state that the build leaves. With `hasBuilt`, the build has done something and may have reported
  /// that, so its output is kept only if it is empty.
  static func keep(_ state: [UInt8]?, _ memory: RunMemory?, hasBuilt: Bool) {
    guard let state, let memory, !Terminal.errorIsTerminal, let said = Terminal.said,
      said.allSatisfy(isPlain), said.isEmpty || !hasBuilt, let key = key(of: CommandWords.typed)
    else { return }
    keep(said[...], state, of: memory.key, in: memory.cache, key)
  }

  private static func keep(
    _ said: ArraySlice<UInt8>, _ state: [UInt8], of stateKey: String, in cache: CacheFolder, _ key: String
  ) {
    let bytes = Array(stateKey.utf8) + state + said
    if cache.bytes(.states, key) != bytes { cache.keep(bytes, .states, key) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte >= UInt8(ascii: " ") && byte != 0x7F
  }

  private static func key(of words: [String]) -> String? {
    guard let tool = executableIdentity(), let folder = Terminal.currentFolderIfAny?.text else { return nil }
    var digest = SHA256()
    for word in ["answer 1", themecVersion, tool, folder] + words {
      digest.update(SystemName.bytes(of: word) + [0])
    }
    return digest.hex
  }
}

extension Build {
  /// Whether the output of this build can be kept for builds with the same arguments: whether a build state covers everything
  /// that they read, and they don't have to write a file every time.
  var canBeAnswered: Bool {
    arguments.baseline == nil && !arguments.format.isForMachines && !arguments.verbose && verify == nil
      && stamp == nil && timing.file == nil && !watches && !reencode
  }
}
