import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// For which variant tokens are looked up.
struct TokenContext: Hashable {
  /// The values on the axes on which tokens of the theme depend; fall-backs on the others.
  var key = VariantKey.normal
  /// The number of the element whose aliases hold; 0 for none.
  var element = 0
}

/// The modes of a theme's tokens.
struct TokenVariants {
  /// What is looked up: the variant, and what its values are the same as.
  private(set) var context = TokenContext()
  private var aliases = AxisAliases([])
  /// The tokens with modes that were met.
  var met: Set<String> = []
  /// The modes of tokens by path, in the order in which variants take them.
  private var known: [String: [TokenModes.Mode]] = [:]
  /// The axes on which some token of the theme depends.
  private let axes: [VariantAxis]

  init(axes: [VariantAxis]) {
    self.axes = axes
  }

  /// Turns to an element: its number, and its aliases.
  mutating func begin(_ aliases: [AxisAlias], of number: Int) {
    self.aliases = AxisAliases(aliases)
    context = TokenContext(element: aliases.contains { $0.value.axis != .state } ? number : 0)
    met = []
  }

  /// Turns to a variant.
  mutating func turn(to key: VariantKey) {
    var restricted = VariantKey.normal
    for axis in axes { restricted[axis] = key[axis] }
    context.key = restricted
  }

  /// Turns back to where another state of this was.
  mutating func restore(_ earlier: TokenVariants) {
    (context, aliases, met) = (earlier.context, earlier.aliases, earlier.met)
  }

  /// The modes of a token that was met.
  func modes(at path: String) -> [TokenModes.Mode] { known[path] ?? [] }

  /// The modes of the token at a path.
  private mutating func modes(of mapping: Mapping, at path: String) -> [TokenModes.Mode] {
    if let modes = known[path] { return modes }
    // Lowering reported what is wrong with them.
    var reported = DiagnosticSink()
    let modes = TokenModes(mapping, &reported).modes
    let order = modes.indices.map { (rank: ConditionRank(modes[$0].values, place: $0), place: $0) }
    let sorted = order.sorted { $0.rank < $1.rank }.map { modes[$0.place] }
    known[path] = sorted
    return sorted
  }

  /// What the token at a path is in the variant.
  mutating func value(of mapping: Mapping, at path: String, _ range: SourceRange) -> SyntaxNode {
    met.insert(path)
    var value: SyntaxNode?
    for mode in modes(of: mapping, at: path)
    where mode.values.allSatisfy({ $0.isFallback || aliases.takes(context.key[$0.axis], $0) }) {
      value = value.map { merged($0, with: mode.node, alternatives: .theme, at: ["tokens"]) } ?? mode.node
    }
    return value ?? SyntaxNode(.scalar(Scalar("null", isQuoted: false)), range)
  }
}

/// What was worked out before: for all variants, or for those in which a token with modes has the same value.
struct VariantCache<Key: Hashable, Value> {
  private struct Place: Hashable {
    let key: Key
    let context: TokenContext
  }

  private var always: [Key: Value] = [:]
  private var byVariant: [Place: (value: Value, met: Set<String>)] = [:]

  /// What is known for the variant at hand; the tokens that it depends on are met.
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
