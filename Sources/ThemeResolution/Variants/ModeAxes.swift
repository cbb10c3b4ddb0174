import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// Finds the axis values for which tokens with modes differ.

extension References {
  /// The axis values for which an element that uses these tokens needs variants.
  func axisValues(of paths: Set<String>) -> Set<AxisValue> {
    var values: Set<AxisValue> = []
    for path in paths { values.formUnion(axisValues(of: path)) }
    return values
  }

  /// The axis values for which a token that has been looked up differs. A mode that equals the token's value without it adds
  /// none.
  func axisValues(of path: String) -> Set<AxisValue> {
    if let known = modeValues[path] { return known }
    let byAxis = saidValues(of: [path])
    // A preliminary value, so that a token that refers to itself does not recurse endlessly.
    modeValues[path] = Set(byAxis.flatMap(\.self))
    let needed = needed(byAxis, of: path)
    modeValues[path] = needed
    return needed
  }

  /// The values of each axis that the modes of tokens that have been looked up name.
  private func saidValues(of paths: Set<String>) -> [[AxisValue]] {
    var byAxis = [[AxisValue]](repeating: [], count: VariantAxis.allCases.count)
    for path in paths.sorted() {
      for mode in tokens.variants?.modes(at: path) ?? [] {
        let said = mode.values
        for value in said where !value.isFallback && !byAxis[value.axis.rawValue].contains(value) {
          byAxis[value.axis.rawValue].append(value)
        }
      }
    }
    return byAxis
  }

  private func needed(_ byAxis: [[AxisValue]], of path: String) -> Set<AxisValue> {
    let all = Set(byAxis.flatMap(\.self))
    guard let tokens = tokens.variants else { return all }
    var keys = [VariantKey.normal]
    for values in byAxis where !values.isEmpty {
      guard keys.count * (values.count + 1) <= Self.comparedVariants else { return all }
      keys = keys.flatMap { key in
        [key]
          + values.map { value in
            var key = key
            key[value.axis] = value
            return key
          }
      }
    }
    let saved = tokens
    begin([], of: 0)
    var texts: [VariantKey: String] = [:]
    for key in keys {
      turn(to: key)
      var steps = Self.comparedNodes
      texts[key] = canonical(path, &steps)
    }
    let reached = saidValues(of: met.union([path]))
    self.tokens.variants?.restore(saved)
    // A mode may refer to a token with modes of its own, which differs for other values.
    if Set(reached.flatMap(\.self)) != all { return needed(reached, of: path) }
    var result: Set<AxisValue> = []
    for (axis, values) in zip(VariantAxis.allCases, byAxis) {
      let different = values.filter { value in
        keys.contains { key in
          guard key[axis] == value, let text = texts[key] else { return false }
          var without = key
          without[axis] = AxisValue(axis, code: 0)
          return texts[without] != text
        }
      }
      // Later versions inherit from earlier ones, and combined accessibility settings from single ones, so if any value of
      // these axes differs, all of them are kept.
      let isEachOnItsOwn = axis != .system && axis != .accessibility
      result.formUnion(isEachOnItsOwn || different.isEmpty ? different : values)
    }
    return result
  }

  /// The largest number of variants in which a token is compared, and the largest number of nodes that are compared in each.
  /// With more variants, all of the token's values count as different.
  private static let comparedVariants = 1_000
  private static let comparedNodes = 1_000

  /// A canonical text of the token at a path in the current variant, which is the same for equal values. `steps` limits the
  /// number of nodes.
  private func canonical(_ path: String, _ steps: inout Int) -> String {
    var links: [Tokens.Link] = []
    guard steps > 0 else { return "$\(path)" }
    // A token to which a mode refers counts as used even if the mode produces no variant.
    var visited: [SourceRange] = []
    let finding = tokens.find(path, links: &links) { visited.append($1.range) }
    note(visited + tokens.passed)
    guard case .token(let node) = finding else { return "$\(path)" }
    return canonical(node, &steps)
  }

  private func canonical(_ node: SyntaxNode, _ steps: inout Int) -> String {
    steps -= 1
    guard steps > 0 else { return "…" }
    switch node.value {
    case .scalar(let scalar):
      if let path = scalar.referencePath { return canonical(path, &steps) }
      var reported = DiagnosticSink()
      return Color.lower(node, &reported)?.description
        ?? (scalar.isQuoted ? "\"\(scalar.text)\"" : scalar.text)
    case .sequence(let nodes):
      var texts: [String] = []
      for node in nodes { texts.append(canonical(node, &steps)) }
      return "[\(texts.joined(separator: ","))]"
    case .mapping(let mapping):
      var texts = mapping.base.map { ["over \($0.value)"] } ?? []
      for entry in mapping.entries { texts.append("\(entry.key.value):\(canonical(entry.value, &steps))") }
      return "{\(texts.joined(separator: ","))}"
    }
  }
}

// The variant for which references are resolved, and the tokens with modes that they meet.

extension References {
  /// Whether any token of the theme has modes.
  var hasModes: Bool { tokens.variants != nil }
  /// The current variant.
  var context: TokenContext { tokens.variants?.context ?? TokenContext() }
  /// The paths of the tokens with modes that have been met since the element became current.
  var met: Set<String> { tokens.variants?.met ?? [] }

  /// Makes an element current, in its fallback variant; 0 stands for no element.
  func begin(_ aliases: [AxisAlias], of number: Int) { tokens.variants?.begin(aliases, of: number) }

  /// Makes a variant of the current element current.
  func turn(to key: VariantKey) { tokens.variants?.turn(to: key) }

  /// The result of a closure, with the tokens with modes that it met.
  func noting<Result>(_ body: () -> Result) -> (result: Result, met: Set<String>) {
    guard let before = tokens.variants?.met else { return (body(), []) }
    tokens.variants?.met = []
    let result = body()
    let met = met
    tokens.variants?.met.formUnion(before)
    return (result, met)
  }

  /// Resolves a setting outside of elements, which must be the same in all variants. Reports a token in it that differs between
  /// variants.
  func constant<Value: Lowerable>(
    _ setting: Setting<Value>, of key: String, _ sink: inout DiagnosticSink
  ) -> Setting<Value> {
    let (value, met) = noting { setting.resolved(self, &sink) }
    guard let token = met.sorted().first(where: { !axisValues(of: $0).isEmpty }), let range = setting.range
    else { return value }
    sink.report(
      Diagnostic(
        .unusableToken, "`$\(token.shortened)` differs between variants, but `\(key)` can't", at: range
      ).also(at: tokens.place(of: token)?.key, "the token").helping("use a token that has no modes"))
    return value
  }
}
