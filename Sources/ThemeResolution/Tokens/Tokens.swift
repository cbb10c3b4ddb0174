package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
import ThemeSyntax

/// The tokens of a theme, which are found by path.
struct Tokens {
  /// The result of following a path.
  enum Finding {
    case token(SyntaxNode)
    /// There is nothing at `path`, which is written in the last of the links, or is the path of the search itself if there are
    /// no links.
    case nothing(path: String)
    /// The links from index `first` on form a cycle.
    case cycle(first: Int)
    case tooDeep
  }

  /// A reference that was followed, and the path that led to it.
  struct Link {
    let path: String
    let range: SourceRange
  }

  private let root: SyntaxNode?
  /// The modes of tokens; nil if no token of the theme has any.
  var variants: TokenVariants?
  /// The places of the tokens with modes that the last search passed.
  private(set) var passed: [SourceRange] = []
  /// The indices of the entries of large maps by name, for each map's path.
  private var places: [String: [String: Int]] = [:]

  /// Creates the tokens below `root`. `axes` are the axes on which tokens have modes; nil if no token has any.
  init(_ root: SyntaxNode?, axes: [VariantAxis]? = nil) {
    self.root = root
    variants = axes.map(TokenVariants.init)
  }

  /// Follows a path and the references that it meets: tokens that are references, references that stand for a whole map on the
  /// path, and references whose entries a map overlays. `visit` receives every node that contributes to the result.
  mutating func find(
    _ path: String, links: inout [Link], visit: (_ path: String, SyntaxNode) -> Void
  ) -> Finding {
    var path = path
    passed = []
    while true {
      if let first = links.firstIndex(where: { $0.path == path }) { return .cycle(first: first) }
      guard links.count < Limit.referenceDepth.standard else { return .tooDeep }
      guard !path.isEmpty, let (node, rest) = walk(path) else { return .nothing(path: path) }
      let next: String
      if let reference = node.scalar?.referencePath {
        next = reference
      } else if rest == nil {
        visit(path, node)
        return .token(whole(node, at: path))
      } else if let base = node.mapping?.base {
        next = String(base.value.dropFirst())
      } else {
        return .nothing(path: path)
      }
      visit(path, node)
      links.append(Link(path: path, range: node.mapping?.base?.range ?? node.range))
      path = rest.map { "\(next).\($0)" } ?? next
    }
  }

  /// The node at a path, with nil as the rest. If the path meets a reference, or a map without the next name, that node with
  /// the rest of the path. Nil if it meets any other value.
  private mutating func walk(_ path: String) -> (node: SyntaxNode, rest: Substring?)? {
    guard var node = root else { return nil }
    var rest = path[...]
    var isOfMode = false
    while true {
      guard let mapping = node.mapping else { return node.scalar?.referencePath == nil ? nil : (node, rest) }
      let name = rest.prefix { $0 != "." }
      let place = isOfMode ? nil : path[..<rest.startIndex]
      guard let child = child(name, of: mapping, at: place) else { return (node, rest) }
      node = child
      if variants != nil, let value = value(of: child, at: path[..<name.endIndex]) {
        node = value
        isOfMode = true
        passed.append(child.range)
      }
      if name.endIndex == path.endIndex { return (node, nil) }
      rest = path[path.index(after: name.endIndex)...]
    }
  }

  /// The content of a token with modes in the current variant; nil for any other node.
  private mutating func value(of node: SyntaxNode, at path: Substring) -> SyntaxNode? {
    guard let mapping = node.mapping, mapping.isOneToken else { return nil }
    return variants?.value(of: mapping, at: String(path), node.range)
  }

  /// The node with every token with modes in it replaced by its content in the current variant.
  private mutating func whole(_ node: SyntaxNode, at path: String) -> SyntaxNode {
    guard variants != nil, case .mapping(var mapping) = node.value else { return node }
    for index in mapping.entries.indices where mapping.entries[index].value.mapping != nil {
      let entry = mapping.entries[index]
      let inner = "\(path).\(entry.key.value)"
      let value = value(of: entry.value, at: inner[...])
      if value != nil { passed.append(entry.value.range) }
      mapping.entries[index].value = whole(value ?? entry.value, at: inner)
    }
    return SyntaxNode(.mapping(mapping), node.range)
  }

  /// The entry of a map by name. `path` is the map's path, by which large maps are indexed; nil for a map that depends on the
  /// variant.
  private mutating func child(_ name: Substring, of mapping: Mapping, at path: Substring?) -> SyntaxNode? {
    guard mapping.entries.count > 8, let place = path else {
      return mapping.entries.first { $0.key.value == name }?.value
    }
    let map = String(place)
    if places[map] == nil {
      var table: [String: Int] = [:]
      for (place, entry) in mapping.entries.enumerated() { table[entry.key.value] = place }
      places[map] = table
    }
    return places[map]?[String(name)].map { mapping.entries[$0].value }
  }

  /// Whether a node exists at a path, or may exist through a reference on the way.
  mutating func has(_ path: String) -> Bool {
    guard let (node, rest) = walk(path) else { return false }
    return rest == nil || node.scalar?.referencePath != nil || node.mapping?.base != nil
  }

  /// The null that stands for a group on the way of a path; nil if there is none.
  func removedGroup(of path: String) -> SyntaxNode? {
    var node = root
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      node = node?.mapping?.entries.first { $0.key.value == name }?.value
      if node?.isNull == true { return node }
    }
    return nil
  }

  /// The places of the name and of the value of the token at a path; nil if there is none.
  func place(of path: String) -> (key: SourceRange, value: SourceRange)? {
    var place: (key: SourceRange, value: SourceRange)?
    var node = root
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let entry = node?.mapping?.entries.first(where: { $0.key.value == name }) else { return nil }
      place = (entry.key.range, entry.value.range)
      node = entry.value
    }
    return place
  }

  /// The paths of tokens and groups in the order of the file, for suggestions; at most 1,000.
  var paths: [String] {
    var paths: [String] = []
    if let root { Tokens.collect(root, prefix: "", into: &paths) }
    return paths
  }

  private static func collect(_ node: SyntaxNode, prefix: String, into paths: inout [String]) {
    for entry in node.mapping?.entries ?? [] where !entry.value.isNull {
      // A longer path is never the one that was meant.
      guard paths.count < 1_000, prefix.utf8.count + entry.key.value.utf8.count < 200 else { return }
      let path = prefix.isEmpty ? entry.key.value : "\(prefix).\(entry.key.value)"
      paths.append(path)
      if entry.value.mapping?.isOneToken != true { collect(entry.value, prefix: path, into: &paths) }
    }
  }
}

/// A token whose value is a color, with its modes for web pages.
package struct ColorToken: Sendable {
  package let path: String
  /// The place where the token's name is declared.
  package let range: SourceRange
  /// The token's colors on a web page: the default first, then those for an appearance and for more contrast. A token of a
  /// theme without modes has only the default.
  package let values: [(key: VariantKey, color: Color)]

  /// The token's color in an appearance, with or without more contrast; the default if there is none for that combination.
  package func color(in appearance: AxisValue, highContrast: Bool) -> Color {
    let value = values.first { key, _ in
      key[.appearance] == appearance && !key[.accessibility].isFallback == highContrast
    }
    return (value ?? values[0]).color
  }
}

extension References {
  /// The color tokens in the order of the theme. Marks them as used.
  func colors(in root: SyntaxNode?) -> [ColorToken] {
    var colors: [ColorToken] = []
    begin([], of: 0)
    defer { begin([], of: 0) }
    let keys = VariantKey.ofPages
    func walk(_ node: SyntaxNode, _ prefix: String) {
      for entry in node.mapping?.entries ?? [] where !entry.value.isNull {
        let path = prefix + entry.key.value
        if let mapping = entry.value.mapping, !mapping.isOneToken {
          walk(entry.value, "\(path).")
        } else if let values = values(of: path, at: entry.value.range, for: keys) {
          colors.append(ColorToken(path: path, range: entry.key.range, values: values))
        }
      }
    }
    if let root { walk(root, "") }
    return colors
  }

  /// The color of a token in each variant; nil if it is not a color. Problems are not reported, since the token may not be
  /// used.
  private func values(
    of path: String, at range: SourceRange, for keys: [VariantKey]
  ) -> [(key: VariantKey, color: Color)]? {
    var reported = DiagnosticSink()
    var values: [(key: VariantKey, color: Color)] = []
    for key in hasModes ? keys : [keys[0]] {
      turn(to: key)
      isNoting = false
      let color = meaning(of: Setting<Color>.reference(path, range), &reported).value
      isNoting = true
      guard let color else { return nil }
      var visited: [SourceRange] = []
      var links: [Tokens.Link] = []
      _ = tokens.find(path, links: &links) { visited.append($1.range) }
      note(visited + tokens.passed)
      values.append((key, color))
    }
    return values
  }
}

extension VariantKey {
  /// The variants of a web page: every appearance, without and with more contrast, the default first.
  fileprivate static let ofPages: [VariantKey] = [0, 1].flatMap { contrast in
    (0..<VariantAxis.appearance.names.count).map { appearance in
      var key = VariantKey.normal
      key[.system] = AxisValue(.system, named: "web") ?? key[.system]
      key[.accessibility] = AxisValue(.accessibility, code: contrast)
      key[.appearance] = AxisValue(.appearance, code: appearance)
      return key
    }
  }
}
