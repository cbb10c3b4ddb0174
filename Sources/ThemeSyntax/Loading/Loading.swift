package import ThemeDiagnostics
package import ThemeSource

/// Follows `extends` from one theme file to its parents.
struct Loading {
  let library: SyntaxLibrary
  /// The files that are being loaded, the outermost first, with the places that name the next.
  private var chain: [(path: ThemePath, namedAt: SourceRange?)] = []

  /// The most parents that may stand above each other.
  private static let depthLimit = 64

  init(library: SyntaxLibrary) {
    self.library = library
  }

  /// - Parameter name: What another file calls it, and where; nil for a theme that the user names.
  mutating func load(_ path: ThemePath, namedAs name: Ranged<String>?) -> SyntaxLibrary.Loaded {
    if let known = library[path] { return known }
    chain.append((path, name?.range))
    let loaded = read(path, namedAs: name)
    chain.removeLast()
    // What was found on the way into a cycle depends on where it was entered.
    let isOfEntrance = loaded.sink.diagnostics.contains { $0.code == .extendsCycle }
    if !isOfEntrance, !loaded.isUnreadable { library[path] = loaded }
    return loaded
  }

  private mutating func read(_ path: ThemePath, namedAs name: Ranged<String>?) -> SyntaxLibrary.Loaded {
    var sink = DiagnosticSink()
    var inputs: Set<ThemePath> = [path]
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try library.inputs.bytes(of: path, limit: SyntaxLimits.bytes)
    } catch {
      sink.report(unreadable(path, error, namedAs: name, ending: ".theme.yaml"))
      return SyntaxLibrary.Loaded(tree: nil, sink: sink, inputs: [path], isUnreadable: true)
    }
    let source = library.sources.add(SourceFile(path: path, bytes: bytes))
    guard let root = parse(source, library.sources[source], into: &sink), checkVersion(root, &sink),
      let mapping = root.mapping
    else { return SyntaxLibrary.Loaded(tree: nil, sink: sink, inputs: [path]) }
    var deprecated: [String: String] = [:]
    var base: SyntaxNode?
    for parent in parents(of: mapping, &sink) {
      guard let tree = loadParent(parent, of: path, &inputs, &sink) else { continue }
      deprecated.merge(tree.deprecatedTokens) { $1 }
      let inherited = tree.inherited
      base = base.map { merged($0, with: inherited, alternatives: library.alternatives) } ?? inherited
    }
    var own = root
    if let tokens = tokens(of: mapping, in: path, &deprecated, &inputs, &sink) {
      own.value = .mapping(mapping.replacing("tokens", with: tokens))
    }
    let whole = base.map { merged($0, with: own, alternatives: library.alternatives) } ?? own
    let tree = SyntaxTree(
      root: whole, source: source, parents: base, isPartial: sink.hasErrors, deprecatedTokens: deprecated,
      inputs: inputs.sorted())
    return SyntaxLibrary.Loaded(tree: tree, sink: sink, inputs: inputs.sorted())
  }

  private func unreadable(
    _ path: ThemePath, _ error: InputError, namedAs name: Ranged<String>?, ending: String
  ) -> Diagnostic {
    guard let name else { return .unreadable(path, error, at: placeOf(path)) }
    let diagnostic = Diagnostic.unreadable(path, error, at: name.range)
    guard error == .notFound else { return diagnostic }
    if let slip = pathSlip(name.value, at: name.range) { return slip }
    let folder = library.sources[name.range.source].path.folder
    let meant = fileMeant(by: name.value, from: folder, ending: ending) { try? library.inputs.names(in: $0) }
    return diagnostic.suggesting(meant, at: name.range)
  }

  /// A place in a file that can't be read: its beginning.
  private func placeOf(_ path: ThemePath) -> SourceRange {
    let source = library.sources.add(SourceFile(path: path, bytes: []))
    return SourceRange(source: source, start: 0, end: 0)
  }

  private func parents(of mapping: Mapping, _ sink: inout DiagnosticSink) -> [Ranged<String>] {
    guard let node = mapping["extends"], !node.isNull else { return [] }
    let expected = "the path of a theme, or a list of paths"
    if node.mapping != nil {
      sink.report(.wrongType(expected: expected, found: node))
      return []
    }
    return paths(node.sequence ?? [node], expected: "the path of a theme", &sink)
  }

  private func paths(
    _ nodes: [SyntaxNode], expected: String, _ sink: inout DiagnosticSink
  ) -> [Ranged<String>] {
    var paths: [Ranged<String>] = []
    for node in nodes {
      if let scalar = node.scalar, !scalar.text.isEmpty {
        paths.append(Ranged(scalar.text, node.range))
      } else {
        sink.report(.wrongType(expected: expected, found: node))
      }
    }
    return paths
  }

  private mutating func loadParent(
    _ name: Ranged<String>, of child: ThemePath, _ inputs: inout Set<ThemePath>, _ sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard let path = ThemePath(name.value, relativeTo: child.folder) else {
      sink.report(.pathLeavesRoot(name.value, at: name.range))
      return nil
    }
    if let start = chain.firstIndex(where: { $0.path == path }) {
      let names = chain[(start + 1)...].compactMap(\.namedAt) + [name.range]
      sink.report(.extendsCycle(Array(zip(chain[start...].map(\.path), names))))
      return nil
    }
    guard chain.count < Loading.depthLimit else {
      sink.report(
        Diagnostic(.limitExceeded, "more than \(Loading.depthLimit) themes extend each other", at: name.range)
      )
      return nil
    }
    let loaded = load(path, namedAs: name)
    inputs.formUnion(loaded.inputs)
    sink.append(contentsOf: loaded.sink)
    return loaded.tree
  }

  /// The theme's token files, the later over the earlier, with its own tokens over all; nil without token files.
  private mutating func tokens(
    of mapping: Mapping, in path: ThemePath, _ deprecated: inout [String: String],
    _ inputs: inout Set<ThemePath>,
    _ sink: inout DiagnosticSink
  ) -> SyntaxNode? {
    guard let node = mapping["tokenFiles"], !node.isNull else { return nil }
    guard let nodes = node.sequence else {
      sink.report(.listExpected("a list of token files such as `[brand.tokens.json]`", found: node))
      return nil
    }
    var tokens: SyntaxNode?
    for name in paths(nodes, expected: "the path of a token file", &sink) {
      guard let file = ThemePath(name.value, relativeTo: path.folder) else {
        sink.report(.pathLeavesRoot(name.value, at: name.range))
        continue
      }
      inputs.insert(file)
      guard let read = tokenFile(file, namedAs: name, &sink) else { continue }
      for token in read.deprecated { deprecated[token.path] = token.reason }
      tokens =
        tokens.map { merged($0, with: read.tokens, alternatives: library.alternatives, at: ["tokens"]) }
        ?? read.tokens
    }
    guard let own = mapping["tokens"], own.mapping != nil else { return tokens }
    return tokens.map { merged($0, with: own, alternatives: library.alternatives, at: ["tokens"]) }
  }

  private func tokenFile(
    _ path: ThemePath, namedAs name: Ranged<String>, _ sink: inout DiagnosticSink
  ) -> DesignTokens? {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try library.inputs.bytes(of: path, limit: SyntaxLimits.bytes)
    } catch {
      sink.report(unreadable(path, error, namedAs: name, ending: ".tokens.json"))
      return nil
    }
    let source = library.sources.add(SourceFile(path: path, bytes: bytes))
    guard let root = parse(source, library.sources[source], into: &sink) else { return nil }
    return designTokens(from: root, into: &sink)
  }
}

extension Diagnostic {
  /// Themes that extend each other, each with the place where it names the next; told the same wherever it was entered.
  fileprivate static func extendsCycle(_ links: [(path: ThemePath, names: SourceRange)]) -> Diagnostic {
    let first = links.indices.min { links[$0].path < links[$1].path } ?? 0
    let links = links[first...] + links[..<first]
    let cycle = (links.map(\.path) + links.prefix(1).map(\.path)).map { "`\($0)`" }.joined(separator: " → ")
    guard let start = links.first else { preconditionFailure("a cycle of no themes") }
    let diagnostic = Diagnostic(.extendsCycle, "a theme extends itself: \(cycle)", at: start.names)
    return links.dropFirst().reduce(diagnostic) { $0.also(at: $1.names, "on the way") }
      .helping("take one of these `extends` out")
  }
}

extension SyntaxTree {
  /// What a child takes over: everything but what a theme says of itself alone.
  fileprivate var inherited: SyntaxNode {
    guard case .mapping(var mapping) = root.value else { return root }
    let own = ["themec", "name", "summary", "extends", "abstract", "tokenFiles", "interface"]
    mapping.entries.removeAll { own.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), root.range)
  }
}

extension Mapping {
  fileprivate func replacing(_ key: String, with value: SyntaxNode) -> Mapping {
    var copy = self
    if let index = entries.firstIndex(where: { $0.key.value == key }) {
      copy.entries[index].value = value
    } else {
      copy.entries.append(Entry(key: Ranged(key, value.range), value: value))
    }
    return copy
  }
}

extension Diagnostic {
  package static func pathLeavesRoot(_ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.pathLeavesRoot, "the path `\(written.shortened)` leaves the root", at: range)
      .helping(
        written.utf8.first == UInt8(ascii: "/")
          ? "paths are relative to the file that names them"
          : "move the file below the root, or name a root that holds both with `--root`")
  }

  /// A file that a theme names and that can't be read: a part of the theme, or its art.
  package static func unreadable(
    _ path: ThemePath, _ error: InputError, as code: DiagnosticCode = .fileMissing, at range: SourceRange
  ) -> Diagnostic {
    switch error {
    case .notFound: return Diagnostic(code, "there is no file `\(path)`", at: range)
    case .wrongKind: return Diagnostic(code, "`\(path)` is no file", at: range)
    case .leavesRoot:
      return Diagnostic(.pathLeavesRoot, "`\(path)` is a link that leaves the root", at: range)
        .helping("`--trust-links` follows such links")
    case .tooLarge(let bytes, let limit):
      return Diagnostic(.limitExceeded, "`\(path)` has \(bytes) bytes; at most \(limit) are read", at: range)
    case .unreadable(let reason):
      return Diagnostic(code, "`\(path)` can't be read: \(reason)", at: range)
    }
  }
}
