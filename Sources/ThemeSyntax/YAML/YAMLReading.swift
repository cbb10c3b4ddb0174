import CShims
import ThemeCore
import ThemeDiagnostics

/// Reads a text as YAML 1.1, the version that libyaml implements; nil after a report that it is not well-formed or exceeds a
/// limit. `nodes` grows by the number of values that were read.
func readYAML(
  _ text: SourceText, _ limits: Limits, _ nodes: inout Int, into sink: inout DiagnosticSink
) -> SyntaxNode? {
  if let refusal = hostileRun(in: text) { return sink.refuse(refusal) }
  return unsafe text.bytes.withUnsafeBufferPointer { bytes in
    var reader = unsafe YAMLReader(text, limits, UnsafeBufferPointer(rebasing: bytes[text.start...]))
    let root = reader.read()
    nodes += reader.builder.nodes
    sink.append(contentsOf: reader.builder.sink)
    return root
  }
}

/// Builds a tree from libyaml's events.
struct YAMLReader: ~Copyable {
  let text: SourceText
  var builder: TreeBuilder
  private var parser: YAMLParser
  private var cursor: MarkCursor
  private var anchors = Anchors()
  /// The offset at which the key ends that was just read; nil unless its value is read next.
  private var keyEnd: Int?
  /// The offset of the value whose commas were already reported, such as `rgb(255, 255, 255)`; nil if none was.
  private var reportedCall: Int?

  init(_ text: SourceText, _ limits: Limits, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    builder = TreeBuilder(text, limits)
    parser = unsafe YAMLParser(bytes)
    cursor = MarkCursor(text)
  }

  /// Reads the first document; nil when the text is not well-formed or exceeds a limit.
  mutating func read() -> SyntaxNode? {
    var documents = 0
    while !builder.isFull {
      switch parser.next() {
      case .scalar: readScalar()
      case .alias: readAlias()
      case .mapping_start: begin(isMapping: true)
      case .sequence_start: begin(isMapping: false)
      case .mapping_end: end(with: UInt8(ascii: "}"))
      case .sequence_end: end(with: UInt8(ascii: "]"))
      case .document_start:
        documents += 1
        guard documents == 1 else {
          let start = cursor.offset(of: parser.start)
          builder.sink.report(.secondDocument(at: text.range(start, cursor.offset(of: parser.end))))
          return builder.root
        }
      case .document_end:
        if let refusal = tooManyDirectives(in: text, from: cursor.offset(of: parser.start)) {
          return builder.sink.refuse(refusal)
        }
      case .stream_end:
        return builder.root
          ?? SyntaxNode(.scalar(Scalar("", isQuoted: false)), text.range(text.start, text.start))
      case .failure:
        let failure = diagnosis()
        // A mistake that was reported when its key was read may also cause a failure on the same line.
        let line = text.startOfLine(Int(failure.place.range.start))
        let isSaid = builder.sink.diagnostics.last.map { text.startOfLine(Int($0.place.range.start)) == line }
        if isSaid != true { report(failure) }
        return nil
      }
    }
    builder.reportExceededLimit()
    return nil
  }

  private mutating func readScalar() {
    var start = cursor.offset(of: parser.start)
    var end = cursor.offset(of: parser.end)
    let isPlain = parser.isPlain
    var isQuoted = !isPlain
    var anchor: String?
    if parser.hasProperties {
      anchor = parser.anchor
      isQuoted = quoting(isPlain: isPlain, tag: parser.tag, at: start)
      if !(isPlain && parser.isEmpty) { start = min(end, text.skippingProperties(from: start)) }
    }
    // libyaml's mark of a block scalar includes the blank lines after it.
    if !isPlain { while end > start, text.bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 } }
    let range = text.range(start, end)
    let string = parser.text
    if builder.expectsKey {
      builder.add(key: Ranged(string, range))
      keyEnd = end
      if isPlain, let slip = text.keyThatHoldsItsValue(range) {
        report(slip)
        builder.dropKey()
        keyEnd = nil
      }
    } else {
      // In braces, libyaml's mark of an empty value is after the comment.
      if isPlain, parser.isEmpty, let keyEnd, placeOfValue == nil {
        self.keyEnd = nil
        if takeBareEntry(endingAt: keyEnd) { return }
      }
      if isPlain, parser.isEmpty { checkComment(after: placeOfValue ?? end) }
      keyEnd = nil
      builder.add(SyntaxNode(.scalar(Scalar(string, isQuoted: isQuoted)), range))
    }
    if let anchor {
      let node = SyntaxNode(.scalar(Scalar(string, isQuoted: isQuoted)), range)
      anchors.define(anchor, as: Anchors.Named(node: node, extent: TreeBuilder.Extent()))
    }
  }

  /// The offset after the colon of the key that was just read; nil if no key was just read or it has no colon.
  private var placeOfValue: Int? {
    guard let keyEnd else { return nil }
    let colon = text.skippingBlanks(from: keyEnd)
    return text.byte(at: colon) == UInt8(ascii: ":") ? colon + 1 : nil
  }

  /// Reads an entry of a map in braces that has no colon as the value that was probably meant; false if no such value is
  /// recognized.
  private mutating func takeBareEntry(endingAt end: Int) -> Bool {
    guard let key = builder.openKey, let entry = BareEntry(key.range, in: text) else { return false }
    switch entry {
    case .value(let diagnostic, let key, let value):
      report(diagnostic)
      builder.replaceKey(by: key)
      builder.add(value)
    case .continuation(let diagnostic, let start, let value):
      if reportedCall != start { report(diagnostic) }
      reportedCall = start
      builder.dropKey()
      builder.reviseLast(with: value)
      builder.add(value)
    }
    return true
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    builder.sink.report(diagnostic)
  }

  private mutating func readAlias() {
    keyEnd = nil
    let range = text.range(cursor.offset(of: parser.start), cursor.offset(of: parser.end))
    let name = parser.anchor ?? ""
    switch anchors.lookUp(name) {
    case .node(let named):
      if !builder.expectsKey {
        builder.add(SyntaxNode(named.node.value, range), extent: named.extent)
      } else if let scalar = named.node.scalar {
        builder.add(key: Ranged(scalar.text, range))
      } else {
        builder.sink.report(.keyIsNoScalar(SyntaxNode(named.node.value, range)))
        builder.refuseKey()
      }
    case .refused(let diagnostic):
      builder.sink.report(diagnostic(range))
      if builder.expectsKey {
        builder.refuseKey()
      } else {
        builder.add(SyntaxNode(.scalar(Scalar("", isQuoted: false)), range))
      }
    }
  }

  private mutating func begin(isMapping: Bool) {
    keyEnd = nil
    var start = cursor.offset(of: parser.start)
    var anchor: String?
    if parser.hasProperties {
      anchor = parser.anchor
      checkTag(parser.tag, isMapping: isMapping, at: start)
      start = text.skippingProperties(from: start)
    }
    anchors.begin(anchor)
    if isMapping { builder.beginMapping(at: start) } else { builder.beginSequence(at: start) }
  }

  /// Ends a map or list. One in brackets ends after its bracket, any other at the end of its last child, because libyaml's mark
  /// is then at whatever follows.
  private mutating func end(with bracket: UInt8) {
    let end = cursor.offset(of: parser.end)
    let hasBracket = parser.end > parser.start && text.bytes[end - 1] == bracket
    if let anchor = anchors.end() {
      let ended = builder.endAnchored(at: hasBracket ? end : nil)
      anchors.define(anchor, as: Anchors.Named(node: ended.node, extent: ended.extent))
    } else {
      builder.end(at: hasBracket ? end : nil)
    }
  }

  private mutating func diagnosis() -> Diagnostic {
    let problem = parser.problem
    let place =
      problem.isByte ? min(text.start + problem.place, text.bytes.count) : cursor.offset(of: problem.place)
    let context = problem.context == nil ? nil : cursor.offset(of: problem.contextPlace)
    return YAMLDiagnosis(
      problem: problem.message, context: problem.context ?? "", place: place, contextPlace: context,
      openedAt: builder.innermostStart, text: text
    ).diagnostic
  }

  /// Reports an empty value that is followed by a comment, such as `color: #555`.
  private mutating func checkComment(after end: Int) {
    guard !builder.isAtRoot else { return }
    let comment = text.skippingBlanks(from: end)
    guard text.byte(at: comment) == UInt8(ascii: "#") else { return checkColor(below: end) }
    builder.sink.report(.nullBeforeComment(at: comment, in: text))
  }

  /// Reports an empty value with an unquoted color on the next line, as deep as a value would be.
  private mutating func checkColor(below end: Int) {
    func endsLine(_ offset: Int) -> Bool {
      [nil, UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(text.byte(at: text.skippingBlanks(from: offset)))
    }
    guard endsLine(end) else { return }
    var place = end
    while let byte = text.byte(at: place), byte <= 0x20 { place += 1 }
    let (line, next) = (text.startOfLine(end), text.startOfLine(place))
    guard next > end, place - next > text.skippingBlanks(from: line) - line,
      text.byte(at: place) == UInt8(ascii: "#"), let color = SwallowedColor(at: place, in: text),
      endsLine(place + color.written.utf8.count)
    else { return }
    builder.sink.report(.swallowed(color))
  }
}

extension Diagnostic {
  fileprivate static func secondDocument(at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidYAML, "expected the end of the file, found a second document", at: place)
      .helping("write one theme per file")
  }
}

// Only the tags of YAML's own types are accepted. On a scalar they decide whether it counts as quoted: `!!str` makes it text,
// and `!!int`, `!!float`, `!!bool` and `!!null` make it unquoted. The model still decides the type.

private let prefix = "tag:yaml.org,2002:"

extension YAMLReader {
  /// Whether a scalar counts as quoted, considering its tag. `start` is the offset of its anchor or tag.
  mutating func quoting(isPlain: Bool, tag: String?, at start: Int) -> Bool {
    switch comparable(tag, at: start) {
    case nil: return !isPlain
    case "!", prefix + "str": return true
    case prefix + "int", prefix + "float", prefix + "bool", prefix + "null": return false
    case .some(let tag):
      builder.sink.report(.tagRefused(tag, on: "a scalar", at: text.tagRange(from: start)))
      return !isPlain
    }
  }

  /// Reports a tag on a map or list that declares another kind of value.
  mutating func checkTag(_ tag: String?, isMapping: Bool, at start: Int) {
    guard let tag = comparable(tag, at: start), tag != "!", tag != prefix + (isMapping ? "map" : "seq") else {
      return
    }
    builder.sink.report(.tagRefused(tag, on: isMapping ? "a map" : "a list", at: text.tagRange(from: start)))
  }
}

extension YAMLReader {
  /// A tag as it can be compared: nil for one that ends the reading, because its escapes make too many combining marks.
  private mutating func comparable(_ tag: String?, at start: Int) -> String? {
    guard let tag, !builder.isFull else { return nil }
    builder.checkMarks(of: tag, at: text.tagRange(from: start))
    return builder.isFull ? nil : tag
  }
}

extension SourceText {
  /// The offset of the value whose anchor and tag begin at `offset`.
  func skippingProperties(from offset: Int) -> Int {
    var index = offset
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "#"):
        index = endOfLine(from: index)
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        index = endOfProperty(from: index)
      default:
        return index
      }
    }
    return index
  }

  /// The range of the first tag at or after `offset`.
  func tagRange(from offset: Int) -> SourceRange {
    var start = offset
    while let byte = byte(at: start), byte != UInt8(ascii: "!") { start += 1 }
    return range(start, endOfProperty(from: start))
  }

  private func endOfProperty(from offset: Int) -> Int {
    let isVerbatim = byte(at: offset + 1) == UInt8(ascii: "<")
    var index = min(offset + 1, bytes.count)
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: ">") where isVerbatim: return index + 1
      case 0...0x20: return index
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if !isVerbatim { return index }
      default: break
      }
      index += 1
    }
    return index
  }
}

extension Diagnostic {
  fileprivate static func tagRefused(_ tag: String, on kind: String, at place: SourceRange) -> Diagnostic {
    let isKnown = ["str", "int", "float", "bool", "null", "map", "seq"].contains { tag == prefix + $0 }
    let written = tag.hasPrefix(prefix) ? "!!\(tag.dropFirst(prefix.count))" : tag
    let message =
      isKnown ? "the tag `\(written)` can't be on \(kind)" : "unknown tag `\(written.shortened)`"
    return Diagnostic(.invalidYAML, words: message, at: place)
      .helping("remove the tag: the key decides how its value is read")
  }
}
