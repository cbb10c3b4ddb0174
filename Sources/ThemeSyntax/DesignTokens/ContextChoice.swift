import ThemeCore
import ThemeDiagnostics

/// The contexts of a resolver document's modifiers that a theme uses.
struct ContextChoice {
  /// The contexts that the theme uses of one modifier.
  struct Chosen {
    let modifier: ResolverDocument.Modifier
    /// The index of the context that applies where none of `modes` does.
    let base: Int
    /// The indexes of the contexts that depend on axes, each with the axis values that must all hold, sorted.
    var modes: [(conditions: [Condition], context: Int)] = []
  }

  /// An axis value: the index of the axis in `axes`, and the index of the value among that axis's modes.
  struct Condition: Equatable, Comparable {
    let axis: Int
    let value: Int

    static func < (left: Condition, right: Condition) -> Bool {
      (left.axis, left.value) < (right.axis, right.value)
    }
  }

  /// An axis, with those of its values that the theme's `modes` name.
  struct Axis {
    let name: Ranged<String>
    var modes: [Ranged<String>] = []

    /// Adds the combination of all accessibility settings that hold together, unless it is there: where two contexts depend on
    /// one setting each, their files meet in it.
    fileprivate mutating func addCombination() {
      let settings = modes.filter { !$0.value.contains("+") }
      guard name.value == "accessibility", settings.count > 1 else { return }
      let all = Ranged(settings.map(\.value).joined(separator: "+"), settings[0].range)
      let meaning = AxisMeaning(all.value, of: name.value)
      if !meanings.contains(meaning) { modes.append(all) }
    }

    /// What each of the modes says.
    var meanings: [AxisMeaning] { modes.map { AxisMeaning($0.value, of: name.value) } }
  }

  /// The axes that the theme's `modes` name, in the order in which they are first named.
  private(set) var axes: [Axis] = []
  /// What the modes of each axis say.
  private var meanings: [[AxisMeaning]] = []
  /// The contexts of each modifier, by the modifier's name.
  private(set) var chosen: [String: Chosen] = [:]

  /// Nil after a report that a name is unknown or that a modifier's context is missing or ambiguous.
  init?(_ resolver: ResolverDocument, _ use: ResolverUse, _ sink: inout DiagnosticSink) {
    let errors = sink.errorCount
    checkNames(resolver, use, &sink)
    let isPartial = use.isPartial || sink.errorCount > errors
    for modifier in resolver.modifiers { choose(modifier, use, isPartial: isPartial, &sink) }
    if sink.errorCount > errors || chosen.count < resolver.modifiers.count { return nil }
    for axis in axes.indices { axes[axis].addCombination() }
    meanings = axes.map(\.meanings)
  }

  private func checkNames(
    _ resolver: ResolverDocument, _ use: ResolverUse, _ sink: inout DiagnosticSink
  ) {
    let modifiers = resolver.modifiers
    var reported: Set<SourceRange> = []
    for choice in use.contexts + use.modes.map(\.choice) {
      guard let modifier = modifiers.first(where: { $0.name == choice.modifier.value }) else {
        if reported.insert(choice.modifier.range).inserted {
          sink.report(.unknown("modifier", choice.modifier, among: modifiers.map(\.name)))
        }
        continue
      }
      if modifier.place(ofContext: choice.context.value) == nil {
        let contexts = modifier.contexts.map(\.name)
        sink.report(
          .unknown("context", choice.context, among: contexts).also(at: modifier.place, "the modifier"))
      }
    }
  }

  private mutating func choose(
    _ modifier: ResolverDocument.Modifier, _ use: ResolverUse, isPartial: Bool,
    _ sink: inout DiagnosticSink
  ) {
    let modes = use.modes.filter { $0.choice.modifier.value == modifier.name }
    if let fixed = use.contexts.first(where: { $0.modifier.value == modifier.name }) {
      if let mode = modes.first {
        sink.report(
          Diagnostic(
            .invalidValue, "`\(modifier.name.shortened)` has a context for good, and modes",
            at: fixed.modifier.range
          ).also(at: mode.choice.modifier.range, "its modes").helping("remove one of them"))
      }
      let base = modifier.place(ofContext: fixed.context.value)
      chosen[modifier.name] = base.map { Chosen(modifier: modifier, base: $0) }
      return
    }
    guard !modes.isEmpty else {
      // A part of `tokenFiles` that could not be read may name the modifier.
      if !isPartial { sink.report(.unmapped(modifier, at: use.resolver.range)) }
      return
    }
    let mapped = modes.compactMap { modifier.place(ofContext: $0.choice.context.value) }
    let rest = modifier.contexts.indices.filter { !mapped.contains($0) }
    guard let base = modifier.fallback.flatMap(modifier.place) ?? (rest.count == 1 ? rest[0] : nil) else {
      return sink.report(.noFallback(modifier, at: modes[0].choice.modifier.range))
    }
    var result = Chosen(modifier: modifier, base: base)
    for mode in modes {
      guard let context = modifier.place(ofContext: mode.choice.context.value) else { continue }
      let conditions = mode.conditions.map { add($0) }.sorted()
      if result.modes.contains(where: { $0.conditions == conditions }) {
        let names = mode.conditions.map { "`\($0.axis.value).\($0.value.value)`" }
        sink.report(
          Diagnostic(
            .invalidValue,
            "\(names.joined(separator: " with ")) is mapped to two contexts of `\(modifier.name.shortened)`",
            at: mode.conditions[0].value.range))
      }
      result.modes.append((conditions, context))
    }
    chosen[modifier.name] = result
  }

  private mutating func add(_ condition: ModeCondition) -> Condition {
    let axis = axes.firstIndex { $0.name.value == condition.axis.value } ?? axes.count
    if axis == axes.count { axes.append(Axis(name: condition.axis)) }
    let value = axes[axis].modes.firstIndex { $0.value == condition.value.value } ?? axes[axis].modes.count
    if value == axes[axis].modes.count { axes[axis].modes.append(condition.value) }
    return Condition(axis: axis, value: value)
  }

  /// Every combination of axis values, in which each axis has one value or none, with those of fewer axes first; nil if there
  /// are more than `limit`.
  func combinations(limit: Int) -> [[Int?]]? {
    var result: [[Int?]] = [[]]
    for axis in axes {
      guard result.count * (axis.modes.count + 1) <= limit else { return nil }
      result = result.flatMap { values in
        [values + [nil]] + axis.modes.indices.map { values + [$0] }
      }
    }
    let counts = result.map { $0.count { $0 != nil } }
    return result.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }.map { result[$0] }
  }

  /// The index of a modifier's context for a combination of axis values: that of the mode with the most axes that holds there,
  /// and of these the one whose values say most. Nil if two modes match equally well.
  func context(of name: String, for values: [Int?]) -> Int? {
    guard let chosen = chosen[name] else { return nil }
    var best: (rank: [Int], contexts: [Int])?
    for mode in chosen.modes {
      let isHeld = mode.conditions.allSatisfy { condition in
        values[condition.axis].map {
          meaning(condition.axis, condition.value).holds(where: meaning(condition.axis, $0))
        }
          ?? false
      }
      if !isHeld { continue }
      let rank = [
        mode.conditions.count, mode.conditions.reduce(0) { $0 + meaning($1.axis, $1.value).weight },
      ]
      if let known = best, known.rank == rank {
        if !known.contexts.contains(mode.context) { best?.contexts.append(mode.context) }
      } else if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
        best = (rank, [mode.context])
      }
    }
    guard let best else { return chosen.base }
    return best.contexts.count > 1 ? nil : best.contexts[0]
  }

  private func meaning(_ axis: Int, _ mode: Int) -> AxisMeaning { meanings[axis][mode] }
}

extension Diagnostic {
  fileprivate static func unknown(
    _ kind: String, _ name: Ranged<String>, among known: [String]
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .invalidValue, "the resolver document has no \(kind) `\(name.value.shortened)`", at: name.range)
    if let near = Suggestion.nearest(to: name.value, among: known) {
      return diagnostic.helping("did you mean `\(near)`?").fixing(name.range, with: near)
    }
    return known.isEmpty ? diagnostic : diagnostic.helping("known are \(listed(known))")
  }

  fileprivate static func unmapped(
    _ modifier: ResolverDocument.Modifier, at place: SourceRange
  ) -> Diagnostic {
    let name = modifier.name.shortened
    return Diagnostic(
      .invalidValue, "the theme says nothing of the modifier `\(name)` of its resolver document", at: place
    ).also(at: modifier.place, "the modifier")
      .helping(
        "choose a context for good in `contexts`, or map some in `modes`: its contexts are \(listed(modifier.contexts.map(\.name)))"
      )
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(10).map { "`\($0.shortened)`" }
    return (shown + (names.count > 10 ? ["…"] : [])).joined(separator: ", ")
  }

  fileprivate static func noFallback(
    _ modifier: ResolverDocument.Modifier, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, "no context of `\(modifier.name.shortened)` holds where no mode does", at: place
    ).also(at: modifier.place, "a modifier without a `default`")
      .helping("add a `default` to the modifier, or leave exactly one of its contexts out of `modes`")
  }
}

/// What a value of an axis says, by which it holds wherever another one does.
///
/// The reader of token files does not know the axes of a theme, except that a later system has what an earlier one has, and that
/// accessibility settings can hold together.
enum AxisMeaning: Equatable {
  case system(platform: String, version: Int)
  case settings(Set<String>)
  case other(String)

  /// Creates the meaning of a value of the axis with a key.
  init(_ value: String, of axis: String) {
    switch axis {
    case "systems":
      let parts = value.split(separator: "-").map(String.init)
      self = .system(platform: parts.first ?? value, version: parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
    case "accessibility": self = .settings(Set(value.split(separator: "+").map(String.init)))
    default: self = .other(value)
    }
  }

  /// Whether this value holds wherever the other one does: it is the same, the platform or an earlier version of a system, or
  /// one of several settings.
  func holds(where other: AxisMeaning) -> Bool {
    switch (self, other) {
    case (.system(let platform, let version), .system(let otherPlatform, let otherVersion)):
      platform == otherPlatform && version <= otherVersion
    case (.settings(let settings), .settings(let others)): settings.isSubset(of: others)
    default: self == other
    }
  }

  /// How much the value says: it has more weight than all others that hold wherever it does.
  var weight: Int {
    switch self {
    case .system(_, let version): 1 + version
    case .settings(let settings): settings.count
    case .other: 1
    }
  }
}
