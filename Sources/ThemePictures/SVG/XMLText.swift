import ThemeCore

/// The text of an SVG, which is searched for the places of attributes when something is reported about them.
struct XMLText {
  let bytes: [UInt8]
  let source: SourceID
  private let places = AttributePlaces()

  init(bytes: [UInt8], source: SourceID) {
    self.bytes = bytes
    self.source = source
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(start, bytes.count)
    return SourceRange(source: source, start: UInt32(start), end: UInt32(min(max(end, start), bytes.count)))
  }

  /// The range of an attribute in the tag of an element, or the whole tag if the attribute isn't found.
  func range(of attribute: String, in node: XMLNode) -> SourceRange {
    let tag = Int(node.range.start)..<Int(node.range.end)
    return places.tag(at: tag.lowerBound) { attributes(in: tag) }[attribute] ?? node.range
  }

  /// The attributes of a tag by their names without a prefix, the first of each name.
  private func attributes(in tag: Range<Int>) -> [String: SourceRange] {
    var found: [String: SourceRange] = [:]
    var place = tag.lowerBound
    func skip(while condition: (UInt8) -> Bool) {
      while place < tag.upperBound, condition(bytes[place]) { place += 1 }
    }
    // The tag is well-formed: `<NAME NAME="VALUE" …>`.
    skip { !Self.isSpace($0) }
    while true {
      skip(while: Self.isSpace)
      var name = place
      skip { byte in
        if byte == UInt8(ascii: ":") { name = place + 1 }
        return byte != UInt8(ascii: "=") && !Self.isSpace(byte)
      }
      let end = place
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard place < tag.upperBound else { return found }
      let quote = bytes[place]
      place += 1
      skip { $0 != quote }
      place += 1
      let key = String(decoding: bytes[min(name, end)..<end], as: UTF8.self)
      if found[key] == nil { found[key] = range(name, place) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// The places of the attributes of tags that something was reported about, because a tag of megabytes can be wrong in a hundred
/// thousand places.
private final class AttributePlaces {
  private var tags: [Int: [String: SourceRange]] = [:]

  func tag(at start: Int, _ attributes: () -> [String: SourceRange]) -> [String: SourceRange] {
    if let known = tags[start] { return known }
    let found = attributes()
    tags[start] = found
    return found
  }
}
