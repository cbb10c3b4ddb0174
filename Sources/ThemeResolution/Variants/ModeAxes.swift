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

  private func needed(_ said: [[AxisValue]], of path: String) -> Set<AxisValue> {
    var byAxis = said
    guard let saved = tokens.variants else { return Set(byAxis.flatMap(\.self)) }
    begin([], of: 0)
    defer { tokens.variants?.restore(saved) }
    var texts: [VariantKey: String] = [:]
    while true {
      let all = Set(byAxis.flatMap(\.self))
      var keys = [VariantKey.normal]
      for values in byAxis where !values.isEmpty {
        guard keys.count * (values.count + 1) <= Self.comparedVariants else { return all }
        keys = keys.flatMap { key in [key] + values.map { key.with($0) } }
      }
      for key in keys where texts[key] == nil {
        turn(to: key)
        var steps = Self.comparedNodes
        texts[key] = canonical(path, &steps)
      }
      // A mode may refer to a token with modes of its own, which differs for other values. The variants that have been
      // compared are among those of these values too.
      let reached = saidValues(of: met.union([path]))
      if Set(reached.flatMap(\.self)) == all { break }
      byAxis = reached
    }
    var result: Set<AxisValue> = []
    for (axis, values) in zip(VariantAxis.allCases, byAxis) {
      let different = texts.filter { key, text in !key[axis].isFallback && texts[key.without(axis)] != text }
      // Later versions inherit from earlier ones, and combined accessibility settings from single ones, so if any value of
      // these axes differs, all of them are kept.
      let isEachOnItsOwn = axis != .system && axis != .accessibility
      result.formUnion(isEachOnItsOwn || different.isEmpty ? different.keys.map { $0[axis] } : values)
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

/// The aliases of an element: axis values that are declared to be the same as others.
struct AxisAliases {
  private struct Question: Hashable {
    let own: AxisValue
    let value: AxisValue
  }

  private let all: [AxisAlias]
  private var targets: [AxisValue: AxisValue] = [:]
  /// The codes of the systems that have an alias, ascending.
  private let systems: [Int]
  /// The answers that have been found, because many variants ask the same questions.
  private var known: [Question: Bool] = [:]

  init(_ aliases: [AxisAlias]) {
    all = aliases
    for alias in aliases { targets[alias.value] = alias.target.value }
    systems = aliases.map(\.value).filter { $0.axis == .system && $0.code > 0 }.map(\.code).sorted()
  }

  /// Whether a variant with the value `own` takes settings that are declared for `value`: it has that value, or one that is the
  /// same by an alias.
  ///
  /// A version of a system takes the alias of the latest earlier version instead of settings declared for versions before that
  /// alias.
  mutating func takes(_ own: AxisValue, _ value: AxisValue) -> Bool {
    if all.isEmpty { return own.takes(value) }
    var way: [Question] = []
    var current = own
    var answer: Bool?
    while answer == nil {
      let question = Question(own: current, value: value)
      if let found = known[question] {
        answer = found
      } else if way.count > all.count {
        // The aliases form a cycle, which is reported separately.
        answer = false
      } else {
        way.append(question)
        if let next = target(of: current, later: value) {
          current = next
        } else {
          answer = current.takes(value)
        }
      }
    }
    for question in way { known[question] = answer }
    return answer ?? false
  }

  /// The value that `own` is the same as: by its own alias, or by that of the latest earlier version of the same system if that
  /// version is later than `value`. Nil if there is no such alias.
  private func target(of own: AxisValue, later value: AxisValue) -> AxisValue? {
    if let target = targets[own] { return target }
    guard own.axis == .system else { return nil }
    let place = systems.partitioningIndex { $0 >= own.code }
    guard place > 0, case let latest = AxisValue(.system, code: systems[place - 1]), own.takes(latest),
      latest.code > value.code
    else { return nil }
    return targets[latest]
  }

  /// Reports the cycles among an axis's aliases, each once, beginning with its smallest code.
  func reportCircles(of axis: VariantAxis, _ sink: inout DiagnosticSink) {
    var walkOf: [AxisValue: Int] = [:]
    for (number, alias) in all.enumerated() where alias.value.axis == axis {
      var value = alias.value
      while walkOf[value] == nil, let next = targets[value] {
        walkOf[value] = number
        value = next
      }
      guard walkOf[value] == number, targets[value] != nil else { continue }
      var circle = [value]
      while let next = targets[circle[circle.count - 1]], next != value { circle.append(next) }
      let first = circle.indices.min { circle[$0].code < circle[$1].code } ?? 0
      circle = Array(circle[first...] + circle[..<first])
      guard let place = all.first(where: { $0.value == circle[0] })?.target.range else { continue }
      // Keeps the message of a long cycle readable.
      let names = circle.prefix(16).map(\.name) + (circle.count > 16 ? ["…"] : []) + [circle[0].name]
      sink.report(
        Diagnostic(
          .referenceCycle,
          "`\(circle[0].name)` is an alias of itself: \(names.joined(separator: " → "))", at: place))
    }
  }
}
