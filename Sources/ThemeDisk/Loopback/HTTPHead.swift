import ThemeCore

/// The head of an HTTP/1.1 request: its first line and its fields, in the syntax of RFC 9112.
package struct HTTPHead: Equatable, Sendable {
  /// Why bytes are not a valid head.
  package enum Problem: Error, Sendable {
    case notUnderstood
    /// The head has too many bytes or lines.
    case tooLong
  }

  /// The most bytes of a head, including the empty line at its end.
  package static let maxBytes = 16 << 10
  /// The most lines after the first one.
  package static let maxFields = 100

  /// The first line.
  package let start: String
  /// The values of each field in their order, without the blanks around them, by the field's name in lowercase.
  package let fields: [String: [String]]
  /// The length of the head in bytes, including the empty line at its end.
  package let length: Int

  /// Parses the bytes that were received so far; nil while the head is not complete. A line may end with a line feed alone.
  package init?(of bytes: [UInt8]) throws(Problem) {
    guard let (end, length) = Self.end(of: bytes) else {
      // A client with another protocol might wait for an answer, so it is refused as soon as a byte can't be part of a head.
      guard
        bytes.prefix(Self.maxBytes).allSatisfy({
          Self.isText($0) || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
        })
      else { throw .notUnderstood }
      guard bytes.count < Self.maxBytes else { throw .tooLong }
      return nil
    }
    var lines: [[UInt8]] = []
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard lines.count <= Self.maxFields else { throw .tooLong }
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

  /// The end of the last line before the empty one, and the end of the empty line; nil if there is no empty line within the
  /// limit.
  private static func end(of bytes: [UInt8]) -> (lines: Int, all: Int)? {
    var start = 0
    for (place, byte) in bytes.prefix(maxBytes).enumerated() where byte == UInt8(ascii: "\n") {
      let line = bytes[start..<place]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return (max(0, start - 1), place + 1) }
      start = place + 1
    }
    return nil
  }

  /// Whether a line may contain a byte: any byte except control characters other than the tab.
  private static func isText(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte may be in the name of a method or a field.
  static func isToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
