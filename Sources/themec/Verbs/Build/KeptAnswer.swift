import Synchronization
import ThemeCore
import ThemeDisk

/// What a build with the same words in the same folder says when it has nothing to do. A build looks for it before it asks what
/// the words mean.
///
/// It holds the key of a state, the digest of that state, and what is to be written to standard error. A state that is another
/// one, or of which anything has changed, needs a build.
enum KeptAnswer {
  /// The digits of a key and of a digest.
  private static let digits = 64
  /// The state that was compared last, for the build that has to be asked itself.
  private static let compared = Mutex<(key: String, state: BuildState)?>(nil)

  /// Answers a build that has nothing to do; false where it has to be asked itself. `words` begin with the verb.
  static func isGiven(to words: [String]) -> Bool {
    // To a person at a terminal, a build says more.
    guard !Terminal.errorIsTerminal, let cache = CacheOptions.cache(in: words), let key = key(of: words),
      let kept = cache.bytes(.states, key), kept.count >= 2 * digits
    else { return false }
    let state = SystemName.text(of: kept[..<digits])
    // What others may have put into the cache is not obeyed by a terminal or a log.
    let said = kept[(2 * digits)...]
    guard said.allSatisfy(isPlain),
      let bytes = cache.bytes(.states, state, of: Array(kept[digits..<2 * digits]))
    else { return false }
    // Who asks for a number of threads has a reason.
    let workers = words.contains { $0.hasPrefix("-j") } ? 1 : Threads.available.count
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

  /// The state under a key as it was compared in vain a moment ago; nil where it was not, and for whoever asks again.
  static func takeCompared(_ key: String) -> BuildState? {
    compared.withLock { compared in
      defer { compared = nil }
      return compared?.key == key ? compared?.state : nil
    }
  }

  /// Keeps what the build that is about to end has said: the same that it would say again of the state that it leaves, of which
  /// `state` is the digest. `hasBuilt` says that it did something, of which it may have spoken.
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
  /// Whether another build with the same words does the same, as far as states tell what has changed: it reads no other files, and
  /// writes none each time.
  var canBeAnswered: Bool {
    arguments.baseline == nil && !arguments.format.isForMachines && !arguments.verbose && verify == nil
      && stamp == nil && timing.file == nil && caching.remote == nil && !watches && !reencode
  }
}
