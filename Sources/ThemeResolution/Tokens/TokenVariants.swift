import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The variant for which tokens are looked up.
struct TokenContext: Hashable {
  /// The variant's values on the axes on which tokens of the theme depend, and fallbacks on all other axes.
  var key = VariantKey.normal
  /// The number of the element whose aliases apply; 0 if none do.
  var element = 0
}

/// The modes of a theme's tokens, and the variant for which they are looked up.
struct TokenVariants {
  /// The current variant, and the element whose aliases apply.
  private(set) var context = TokenContext()
  private var aliases = AxisAliases([])
  /// The paths of the tokens with modes that have been looked up.
  var met: Set<String> = []
  /// The modes of tokens by path, in the order in which they apply to variants.
  private var known: [String: [TokenModes.Mode]] = [:]
  /// The axes on which any token of the theme depends.
  private let axes: [VariantAxis]

  init(axes: [VariantAxis]) {
    self.axes = axes
  }

  /// Makes an element current, by its number and its aliases, and clears `met`.
  mutating func begin(_ aliases: [AxisAlias], of number: Int) {
    self.aliases = AxisAliases(aliases)
    context = TokenContext(element: aliases.contains { $0.value.axis != .state } ? number : 0)
    met = []
  }

  /// Makes a variant current.
  mutating func turn(to key: VariantKey) {
    var restricted = VariantKey.normal
    for axis in axes { restricted[axis] = key[axis] }
    context.key = restricted
  }

  /// Restores the variant, the aliases and `met` of an earlier copy, and keeps the modes that have been gathered since.
  mutating func restore(_ earlier: TokenVariants) {
    (context, aliases, met) = (earlier.context, earlier.aliases, earlier.met)
  }

  /// The modes of a token that has been looked up; empty for any other path.
  func modes(at path: String) -> [TokenModes.Mode] { known[path] ?? [] }

  /// The modes of the token at a path, gathered at its first lookup.
  private mutating func modes(of mapping: Mapping, at path: String) -> [TokenModes.Mode] {
    if let modes = known[path] { return modes }
    // Problems of modes were reported when the theme was lowered.
    var reported = DiagnosticSink()
    let modes = TokenModes(mapping, &reported).modes
    let order = modes.indices.map { (rank: ConditionRank(modes[$0].values, place: $0), place: $0) }
    let sorted = order.sorted { $0.rank < $1.rank }.map { modes[$0.place] }
    known[path] = sorted
    return sorted
  }

  /// The node of the token at a path in the current variant, merged from all modes that apply; a null if none does.
  mutating func value(of mapping: Mapping, at path: String, _ range: SourceRange) -> SyntaxNode {
    met.insert(path)
    var overlays: [SyntaxNode] = []
    for mode in modes(of: mapping, at: path).reversed()
    where mode.values.allSatisfy({ $0.isFallback || aliases.takes(context.key[$0.axis], $0) }) {
      overlays.append(mode.node)
      // What is no map replaces all values below it.
      if mode.node.mapping == nil { break }
    }
    guard let lowest = overlays.popLast() else {
      return SyntaxNode(.scalar(Scalar("null", isQuoted: false)), range)
    }
    return overlays.reversed().reduce(lowest) { merged($0, with: $1, alternatives: .theme, at: ["tokens"]) }
  }
}

/// A cache of results: each applies to all variants, or only to those with the same context if a token with modes was met.
struct VariantCache<Key: Hashable, Value> {
  private struct Place: Hashable {
    let key: Key
    let context: TokenContext
  }

  private var always: [Key: Value] = [:]
  private var byVariant: [Place: (value: Value, met: Set<String>)] = [:]

  /// The cached result for the current variant; nil if there is none. Adds the tokens on which it depends to those met.
  func value(for key: Key, _ variants: inout TokenVariants?) -> Value? {
    if let value = always[key] { return value }
    guard let context = variants?.context, let found = byVariant[Place(key: key, context: context)] else {
      return nil
    }
    variants?.met.formUnion(found.met)
    return found.value
  }

  mutating func keep(_ value: Value, for key: Key, met: Set<String>, in context: TokenContext) {
    if met.isEmpty {
      always[key] = value
    } else {
      byVariant[Place(key: key, context: context)] = (value, met)
    }
  }
}

extension ValueType {
  /// Whether a key for this type of value accepts a token that a token file explicitly declares as text or as a boolean.
  func takes(_ type: Scalar.DeclaredType) -> Bool {
    switch (self, type) {
    case (.text, .text), (.path, .text), (.truth, .truth): true
    default: false
    }
  }
}

extension Scalar.DeclaredType {
  /// Advice for a use of a token of this declared type where another type is expected.
  var help: String {
    switch self {
    case .text: "only a key for text takes a token of type `string`"
    case .truth: "only a key for `true` or `false` takes a token of type `boolean`"
    }
  }
}
