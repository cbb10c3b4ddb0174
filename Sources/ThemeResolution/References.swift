import ThemeDiagnostics
import ThemeModel
import ThemeSource
import ThemeSyntax

/// The tokens of a theme, looked up by path; remembers which were used.
struct References {
  private let root: SyntaxNode?
  private let deprecated: [String: String]
  /// The tokens that something used, by where they were written.
  private(set) var used: Set<SourceRange> = []

  init(_ root: SyntaxNode?, deprecated: [String: String]) {
    self.root = root
    self.deprecated = deprecated
  }

  /// The setting with its reference, if it is one, replaced by what the token means where this type is expected.
  mutating func resolve<Value: Lowerable>(
    _ setting: Setting<Value>, _ sink: inout DiagnosticSink
  ) -> Setting<Value> {
    guard case .reference(let path, let range) = setting else { return setting }
    guard let node = node(at: path, from: range, &sink) else { return .unset }
    if node.isNull { return .removed(range) }
    var inner = DiagnosticSink()
    guard let value = Value.lower(node, &inner), !inner.hasErrors else {
      let reason = inner.diagnostics.first.map { "; \($0.message)" } ?? ""
      sink.report(
        Diagnostic(.unusableToken, "`$\(path)` can't be used here\(reason)", at: range, "needs \(Value.expectation)")
          .also(at: node.range, "the token"))
      return .unset
    }
    return .literal(value, range)
  }

  /// The same for a map: the token's entries may hold references, and the theme's own may overlay them.
  mutating func resolve<Value: Lowerable & Overlaying & Resolvable>(
    map setting: Setting<Value>, _ sink: inout DiagnosticSink
  ) -> Setting<Value> {
    switch setting {
    case .unset, .removed: return setting
    case .literal(var value, let range):
      value.resolve(&self, &sink)
      return .literal(value, range)
    case .reference:
      guard case .literal(var value, let range) = resolve(setting, &sink) else { return .unset }
      value.resolve(&self, &sink)
      return .literal(value, range)
    case .based(let base, var value, let range):
      value.resolve(&self, &sink)
      guard let path = Scalar(base.value, isQuoted: false).referencePath else { return .literal(value, range) }
      guard case .literal(let lower, _) = resolve(map: Setting<Value>.reference(path, base.range), &sink) else {
        return .literal(value, range)
      }
      return .literal(lower.overlaid(by: value), range)
    }
  }

  /// The node that a path leads to, through any references on the way.
  private mutating func node(
    at path: String, from range: SourceRange, _ sink: inout DiagnosticSink
  ) -> SyntaxNode? {
    var path = path
    var walked: [(path: String, range: SourceRange)] = []
    while true {
      guard let node = lookup(path) else {
        report(unknown: path, at: walked.last?.range ?? range, usedAt: walked.isEmpty ? nil : range, &sink)
        return nil
      }
      used.insert(node.range)
      if let reason = deprecated[path] {
        sink.report(
          Diagnostic(.deprecatedToken, "`$\(path)` is deprecated\(reason.isEmpty ? "" : ": \(reason)")", at: range)
            .also(at: node.range, "the token"))
      }
      guard let next = node.scalar?.referencePath else { return node }
      if let start = walked.firstIndex(where: { $0.path == path }) {
        let cycle = walked[start...].map { "$\($0.path)" } + ["$\(path)"]
        var diagnostic = Diagnostic(
          .referenceCycle, "`$\(path)` refers to itself: \(cycle.joined(separator: " → "))", at: walked[start].range)
        for link in walked[(start + 1)...] { diagnostic = diagnostic.also(at: link.range, "then here") }
        sink.report(diagnostic)
        return nil
      }
      walked.append((path, node.range))
      path = next
    }
  }

  private func lookup(_ path: String) -> SyntaxNode? {
    var node = root
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let mapping = node?.mapping else { return nil }
      node = mapping.entries.first { $0.key.value == part }?.value
    }
    return node
  }

  private func report(
    unknown path: String, at range: SourceRange, usedAt use: SourceRange?, _ sink: inout DiagnosticSink
  ) {
    var known: [String] = []
    if let root { References.collect(root, prefix: "", into: &known) }
    var diagnostic = Diagnostic(.unknownReference, "there is no token `\(path.shortened)`", at: range)
      .also(at: use, "used here")
    if let nearest = Suggestion.nearest(to: path, among: known) {
      diagnostic = diagnostic.helping("did you mean `$\(nearest)`?")
    } else if known.isEmpty {
      diagnostic = diagnostic.helping("this theme has no tokens; a literal dollar sign is written `$$`")
    } else {
      diagnostic = diagnostic.helping("known are \(known.map { "$\($0)" }.listed)")
    }
    sink.report(diagnostic)
  }

  /// The paths of all tokens that are no map, in the order of the file; at most 1,000.
  private static func collect(_ node: SyntaxNode, prefix: String, into paths: inout [String]) {
    guard let mapping = node.mapping, paths.count < 1_000 else { return }
    for entry in mapping.entries {
      let path = prefix.isEmpty ? entry.key.value : "\(prefix).\(entry.key.value)"
      paths.append(path)
      collect(entry.value, prefix: path, into: &paths)
    }
  }
}

/// A map of settings in which references can be replaced by what they mean.
protocol Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink)
}
