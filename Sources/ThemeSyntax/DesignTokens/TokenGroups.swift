import ThemeDiagnostics
import ThemeSource

/// Writes out what groups inherit from each other by `$extends`, or by a `$ref` that names a group.
struct TokenGroups {
  private struct Expanded {
    let mapping: Mapping
    /// How many groups stand inside each other in it, itself counted.
    var height = 1
  }

  var sink = DiagnosticSink()
  /// Whether a limit was exceeded.
  private(set) var isFull = false
  private let root: Mapping
  /// Every group and token of the file by its path.
  private var written: [String: SyntaxNode] = [:]
  private var finished: [String: Expanded] = [:]
  /// The groups that are being written out, the outermost first.
  private var open: [String] = []
  private var nodes = 0

  init(_ root: Mapping) {
    self.root = root
    note(root, at: "")
  }

  /// The whole file, without any `$extends`.
  mutating func expandedRoot() -> Mapping { expand(root, at: "").mapping }

  private mutating func note(_ group: Mapping, at path: String) {
    for entry in group.entries where entry.value.mapping != nil {
      let path = TokenGroups.path(path, entry.key.value)
      written[path] = entry.value
      if let child = entry.value.mapping, !entry.key.value.hasPrefix("$") { note(child, at: path) }
    }
  }

  private mutating func expand(_ group: Mapping, at path: String) -> Expanded {
    if let known = finished[path] { return known }
    open.append(path)
    defer { open.removeLast() }
    var own: [Mapping.Entry] = []
    var result = Expanded(mapping: Mapping([]))
    var base: (mapping: Mapping, source: SyntaxNode)?
    for entry in group.entries {
      let key = entry.key.value
      if key == "$extends" || key == "$ref" {
        guard let target = target(of: entry.value, named: key) else { continue }
        if let inherited = inherited(from: target, at: entry.value) {
          base = (inherited.mapping, entry.value)
          result.height = max(result.height, inherited.height)
        }
      } else if let child = entry.value.mapping, !key.hasPrefix("$"), isGroup(child) {
        let expanded = expand(child, at: TokenGroups.path(path, key))
        result.height = max(result.height, expanded.height + 1)
        own.append(Mapping.Entry(key: entry.key, value: SyntaxNode(.mapping(expanded.mapping), entry.value.range)))
      } else {
        own.append(entry)
      }
    }
    if open.count + result.height > SyntaxLimits.depth, let source = base?.source {
      fill(.tooDeep(at: source.range))
      base = nil
    }
    if let base {
      result = Expanded(mapping: merge(own, over: base.mapping, at: base.source.range), height: result.height)
    } else {
      result = Expanded(mapping: Mapping(own), height: result.height)
    }
    finished[path] = result
    return result
  }

  /// Whether a map is a group: a `$ref` alone may be an alias of a token, or stand for `$extends`.
  private mutating func isGroup(_ mapping: Mapping) -> Bool {
    guard mapping.isToken else { return true }
    guard mapping["$value"] == nil, let pointer = mapping["$ref"] else { return false }
    var ignored = DiagnosticSink()
    guard let keys = TokenReference.keys(ofPointer: pointer, &ignored),
      let target = written[keys.joined(separator: ".")]?.mapping
    else { return false }
    return !target.isToken
  }

  /// The path of the group that another one extends.
  private mutating func target(of node: SyntaxNode, named key: String) -> String? {
    if key == "$extends", case .scalar(let scalar) = node.value, !scalar.text.hasPrefix("#") {
      guard case .token(let path)? = TokenReference(node, &sink) else {
        sink.report(.invalidToken(expected: "a group such as `{button}`", found: node))
        return nil
      }
      return path
    }
    let pointer = node.mapping?["$ref"] ?? node
    return TokenReference.keys(ofPointer: pointer, &sink)?.joined(separator: ".")
  }

  private mutating func inherited(from path: String, at node: SyntaxNode) -> Expanded? {
    if let start = open.firstIndex(of: path) {
      let names = (open[start...].filter { !$0.isEmpty } + [path]).map { "`\($0)`" }.joined(separator: " → ")
      sink.report(Diagnostic(.referenceCycle, "a group extends itself: \(names)", at: node.range))
      return nil
    }
    guard !isFull else { return nil }
    guard let target = written[path]?.mapping, !target.isToken else {
      sink.report(.noGroup(path, isToken: written[path] != nil, at: node.range))
      return nil
    }
    guard open.count < SyntaxLimits.depth else {
      fill(.tooDeep(at: node.range))
      return nil
    }
    var expanded = expand(target, at: path)
    // What it inherits keeps the type that it has there.
    if expanded.mapping["$type"] == nil, let type = typeAbove(path) {
      expanded = Expanded(mapping: Mapping(expanded.mapping.entries + [type]), height: expanded.height)
    }
    return expanded
  }

  /// The `$type` that a group has from those around it.
  private func typeAbove(_ path: String) -> Mapping.Entry? {
    var path = path[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      if let type = written[String(path)]?.mapping?.entries.first(where: { $0.key.value == "$type" }) { return type }
    }
    return root.entries.first { $0.key.value == "$type" }
  }

  private mutating func merge(_ own: [Mapping.Entry], over base: Mapping, at place: SourceRange) -> Mapping {
    nodes += own.count + base.entries.count
    guard nodes <= SyntaxLimits.nodes else {
      fill(.tooManyTokens(at: place))
      return Mapping(own)
    }
    var places: [String: Int] = [:]
    for (index, entry) in own.enumerated() where places[entry.key.value] == nil { places[entry.key.value] = index }
    var result: [Mapping.Entry] = []
    var isTaken = [Bool](repeating: false, count: own.count)
    for entry in base.entries {
      guard let index = places[entry.key.value] else {
        result.append(entry)
        continue
      }
      isTaken[index] = true
      if let lower = entry.value.mapping, let upper = own[index].value.mapping, !lower.isToken, !upper.isToken {
        let merged = merge(upper.entries, over: lower, at: place)
        let value = SyntaxNode(.mapping(merged), own[index].value.range)
        result.append(Mapping.Entry(key: own[index].key, value: value))
      } else {
        result.append(own[index])
      }
    }
    for (index, entry) in own.enumerated() where !isTaken[index] { result.append(entry) }
    return Mapping(result)
  }

  private mutating func fill(_ diagnostic: Diagnostic) {
    if !isFull { sink.report(diagnostic) }
    isFull = true
  }

  static func path(_ parent: String, _ key: String) -> String {
    parent.isEmpty ? key : "\(parent).\(key)"
  }
}

extension Diagnostic {
  static func tooManyTokens(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "the file has more tokens than the limit of 100,000, its references written out", at: place)
  }

  fileprivate static func tooDeep(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "groups nest deeper here than the limit of \(SyntaxLimits.depth), written out", at: place)
  }

  fileprivate static func noGroup(_ path: String, isToken: Bool, at place: SourceRange) -> Diagnostic {
    let reason = isToken ? "`\(path.shortened)` is a token" : "there is no group `\(path.shortened)`"
    return Diagnostic(.unknownReference, "expected a group to extend; \(reason)", at: place)
  }
}
