import ThemeCore

/// A selector of a style sheet (Selectors 4): elements inside each other, the innermost first.
struct SVGSelector {
  /// What one element has to be.
  struct Part {
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [Attribute] = []
    var isFirstChild = false
    /// Whether the next part is the parent of this one, and not just around it.
    var isChild = false
  }

  struct Attribute {
    let name: String
    /// How the value is compared: `=`, `~=`, `|=`, `^=`, `$=` or `*=`; nil for any value.
    var comparison: String?
    var value = ""
  }

  private(set) var parts: [Part]

  /// The number of ids, of classes and the like, and of names, as one number that can be compared.
  var specificity: Int {
    var (ids, classes, names) = (0, 0, 0)
    for part in parts {
      ids += part.ids.count
      classes += part.classes.count + part.attributes.count + (part.isFirstChild ? 1 : 0)
      names += part.name == nil ? 0 : 1
    }
    return min(ids, 127) << 14 | min(classes, 127) << 7 | min(names, 127)
  }

  /// The selectors of a list; nil where one is not known here.
  static func list(_ text: String) -> [SVGSelector]? {
    var reader = SelectorReader(text)
    var selectors: [SVGSelector] = []
    repeat {
      guard let selector = reader.selector() else { return nil }
      selectors.append(selector)
    } while reader.take(",")
    return reader.isAtEnd ? selectors : nil
  }

  init(_ parts: [Part]) { self.parts = parts }

  /// Whether the selector is that of an element. Each look at an element is taken from `left`, and none is taken any more at 0.
  func matches(_ node: XMLNode, _ left: inout Int) -> Bool { matches(node, from: 0, &left) }

  private func matches(_ node: XMLNode, from index: Int, _ left: inout Int) -> Bool {
    left -= 1
    guard left > 0, parts[index].matches(node) else { return false }
    guard index + 1 < parts.count else { return true }
    if parts[index].isChild { return node.parent.map { matches($0, from: index + 1, &left) } ?? false }
    var around = node.parent
    while let parent = around {
      if matches(parent, from: index + 1, &left) { return true }
      around = parent.parent
    }
    return false
  }
}

extension SVGSelector.Part {
  fileprivate func matches(_ node: XMLNode) -> Bool {
    if let name, name != node.name { return false }
    if node.name == nil { return false }
    if !ids.isEmpty, !ids.allSatisfy({ $0 == node["id"] }) { return false }
    if !classes.isEmpty {
      let own = node["class"]?.split { $0.utf8.first?.isSpaceOfSVG ?? false } ?? []
      if !classes.allSatisfy({ wanted in own.contains { $0 == wanted } }) { return false }
    }
    if isFirstChild, node.parent?.children.first !== node { return false }
    return attributes.allSatisfy { $0.matches(node) }
  }
}

extension SVGSelector.Attribute {
  fileprivate func matches(_ node: XMLNode) -> Bool {
    guard let own = node[name] else { return false }
    switch comparison {
    case nil: return true
    case "=": return own == value
    case "~=": return own.split { $0.utf8.first?.isSpaceOfSVG ?? false }.contains { $0 == value }
    case "|=": return own == value || own.hasPrefix(value + "-")
    case "^=": return !value.isEmpty && own.hasPrefix(value)
    case "$=": return !value.isEmpty && own.hasSuffix(value)
    default: return !value.isEmpty && own.contains(value)
    }
  }
}

/// Reads selectors, byte by byte.
private struct SelectorReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() -> Bool {
    let start = place
    while let byte = next, byte.isSpaceOfSVG { place += 1 }
    return place > start
  }

  var isAtEnd: Bool {
    mutating get {
      _ = skipSpace()
      return place == bytes.count
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    _ = skipSpace()
    return takeNow(character)
  }

  private mutating func takeNow(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func name() -> String? {
    let start = place
    while let byte = next,
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte >= 0x80
    {
      place += 1
    }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  /// Nil for what is no selector, or one that is not known here.
  mutating func selector() -> SVGSelector? {
    _ = skipSpace()
    var parts: [SVGSelector.Part] = []
    while true {
      guard var part = part() else { return nil }
      let isApart = skipSpace()
      if takeNow(">") {
        _ = skipSpace()
        part.isChild = false
        parts.append(part)
        guard place < bytes.count else { return nil }
        children.append(parts.count)
        continue
      }
      parts.append(part)
      guard isApart, let byte = next, byte != UInt8(ascii: ",") else { break }
    }
    // The part after `>` says that the one before it is its parent.
    for child in children { parts[child].isChild = true }
    children = []
    return SVGSelector(parts.reversed())
  }

  /// The indexes of parts that stand after a `>`.
  private var children: [Int] = []

  private mutating func part() -> SVGSelector.Part? {
    var part = SVGSelector.Part()
    let start = place
    if !takeNow("*") { part.name = name() }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "."):
        place += 1
        guard let name = name() else { return nil }
        part.classes.append(name)
      case UInt8(ascii: "#"):
        place += 1
        guard let name = name() else { return nil }
        part.ids.append(name)
      case UInt8(ascii: "["):
        place += 1
        guard let attribute = attribute() else { return nil }
        part.attributes.append(attribute)
      case UInt8(ascii: ":"):
        place += 1
        guard name() == "first-child" else { return nil }
        part.isFirstChild = true
      default: return place > start ? part : nil
      }
    }
    return place > start ? part : nil
  }

  private mutating func attribute() -> SVGSelector.Attribute? {
    _ = skipSpace()
    guard let name = name() else { return nil }
    var attribute = SVGSelector.Attribute(name: name)
    _ = skipSpace()
    if takeNow("]") { return attribute }
    for comparison in ["~", "|", "^", "$", "*", ""] {
      if let first = comparison.unicodeScalars.first, !takeNow(first) { continue }
      guard takeNow("=") else { return nil }
      attribute.comparison = comparison + "="
      break
    }
    _ = skipSpace()
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      guard let end = bytes[place...].firstIndex(of: quote) else { return nil }
      attribute.value = String(decoding: bytes[place..<end], as: UTF8.self)
      place = end + 1
    } else {
      guard let value = self.name() else { return nil }
      attribute.value = value
    }
    _ = skipSpace()
    return takeNow("]") ? attribute : nil
  }
}
