import CShims
import ThemeCore
import ThemeDiagnostics

/// Reads a text as XML and returns its root element; nil after a report.
func readXML(_ text: XMLText, _ sink: inout DiagnosticSink) -> XMLNode? {
  let builder = XMLBuilder(text)
  var failure = unsafe cxml_failure()
  let handlers = unsafe cxml_handlers(
    start: { context, name, attributes, offset, length in
      let builder = unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue()
      var pairs: [(name: String, value: String)] = []
      var next = unsafe attributes
      while let key = unsafe next.pointee, let value = unsafe next.successor().pointee {
        unsafe pairs.append((String(cString: key).plain, String(cString: value).plain))
        unsafe next = next.advanced(by: 2)
      }
      return unsafe builder.start(String(cString: name).plain, pairs, offset, length)
    },
    end: { context in unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue().end() },
    instruction: { context, target, offset in
      let builder = unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue()
      guard unsafe String(cString: target).utf8.elementsEqual("xml-stylesheet".utf8) else { return }
      builder.styleSheet = builder.styleSheet ?? offset
    })
  let context = unsafe Unmanaged.passUnretained(builder).toOpaque()
  let isRead = unsafe text.bytes.withUnsafeBufferPointer { bytes in
    unsafe cxml_read(bytes.baseAddress, bytes.count, context, handlers, &failure)
  }
  if isRead, let offset = builder.styleSheet {
    return sink.refuse(
      Diagnostic(
        .svgUnsupported, "a style sheet can't be applied",
        at: text.range(offset, offset + "<?xml-stylesheet".utf8.count)
      ).helping(words: SVGAdvice.element("style")))
  }
  if isRead { return builder.root }
  let place = unsafe builder.refused ?? text.range(failure.offset, failure.offset + 1)
  if let exceeded = builder.exceeded {
    return sink.refuse(.limitExceeded("the SVG has up to here", exceeded, at: place))
  }
  let message =
    unsafe builder.problem?.words ?? failure.message.map { unsafe String(cString: $0) } ?? "it can't be read"
  let diagnostic = Diagnostic(.svgInvalid, "this is not an SVG: \(message)", at: place)
  let isPNG = text.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  return sink.refuse(isPNG ? diagnostic.helping("it is a PNG: write `file:` instead of `svg:`") : diagnostic)
}

/// Builds the tree of elements from expat's events. It is a class because C passes a pointer to it to the handlers.
private final class XMLBuilder {
  private let text: XMLText
  private var open: [XMLNode] = []
  private var count = 0
  private var namespaces = XMLNamespaces()
  private(set) var root: XMLNode?
  private(set) var exceeded: LimitExceeded?
  private(set) var problem: XMLNamespaces.Problem?
  /// The tag of the element that ended the reading; nil if none did.
  private(set) var refused: SourceRange?
  /// Where the document names a style sheet; nil if it doesn't.
  fileprivate(set) var styleSheet: Int?

  init(_ text: XMLText) { self.text = text }

  /// Begins an element; false if it ends the reading.
  func start(_ name: String, _ attributes: [(name: String, value: String)], _ offset: Int, _ length: Int)
    -> Bool
  {
    count += 1
    exceeded =
      Limits().exceeded(.svgElements, by: count) ?? Limits().exceeded(.svgDepth, by: open.count + 1)
    let range = text.range(offset, offset + length)
    do throws(XMLNamespaces.Problem) {
      if exceeded == nil {
        let element = try namespaces.begin(name, attributes)
        open.append(try XMLNode(element.name, element.attributes, range, index: count - 1))
        return true
      }
    } catch {
      problem = error
    }
    refused = range
    return false
  }

  func end() {
    namespaces.end()
    guard let node = open.popLast() else { return }
    if let around = open.last { around.add(node) } else { root = node }
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
