import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// Remarks on tokens from token files, reported only if the theme uses the tokens.

extension References {
  /// Reports content of token files that a theme cannot represent: at most one warning per place, and one diagnostic per file
  /// for the parts of tokens that no key accepts.
  func report(_ remarks: Set<TokenRemark>, _ sink: inout DiagnosticSink) {
    var parts: [SourceID: [UnusedPart]] = [:]
    var warnings: [(path: String, diagnostic: Diagnostic)] = reduced.values.map { ("", $0) }
    for remark in remarks where isUsed(remark) {
      switch remark.kind {
      case .invalid(let diagnostic, _): warnings.append((remark.path, diagnostic))
      case .warning(let diagnostic): warnings.append((remark.path, diagnostic))
      case .warningOfText(let diagnostic):
        if usedForText.contains(remark.token) { warnings.append((remark.path, diagnostic)) }
      case .unusedPart(let name):
        parts[remark.place.source, default: []].append(
          UnusedPart(name: name, path: remark.path, place: remark.place))
      }
    }
    var places: Set<SourceRange> = []
    for (_, diagnostic) in warnings.sorted(by: {
      let (place, other) = ($0.diagnostic.place.range, $1.diagnostic.place.range)
      return place.isBefore(other) || place == other && $0.path < $1.path
    }) where places.insert(diagnostic.place.range).inserted {
      sink.report(diagnostic)
    }
    for (_, parts) in parts.sorted(by: { $0.key.index < $1.key.index }) { sink.report(.unusedParts(parts)) }
  }
}

extension References {
  private func isUsed(_ remark: TokenRemark) -> Bool {
    if used.contains(remark.token) || used.contains(remark.place) { return true }
    guard case .invalid(_, inModes: true) = remark.kind else { return false }
    return usedPaths.contains(remark.path)
  }
}

/// A part of a token that no key accepts.
private struct UnusedPart {
  /// The name of the part in backticks, such as `` `lineHeight` ``.
  let name: String
  /// The path of the token.
  let path: String
  let place: SourceRange
}

extension SourceRange {
  fileprivate func isBefore(_ other: SourceRange) -> Bool {
    (source.index, start, end) < (other.source.index, other.start, other.end)
  }
}

extension Diagnostic {
  /// The diagnostic for the unused parts of a file's tokens, of which there must be at least one.
  fileprivate static func unusedParts(_ parts: [UnusedPart]) -> Diagnostic {
    let parts = parts.sorted { $0.place.isBefore($1.place) || $0.place == $1.place && $0.path < $1.path }
    let said = parts.groups(by: \.name).map { name, parts in
      let others = parts.count == 1 ? "" : " and \(parts.count - 1) other\(parts.count == 2 ? "" : "s")"
      return "\(name) of `\(parts[0].path.shortened)`\(others)"
    }
    return Diagnostic(
      .tokenPartUnused, "a theme does not use \(said.joined(separator: ", "))", at: parts[0].place
    ).helping("let the app set what it needs of it, and allow the warning")
  }
}

// Bare values that take the place of tokens with modes.

extension References {
  /// Warns of the modes that go where a bare value takes the place of a token, unless the value has a mode for the same values
  /// itself because it refers to tokens that have them, or has been replaced in turn.
  func report(_ dropped: [DroppedModes], _ sink: inout DiagnosticSink) {
    for token in dropped {
      let path = token.path.joined(separator: ".")
      guard tokens.place(of: path)?.value == token.value.range, let mapping = token.modes.mapping else {
        continue
      }
      // Problems of modes were reported where the token is written.
      var reported = DiagnosticSink()
      let kept = axisValues(usedBy: token.value)
      var lost: [String] = []
      for mode in TokenModes(mapping, &reported).modes {
        let values = mode.values.filter { !$0.isFallback }
        if values.allSatisfy(kept.contains) { continue }
        let name = values.map(\.name).joined(separator: ".")
        if !lost.contains(name), lost.count <= Self.maxNamed { lost.append(name) }
      }
      if !lost.isEmpty { sink.report(.dropped(token, named: path, lost, of: Self.maxNamed)) }
    }
  }

  /// The largest number of modes that one warning names.
  private static let maxNamed = 8

  /// The axis values for which the tokens differ to which a value refers. They do not become used by that.
  private func axisValues(usedBy node: SyntaxNode) -> Set<AxisValue> {
    guard let saved = tokens.variants else { return [] }
    isNoting = false
    defer {
      isNoting = true
      tokens.variants?.restore(saved)
    }
    begin([], of: 0)
    for path in node.referencePaths {
      var links: [Tokens.Link] = []
      _ = tokens.find(path, links: &links) { _, _ in }
    }
    return axisValues(of: met)
  }
}

extension SyntaxNode {
  /// The paths of the tokens to which a value refers, also within texts such as `mix($a, $b, 20%)`.
  fileprivate var referencePaths: [String] {
    switch value {
    case .scalar(let scalar):
      scalar.text.utf8.count > Limit.textBytes.standard
        ? []
        : scalar.text.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
          .map { String($0.prefix { !" ,()/".contains($0) }) }
    case .sequence(let nodes): nodes.flatMap(\.referencePaths)
    case .mapping(let mapping):
      (mapping.base.map { [String($0.value.dropFirst())] } ?? [])
        + mapping.entries.flatMap(\.value.referencePaths)
    }
  }
}

extension Diagnostic {
  /// The warning about a bare value; `lost` are the names of the modes that go, of which at most `most` are shown.
  fileprivate static func dropped(
    _ token: DroppedModes, named path: String, _ lost: [String], of most: Int
  ) -> Diagnostic {
    let names = lost.prefix(most).map { "`\($0)`" }.joined(separator: ", ") + (lost.count > most ? ", …" : "")
    let diagnostic = Diagnostic(
      .tokenDropsModes,
      "the token `\(path.shortened)` loses its \(lost.count == 1 ? "mode" : "modes") \(names)",
      at: token.value.range, "replaces it whole"
    ).also(at: token.modes.range, "the token with its modes")
    guard let fix = token.fix else {
      return diagnostic.helping("`{ value: … }` around it replaces only what holds where no mode does")
    }
    let words = fix.value.dropFirst().description.shortened
    return diagnostic.helping("`\(words)` replaces only what holds where no mode does")
      .fixing(fix.range, with: fix.value)
  }
}

/// The places of errors, searchable by range.
struct ErrorPlaces {
  /// The ranges of each file, ordered by their starts. Each `end` is the largest end of the ranges up to that one.
  private let places: [SourceID: [(start: UInt32, end: UInt32)]]

  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.code.severity == .error }.map(\.place.range)
    places = Dictionary(grouping: errors, by: \.source).mapValues { ranges in
      var sorted = ranges.map { (start: $0.start, end: $0.end) }.sorted { $0 < $1 }
      for index in sorted.indices.dropFirst() {
        sorted[index].end = max(sorted[index].end, sorted[index - 1].end)
      }
      return sorted
    }
  }

  /// Whether the place of any error overlaps a range by at least one byte.
  func overlap(_ range: SourceRange) -> Bool {
    guard let sorted = places[range.source] else { return false }
    let place = sorted.partitioningIndex { $0.start >= range.end }
    return place > 0 && sorted[place - 1].end > range.start
  }
}

extension Diagnostic {
  /// The diagnostic with a fix that refers to another name, provided that the range holds only the reference, bare or in
  /// quotation marks.
  func referring(to other: String, insteadOf path: String, at range: SourceRange) -> Diagnostic {
    let bare = path.utf8.count + 1
    // In a value with escapes, the position of the name is not known.
    guard [bare, bare + 2].contains(Int(range.end - range.start)) else { return self }
    return fixing(range, with: "$\(other)")
  }

  /// The diagnostic for a cycle of tokens. It begins with the smallest path, so that it is the same wherever the cycle is
  /// entered.
  static func cycle(_ links: ArraySlice<Tokens.Link>) -> Diagnostic {
    var links = Array(links)
    let first = links.indices.min { links[$0].path.utf8.lexicographicallyPrecedes(links[$1].path.utf8) } ?? 0
    links = Array(links[first...] + links[..<first])
    let names = (links + links.prefix(1)).map { "$\($0.path)" }.joined(separator: " → ")
    var diagnostic = Diagnostic(
      .referenceCycle, "`$\(links[0].path)` refers to itself: \(names)", at: links[0].range)
    for link in links.dropFirst() { diagnostic = diagnostic.also(at: link.range, "then here") }
    return diagnostic
  }

  static func tooDeep(_ path: String, at range: SourceRange) -> Diagnostic {
    .limitExceeded("`$\(path.shortened)` leads through", Limits().exceeded(.referenceDepth), at: range)
  }
}

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
