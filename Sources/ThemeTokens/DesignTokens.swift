package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// Reads a design-token file from its tree; nil when nothing can be made of it.
///
/// Colors become `#rrggbbaa`, dimensions points, aliases references (`$color.ink`); shadows, borders, gradients and
/// typography become maps and lists with a theme's keys. What is invalid is reported and stands as a null.
package func designTokens(
  _ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink
) -> DesignTokens? {
  guard case .mapping(let mapping) = root.value else {
    sink.report(.invalidToken(expected: "a map of tokens and groups", found: root))
    return nil
  }
  if let sign = resolverSign(in: mapping) {
    sink.report(.resolverUnsupported(at: sign))
    return nil
  }
  var groups = TokenGroups(mapping, limits)
  let expanded = groups.expandedRoot()
  var table = TokenTable(limits)
  table.sink = groups.sink
  if !groups.isFull { table.collect(expanded) }
  guard !groups.isFull, !table.isFull else {
    sink.append(contentsOf: table.sink)
    return nil
  }
  var conversion = TokenConversion(table)
  let tokens = conversion.converted(expanded, path: "", range: root.range)
  sink.append(contentsOf: conversion.sink)
  return DesignTokens(tokens: tokens, deprecated: table.deprecated)
}

/// What shows that a file is a resolver document, whose `version` is text where a token file has groups.
private func resolverSign(in mapping: Mapping) -> SourceRange? {
  for entry in mapping.entries {
    if entry.key.value == "resolutionOrder" || (entry.key.value == "version" && entry.value.scalar != nil) {
      return entry.key.range
    }
  }
  return nil
}

extension Diagnostic {
  static func invalidToken(expected: String, found node: SyntaxNode, help: String? = nil) -> Diagnostic {
    Diagnostic(.tokenInvalid, "expected \(expected), found \(node.described)", at: node.range).helping(
      words: help)
  }

  /// A word that is none of those that are known.
  static func unknownWord(_ expected: String, found node: SyntaxNode, among known: [String]) -> Diagnostic {
    let near = node.quotedText.flatMap { Suggestion.nearest(to: $0, among: known) }
    return invalidToken(expected: expected, found: node, help: near.map { "did you mean `\($0)`?" })
  }

  fileprivate static func resolverUnsupported(at place: SourceRange) -> Diagnostic {
    Diagnostic(.resolverUnsupported, "this is a resolver document, which contains no tokens", at: place)
      .helping("name the token files that it combines")
  }
}
