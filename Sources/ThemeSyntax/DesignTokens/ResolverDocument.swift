import ThemeCore
import ThemeDiagnostics

/// A resolver document of DTCG 2025.10: sets of tokens, and modifiers that select among contexts, in the order in which they
/// overlay each other.
struct ResolverDocument {
  /// A source of tokens in a set or a context.
  enum Source {
    /// A token file, by its path relative to the document.
    case file(Ranged<String>)
    case inline(SyntaxNode)
  }

  struct Context {
    let name: String
    let sources: [Source]
  }

  struct Modifier {
    let name: String
    /// The place of the modifier in the document.
    let place: SourceRange
    let contexts: [Context]
    /// The name of the context that applies if none is selected (`default`); nil if the modifier has none.
    let fallback: String?

    /// The index of a context in `contexts`; nil if there is no such context.
    func place(ofContext name: String) -> Int? { contexts.firstIndex { $0.name == name } }
  }

  enum Item {
    case set([Source])
    case modifier(Modifier)
  }

  private(set) var order: [Item] = []

  var modifiers: [Modifier] {
    order.compactMap { item in
      guard case .modifier(let modifier) = item else { return nil }
      return modifier
    }
  }

  /// Reads a document's tree; nil after a report.
  init?(_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) {
    guard let mapping = root.mapping else { return nil }
    var reading = ResolverReading(mapping, limits)
    order = reading.items(of: root)
    sink.append(contentsOf: reading.sink)
    if reading.sink.hasErrors { return nil }
  }
}

/// Reads the sets and modifiers of a resolver document.
private struct ResolverReading {
  var sink = DiagnosticSink()
  private var references: ResolverReferences
  private let root: Mapping
  private var names: [String: SourceRange] = [:]

  init(_ root: Mapping, _ limits: Limits) {
    self.root = root
    references = ResolverReferences(root, limits)
  }

  mutating func items(of node: SyntaxNode) -> [ResolverDocument.Item] {
    let known = [
      "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs",
      "$extensions",
    ]
    check(root, known: known, kind: "a resolver document")
    if let version = root["version"] {
      if version.quotedText != "2025.10" {
        sink.report(.invalidToken(expected: "version `2025.10` of resolver documents", found: version))
      }
    } else if let first = root.entries.first {
      sink.report(
        Diagnostic(.tokenInvalid, "a resolver document needs `version`", at: first.key.range)
          .helping("this themec reads version `2025.10`"))
    }
    guard let order = root["resolutionOrder"]?.sequence else {
      sink.report(
        .invalidToken(
          expected: "a list of sets and modifiers in `resolutionOrder`",
          found: root["resolutionOrder"] ?? node))
      return []
    }
    var items: [ResolverDocument.Item] = []
    for node in order {
      if let item = item(node) { items.append(item) }
    }
    return items
  }

  /// An item of `resolutionOrder`: a set or a modifier, written in place or referred to. Nil after a report.
  private mutating func item(_ node: SyntaxNode) -> ResolverDocument.Item? {
    guard let written = node.mapping else {
      return sink.refuse(.invalidToken(expected: "a set or a modifier", found: node))
    }
    guard let reference = written["$ref"] else {
      guard let name = written["name"]?.quotedText, let type = written["type"],
        type.quotedText == "set" || type.quotedText == "modifier"
      else {
        let words =
          "a set or a modifier in `resolutionOrder` needs a `name` and the `type` `set` or `modifier`"
        return sink.refuse(Diagnostic(.tokenInvalid, words: words, at: node.range))
      }
      let isSet = type.quotedText == "set"
      return item(Ranged(name, node.range), written, isSet: isSet)
    }
    guard let keys = TokenReference.keys(ofPointer: reference, &sink) else { return nil }
    guard keys.count == 2, keys[0] == "sets" || keys[0] == "modifiers" else {
      return sink.refuse(
        .invalidToken(expected: "a set or a modifier such as `#/sets/color`", found: reference))
    }
    guard let target = references.target(of: written, at: reference.range, &sink) else { return nil }
    return item(Ranged(keys[1], reference.range), target, isSet: keys[0] == "sets")
  }

  private mutating func item(
    _ name: Ranged<String>, _ mapping: Mapping, isSet: Bool
  ) -> ResolverDocument.Item? {
    // A set and a modifier may have the same name.
    if let first = names.updateValue(name.range, forKey: isSet ? "set \(name.value)" : name.value) {
      return sink.refuse(
        Diagnostic(
          .tokenInvalid, "`\(name.value.shortened)` stands twice in `resolutionOrder`", at: name.range
        ).also(at: first, "first here"))
    }
    if isSet {
      check(mapping, known: ["sources", "description", "$extensions", "name", "type"], kind: "a set")
      return .set(references.sources(mapping["sources"], of: "sources", in: name.range, &sink))
    }
    let known = ["contexts", "default", "description", "$extensions", "name", "type"]
    check(mapping, known: known, kind: "a modifier")
    return modifier(name, mapping).map { .modifier($0) }
  }

  private mutating func modifier(_ name: Ranged<String>, _ mapping: Mapping) -> ResolverDocument.Modifier? {
    guard let node = mapping["contexts"], let written = node.mapping, written.entries.count > 1 else {
      return sink.refuse(
        Diagnostic(
          .tokenInvalid, "the modifier `\(name.value.shortened)` needs at least two `contexts`",
          at: mapping["contexts"]?.range ?? name.range
        ).helping("what always holds is a set"))
    }
    var contexts: [ResolverDocument.Context] = []
    for entry in written.entries {
      let sources = references.sources(entry.value, of: "a context", in: entry.value.range, &sink)
      contexts.append(ResolverDocument.Context(name: entry.key.value, sources: sources))
    }
    if let node = mapping["default"], !contexts.contains(where: { $0.name == node.quotedText }) {
      return sink.refuse(
        .unknownWord(
          "a context of the modifier `\(name.value.shortened)`", found: node, among: contexts.map(\.name)))
    }
    return ResolverDocument.Modifier(
      name: name.value, place: name.range, contexts: contexts, fallback: mapping["default"]?.quotedText)
  }

  private mutating func check(_ mapping: Mapping, known: [String], kind: String) {
    for entry in mapping.entries where !known.contains(entry.key.value) {
      let near = Suggestion.nearest(to: entry.key.value, among: known)
      sink.report(
        Diagnostic(.tokenInvalid, "\(kind) has no \(FoundText.quoted(entry.key.value))", at: entry.key.range)
          .helping(near.map { "did you mean `\($0)`?" }))
    }
  }
}

/// Merges the files that a resolver document names, for every combination of contexts that a theme uses.
struct Resolution {
  private(set) var sink = DiagnosticSink()
  private let resolver: ResolverDocument
  private let use: ResolverUse
  private var missing: MissingTokens
  private let limits: Limits
  private var files: [String: TokenDocument?] = [:]
  private var inline: [SourceRange: TokenDocument?] = [:]
  /// The diagnostics that were already reported. Most files are part of several combinations and repeat their diagnostics.
  private var said: Set<DiagnosticIdentity> = []

  init(
    _ resolver: ResolverDocument, _ use: ResolverUse, missing: MissingTokens,
    _ limits: Limits
  ) {
    self.resolver = resolver
    self.use = use
    self.missing = missing
    self.limits = limits
  }

  /// The tokens of all combinations, with modes where contexts differ; nil after a report. `file` reads a token file by its
  /// path relative to the document.
  mutating func tokens(file: (Ranged<String>) -> TokenDocument?) -> DesignTokens? {
    guard let choice = ContextChoice(resolver, use, &sink) else { return nil }
    guard let combinations = choice.combinations(limit: limits[.variants]) else {
      let place = use.modes.first?.choice.modifier.range ?? use.resolver.range
      return sink.refuse(
        .limitExceeded("combined, the contexts of `modes` make", limits.exceeded(.variants), at: place))
    }
    let lists = combinations.compactMap { values in
      sources(choice, values).map { (key: values, sources: $0) }
    }
    for list in lists { load(list.sources, file) }
    var nodes = 0
    var variants: [ModedTokens.Variant] = []
    var deprecated: [DesignTokens.Deprecation] = []
    var remarks: Set<TokenRemark> = []
    for list in lists {
      var inner = DiagnosticSink()
      let combined = DesignTokenReader.combined(
        list.sources.compactMap(document), missing: missing, limits, nodes: &nodes, &inner)
      report(inner)
      guard let (tokens, table) = combined else { return nil }
      nodes += tokens.tokens.count
      guard nodes <= limits[.mergedNodes] else {
        return sink.refuse(
          .limitExceeded(
            "in all combinations of contexts, the tokens have", limits.exceeded(.mergedNodes),
            at: use.resolver.range))
      }
      variants.append(ModedTokens.Variant(key: list.key, tokens: tokens.tokens, table: table))
      remarks.formUnion(lists.count > 1 ? Set(tokens.remarks.map(\.ofModes)) : tokens.remarks)
      deprecated += tokens.deprecated
    }
    let tokens = ModedTokens(variants, axes: choice.axes).written
    return DesignTokens(tokens: tokens, deprecated: deprecated, remarks: remarks)
  }

  /// The sources to merge for a combination of axis values, in order; nil if the values select two contexts of one modifier.
  private func sources(_ choice: ContextChoice, _ values: [Int?]) -> [ResolverDocument.Source]? {
    var sources: [ResolverDocument.Source] = []
    for item in resolver.order {
      switch item {
      case .set(let own): sources += own
      case .modifier(let modifier):
        guard let context = choice.context(of: modifier.name, for: values) else { return nil }
        sources += modifier.contexts[context].sources
      }
    }
    return sources
  }

  private mutating func load(
    _ sources: [ResolverDocument.Source], _ file: (Ranged<String>) -> TokenDocument?
  ) {
    for source in sources {
      switch source {
      case .file(let name) where files[name.value] == nil:
        let document = file(name)
        files[name.value] = .some(document)
        if document == nil { missing = .mayBeUnread }
      case .inline(let node) where inline[node.range] == nil:
        var inner = DiagnosticSink()
        inline[node.range] = .some(DesignTokenReader.document(node, limits, &inner))
        report(inner)
      default: break
      }
    }
  }

  private func document(_ source: ResolverDocument.Source) -> TokenDocument? {
    switch source {
    case .file(let name): files[name.value] ?? nil
    case .inline(let node): inline[node.range] ?? nil
    }
  }

  private mutating func report(_ inner: DiagnosticSink) {
    for diagnostic in inner.diagnostics {
      let isNew = said.insert(DiagnosticIdentity(diagnostic)).inserted
      if isNew { sink.report(diagnostic) }
    }
  }
}
