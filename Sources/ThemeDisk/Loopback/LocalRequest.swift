import ThemeCore

/// What a program on this machine asks: the smallest part of HTTP/1.1 that browsers need, without bodies, one request a connection.
package struct LocalRequest: Equatable, Sendable {
  /// Why a request is not answered.
  package enum Refusal: Int, Error, Sendable, CaseIterable {
    /// It is no request of HTTP, or one with a body.
    case notUnderstood = 400
    /// It comes from, or is meant for, somebody else.
    case foreign = 403
    /// It wants something changed.
    case otherMethod = 405
    /// It has more or longer lines than any that is meant.
    case tooLong = 431
    /// Others listen already, as many as may.
    case tooMany = 503
    /// It is of another version than 1.0 and 1.1.
    case otherVersion = 505
  }

  /// The most bytes of a request, the empty line at its end included.
  package static let mostBytes = 16 << 10
  /// The most lines behind the first.
  package static let mostFields = 100

  /// What is asked for, as it was written: `/images/1.png`.
  package let path: String
  /// Whether only the head of the answer is wanted.
  package let isHead: Bool
  /// The mark of the answer that the client has; nil for none.
  package let known: String?

  /// Reads what has come so far; nil while it does not end. `port` is the one that it was sent to.
  package init?(_ bytes: [UInt8], port: UInt16) throws(Refusal) {
    guard let end = Self.end(of: bytes) else {
      // Somebody who speaks another language might wait for an answer.
      guard bytes.allSatisfy({ Self.isText($0) || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") })
      else {
        throw .notUnderstood
      }
      guard bytes.count < Self.mostBytes else { throw .tooLong }
      return nil
    }
    guard end <= Self.mostBytes else { throw .tooLong }
    var lines: [[UInt8]] = []
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard lines.count <= Self.mostFields else { throw .tooLong }
      lines.append(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    guard lines.allSatisfy({ $0.allSatisfy(Self.isText) }), let first = lines.first else {
      throw .notUnderstood
    }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy(Self.isToken),
      words[1].utf8.first == UInt8(ascii: "/"), words[2].hasPrefix("HTTP/")
    else { throw .notUnderstood }
    guard ["HTTP/1.0", "HTTP/1.1"].contains(words[2]) else { throw .otherVersion }
    let fields = try Self.fields(lines.dropFirst())
    // A body would be read as the next request.
    guard fields["transfer-encoding"] == nil, fields["content-length"].map({ $0 == ["0"] }) ?? true else {
      throw .notUnderstood
    }
    guard ["GET", "HEAD"].contains(words[0]) else { throw .otherMethod }
    // A page of a stranger whose name leads here would be asked by that name.
    guard let host = fields["host"] else { throw .notUnderstood }
    guard host.count == 1, Self.hosts(port).contains(host[0].lowercased()) else { throw .foreign }
    let origins = Self.hosts(port).map { "http://\($0)" }
    guard (fields["origin"] ?? []).allSatisfy({ origins.contains($0.lowercased()) }) else { throw .foreign }
    path = words[1]
    isHead = words[0] == "HEAD"
    known = fields["if-none-match"]?.first
  }

  /// The names of this machine for itself, with a port.
  private static func hosts(_ port: UInt16) -> [String] {
    let names = ["127.0.0.1", "localhost"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// The values of each field by its name in small letters.
  private static func fields(_ lines: some Sequence<[UInt8]>) throws(Refusal) -> [String: [String]] {
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

  /// Where the last line before an empty one ends; nil where there is none.
  private static func end(of bytes: [UInt8]) -> Int? {
    var start = 0
    for (place, byte) in bytes.prefix(mostBytes + 1).enumerated() where byte == UInt8(ascii: "\n") {
      let line = bytes[start..<place]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return max(0, start - 1) }
      start = place + 1
    }
    return nil
  }

  /// Whether a line may have a byte: no control characters but the tab.
  private static func isText(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte may be in the name of a method or a field.
  private static func isToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
