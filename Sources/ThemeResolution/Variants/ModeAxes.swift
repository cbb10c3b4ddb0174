import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

// For which values of axes a token with modes differs.

extension References {
  /// The values of axes for which an element that uses these tokens has variants.
  func axisValues(of paths: Set<String>) -> Set<AxisValue> {
    var values: Set<AxisValue> = []
    for path in paths { values.formUnion(axisValues(of: path)) }
    return values
  }

  /// The values of axes for which a token that was met differs; none for a mode that says what holds without it.
  func axisValues(of path: String) -> Set<AxisValue> {
    if let known = modeValues[path] { return known }
    var byAxis = [[AxisValue]](repeating: [], count: VariantAxis.allCases.count)
    for mode in tokens.variants?.modes(at: path) ?? [] {
      let said = mode.values
      for value in said where !value.isFallback && !byAxis[value.axis.rawValue].contains(value) {
        byAxis[value.axis.rawValue].append(value)
      }
    }
    let values = Set(byAxis.flatMap(\.self))
    // Until it is known, so that a token that refers to itself ends.
    modeValues[path] = values
    let needed = needed(byAxis, of: path)
    modeValues[path] = needed
    return needed
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
    defer { self.tokens.variants?.restore(saved) }
    var texts: [VariantKey: String] = [:]
    for key in keys {
      turn(to: key)
      var steps = Self.comparedNodes
      texts[key] = canonical(path, &steps)
    }
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
      // Later systems take what is said of earlier ones, and combined settings what is said of one.
      let isEachOnItsOwn = axis != .system && axis != .accessibility
      result.formUnion(isEachOnItsOwn || different.isEmpty ? different : values)
    }
    return result
  }

  /// How many variants of a token are compared, and how many values of one.
  private static let comparedVariants = 1_000
  private static let comparedNodes = 1_000

  /// What the token at a path says in the variant at hand, alike for values that are the same.
  private func canonical(_ path: String, _ steps: inout Int) -> String {
    var links: [Tokens.Link] = []
    guard steps > 0 else { return "$\(path)" }
    // What a mode refers to is used, even if no variant comes of it.
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
