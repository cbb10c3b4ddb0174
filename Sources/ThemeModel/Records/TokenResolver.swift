import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The map form of `tokenFiles`, which names a resolver document. The map is only validated here: loading reads its values.
package struct TokenResolver: Sendable {
  /// Where the conditions of modes are written that name an unknown axis or axis value.
  private(set) var refused: Set<SourceRange> = []
}

/// The keys of the map form of `tokenFiles`, which names a resolver document.
package enum TokenResolverKeys: KeyList {
  package typealias Root = TokenResolver

  package static let about = KeyListName(
    "tokenResolver", "`tokenFiles` with a resolver document", shownBy: "tokens-of-a-resolver")

  /// The regular expression that the condition of a mode matches: `appearances.dark`.
  private static let conditionPattern =
    "(\(VariantAxis.allCases.filter { $0 != .state }.map(\.key).joined(separator: "|")))[.][A-Za-z0-9-]+"

  package static func list(_ keys: inout some KeyVisitor<TokenResolver>) {
    keys.other(
      "resolver", .path, "A resolver document (DTCG 2025.10), which names token files; required.")
    keys.other(
      "modes",
      .named(
        pattern: nil,
        .named(
          pattern: nil, .either([.pattern(conditionPattern), .list(of: .pattern(conditionPattern))]))),
      "For each modifier of the document the contexts that hold for a value of an axis, such as `dark: appearances.dark`, or for values of several axes together, such as `[appearances.dark, accessibility.highContrast]`; the modifier's default holds elsewhere."
    ) { resolver, entry, sink in
      guard !entry.value.isNull else { return }
      for modifier in entry.value.entries(expected: "a map from modifiers to their modes", &sink) {
        for context in modifier.value.entries(expected: "a map such as `{ dark: appearances.dark }`", &sink) {
          resolver.check(conditions: context.value, &sink)
        }
      }
    }
    keys.other(
      "contexts", .named(pattern: nil, .text), "The contexts of other modifiers, each chosen for good."
    ) { resolver, entry, sink in
      guard !entry.value.isNull else { return }
      for context in entry.value.entries(expected: "a map such as `{ brand: alpen }`", &sink)
      where context.value.scalar?.isNull ?? true {
        sink.report(.wrongType(expected: "the name of a context", found: context.value))
      }
    }
  }
}

extension TokenResolver {
  /// Reads the map form of `tokenFiles`, and reports what is wrong with it.
  init(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    TokenResolverKeys.read(
      node.entries(expected: "a map such as `{ resolver: brand.resolver.json }`", &sink), into: &self, &sink)
    if let resolver = node.mapping?["resolver"], !resolver.isNull { return }
    sink.report(
      Diagnostic(.missingKey, "`tokenFiles` with modes or contexts need a `resolver`", at: node.range)
        .helping("token files alone are a list: `tokenFiles: [brand.tokens.json]`"))
  }

  /// Checks what a context is mapped to: a value of an axis, or a list of values of several axes.
  fileprivate mutating func check(conditions node: SyntaxNode, _ sink: inout DiagnosticSink) {
    guard let nodes = node.sequence, !nodes.isEmpty else { return check(node, &sink) }
    var places: [String: SourceRange] = [:]
    for node in nodes {
      check(node, &sink)
      guard let axis = ModeCondition(node)?.axis else { continue }
      guard let first = places.updateValue(axis.range, forKey: axis.value) else { continue }
      sink.report(
        Diagnostic(
          .invalidValue, "`\(axis.value.shortened)` can have only one value at a time", at: axis.range
        )
        .also(at: first, "its other value").helping("remove one of them"))
    }
  }

  private mutating func check(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    guard let condition = ModeCondition(node) else {
      return sink.report(
        .wrongType(expected: "an axis and its value such as `appearances.dark`", found: node))
    }
    guard let axis = VariantAxis(key: condition.axis.value), axis != .state else {
      refused.insert(condition.axis.range)
      return sink.report(.unknownAxis(condition.axis))
    }
    guard let value = AxisValue(axis, named: condition.value.value) else {
      refused.insert(condition.value.range)
      return sink.report(.unknownAxisValue(condition.value, axis, isSearched: sink.maySearch()))
    }
    if let later = Diagnostic.laterSystem(value, named: condition.value) {
      // The tokens of the document have it as a mode, at this place.
      refused.insert(condition.value.range)
      sink.report(later)
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownAxis(_ name: Ranged<String>) -> Diagnostic {
    let axes = VariantAxis.allCases.filter { $0 != .state }.map(\.key)
    if name.value == VariantAxis.state.key {
      return Diagnostic(.unknownValue, "a token can't depend on the state", at: name.range)
        .helping("known are \(axes.listed)")
    }
    let diagnostic = Diagnostic(.unknownValue, "unknown axis `\(name.value.shortened)`", at: name.range)
    if let near = Suggestion.nearest(to: name.value, among: axes) {
      return diagnostic.helping("did you mean `\(near)`?").fixing(name.range, with: near)
    }
    return diagnostic.helping("known are \(axes.listed)")
  }
}
