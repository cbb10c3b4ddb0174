package import ThemeCore
package import ThemeDiagnostics

/// Reads design-token files and converts their tokens to the form of a theme's `tokens`.
///
/// Colors become `#rrggbbaa`, dimensions become points, and aliases become references (`$color.ink`); shadows, borders,
/// gradients and typography become maps and lists with a theme's keys. An invalid token is reported and becomes a null.
package enum DesignTokenReader {
  /// The token file or resolver document in a tree; nil after a report that it is neither.
  package static func document(
    _ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink
  ) -> TokenDocument? {
    if case .mapping(let mapping) = root.value, let sign = resolverSign(in: mapping) {
      return TokenDocument(root: root, resolverSign: sign)
    }
    if let found = TokenDialect.found(in: root) { return sink.refuse(.dialect(found)) }
    guard case .mapping(let mapping) = root.value else {
      return sink.refuse(.invalidToken(expected: "a map of tokens and groups", found: root))
    }
    return TokenDocument(root: root, mayExtend: mapping.mayExtend)
  }

  /// The merged tokens of several token files, later files over earlier ones; nil after a report that they exceed a limit.
  package static func tokens(
    of documents: [TokenDocument], missing: MissingTokens, _ limits: Limits, _ sink: inout DiagnosticSink
  ) -> DesignTokens? {
    var nodes = 0
    return combined(documents, missing: missing, limits, nodes: &nodes, &sink)?.tokens
  }

  /// The merged tokens of the files of a resolver document; nil after a report.
  ///
  /// `file` reads a token file by its path relative to the document. It reports a file that it can't read and returns nil.
  package static func tokens(
    resolvedBy document: TokenDocument, _ use: ResolverUse, missing: MissingTokens, _ limits: Limits,
    _ sink: inout DiagnosticSink, file: (Ranged<String>) -> TokenDocument?
  ) -> DesignTokens? {
    guard let resolver = ResolverDocument(document.root, limits, &sink) else { return nil }
    var resolution = Resolution(resolver, use, missing: missing, limits)
    defer { sink.append(contentsOf: resolution.sink) }
    return resolution.tokens(file: file)
  }

  /// The merged tokens of several files and the table of the tokens as written; nil after a report. `nodes` grows by the number
  /// of values that merging wrote.
  static func combined(
    _ documents: [TokenDocument], missing: MissingTokens, _ limits: Limits, nodes: inout Int,
    _ sink: inout DiagnosticSink
  ) -> (tokens: DesignTokens, table: TokenTable)? {
    var layers = TokenLayers(limit: limits[.mergedNodes] - nodes)
    for document in documents { layers.add(document.root) }
    nodes += layers.nodes
    guard !layers.isFull else {
      if let place = documents.first?.root.range { sink.report(.tooManyLayers(limits, at: place)) }
      return nil
    }
    var root = layers.merged
    if documents.contains(where: \.mayExtend) {
      // Merged files count as one: a group in one file may extend a group in another.
      var groups =
        documents.count == 1
        ? TokenGroups(root, limits, missing: missing)
        : TokenGroups(root, limits, files: nodes, missing: missing)
      root = groups.expandedRoot()
      sink.append(contentsOf: groups.sink)
      if groups.isFull { return nil }
      nodes += groups.cost
    }
    var table = TokenTable()
    table.collect(root)
    var conversion = TokenConversion(table, missing: missing)
    let range = documents.last?.root.range ?? SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    let tokens = conversion.converted(root, path: "", range: range)
    sink.append(contentsOf: conversion.sink)
    let result = DesignTokens(
      tokens: tokens, deprecated: table.deprecated, remarks: conversion.remarks)
    return (result, table)
  }
}

extension Mapping {
  /// Whether a group in this map may inherit from another. A lone `$ref` counts too, although it may be an alias of a token.
  fileprivate var mayExtend: Bool {
    entries.contains { entry in
      if entry.key.value == "$extends" || entry.key.value == "$ref" { return true }
      guard let inner = entry.value.mapping, !entry.key.value.hasPrefix("$") else { return false }
      return inner["$value"] == nil && inner.mayExtend
    }
  }
}

/// The key that identifies a file as a resolver document: `resolutionOrder`, or a `version` that is a scalar, where a token
/// file would have a group. Nil for a token file.
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

  /// The error about a word that is not among the known ones, with the most similar known word as help.
  static func unknownWord(_ expected: String, found node: SyntaxNode, among known: [String]) -> Diagnostic {
    let near = node.quotedText.flatMap { Suggestion.nearest(to: $0, among: known) }
    return invalidToken(expected: expected, found: node, help: near.map { "did you mean `\($0)`?" })
  }

  fileprivate static func tooManyLayers(_ limits: Limits, at place: SourceRange) -> Diagnostic {
    .limitExceeded(
      "laid over each other, this and the files after it have", limits.exceeded(.mergedNodes), at: place)
  }
}
