import ThemeBundle
import ThemeCore

/// Where a manifest is not as `themec schema manifest` says, so that somebody edited it or a later themec wrote it.
package struct ManifestFlaw: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// A sentence without a full stop.
  package let words: String
  /// Whether a later themec may have written it.
  package let isUnknown: Bool
}

extension ManifestFacts {
  /// Its flaws, in the order of the bytes that it was read from; none of an older version, which has another form.
  package func flaws(in bytes: [UInt8]) -> [ManifestFlaw] {
    if isOld { return [] }
    let flaws = manifestCheck.flaws(in: json)
    if flaws.isEmpty { return [] }
    let lines = linesByPath(bytes, of: Set(flaws.map(\.path)))
    return flaws.map { flaw in
      ManifestFlaw(line: lines[flaw.path] ?? 1, words: flaw.words, isUnknown: flaw.isUnknown)
    }.sorted { ($0.line, $0.words) < ($1.line, $1.words) }
  }
}

private let manifestCheck = SchemaCheck(manifestSchema())

/// The lines of keys and of elements of arrays, by the keys and indexes that lead to them.
private func linesByPath(_ bytes: [UInt8], of wanted: Set<[String]>) -> [[String]: Int] {
  let text = SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false)
  var reader = JSONReader(text)
  var lines: [[String]: Int] = [:]
  var (path, counts): ([String], [Int?]) = ([], [])
  var (line, counted) = (1, 0)
  func note(_ offset: Int) {
    line += bytes[counted..<offset].count { $0 == UInt8(ascii: "\n") }
    counted = offset
    if wanted.contains(path) { lines[path] = line }
  }
  /// An element of an array is named by its index.
  func count(_ offset: Int) {
    guard let index = counts.last.flatMap({ $0 }) else { return }
    path[path.count - 1] = "\(index)"
    counts[counts.count - 1] = index + 1
    note(offset)
  }
  while let event = try? reader.next() {
    switch event {
    case .beginObject(let offset), .beginArray(let offset):
      count(offset)
      if case .beginArray = event { counts.append(0) } else { counts.append(nil) }
      path.append("")
    case .end:
      path.removeLast()
      counts.removeLast()
    case .key(let key):
      path[path.count - 1] = key.value
      note(Int(key.range.start))
    case .string(let value), .plain(let value): count(Int(value.range.start))
    }
  }
  return lines
}
