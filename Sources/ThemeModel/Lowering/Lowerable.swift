package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A type of values that a theme can write.
///
/// The type is determined by the key, never by the text: `1.10`, `no` and `0x10` are read as the type that the key expects, or
/// are an error.
package protocol Lowerable: Layered {
  /// Whether values can be maps or lists. Such values can contain references, and `overlaid(by:)` may merge them instead of
  /// replacing the lower one.
  static var isMap: Bool { get }

  /// Whether a value can be written as a color, and so be computed from tokens: `$ink/20%`, `mix($ink, white, 20%)`.
  static var takesColors: Bool { get }

  /// The value for a plain color that is written at a range; nil for a type that does not take colors.
  static func plain(_ color: Color, at range: SourceRange) -> Self?

  /// The ways in which values can be written, for the schema and the reference.
  static var form: ValueType { get }

  /// The expected form of a value, for messages: "a length in points such as `13` or `33.5`".
  static var expectation: String { get }

  /// The value of a node that is neither null nor a reference; nil after a report.
  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self?

  /// The setting that a token's node states for a key that refers to the token. Unset after a report; warnings are reported if
  /// their code is `shadow-token-reduced`.
  static func setting(ofToken node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<Self>
}

extension Lowerable {
  package static var isMap: Bool { false }
  package static var takesColors: Bool { false }

  package static func plain(_ color: Color, at range: SourceRange) -> Self? { nil }

  package func overlaid(by overlay: Self) -> Self { overlay }

  package static func setting(ofToken node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<Self> {
    setting(node, &sink)
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    false
  }

  /// The setting that a key's node states: a value, a reference, or a removal. Unset after a report.
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

  /// The setting for a text that may be a color computed from tokens, unset after a report; nil if the text has no such meaning
  /// for this type.
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

  /// The setting that a node states for a key that takes no tokens: text that looks like a reference has no special meaning.
  /// Unset after a report.
  static func literal(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<Self> {
    if node.isNull { return .removed(node.range) }
    return lower(node, &sink).map { .literal($0, node.range) } ?? .unset
  }

  /// Reports that a node is not what was expected.
  package static func mismatch(_ node: SyntaxNode, _ sink: inout DiagnosticSink, help: String? = nil) -> Self?
  {
    sink.refuse(node, expected: expectation, help: help)
  }
}

extension SyntaxNode {
  /// The help for a number in quotes, which is text; nil for everything else.
  var quotesHelp: String? {
    guard let scalar, scalar.isQuoted, Points(decimal: scalar.text) != nil else { return nil }
    return "write `\(scalar.text)` without the quotes"
  }
}

extension DiagnosticSink {
  /// Reports that a node is not what was expected, and returns nil. If it is a token's path, the help is a reference to the token.
  mutating func refuse<Value>(_ node: SyntaxNode, expected: String, help: String?) -> Value? {
    guard let text = node.scalar?.text, isToken?(text) == true else {
      return refuse(.wrongType(expected: expected, found: node, help: help))
    }
    return refuse(
      .wrongType(expected: expected, found: node, help: "did you mean the token `$\(text.shortened)`?")
        .fixing(node.range, with: "$\(text)"))
  }
}

extension Scalar {
  /// The path in a reference, `$path`, without the dollar sign; empty for a lone `$`. Nil for other text, including text that
  /// begins with `$$`.
  package var referencePath: String? {
    isReference ? String(text.dropFirst()) : nil
  }

  /// The text with a leading `$$` replaced by the dollar sign that it stands for.
  package var literalText: String {
    text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }
}

/// The values of a list, each with its range. Invalid items are reported and left out. `expected` describes the list in the
/// report of a node that is not one.
func values<Value: Lowerable>(
  _ node: SyntaxNode, expected: String, _ sink: inout DiagnosticSink
) -> [Ranged<Value>] {
  guard let nodes = node.sequence else {
    sink.report(.listExpected(expected, found: node))
    return []
  }
  return nodes.compactMap { node in Value.lower(node, &sink).map { Ranged($0, node.range) } }
}

extension Mapping.Entry {
  /// The diagnostic for a map of an axis with more keys than the standard limit of variants, some of which are not values of
  /// the axis; nil for other maps.
  ///
  /// A single diagnostic replaces thousands for the single keys. If all keys are values, the variants are counted later,
  /// against the limit of the run.
  func exceedsVariants(of subject: String, _ axis: VariantAxis) -> Diagnostic? {
    guard let entries = value.mapping?.entries, entries.count > Limit.variants.standard,
      let unknown = entries.first(where: { AxisValue(axis, named: $0.key.value) == nil })?.key.value
    else { return nil }
    let exceeded = LimitExceeded(.variants, allowed: Limit.variants.standard, measured: entries.count)
    return Diagnostic(
      .limitExceeded, "with a variant for each key of `\(axis.key)`, \(subject) has \(exceeded.words)",
      at: key.range
    ).helping(
      "write the values that differ: `\(unknown.shortened)`, for example, is no value of `\(axis.key)`")
  }
}
