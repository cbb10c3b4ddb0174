import ThemeCore
import ThemeDiagnostics

/// Reports and removes every entry whose key an earlier entry already has.
func removeDuplicates(from entries: inout [Mapping.Entry], into sink: inout DiagnosticSink) {
  // Comparing pairs is faster than hashing for a few entries.
  if entries.count <= 16 {
    guard hasEqualPair(entries) else { return }
  } else {
    var keys = Set<String>(minimumCapacity: entries.count)
    var isUnique = true
    for entry in entries where !keys.insert(entry.key.value).inserted { isUnique = false }
    guard !isUnique else { return }
  }
  var first: [String: SourceRange] = [:]
  entries.removeAll { entry in
    guard let earlier = first[entry.key.value] else {
      first[entry.key.value] = entry.key.range
      return false
    }
    sink.report(.duplicateKey(entry.key, first: earlier))
    return true
  }
}

private func hasEqualPair(_ entries: [Mapping.Entry]) -> Bool {
  guard entries.count > 1 else { return false }
  for later in 1..<entries.count {
    for earlier in 0..<later where entries[earlier].key.value == entries[later].key.value { return true }
  }
  return false
}

extension Diagnostic {
  fileprivate static func duplicateKey(_ key: Ranged<String>, first: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateKey, "the key \(FoundText.quoted(key.value)) is set twice in one map", at: key.range)
      .also(at: first, "first here")
  }
}
