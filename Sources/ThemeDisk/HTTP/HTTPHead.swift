import ThemeCore

/// What a message of HTTP/1.1 says before its body: a first line and fields, as RFC 9112 has them. Who reads a request and who reads
/// an answer reads it by this.
package struct HTTPHead: Equatable, Sendable {
  /// Why bytes are no head.
  package enum Problem: Error, Sendable {
    case notUnderstood
    /// It has more or longer lines than any that is meant.
    case tooLong
  }

  /// The most bytes, the empty line at its end included.
  package static let mostBytes = 16 << 10
  /// The most lines behind the first.
  package static let mostFields = 100

  /// The first line: a request or a status.
  package let start: String
  /// The values of each field in their order, by its name in small letters; without the blanks around them.
  package let fields: [String: [String]]
  /// How many bytes it has, with the empty line at its end.
  package let length: Int

  /// Reads what has come so far; nil while it does not end. A line may end with a line feed alone.
  package init?(of bytes: [UInt8]) throws(Problem) {
    guard let (end, length) = Self.end(of: bytes) else {
      // Somebody who speaks another language might wait for an answer.
      guard
        bytes.prefix(Self.mostBytes).allSatisfy({
          Self.isText($0) || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
        })
      else { throw .notUnderstood }
      guard bytes.count < Self.mostBytes else { throw .tooLong }
      return nil
    }
    var lines: [[UInt8]] = []
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard lines.count <= Self.mostFields else { throw .tooLong }
      lines.append(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    guard lines.allSatisfy({ $0.allSatisfy(Self.isText) }), let first = lines.first, !first.isEmpty else {
      throw .notUnderstood
    }
    start = String(decoding: first, as: UTF8.self)
    fields = try Self.fields(lines.dropFirst())
    self.length = length
  }

  private static func fields(_ lines: some Sequence<[UInt8]>) throws(Problem) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
        line[..<colon].allSatisfy(isToken)
      else { throw .notUnderstood }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      var value = line[(colon + 1)...].drop(while: isBlank)
      while let last = value.last, isBlank(last) { value.removeLast() }
      fields[name, default: []].append(String(decoding: value, as: UTF8.self))
    }
    return fields
  }

  /// Where the last line before an empty one ends, and where the empty one does; nil where there is none within the bounds.
  private static func end(of bytes: [UInt8]) -> (lines: Int, all: Int)? {
    var start = 0
    for (place, byte) in bytes.prefix(mostBytes).enumerated() where byte == UInt8(ascii: "\n") {
      let line = bytes[start..<place]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return (max(0, start - 1), place + 1) }
      start = place + 1
    }
    return nil
  }

  /// Whether a line may have a byte: no control characters but the tab.
  private static func isText(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte may be in the name of a method or a field.
  static func isToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
