/// Reads XML of the kind that is written here: elements, attributes in double quotes, text, the five named characters and
/// those by number, and comments between elements, which say nothing.
/// Nil for anything else.
func readXML(_ bytes: [UInt8]) -> XMLElement? {
  var reader = XMLReader(text: bytes[...])
  reader.skip("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
  guard let element = reader.element() else { return nil }
  reader.skipSpace()
  return reader.text.isEmpty ? element : nil
}

private struct XMLReader {
  var text: ArraySlice<UInt8>
  /// How many elements are open: no file here has more than three.
  private var depth = 0

  init(text: ArraySlice<UInt8>) {
    self.text = text
  }

  @discardableResult mutating func skip(_ prefix: String) -> Bool {
    guard text.starts(with: prefix.utf8) else { return false }
    text = text.dropFirst(prefix.utf8.count)
    return true
  }

  mutating func skipSpace() {
    while true {
      text = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      guard text.starts(with: "<!--".utf8), let end = text.firstRange(of: Array("-->".utf8)) else { return }
      text = text[end.upperBound...]
    }
  }

  mutating func element() -> XMLElement? {
    skipSpace()
    guard depth < 8, skip("<") else { return nil }
    depth += 1
    defer { depth -= 1 }
    var element = XMLElement(name())
    guard !element.name.isEmpty else { return nil }
    while skip(" ") {
      let name = name()
      guard !name.isEmpty, element[name] == nil, skip("=\""), let value = characters(upTo: "\""), skip("\"")
      else { return nil }
      element.attributes.append((name, value))
    }
    if skip("/>") { return element }
    guard skip(">") else { return nil }
    guard let inner = characters(upTo: "<") else { return nil }
    let close = "</\(element.name)>"
    if skip(close) {
      element.text = inner
      return element
    }
    guard inner.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) else { return nil }
    repeat {
      guard let child = self.element() else { return nil }
      element.children.append(child)
      skipSpace()
    } while !text.starts(with: "</".utf8)
    return skip(close) ? element : nil
  }

  private mutating func name() -> String {
    let name = text.prefix { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
    }
    text = text.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func characters(upTo end: Character) -> String? {
    guard let end = end.asciiValue, let place = text.firstIndex(of: end) else { return nil }
    var rest = text[..<place]
    text = text[place...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        guard byte != UInt8(ascii: "<") else { return nil }
        bytes.append(byte)
        continue
      }
      if rest.starts(with: "#x".utf8) {
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
          rest.distance(from: rest.startIndex, to: end) <= 8,
          let number = UInt32(String(decoding: rest[..<end].dropFirst(2), as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        rest = rest[(end + 1)...]
        bytes += Array(String(scalar).utf8)
        continue
      }
      let known: [(String, Character)] = [
        ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
      ]
      guard let entity = known.first(where: { rest.starts(with: $0.0.utf8) }) else { return nil }
      rest = rest.dropFirst(entity.0.utf8.count)
      bytes += Array("\(entity.1)".utf8)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
