import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// Checks of tokens that nothing uses.

extension References {
  /// Reports cycles and references that lead to nothing in tokens that nothing uses.
  func checkUnused(_ root: SyntaxNode?, _ sink: inout DiagnosticSink) {
    guard let root, !used.contains(root.range) else { return }
    switch root.value {
    case .scalar(let scalar):
      if let path = scalar.referencePath {
        check(path, at: root.range, &sink)
      } else if scalar.mayMixTokens {
        check(mix: scalar.text, at: root.range, &sink)
      }
    case .sequence(let nodes):
      for node in nodes { checkUnused(node, &sink) }
    case .mapping(let mapping):
      if let base = mapping.base { check(String(base.value.dropFirst()), at: base.range, &sink) }
      for entry in mapping.entries { checkUnused(entry.value, &sink) }
    }
  }

  private func check(_ path: String, at range: SourceRange, _ sink: inout DiagnosticSink) {
    var links: [Tokens.Link] = []
    switch tokens.find(path, links: &links, visit: { _, _ in }) {
    case .token(let node) where node.isNull: report(removed: node, path, at: range, &sink)
    case .token: break
    // A reference further on is reported when the token that contains it is checked itself.
    case .nothing(let missing) where links.isEmpty: report(unknown: missing, usedAt: range, by: nil, &sink)
    case .nothing: break
    case .cycle(let first): sink.report(.cycle(links[first...]))
    case .tooDeep:
      // Every token at the beginning of an overlong chain exceeds the limit, so only the first one is reported.
      if !saidTooDeep { sink.report(.tooDeep(path, at: range)) }
      saidTooDeep = true
    }
  }
}

/// Warns of tokens that the theme's own file declares and that nothing uses.
func reportUnused(_ theme: Theme, _ references: References, _ sink: inout DiagnosticSink) {
  var parents = theme.parents.map { Tokens($0.mapping?["tokens"]) }
  var suggestions = 50
  func walk(_ node: SyntaxNode, _ path: String, _ sink: inout DiagnosticSink) {
    guard let mapping = node.mapping else { return }
    for entry in mapping.entries where !references.used.contains(entry.value.range) && !entry.value.isNull {
      let path = path.isEmpty ? entry.key.value : "\(path).\(entry.key.value)"
      if let inner = entry.value.mapping, holdsUse(inner, references) {
        walk(entry.value, path, &sink)
      } else if entry.key.range.source == theme.source {
        if parents?.has(path) == false {
          let near = suggestions > 0 ? parents.flatMap { Suggestion.nearest(to: path, among: $0.paths) } : nil
          suggestions -= 1
          sink.report(.unknownToken(path, at: entry.key.range, nearest: near))
          continue
        }
        sink.report(
          Diagnostic(.unusedToken, "the token `\(path)` is never used", at: entry.key.range)
            .helping("remove it, or refer to it as `$\(path)`"))
      }
    }
  }
  if let tokens = theme.tokens { walk(tokens, "", &sink) }
}

private func holdsUse(_ mapping: Mapping, _ references: References) -> Bool {
  mapping.entries.contains { entry in
    references.used.contains(entry.value.range)
      || entry.value.mapping.map { holdsUse($0, references) } ?? false
  }
}

/// The kinds of elements that use each token with modes.
struct TokenUsers {
  private var kinds: [String: Set<ElementKind>] = [:]

  /// Records the tokens with modes that an element of a kind uses.
  mutating func note(_ tokens: Set<String>, of kind: ElementKind) {
    for token in tokens { kinds[token, default: []].insert(kind) }
  }

  /// Warns of modes in the theme's own file that no element using the token can have: only bars have a look of their own while
  /// nothing is scrolled beneath them.
  func reportUnusedModes(_ theme: Theme, _ references: References, _ sink: inout DiagnosticSink) {
    for (token, kinds) in kinds.sorted(by: { precedesInBytes($0.key, $1.key) })
    where !kinds.contains(where: \.isOfBar) {
      var told: Set<AxisValue> = []
      for mode in references.tokens.variants?.modes(at: token) ?? []
      where mode.node.range.source == theme.source {
        guard let value = mode.values.first(where: \.isOfBars), told.insert(value).inserted else { continue }
        sink.report(
          Diagnostic(
            .unusedToken,
            "the mode `\(value.name)` of the token `\(token.shortened)` is never used, because no bar uses the token",
            at: mode.node.range, "only bars have `\(value.name)`"
          ).helping("remove it, or use the token in a navigation bar"))
      }
    }
  }
}
