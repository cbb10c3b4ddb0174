package import ThemeCore
import ThemeDiagnostics

// Reading and merging of a theme's token files.

extension FileReading {
  /// The theme's tokens: those of its token files, later files over earlier ones, with the theme's own `tokens` over all of
  /// them; nil if it has no token files or none could be read.
  mutating func tokens(of mapping: Mapping) -> SyntaxNode? {
    guard let node = mapping["tokenFiles"], !node.isNull else { return nil }
    let tokens: SyntaxNode?
    if let nodes = node.sequence {
      tokens = listed(nodes)
    } else if let resolver = node.mapping {
      // Lowering reports the errors in the map.
      let use = ResolverUse(resolver)
      file.isPartial = use?.isPartial ?? true
      tokens = use.flatMap { resolved($0) }
    } else {
      return file.sink.refuse(
        .listExpected("a list of token files such as `[brand.tokens.json]`", found: node))
    }
    guard let own = mapping["tokens"], own.mapping != nil else { return tokens }
    guard let tokens else { return nil }
    var merging = TreeMerging(library.alternatives, isOverTokenFile: true)
    let merged = merging.merged(tokens, with: own, at: ["tokens"])
    file.nodes += merging.count
    file.overTokenFiles = merging.overTokenFiles
    file.droppedModes = merging.droppedModes.map { $0.fixed(in: library.sources) }
    return merged
  }

  private mutating func listed(_ nodes: [SyntaxNode]) -> SyntaxNode? {
    var list = TokenFileList()
    if !file.parents.isEmpty { list.missing = .mayBeInherited }
    var documents: [TokenDocument] = []
    for (path, name) in files(nodes, of: "tokenFiles", expected: "the path of a token file") {
      guard let document = tokenFile(path, namedAs: name, ending: ".tokens.json") else {
        list.missing = .mayBeUnread
        continue
      }
      list.paths.append(path)
      documents.append(document)
    }
    return documents.isEmpty ? nil : take(library.tokens(of: documents, list))
  }

  /// The tokens of the files of a resolver document; nil after a report.
  private mutating func resolved(_ use: ResolverUse) -> SyntaxNode? {
    let files = files([use.resolver], of: "tokenFiles", expected: "the path of a resolver document")
    guard let (path, name) = files.first, hasRoom(at: name.range) else { return nil }
    file.tokenFiles.append(path)
    guard let resolver = tokenFile(readAt: path, namedAs: name, ending: ".resolver.json") else { return nil }
    guard resolver.resolverSign != nil else { return file.sink.refuse(.noResolver(path, at: name.range)) }
    let (library, missing) = (library, file.parents.isEmpty ? MissingTokens.isError : .mayBeInherited)
    var sink = library.newSink
    let tokens = DesignTokenReader.tokens(
      resolvedBy: resolver, use, missing: missing, library.limits, &sink
    ) { name in
      guard let path = self.path(name, relativeTo: path.folder) else { return nil }
      return tokenFile(path, namedAs: name, ending: ".tokens.json")
    }
    let nodes = tokens.map { $0.tokens.count + $0.remarks.count } ?? 0
    return take(CombinedTokens(tokens: tokens, sink: sink, nodes: nodes))
  }

  private mutating func take(_ combined: CombinedTokens) -> SyntaxNode? {
    file.sink.append(contentsOf: combined.sink)
    file.nodes += combined.nodes
    guard let tokens = combined.tokens else { return nil }
    for token in tokens.deprecated { file.deprecated[token.path] = token.reason }
    file.remarks = tokens.remarks
    return tokens.tokens
  }

  /// Whether the theme and the token files that were read so far are within the limits; reports a limit that they exceed.
  private mutating func hasRoom(at range: SourceRange) -> Bool {
    for (limit, count) in [(Limit.themeBytes, file.bytes), (.mergedNodes, file.nodes)] {
      guard let exceeded = library.limits.exceeded(limit, by: count) else { continue }
      file.sink.report(.limitExceeded("with the files before this one, the theme has", exceeded, at: range))
      return false
    }
    return true
  }

  /// The contents of a token file; nil after a report that it can't be read or is a resolver document.
  private mutating func tokenFile(
    _ path: ThemePath, namedAs name: Ranged<String>, ending: String
  ) -> TokenDocument? {
    file.tokenFiles.append(path)
    guard hasRoom(at: name.range),
      let document = tokenFile(readAt: path, namedAs: name, ending: ending)
    else { return nil }
    guard let sign = document.resolverSign else { return document }
    return file.sink.refuse(.resolverUnsupported(at: sign, namedAt: name))
  }

  private mutating func tokenFile(
    readAt path: ThemePath, namedAs name: Ranged<String>, ending: String
  ) -> TokenDocument? {
    switch library.tokenFile(path) {
    case .unreadable(let error):
      return file.sink.refuse(library.unreadable(path, error, namedAs: name, ending: ending, &searches))
    case .file(let read):
      file.sink.append(contentsOf: read.sink)
      file.bytes += read.bytes
      file.nodes += read.nodes
      return read.document
    }
  }
}

extension Diagnostic {
  fileprivate static func resolverUnsupported(at place: SourceRange, namedAt name: Ranged<String>)
    -> Diagnostic
  {
    Diagnostic(.resolverUnsupported, "this is a resolver document, which contains no tokens", at: place)
      .also(at: name.range, "named as a file of tokens")
      .helping("say which contexts hold: `tokenFiles: { resolver: …, modes: … }`")
  }

  fileprivate static func noResolver(_ path: ThemePath, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidValue, "`\(path)` is no resolver document, which has a `resolutionOrder`", at: place)
      .helping("token files are a list: `tokenFiles: [brand.tokens.json]`")
  }
}

/// A token file, or a resolver document.
package struct TokenDocument: Sendable {
  /// The file's tree, in the vocabulary of DTCG.
  package let root: SyntaxNode
  /// Whether groups of the file may inherit (`$extends`) from groups of this file or of the files that it overlays.
  package let mayExtend: Bool
  /// The place that identifies the file as a resolver document; nil for a token file.
  package let resolverSign: SourceRange?
}

/// How an alias is treated that refers to no token in a theme's files.
package enum MissingTokens: Hashable, Sendable {
  case isError
  /// The alias is accepted, because a parent may have the token.
  case mayBeInherited
  /// The alias is accepted, because the token may be in a file that can't be read.
  case mayBeUnread
}
