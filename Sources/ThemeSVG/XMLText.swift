import ThemeCore

/// The text of an SVG, which is searched for the places of attributes when something is reported about them.
struct XMLText {
  let bytes: [UInt8]
  let source: SourceID

  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(start, bytes.count)
    return SourceRange(source: source, start: UInt32(start), end: UInt32(min(max(end, start), bytes.count)))
  }

  /// The range of an attribute in the tag of an element, or the whole tag if the attribute isn't found.
  func range(of attribute: String, in node: XMLNode) -> SourceRange {
    let tag = bytes[Int(node.range.start)..<Int(node.range.end)]
    let name = Array(attribute.utf8)
    var quote: UInt8?
    var place = tag.startIndex
    while place < tag.endIndex {
      let byte = tag[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if tag[place...].starts(with: name), place > tag.startIndex,
        [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":")].contains(tag[place - 1])
      {
        if let end = endOfValue(after: place + name.count, in: tag) { return range(place, end) }
      }
      place += 1
    }
    return node.range
  }

  /// The offset after the quoted value that follows an attribute's name; nil if no value follows.
  private func endOfValue(after name: Int, in tag: ArraySlice<UInt8>) -> Int? {
    var place = name
    func skipSpace() {
      while place < tag.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(tag[place]) { place += 1 }
    }
    skipSpace()
    guard place < tag.endIndex, tag[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    skipSpace()
    guard place < tag.endIndex, let end = tag[(place + 1)...].firstIndex(of: tag[place]) else { return nil }
    return end + 1
  }
}
