import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Reads a text as the XML of an SVG and returns its root element; nil after a report.
func readXML(_ text: XMLText, _ sink: inout DiagnosticSink) -> XMLNode? {
  let builder = XMLBuilder(text)
  guard let stop = readXML(text.bytes, to: builder) else {
    guard let offset = builder.styleSheet else { return builder.root }
    return sink.refuse(
      Diagnostic(
        .svgUnsupported, "a style sheet can't be applied",
        at: text.range(offset, offset + "<?xml-stylesheet".utf8.count)
      ).helping(words: SVGAdvice.element("style")))
  }
  let place = text.range(stop.range.lowerBound, stop.range.upperBound)
  if let exceeded = stop.exceeded {
    return sink.refuse(.limitExceeded("the SVG has up to here", exceeded, at: place))
  }
  let diagnostic = Diagnostic(.svgInvalid, "this is not an SVG: \(stop.words)", at: place)
  if text.bytes.starts(with: "%PDF".utf8) {
    return sink.refuse(diagnostic.helping("it is a PDF: `pdftocairo -svg IN.pdf OUT.svg` makes an SVG of it"))
  }
  let isPNG = text.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  return sink.refuse(isPNG ? diagnostic.helping("it is a PNG: write `file:` instead of `svg:`") : diagnostic)
}

/// Builds the tree of an SVG's elements.
private final class XMLBuilder: XMLReceiver {
  private let text: XMLText
  private var open: [XMLNode] = []
  private var count = 0
  private(set) var root: XMLNode?
  /// Where the document names a style sheet; nil if it doesn't.
  private(set) var styleSheet: Int?

  init(_ text: XMLText) { self.text = text }

  func begin(_ element: XMLTag) throws(XMLNamespaces.Problem) {
    let range = text.range(element.range.lowerBound, element.range.upperBound)
    open.append(try XMLNode(element.name, element.attributes, range, index: count))
    count += 1
  }

  func end() {
    guard let node = open.popLast() else { return }
    if let around = open.last { around.add(node) } else { root = node }
  }

  func add(_ text: String) {
    guard let node = open.last else { return }
    if node.name == "style" { node.text += text }
    if !node.hasText { node.hasText = !text.utf8.allSatisfy(\.isWhiteSpace) }
  }

  func instruction(_ target: String, at offset: Int) {
    if target == "xml-stylesheet" { styleSheet = styleSheet ?? offset }
  }
}

/// The text of an SVG, which is searched for the places of attributes when something is reported about them.
final class XMLText {
  let bytes: [UInt8]
  let source: SourceID
  /// The places of the attributes of tags that something was reported about, by the tag's start, because a tag of megabytes can
  /// be wrong in a hundred thousand places.
  private var tags: [Int: [String: SourceRange]] = [:]

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
    let found = tags[tag.lowerBound] ?? attributes(in: tag)
    tags[tag.lowerBound] = found
    return found[attribute] ?? node.range
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

/// An element of an SVG, with its child elements.
final class XMLNode {
  /// The name without its namespace; nil for an element of another namespace, such as an editor's notes. An element without a
  /// namespace is treated as one of SVG, and those of HTML that change a whole document as what they are.
  let name: String?
  /// What themec makes of it; nil for an element that is not of SVG.
  let kind: SVGElementKind?
  /// The attributes without a namespace, and XLink's `href`, in the order in which they are written.
  let attributes: [(name: String, value: String)]
  /// The range of the element's start tag.
  let range: SourceRange
  /// The place of the element among all elements of the file.
  let index: Int
  /// The text of a style sheet; empty for any other element.
  var text = ""
  /// Whether there is more than white space directly in the element, besides elements.
  var hasText = false
  private let values: [String: String]
  private(set) weak var parent: XMLNode?
  /// The element before it in the same parent; nil for the first one.
  private(set) weak var before: XMLNode?
  private var numbers = (all: 1, ofName: 1)
  /// The number of child elements of each name.
  private var counts: [String?: Int] = [:]
  private(set) var children: [XMLNode] = []

  init(
    _ name: XMLNamespaces.Name, _ attributes: [(name: XMLNamespaces.Name, value: String)],
    _ range: SourceRange,
    index: Int
  ) throws(XMLNamespaces.Problem) {
    let isOfDocument = name.namespace == .html && ["style", "link", "script"].contains(name.local)
    let isOfSVG = name.namespace == .none || name.namespace == .svg
    self.name = isOfSVG ? name.local : isOfDocument ? "html:" + name.local : nil
    kind = self.name.flatMap { SVGElementKind.all[$0] }
    var (own, values, link) = ([(name: String, value: String)](), [String: String](), String?.none)
    for (name, value) in attributes {
      let isLink = name.namespace == .xlink && name.local == "href"
      guard name.namespace == .none || isLink else { continue }
      if isLink {
        // Two prefixes may stand for the same namespace.
        if link != nil { throw XMLNamespaces.Problem(words: "duplicate attribute") }
        link = value
        // XLink's `href` counts only where SVG's own is missing.
        if values["href"] != nil { continue }
      } else if values[name.local] != nil {
        own.removeAll { $0.name == name.local }
      }
      own.append((name.local, value))
      values[name.local] = value
    }
    (self.attributes, self.values, self.range, self.index) = (own, values, range, index)
  }

  /// Whether there is neither text nor a reference nor a size, here and in all elements inside.
  var isEmpty: Bool {
    !hasText && self["href"] == nil && self["width"] == nil && children.allSatisfy(\.isEmpty)
  }

  subscript(name: String) -> String? { values[name] }

  /// The element and all that are in it, in the order of the file.
  var all: [XMLNode] { [self] + children.flatMap(\.all) }

  /// The classes that the element is in.
  var classes: [String] { self["class"]?.words ?? [] }

  func add(_ child: XMLNode) {
    child.parent = self
    child.before = children.last
    children.append(child)
    counts[child.name, default: 0] += 1
    child.numbers = (children.count, counts[child.name] ?? 0)
  }

  /// Which one the element is in its parent, from the first, which is 1, or from the last one; among all or those of its name.
  func number(isOfType: Bool, isFromEnd: Bool) -> Int {
    let number = isOfType ? numbers.ofName : numbers.all
    guard isFromEnd, let parent else { return number }
    return (isOfType ? parent.counts[name] ?? 0 : parent.children.count) + 1 - number
  }
}
