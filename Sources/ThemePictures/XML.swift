internal import CShims
package import ThemeCore
import ThemeSyntax

/// An element of an XML text with what is in it, for readers that want all of it.
package final class XMLElement {
  package let name: XMLNamespaces.Name
  package let attributes: [(name: XMLNamespaces.Name, value: String)]
  /// Where its tag begins and ends, in bytes.
  package let range: Range<Int>
  package private(set) var children: [XMLElement] = []
  /// The text directly in it, without that of its children.
  package private(set) var text = ""

  init(_ tag: XMLTag) { (name, attributes, range) = (tag.name, tag.attributes, tag.range) }

  /// The value of an attribute of a namespace, the last one where prefixes of the same namespace say it twice.
  package subscript(namespace: XMLNamespaces.Namespace, local: String) -> String? {
    attributes.last { $0.name.namespace == namespace && $0.name.local == local }?.value
  }

  /// Reads a text, which has at most the bytes, the elements and the levels of an SVG.
  package static func read(_ bytes: [UInt8]) -> Result<XMLElement, XMLStop> {
    let builder = Builder()
    if let stop = readXML(bytes, to: builder) { return .failure(stop) }
    guard let root = builder.root else {
      return .failure(XMLStop(words: "it has no element", exceeded: nil, range: 0..<0))
    }
    return .success(root)
  }

  private final class Builder: XMLReceiver {
    private var open: [XMLElement] = []
    private(set) var root: XMLElement?

    func begin(_ element: XMLTag) { open.append(XMLElement(element)) }

    func end() {
      guard let element = open.popLast() else { return }
      if let around = open.last { around.children.append(element) } else { root = element }
    }

    func add(_ text: String) { open.last?.text += text }

    func instruction(_ target: String, at offset: Int) {}
  }
}

/// A tag that begins an element: its name, its attributes in the order in which they are written, and where it stands, in bytes.
package struct XMLTag {
  package let name: XMLNamespaces.Name
  package let attributes: [(name: XMLNamespaces.Name, value: String)]
  package let range: Range<Int>
}

/// What is told about the elements of a text while it is read. It is a class because C passes a pointer to it to the handlers.
///
/// All texts are ASCII: see ``Swift/String/plain``.
package protocol XMLReceiver: AnyObject {
  func begin(_ element: XMLTag) throws(XMLNamespaces.Problem)
  /// Ends the innermost open element.
  func end()
  /// A piece of the text in the innermost open element.
  func add(_ text: String)
  func instruction(_ target: String, at offset: Int)
}

/// Why the reading of a text ended early.
package struct XMLStop: Error {
  /// What is wrong, in lower case without a full stop.
  package let words: String
  /// The limit that the text exceeds; nil if something else is wrong.
  package let exceeded: LimitExceeded?
  /// Where, in bytes.
  package let range: Range<Int>
}

/// Reads a text as XML; nil if it is read to its end.
package func readXML(_ bytes: [UInt8], to receiver: any XMLReceiver) -> XMLStop? {
  let events = XMLEvents(receiver)
  var failure = unsafe cxml_failure()
  let handlers = unsafe cxml_handlers(
    start: { context, name, attributes, offset, length in
      let events = unsafe Unmanaged<XMLEvents>.fromOpaque(context).takeUnretainedValue()
      var pairs: [(name: String, value: String)] = []
      var next = unsafe attributes
      while let key = unsafe next.pointee, let value = unsafe next.successor().pointee {
        unsafe pairs.append((String(cString: key).plain, String(cString: value).plain))
        unsafe next = next.advanced(by: 2)
      }
      return unsafe events.start(String(cString: name).plain, pairs, offset..<offset + length)
    },
    end: { context in unsafe Unmanaged<XMLEvents>.fromOpaque(context).takeUnretainedValue().end() },
    text: { context, bytes, count in
      let text = unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      unsafe Unmanaged<XMLEvents>.fromOpaque(context).takeUnretainedValue().receiver.add(text.plain)
    },
    instruction: { context, target, offset in
      let events = unsafe Unmanaged<XMLEvents>.fromOpaque(context).takeUnretainedValue()
      unsafe events.receiver.instruction(String(cString: target).plain, at: offset)
    })
  let context = unsafe Unmanaged.passUnretained(events).toOpaque()
  let isRead = unsafe bytes.withUnsafeBufferPointer { bytes in
    unsafe cxml_read(bytes.baseAddress, bytes.count, context, handlers, &failure)
  }
  if isRead { return nil }
  let place = unsafe events.refused ?? failure.offset..<failure.offset + 1
  let message = unsafe failure.message.map { unsafe String(cString: $0) }
  return XMLStop(
    words: events.problem?.words ?? message.map { bytes.foreignEncoding ?? $0 } ?? "it can't be read",
    exceeded: events.exceeded, range: place)
}

extension [UInt8] {
  /// What to say of a text in an encoding that is not read, if that is what it declares; nil for any other text.
  fileprivate var foreignEncoding: String? {
    let declaration = String(decoding: prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard String(validating: self, as: UTF8.self) == nil, declaration.hasPrefix("<?xml"),
      let start = declaration.firstRange(of: "encoding")?.upperBound
    else { return nil }
    let name = declaration[start...].split { "= \"'?\t\r\n".contains($0) }.first.map(String.init)?.plain
    guard let name, !["UTF-8", "UTF-16"].contains(name.uppercased()) else { return nil }
    return "its encoding is `\(name.shortened)`, and only UTF-8 and UTF-16 are read: save it as UTF-8"
  }
}

/// Counts the elements, and tells what their names stand for.
private final class XMLEvents {
  let receiver: any XMLReceiver
  private var count = 0
  private var depth = 0
  private var namespaces = XMLNamespaces()
  private(set) var exceeded: LimitExceeded?
  private(set) var problem: XMLNamespaces.Problem?
  /// The tag of the element that ended the reading; nil if none did.
  private(set) var refused: Range<Int>?

  init(_ receiver: any XMLReceiver) { self.receiver = receiver }

  /// Begins an element; false if it ends the reading.
  func start(_ name: String, _ attributes: [(name: String, value: String)], _ range: Range<Int>) -> Bool {
    count += 1
    exceeded = Limits().exceeded(.svgElements, by: count) ?? Limits().exceeded(.svgDepth, by: depth + 1)
    do throws(XMLNamespaces.Problem) {
      if exceeded == nil {
        let element = try namespaces.begin(name, attributes)
        try receiver.begin(XMLTag(name: element.name, attributes: element.attributes, range: range))
        depth += 1
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
    depth -= 1
    receiver.end()
  }
}

extension String {
  /// The string with `%` and two digits for each byte that is not of ASCII, as in addresses. Every word that SVG knows is ASCII,
  /// and it takes quadratic time to compare or to hash texts of many combining marks.
  package var plain: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte < 0x80 {
        bytes.append(byte)
      } else {
        bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The namespaces that the prefixes of names stand for, while a text is read (https://www.w3.org/TR/xml-names/).
///
/// Only those that change what an SVG or a resource of Android shows are told from others, so that a name costs no more than
/// its own bytes.
package struct XMLNamespaces {
  package enum Namespace: String, Sendable {
    case svg = "http://www.w3.org/2000/svg"
    case xlink = "http://www.w3.org/1999/xlink"
    case html = "http://www.w3.org/1999/xhtml"
    case android = "http://schemas.android.com/apk/res/android"
    case aapt = "http://schemas.android.com/aapt"
    case other
    /// No namespace, which is that of attributes without a prefix.
    case none = ""
  }

  /// A violation of the rules for namespaces, in the words that follow "this is not an SVG: ".
  package struct Problem: Error {
    package let words: String
  }

  /// A name and what its prefix stands for.
  package typealias Name = (namespace: Namespace, local: String)

  /// What each prefix stands for, that of the innermost open element last; the empty prefix is that of elements without one.
  private var meanings: [String: [Namespace]] = ["": [.none], "xml": [.other]]
  /// The prefixes that each open element declares.
  private var declared: [[String]] = []

  /// Begins an element: returns its name, and its attributes without the declarations. All texts are ASCII.
  mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) throws(Problem) -> (name: Name, attributes: [(name: Name, value: String)]) {
    var prefixes: [String] = []
    var rest: [(prefix: String, local: String, value: String)] = []
    for (name, value) in attributes {
      let (prefix, local) = try Self.split(name)
      guard prefix == "xmlns" || (prefix.isEmpty && local == "xmlns") else {
        rest.append((prefix, local, value))
        continue
      }
      let declared = prefix.isEmpty ? "" : local
      if !declared.isEmpty, value.isEmpty {
        throw Problem(words: "the prefix `\(local)` is declared as nothing")
      }
      if declared == "xmlns" || (declared == "xml" && value != "http://www.w3.org/XML/1998/namespace") {
        throw Problem(words: "the prefix `\(declared)` is reserved")
      }
      prefixes.append(declared)
      meanings[declared, default: []].append(Namespace(rawValue: value) ?? .other)
    }
    declared.append(prefixes)
    var found: [(name: Name, value: String)] = []
    for (prefix, local, value) in rest {
      found.append(((prefix.isEmpty ? .none : try meaning(of: prefix), local), value))
    }
    let (prefix, local) = try Self.split(name)
    return ((try meaning(of: prefix), local), found)
  }

  /// Ends the innermost open element.
  mutating func end() {
    for prefix in declared.popLast() ?? [] { meanings[prefix]?.removeLast() }
  }

  private func meaning(of prefix: String) throws(Problem) -> Namespace {
    guard let meaning = meanings[prefix]?.last else {
      throw Problem(words: "the prefix `\(prefix.shortened)` is not declared")
    }
    return meaning
  }

  private static func split(_ name: String) throws(Problem) -> (prefix: String, local: String) {
    guard name.utf8.contains(UInt8(ascii: ":")) else { return ("", name) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw Problem(words: "`\(name.shortened)` has more than a prefix and a name")
    }
    return (String(parts[0]), String(parts[1]))
  }
}
