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
