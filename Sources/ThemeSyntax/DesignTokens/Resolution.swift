import ThemeCore
import ThemeDiagnostics

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
  private var said: Set<Said> = []

  private struct Said: Hashable {
    let place: SourceRange
    let message: String
  }

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
      let isNew = said.insert(Said(place: diagnostic.place.range, message: diagnostic.message)).inserted
      if isNew { sink.report(diagnostic) }
    }
  }
}
