import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// What a value of a design-token file refers to, instead of being a value.
enum TokenReference {
  /// `{color.ink}`: the whole value of a token.
  case token(path: String)
  /// `{"$ref": "#/color/ink/$value"}`: any place of the file, by its keys and indices.
  case place([String])

  /// What a node refers to; nil when it is a value. Reports a reference of a wrong form, which refers to nothing.
  init?(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    if case .scalar(let scalar) = node.value, scalar.isQuoted, scalar.text.hasPrefix("{"),
      scalar.text.hasSuffix("}")
    {
      if let exceeded = Limits().exceeded(.textBytes, by: scalar.text.utf8.count) {
        sink.report(.limitExceeded("the reference has", exceeded, at: node.range))
        self = .place([])
        return
      }
      self = .token(path: String(scalar.text.dropFirst().dropLast()))
      return
    }
    guard let target = node.mapping?["$ref"] else { return nil }
    self = .place(Self.keys(ofPointer: target, &sink) ?? [])
  }

  /// The keys of a JSON Pointer (RFC 6901) with a `#` in front of it.
  static func keys(ofPointer node: SyntaxNode, _ sink: inout DiagnosticSink) -> [String]? {
    guard case .scalar(let scalar) = node.value, scalar.isQuoted, scalar.text.hasPrefix("#/") else {
      let isElsewhere = node.scalar?.text.contains("#/") ?? false
      return sink.refuse(
        .invalidToken(
          expected: "a JSON Pointer such as `#/color/ink`", found: node,
          help: isElsewhere ? "references can't leave their file" : nil))
    }
    if let exceeded = Limits().exceeded(.textBytes, by: scalar.text.utf8.count) {
      return sink.refuse(.limitExceeded("the reference has", exceeded, at: node.range))
    }
    return scalar.text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { unescaped(String(Substring($0))) }
  }

  private static func unescaped(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return part }
    var result: [UInt8] = []
    var isEscape = false
    for byte in part.utf8 {
      if isEscape {
        result.append(byte == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
        if byte != UInt8(ascii: "0"), byte != UInt8(ascii: "1") { result.append(byte) }
        isEscape = false
      } else if byte == UInt8(ascii: "~") {
        isEscape = true
      } else {
        result.append(byte)
      }
    }
    if isEscape { result.append(UInt8(ascii: "~")) }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Mapping {
  /// Whether a design-token file's map is a token: it has a value, or is nothing but a reference.
  var isToken: Bool {
    if self["$value"] != nil { return true }
    guard self["$ref"] != nil else { return false }
    return entries.allSatisfy { $0.key.value.hasPrefix("$") && $0.key.value != "$root" }
  }
}
