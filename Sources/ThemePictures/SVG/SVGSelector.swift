import ThemeCore

/// A selector of a style sheet (Selectors 4): elements inside each other, the innermost first.
struct SVGSelector {
  /// What one element has to be.
  struct Part {
    var name: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [Attribute] = []
    var places: [Place] = []
    /// How the next part lies to this one.
    var relation = Relation.around
  }

  /// How an element lies to another one.
  enum Relation {
    /// It is any of those around it.
    case around
    /// It is its parent.
    case parent
    /// It is the one just before it, or any before it, in the same parent.
    case justBefore, before
  }

  /// Which of its siblings an element is: `:nth-child()` and the like.
  struct Place {
    /// It is number `step` × n + `first` for an n that is not negative.
    var step = 0
    var first = 1
    /// Whether only siblings of the same name count, and whether they count from the end.
    var isOfType = false
    var isFromEnd = false
  }

  struct Attribute {
    let name: String
    /// How the value is compared: `=`, `~=`, `|=`, `^=`, `$=` or `*=`; nil for any value.
    var comparison: String?
    var value = ""
  }

  let parts: [Part]

  /// The number of ids, of classes and the like, and of names, as one number that can be compared.
  var specificity: Int {
    var (ids, classes, names) = (0, 0, 0)
    for part in parts {
      ids += part.ids.count
      classes += part.classes.count + part.attributes.count + part.places.count
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

  /// Whether the selector is that of an element. Each look at an element, and each 64 bytes of an attribute that it compares, is
  /// taken from `left`, and none is taken any more at 0.
  func matches(_ node: XMLNode, _ left: inout Int) -> Bool { matches(node, from: 0, &left) }

  private func matches(_ node: XMLNode, from index: Int, _ left: inout Int) -> Bool {
    left -= 1
    for attribute in parts[index].attributes { left -= (node[attribute.name]?.utf8.count ?? 0) / 64 }
    guard left > 0, parts[index].matches(node) else { return false }
    guard index + 1 < parts.count else { return true }
    func any(_ next: (XMLNode) -> XMLNode?) -> Bool {
      var other = next(node)
      while let known = other {
        if matches(known, from: index + 1, &left) { return true }
        other = next(known)
      }
      return false
    }
    switch parts[index].relation {
    case .parent: return node.parent.map { matches($0, from: index + 1, &left) } ?? false
    case .justBefore: return node.before.map { matches($0, from: index + 1, &left) } ?? false
    case .before: return any(\.before)
    case .around: return any(\.parent)
    }
  }
}

extension SVGSelector.Part {
  fileprivate func matches(_ node: XMLNode) -> Bool {
    if let name, name != node.name { return false }
    if node.name == nil { return false }
    if !ids.isEmpty, !ids.allSatisfy({ $0 == node["id"] }) { return false }
    if !classes.isEmpty {
      let own = node.classes
      if !classes.allSatisfy({ own.contains($0) }) { return false }
    }
    return places.allSatisfy { $0.matches(node) } && attributes.allSatisfy { $0.matches(node) }
  }
}

extension SVGSelector.Place {
  fileprivate func matches(_ node: XMLNode) -> Bool {
    let number = node.number(isOfType: isOfType, isFromEnd: isFromEnd) - first
    return step == 0 ? number == 0 : number.isMultiple(of: step) && number / step >= 0
  }
}

extension SVGSelector.Attribute {
  fileprivate func matches(_ node: XMLNode) -> Bool {
    guard let own = node[name] else { return false }
    switch comparison {
    case nil: return true
    case "=": return own == value
    case "~=": return own.words.contains(value)
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
    while let byte = next, byte.isWhiteSpace { place += 1 }
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
    var relation = SVGSelector.Relation.around
    while true {
      guard var part = part() else { return nil }
      part.relation = relation
      parts.append(part)
      let isApart = skipSpace()
      if takeNow(">") {
        relation = .parent
      } else if takeNow("+") {
        relation = .justBefore
      } else if takeNow("~") {
        relation = .before
      } else if isApart, let byte = next, byte != UInt8(ascii: ",") {
        relation = .around
      } else {
        return SVGSelector(parts: parts.reversed())
      }
      _ = skipSpace()
    }
  }

  private mutating func part() -> SVGSelector.Part? {
    var part = SVGSelector.Part()
    let start = place
    if !takeNow("*") { part.name = name() }
    while let byte = next, ".#[:".utf8.contains(byte) {
      place += 1
      if byte == UInt8(ascii: "[") {
        guard let attribute = attribute() else { return nil }
        part.attributes.append(attribute)
        continue
      }
      guard let name = name() else { return nil }
      switch byte {
      case UInt8(ascii: "."): part.classes.append(name)
      case UInt8(ascii: "#"): part.ids.append(name)
      default:
        guard let places = places(name) else { return nil }
        part.places += places
      }
    }
    return place > start ? part : nil
  }

  /// What a pseudo-class says of the place of an element; nil for one that is not known here.
  private mutating func places(_ name: String) -> [SVGSelector.Place]? {
    let isOfType = name.hasSuffix("-of-type")
    switch name {
    case "first-child", "first-of-type": return [SVGSelector.Place(isOfType: isOfType)]
    case "last-child", "last-of-type": return [SVGSelector.Place(isOfType: isOfType, isFromEnd: true)]
    case "only-child", "only-of-type":
      return [false, true].map { SVGSelector.Place(isOfType: isOfType, isFromEnd: $0) }
    case "nth-child", "nth-of-type", "nth-last-child", "nth-last-of-type":
      guard takeNow("("), let end = bytes[place...].firstIndex(of: UInt8(ascii: ")")),
        let (step, first) = Self.steps(String(decoding: bytes[place..<end], as: UTF8.self))
      else { return nil }
      place = end + 1
      return [
        SVGSelector.Place(
          step: step, first: first, isOfType: isOfType, isFromEnd: name.hasPrefix("nth-last"))
      ]
    default: return nil
    }
  }

  /// The numbers of `2n + 1` (CSS Syntax 3, §6); nil for anything else.
  private static func steps(_ text: String) -> (step: Int, first: Int)? {
    let text = text.trimmed.lowercased()
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    let sides = text.split(separator: "n", omittingEmptySubsequences: false).map(\.trimmed)
    func number(_ text: String) -> Int? {
      guard text.utf8.count < 9 else { return nil }
      return Int(text)
    }
    if sides.count == 1 { return number(sides[0]).map { (0, $0) } }
    guard sides.count == 2 else { return nil }
    let written = sides[0]
    let step = ["", "+", "-"].contains(written) ? number(written + "1") : number(written)
    let rest = sides[1].filter { $0 != " " }
    guard let step, rest.isEmpty || rest.hasPrefix("+") || rest.hasPrefix("-"),
      let first = rest.isEmpty ? 0 : number(rest)
    else { return nil }
    return (step, first)
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
