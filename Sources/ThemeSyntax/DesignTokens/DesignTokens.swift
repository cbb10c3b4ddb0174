package import ThemeCore
import ThemeDiagnostics

/// The tokens of design-token files (DTCG 2025.10), converted to the form of a theme's `tokens`.
package struct DesignTokens: Sendable {
  /// A token that its file marks as deprecated.
  package struct Deprecation: Sendable {
    /// The path of the token, such as `color.accent.light`.
    package let path: String
    /// The explanation in the token file; may be empty.
    package let reason: String
    /// The place of the deprecation in the token file.
    package let range: SourceRange

    package init(path: String, reason: String, range: SourceRange) {
      self.path = path
      self.reason = reason
      self.range = range
    }
  }

  /// The nested maps of groups and tokens. Each value keeps the range in its token file.
  package let tokens: SyntaxNode
  /// The deprecated tokens, in the order of the files.
  package let deprecated: [Deprecation]
  /// The remarks about tokens, which apply if a theme uses these tokens.
  package let remarks: Set<TokenRemark>

  package init(tokens: SyntaxNode, deprecated: [Deprecation], remarks: Set<TokenRemark>) {
    self.tokens = tokens
    self.deprecated = deprecated
    self.remarks = remarks
  }
}

/// A reference in place of a value in a design-token file.
enum TokenReference {
  /// The whole value of a token: `{color.ink}`.
  case token(path: String)
  /// Any place in the file, by its keys and indexes: `{"$ref": "#/color/ink/$value"}`. Empty for an invalid reference.
  case place([String])

  /// Reads the reference in a node; nil if the node is a value. A malformed reference is reported and becomes a place without
  /// keys.
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

  /// The keys of a JSON Pointer (RFC 6901) that begins with `#/`; nil after a report.
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
  /// Whether a map of a design-token file is a token: it has a `$value`, or a `$ref` and no children.
  var isToken: Bool {
    if self["$value"] != nil { return true }
    guard self["$ref"] != nil else { return false }
    return entries.allSatisfy { $0.key.value.hasPrefix("$") && $0.key.value != "$root" }
  }
}
