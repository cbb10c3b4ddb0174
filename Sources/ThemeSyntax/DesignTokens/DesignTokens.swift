package import ThemeCore
package import ThemeDiagnostics

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
  }

  /// The nested maps of groups and tokens. Each value keeps the range in its token file.
  package let tokens: SyntaxNode
  /// The deprecated tokens, in the order of the files.
  package let deprecated: [Deprecation]
  /// The remarks about tokens, which apply if a theme uses these tokens.
  package let remarks: Set<TokenRemark>
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
  /// Whether a map of a design-token file is a token: it has a `$value`, even if that is misspelled, or a `$ref` and no children.
  var isToken: Bool {
    if self["$value"] != nil { return true }
    guard self["$ref"] != nil else { return entries.contains { TokenTable.isMisspelledValue($0.key.value) } }
    return entries.allSatisfy { $0.key.value.hasPrefix("$") && $0.key.value != "$root" }
  }
}

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
      return TokenDocument(root: root, mayExtend: false, resolverSign: sign)
    }
    if let found = TokenDialect.found(in: root) { return sink.refuse(.dialect(found)) }
    guard case .mapping(let mapping) = root.value else {
      return sink.refuse(.invalidToken(expected: "a map of tokens and groups", found: root))
    }
    return TokenDocument(root: root, mayExtend: mapping.mayExtend, resolverSign: nil)
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
