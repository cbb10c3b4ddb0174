import ThemeCore
import ThemeDiagnostics

/// Resolves inheritance between groups, by `$extends` or by a `$ref` to a group.
struct TokenGroups {
  private struct Expanded {
    let mapping: Mapping
    /// The depth of nested groups, including the group itself.
    var height = 1
  }

  var sink = DiagnosticSink()
  /// Whether a limit was exceeded.
  private(set) var isFull = false
  private let root: Mapping
  /// Every group and token as written, by path.
  private var written: [String: SyntaxNode] = [:]
  private var finished: [String: Expanded] = [:]
  /// The indexes of the entries of large finished groups and of the groups in them: by the path of the group, then by the
  /// entry's key.
  private var tables: [String: [String: Int]] = [:]
  /// The inherited part of each group that is being expanded, by path.
  private var bases: [String: Mapping] = [:]
  /// The paths of the groups that are being expanded, the outermost first.
  private var open: [String] = []
  private var layers: TokenLayers
  private var nodes = 0
  private let missing: MissingTokens
  /// The number of values that may be written in all, and the subject and the limit of the error about more.
  private let limit: Int
  private let exceeded: (subject: DiagnosticText, limit: LimitExceeded)
  private let maxLevels = Limit.nestingDepth.standard

  /// Takes the groups of one file.
  init(_ root: Mapping, _ limits: Limits, missing: MissingTokens) {
    self.init(
      root, limit: limits[.nodes],
      exceeded: ("with its references resolved, the file has", limits.exceeded(.nodes)), missing: missing)
  }

  /// Takes the groups of merged files. `files` is the number of values that were already written to merge them.
  init(_ root: Mapping, _ limits: Limits, files: Int, missing: MissingTokens) {
    self.init(
      root, limit: limits[.mergedNodes] - files,
      exceeded: ("with their references resolved, the token files have", limits.exceeded(.mergedNodes)),
      missing: missing)
  }

  private init(
    _ root: Mapping, limit: Int, exceeded: (subject: DiagnosticText, limit: LimitExceeded),
    missing: MissingTokens
  ) {
    self.root = root
    self.limit = limit
    self.exceeded = exceeded
    self.missing = missing
    layers = TokenLayers(limit: limit)
    note(root, at: "")
  }

  /// The number of values that were written.
  var cost: Int { nodes + layers.nodes }

  /// The whole tree with all inheritance resolved.
  mutating func expandedRoot() -> Mapping {
    let expanded = expand(root, at: "").mapping
    if !isFull { count(expanded) }
    return expanded
  }

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
    defer {
      open.removeLast()
      bases[path] = nil
    }
    var height = 1
    // The base is expanded first, because groups inside this one may extend a part of it.
    let source = group.entries.first { $0.key.value == "$extends" || $0.key.value == "$ref" }
    var base = source.flatMap { inherited(by: $0) }
    if let inherited = base {
      height = inherited.height
      bases[path] = inherited.mapping
    }
    var own: [Mapping.Entry] = []
    for entry in group.entries where entry.key.value != "$extends" && entry.key.value != "$ref" {
      if let child = entry.value.mapping, !entry.key.value.hasPrefix("$"), isGroup(child) {
        let expanded = expand(child, at: TokenGroups.path(path, entry.key.value))
        height = max(height, expanded.height + 1)
        own.append(
          Mapping.Entry(key: entry.key, value: SyntaxNode(.mapping(expanded.mapping), entry.value.range)))
      } else {
        own.append(entry)
      }
    }
    if open.count + height > maxLevels, let source, base != nil {
      fill(.tooDeep(at: source.value.range))
      base = nil
    }
    var result = Expanded(mapping: Mapping(own), height: height)
    if let base, let source {
      result = Expanded(mapping: merge(own, over: base.mapping, at: source.value.range), height: height)
    }
    finished[path] = result
    return result
  }

  /// Whether a map is a group. A map with only a `$ref` is one if the `$ref` leads to a group; otherwise it is an alias of a
  /// token.
  private mutating func isGroup(_ mapping: Mapping) -> Bool {
    guard mapping.isToken else { return true }
    guard mapping["$value"] == nil, let pointer = mapping["$ref"] else { return false }
    var ignored = DiagnosticSink()
    guard let keys = TokenReference.keys(ofPointer: pointer, &ignored),
      let target = written[keys.joined(separator: ".")]?.mapping
    else { return false }
    return !target.isToken
  }

  private mutating func inherited(by entry: Mapping.Entry) -> Expanded? {
    guard let path = target(of: entry), !isFull else { return nil }
    let place = entry.value.range
    if let start = open.firstIndex(of: path) {
      let names = (open[start...].filter { !$0.isEmpty } + [path]).map { "`\($0)`" }.joined(separator: " → ")
      return sink.refuse(Diagnostic(.referenceCycle, "a group extends itself: \(names)", at: place))
    }
    guard open.count < maxLevels else {
      fill(.tooDeep(at: place))
      return nil
    }
    guard let found = group(at: path, for: place) else {
      let isToken = written[path]?.mapping?.isToken ?? false
      // The group may be in a file that can't be read.
      if !isFull, isToken || missing != .mayBeUnread {
        sink.report(.noGroup(path, isToken: isToken, at: place))
      }
      return nil
    }
    return found
  }

  /// The path of the group that an entry names as its base; nil after a report.
  private mutating func target(of entry: Mapping.Entry) -> String? {
    let node = entry.value
    if entry.key.value == "$extends", case .scalar(let scalar) = node.value, !scalar.text.hasPrefix("#") {
      guard case .token(let path)? = TokenReference(node, &sink) else {
        return sink.refuse(.invalidToken(expected: "a group such as `{button}`", found: node))
      }
      return path
    }
    return TokenReference.keys(ofPointer: node.mapping?["$ref"] ?? node, &sink)?.joined(separator: ".")
  }

  /// A group with everything that it and its enclosing groups inherit, and with the `$type` that applies to it; nil if there is
  /// none.
  private mutating func group(at path: String, for place: SourceRange) -> Expanded? {
    var layers: [(group: Mapping, type: Mapping.Entry?, height: Int)] = []
    var isWhole = false
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // No group is nested that deeply.
    guard names.count <= maxLevels else { return nil }
    for count in 1..<max(1, names.count) {
      let prefix = names[..<count].joined(separator: ".")
      guard let outer = written[prefix]?.mapping, !outer.isToken,
        outer["$extends"] != nil || outer["$ref"] != nil
      else { continue }
      // For a group that is still being expanded, the inherited part is already known.
      let isOpen = open.contains(prefix)
      let expanded = isOpen ? bases[prefix].map { Expanded(mapping: $0) } : expand(outer, at: prefix)
      if let expanded, let found = walk(expanded.mapping, at: isOpen ? nil : prefix, names[count...]) {
        layers.append((found.group, found.type, expanded.height))
      }
      if !isOpen {
        isWhole = true
        break
      }
    }
    if !isWhole, let own = written[path]?.mapping, !own.isToken {
      let expanded = expand(own, at: path)
      layers.append((expanded.mapping, nil, expanded.height))
    }
    guard var result = layers.first?.group else { return nil }
    for layer in layers.dropFirst() { result = merge(layer.group.entries, over: result, at: place) }
    if result["$type"] == nil, let type = layers.reversed().compactMap(\.type).first ?? typeAbove(path) {
      result = Mapping(result.entries + [type])
    }
    return Expanded(mapping: result, height: layers.map(\.height).max() ?? 1)
  }

  /// The group at the end of a path, and the nearest `$type` on the way to it; nil if there is no such group.
  ///
  /// `start` is the path of `group` if that is finished: names are then looked up in a table.
  private mutating func walk(_ group: Mapping, at start: String?, _ path: ArraySlice<String>) -> (
    group: Mapping, type: Mapping.Entry?
  )? {
    var group = group
    var type: Mapping.Entry?
    var place = start
    for name in path {
      type = entry("$type", of: group, at: place) ?? type
      guard let next = entry(name, of: group, at: place)?.value.mapping, !next.isToken else { return nil }
      group = next
      place = place.map { TokenGroups.path($0, name) }
    }
    return (group, type)
  }

  private mutating func entry(_ name: String, of group: Mapping, at path: String?) -> Mapping.Entry? {
    guard group.entries.count > 16, let path else { return group.entries.first { $0.key.value == name } }
    if tables[path] == nil {
      var table: [String: Int] = [:]
      for (place, entry) in group.entries.enumerated() { table[entry.key.value] = place }
      tables[path] = table
    }
    return tables[path]?[name].map { group.entries[$0] }
  }

  /// The `$type` that a group has from its enclosing groups; nil if none declares one.
  private func typeAbove(_ path: String) -> Mapping.Entry? {
    var path = path[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      if let type = written[String(path)]?.mapping?.entries.first(where: { $0.key.value == "$type" }) {
        return type
      }
    }
    return root.entries.first { $0.key.value == "$type" }
  }

  private mutating func merge(_ own: [Mapping.Entry], over base: Mapping, at place: SourceRange) -> Mapping {
    let merged = layers.merge(own, over: base)
    if layers.isFull { fillUp(at: place) }
    return merged
  }

  /// Counts the groups and tokens of the expanded tree, and reports the files if they exceed the limit.
  private mutating func count(_ group: Mapping) {
    for entry in group.entries where !entry.key.value.hasPrefix("$") || entry.key.value == "$root" {
      nodes += 1
      guard nodes <= limit else { return fillUp(at: entry.key.range) }
      if let inner = entry.value.mapping, !inner.isToken { count(inner) }
      if isFull { return }
    }
  }

  private mutating func fillUp(at place: SourceRange) {
    fill(.limitExceeded(exceeded.subject, exceeded.limit, at: place))
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
  fileprivate static func tooDeep(at place: SourceRange) -> Diagnostic {
    .limitExceeded(
      "with their references resolved, groups nest here by", Limits().exceeded(.nestingDepth), at: place)
  }

  fileprivate static func noGroup(_ path: String, isToken: Bool, at place: SourceRange) -> Diagnostic {
    let reason = isToken ? "`\(path.shortened)` is a token" : "there is no group `\(path.shortened)`"
    return Diagnostic(.unknownReference, "expected a group to extend; \(reason)", at: place)
  }
}
