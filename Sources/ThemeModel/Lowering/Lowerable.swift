package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A type that a theme's text can mean.
///
/// The type is chosen by the key, never by the text: `1.10`, `no` and `0x10` mean what is expected of them,
/// or are an error.
package protocol Lowerable: Layered {
  /// Whether its values are maps, of which one that overlays another changes only the keys that it has.
  static var isMap: Bool { get }

  /// Whether a color is one of its values, so that it may be made of others: `$ink/20%`, `mix($ink, white, 20%)`.
  static var takesColors: Bool { get }

  /// The value that is a plain color, written at a place; nil for a type that takes none.
  static func plain(_ color: Color, at range: SourceRange) -> Self?

  /// In which ways it can be written.
  static var form: ValueType { get }

  /// What is expected, for messages: "a length in points such as `13` or `33.5`".
  static var expectation: String { get }

  /// The value of a node that is neither null nor a reference, or nil after a report of why not.
  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self?
}

extension Lowerable {
  package static var isMap: Bool { false }
  package static var takesColors: Bool { false }

  package static func plain(_ color: Color, at range: SourceRange) -> Self? { nil }

  package func overlaid(by overlay: Self) -> Self { overlay }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    false
  }

  /// What a key's node says: a value, a reference, or a removal.
  package static func setting(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<Self> {
    switch node.value {
    case .scalar(let scalar):
      if scalar.isNull { return .removed(node.range) }
      if let path = scalar.referencePath { return .reference(path, node.range) }
      if scalar.mayMixTokens, let setting = mix(scalar, node, &sink) { return setting }
    case .mapping(let mapping):
      if let base = mapping.base {
        guard let value = lower(node, &sink) else { return .unset }
        return .based(on: base.map { String($0.dropFirst()) }, value, node.range)
      }
    case .sequence: break
    }
    guard let value = lower(node, &sink) else { return .unset }
    return .literal(value, node.range)
  }

  /// What a color that is made of tokens says; nil for what is only text here.
  private static func mix(
    _ scalar: Scalar, _ node: SyntaxNode, _ sink: inout DiagnosticSink
  ) -> Setting<Self>? {
    if takesColors {
      return ColorExpression.lower(node, &sink) == nil ? .unset : .computed(scalar.text, node.range)
    }
    guard scalar.text.utf8.first == UInt8(ascii: "$") else { return nil }
    _ = mismatch(node, &sink, help: "only a color has an alpha; write `$$` for a dollar sign")
    return .unset
  }

  /// The same where no token may stand: a text that looks like a reference is itself.
  static func literal(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<Self> {
    if node.isNull { return .removed(node.range) }
    return lower(node, &sink).map { .literal($0, node.range) } ?? .unset
  }

  /// Reports that a node is not what was expected.
  package static func mismatch(_ node: SyntaxNode, _ sink: inout DiagnosticSink, help: String? = nil) -> Self?
  {
    return sink.refuse(.wrongType(expected: expectation, found: node, help: help))
  }
}

extension Scalar {
  /// The path that `$path` names, empty for a `$` alone; nil for other text, `$$` among it.
  package var referencePath: String? {
    isReference ? String(text.dropFirst()) : nil
  }

  /// The text that is meant: `$$` is a literal dollar sign.
  package var literalText: String {
    text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }
}
