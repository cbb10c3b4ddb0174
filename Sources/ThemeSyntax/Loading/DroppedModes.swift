package import ThemeCore

/// A bare value of a theme's `tokens` that takes the place of a token with modes, which go with it.
package struct DroppedModes: Sendable {
  /// The keys that lead to the value below `tokens`. Where a mode of the token has modes in turn, they lead to that one.
  package let path: [String]
  /// The bare value.
  package let value: SyntaxNode
  /// The token, or the mode of a token, as it was before.
  package let modes: SyntaxNode
  /// The change that keeps the modes, `{ value: … }`; nil where it is not a matter of one line.
  package var fix: Ranged<String>?

  init(path: [String], value: SyntaxNode, modes: SyntaxNode) {
    self.path = path
    self.value = value
    self.modes = modes
  }
}

extension DroppedModes {
  /// The same with its fix, which is found in the text of the file.
  func fixed(in sources: SourceMap) -> DroppedModes {
    let file = sources[value.range.source]
    let (start, end) = (Int(value.range.start), Int(value.range.end))
    guard start > 0, start < end, end <= file.bytes.count, end - start <= 200 else { return self }
    let written = file.bytes[start..<end]
    let opening: [UInt8] = value.scalar == nil ? Array("{[".utf8) : []
    let isOneLine = !written.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isWhole =
      opening.isEmpty ? !"|>".utf8.contains(written.first ?? 0) : opening.contains(written.first ?? 0)
    // The blank before the value is part of the fix: a replacement of what is quoted would be quoted itself.
    let before = file.bytes[..<start].reversed().drop { $0 == UInt8(ascii: " ") }
    guard isOneLine, isWhole, file.bytes[start - 1] == UInt8(ascii: " "), before.first == UInt8(ascii: ":")
    else {
      return self
    }
    let key = file.path.name.hasSuffix(".json") ? "\"value\"" : "value"
    var copy = self
    copy.fix = Ranged(
      " { \(key): \(String(decoding: written, as: UTF8.self)) }",
      SourceRange(source: value.range.source, start: value.range.start - 1, end: value.range.end))
    return copy
  }
}
