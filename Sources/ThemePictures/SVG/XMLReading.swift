import ThemeCore
import ThemeDiagnostics

/// Reads a text as the XML of an SVG and returns its root element; nil after a report.
func readXML(_ text: XMLText, _ sink: inout DiagnosticSink) -> XMLNode? {
  let builder = XMLBuilder(text)
  let stop = readXML(text.bytes, to: builder)
  if stop == nil, let offset = builder.styleSheet {
    return sink.refuse(
      Diagnostic(
        .svgUnsupported, "a style sheet can't be applied",
        at: text.range(offset, offset + "<?xml-stylesheet".utf8.count)
      ).helping(words: SVGAdvice.element("style")))
  }
  guard let stop else { return builder.root }
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
  let takesText = true

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
    if !node.hasText { node.hasText = !text.utf8.allSatisfy(\.isSpaceOfSVG) }
  }

  func instruction(_ target: String, at offset: Int) {
    if target == "xml-stylesheet" { styleSheet = styleSheet ?? offset }
  }
}

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
