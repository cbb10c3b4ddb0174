import CTexts
import ThemeCore

/// A place where a manifest does not match the schema of `themec schema manifest`, because the manifest was edited or a later
/// version of themec wrote it.
package struct ManifestFlaw: Hashable, Sendable {
  /// The line in the manifest, from 1.
  package let line: Int
  /// What is wrong: a sentence without a final period.
  package let words: String
  /// Whether a later version of themec may have written the value: it is a key or a name that the schema does not have.
  package let isUnknown: Bool
}

extension ManifestFacts {
  /// The places where the manifest does not match today's schema, sorted by line. `bytes` is the file that the facts were read
  /// from.
  package func flaws(in bytes: [UInt8]) -> [ManifestFlaw] {
    let flaws = manifestCheck.flaws(in: json)
    if flaws.isEmpty { return [] }
    let lines = linesByPath(bytes, of: Set(flaws.map(\.path)))
    return flaws.map { flaw in
      ManifestFlaw(line: lines[flaw.path] ?? 1, words: flaw.words, isUnknown: flaw.isUnknown)
    }.sorted { ($0.line, $0.words) < ($1.line, $1.words) }
  }
}

/// The schema that `themec schema manifest` prints.
private let manifestCheck: SchemaCheck = {
  let text = unsafe String(cString: ctexts_manifest_schema())
  guard let schema = try? JSONValue(parsing: Array(text.utf8)) else {
    preconditionFailure("the schema of manifests is not JSON")
  }
  return SchemaCheck(schema)
}()

/// The lines of the wanted keys and array elements, from 1, by the keys and indexes that lead to them.
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
  /// Within an array, moves the path on to the next element; elements are named by their index, from 0.
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
