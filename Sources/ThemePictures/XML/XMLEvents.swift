internal import CShims
package import ThemeCore

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
  /// Whether the text between tags is wanted.
  var takesText: Bool { get }
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
    text: receiver.takesText
      ? { context, bytes, count in
        let text = unsafe String(
          decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        unsafe Unmanaged<XMLEvents>.fromOpaque(context).takeUnretainedValue().receiver.add(text.plain)
      } : nil,
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
    words: events.problem?.words ?? message ?? "it can't be read", exceeded: events.exceeded, range: place)
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
