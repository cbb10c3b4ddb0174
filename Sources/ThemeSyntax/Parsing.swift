package import ThemeCore
package import ThemeDiagnostics

/// Reads a file as JSON when its name ends in `.json`, and as YAML otherwise, and reports the errors in its text.
///
/// The tree of a file with reported errors may be incomplete; nil means that the text could not be read at all. A file that
/// holds no document is a null. A byte order mark is skipped.
package func parse(
  _ source: SourceID, _ file: SourceFile, limits: Limits = Limits(), into sink: inout DiagnosticSink
) -> SyntaxNode? {
  var nodes = 0
  return parse(source, file, limits, &nodes, into: &sink)
}

/// Reads a file like the function without `nodes`; `nodes` grows by the number of values in the file, counting keys and
/// expanded aliases.
func parse(
  _ source: SourceID, _ file: SourceFile, _ limits: Limits, _ nodes: inout Int,
  into sink: inout DiagnosticSink
) -> SyntaxNode? {
  let bytes = file.bytes
  if let exceeded = limits.exceeded(.fileBytes, by: bytes.count) {
    let place = SourceRange(source: source, start: 0, end: 0)
    return sink.refuse(.limitExceeded("the file has", exceeded, at: place))
  }
  let encoding = TextEncoding(of: bytes)
  if let fault = encoding.fault { return sink.refuse(.notUTF8(fault, in: bytes, source)) }
  let text = SourceText(source: source, bytes: bytes, isASCII: encoding.isASCII)
  return file.path.name.hasSuffix(".json")
    ? readJSON(text, limits, &nodes, into: &sink) : readYAML(text, limits, &nodes, into: &sink)
}

extension Diagnostic {
  fileprivate static func notUTF8(_ fault: Range<Int>, in bytes: [UInt8], _ source: SourceID) -> Diagnostic {
    let byte = String(bytes[fault.lowerBound], digits: 2, radix: 16, uppercase: true)
    let place = SourceRange(source: source, start: UInt32(fault.lowerBound), end: UInt32(fault.upperBound))
    let diagnostic = Diagnostic(
      .notUTF8, "expected UTF-8, found the byte 0x\(byte)", at: place)
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return diagnostic.helping("save the file as UTF-8\(isUTF16 ? "; it is UTF-16" : "")")
  }
}

/// Reads a text as JSON; nil after a report that it is not well-formed or exceeds a limit. `nodes` grows by the values that
/// were read.
func readJSON(
  _ text: SourceText, _ limits: Limits, _ nodes: inout Int, into sink: inout DiagnosticSink
) -> SyntaxNode? {
  var reader = JSONReader(text)
  var builder = TreeBuilder(text, limits)
  var isWellFormed = true
  do throws(JSONProblem) {
    while !builder.isFull, let event = try reader.next() { builder.add(event) }
  } catch {
    isWellFormed = false
    builder.sink.report(
      Diagnostic(.invalidJSON, words: error.message, at: error.range)
        .also(at: error.related?.range, error.related?.label ?? "").helping(words: error.help))
  }
  if isWellFormed { builder.reportExceededLimit() }
  nodes += builder.nodes
  sink.append(contentsOf: builder.sink)
  return isWellFormed && !builder.isFull ? builder.root : nil
}

extension TreeBuilder {
  fileprivate mutating func add(_ event: JSONEvent) {
    switch event {
    case .beginObject(let start): beginMapping(at: start)
    case .beginArray(let start): beginSequence(at: start)
    case .end(let end): self.end(at: end)
    case .key(let key): add(key: key)
    case .string(let text): add(SyntaxNode(.scalar(Scalar(text.value, isQuoted: true)), text.range))
    case .plain(let text): add(SyntaxNode(.scalar(Scalar(text.value, isQuoted: false)), text.range))
    }
  }
}

/// The encoding of a file, as far as its bytes show it.
struct TextEncoding {
  /// The range of the first byte that is not valid UTF-8; nil if the whole text is valid.
  let fault: Range<Int>?
  /// Whether every byte is ASCII, so that offsets in bytes and in Unicode scalars are the same.
  let isASCII: Bool

  init(of bytes: [UInt8]) {
    // A loop without an early exit lets the compiler process many bytes at once.
    isASCII = bytes.reduce(0, |) < 0x80
    fault = isASCII || String(validating: bytes, as: UTF8.self) != nil ? nil : Self.fault(in: bytes)
  }

  private static func fault(in bytes: [UInt8]) -> Range<Int>? {
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var start = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): start += scalar.count
      case .error: return start..<start + 1
      case .emptyInput: return nil
      }
    }
  }
}
