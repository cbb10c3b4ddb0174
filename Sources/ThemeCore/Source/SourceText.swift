/// The bytes of a file that is known to be valid UTF-8, with operations for parsers.
package struct SourceText: Sendable {
  package let source: SourceID
  package let bytes: [UInt8]
  package let isASCII: Bool

  package init(source: SourceID, bytes: [UInt8], isASCII: Bool) {
    self.source = source
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// The offset at which the text begins: after a byte order mark, if there is one.
  @inlinable package var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The range of the bytes from `start` up to `end`; empty if `end` is before `start`.
  @inlinable package func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(source: source, start: UInt32(start), end: UInt32(max(start, end)))
  }

  /// The byte at an offset; nil at or after the end.
  @inlinable package func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// The end of the line that contains an offset, before its line end, but at most `limit` bytes after the offset.
  package func endOfLine(from offset: Int, within limit: Int = .max) -> Int {
    var index = offset
    let last = limit < bytes.count - offset ? offset + limit : bytes.count
    while index < last, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return index
  }

  /// The offset at which the line that contains an offset begins.
  package func startOfLine(_ offset: Int) -> Int {
    var index = offset
    while index > start, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") {
      index -= 1
    }
    return index
  }

  /// The column of an offset, counted from 1 in Unicode scalars.
  package func column(of offset: Int) -> Int {
    bytes[startOfLine(offset)..<offset].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The first offset, at or after `offset`, that is neither a space nor a tab.
  @inlinable package func skippingBlanks(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
    }
    return index
  }

  /// The text of the bytes from `start` up to `end`; empty if `end` is before `start`.
  @inlinable package func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}
