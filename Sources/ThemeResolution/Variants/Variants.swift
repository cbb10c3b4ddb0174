import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// How many variants the elements of a theme may still have.
struct VariantRoom {
  let limits: Limits
  let ofElement: Int
  var left: Int
  /// How many may be looked at to find for which values tokens with modes differ.
  var looks: Int

  init(_ limits: Limits) {
    self.limits = limits
    ofElement = limits[.variants]
    left = limits[.themeVariants]
    looks = 4 * left
  }
}

extension Element {
  /// Every combination of the values that the element uses, each with all overlays that it takes. `room` is
  /// how many the theme may still have; `borrowed` are the values of the art of others that it shows.
  func resolved(
    scales: Ranged<ScaleSet>?, borrowed: [AxisValue], room: inout VariantRoom, _ recipes: inout Recipes,
    _ references: References,
    _ sink: inout DiagnosticSink
  ) -> ResolvedElement {
    var aliases = AxisAliases(self.aliases)
    let values = usedValues(aliases, adding: Set(borrowed), &sink)
    let keys = keys(of: values, tokens: [], &room, &sink)
    let ordered = orderedConditions
    let systemParts = conditions.map(\.overlay.systemParts)
    let variants = keys.map { key in
      var stack = OverlayStack(base, isNoted: references.origins != nil)
      var range = range
      for place in ordered
      where conditions[place].values.allSatisfy({ $0.isFallback || aliases.takes(key[$0.axis], $0) })
        && stack.lay(
          conditions[place].overlay, system: systemParts[place], of: conditions[place], at: place)
      {
        range = conditions[place].range
      }
      var settings = stack.settings
      if let laid = stack.laid { references.origins?.note(laid, in: key, of: id) }
      return variant(key, &settings, range, among: keys, &recipes, references, &sink)
    }
    return ResolvedElement(
      id: id, range: range, isAbstract: isAbstract, style: style, allow: allow, scales: scales,
      values: values,
      variants: variants)
  }

  /// A variant that says this, with its drawings.
  func variant(
    _ key: VariantKey, _ settings: inout ElementOverlay, _ range: SourceRange, among keys: [VariantKey],
    _ recipes: inout Recipes, _ references: References, _ sink: inout DiagnosticSink
  ) -> ResolvedVariant {
    let isMirrored = mirror != nil && key.isRightToLeft
    if isMirrored { settings = settings.mirrored }
    checkArt(of: settings, &sink)
    references.origins?.note(settings, in: key, of: id)
    settings.draw(&recipes, references, &sink)
    let fallback = key.fallback.flatMap { fallback in keys.firstIndex(of: fallback) }
    return ResolvedVariant(
      key: key, fallback: fallback, range: range, settings: settings, isMirrored: isMirrored)
  }

  /// Every combination of values, sorted; `normal` alone after a report that they are too many. `tokens` are those whose
  /// modes are among them.
  func keys(
    of values: [[AxisValue]], tokens: [String], _ room: inout VariantRoom, _ sink: inout DiagnosticSink
  ) -> [VariantKey] {
    var keys = [VariantKey.normal]
    for (axis, axisValues) in zip(VariantAxis.allCases, values) where axisValues.count > 1 {
      guard keys.count * axisValues.count <= room.ofElement else {
        let named = tokens.isEmpty ? "" : ", those of \(tokens.map { "$\($0)" }.listed) among them"
        sink.report(
          .limitExceeded("`\(id.name)` has", room.limits.exceeded(.variants), at: range)
            .helping(words: "it has a variant for every combination of its values\(named): use fewer values"))
        keys = [.normal]
        break
      }
      keys = keys.flatMap { key in
        axisValues.map { value in
          var key = key
          key[axis] = value
          return key
        }
      }
    }
    room.looks -= keys.count
    if keys.count > room.left || room.looks < 0 {
      sink.report(
        .limitExceeded("the theme's elements have", room.limits.exceeded(.themeVariants), at: range)
          .helping("each element has a variant for every combination of its values: use fewer values"))
      keys = [.normal]
      room.left = 0
    } else {
      room.left -= keys.count
    }
    return keys.sorted()
  }

  /// What each axis is used with, its fall-back first, then by number; `others` are those of tokens with modes and of art of
  /// other elements.
  func usedValues(
    _ targets: AxisAliases, adding others: Set<AxisValue>, _ sink: inout DiagnosticSink
  ) -> [[AxisValue]] {
    var written = [[Int]](repeating: [], count: VariantAxis.allCases.count)
    for place in conditions.indices {
      for value in conditions[place].values { written[value.axis.rawValue].append(value.code) }
    }
    for alias in aliases { written[alias.value.axis.rawValue].append(alias.value.code) }
    for value in others where !value.isOfBars || id.kind.isOfBar {
      written[value.axis.rawValue].append(value.code)
    }
    if mirror != nil { written[VariantAxis.direction.rawValue].append(1) }
    for axis in written.indices where written[axis].count > 1 { written[axis] = Set(written[axis]).sorted() }
    for alias in aliases {
      let (axis, target) = (alias.value.axis, alias.target.value)
      if target.isFallback || written[axis.rawValue].contains(target.code) { continue }
      let known = written[axis.rawValue].filter { $0 != alias.value.code }.map {
        AxisValue(axis, code: $0).name
      }
      sink.report(
        Diagnostic(
          .unknownValue,
          "the element has no `\(target.name)`, so `\(alias.value.name)` can't be an alias of it",
          at: alias.target.range
        ).helping(known.isEmpty ? nil : "known are \(known.listed)"))
    }
    for axis in VariantAxis.allCases { targets.reportCircles(of: axis, &sink) }
    return VariantAxis.allCases.map { axis in
      var values = [AxisValue(axis, code: 0)]
      for code in written[axis.rawValue] where code != 0 { values.append(AxisValue(axis, code: code)) }
      return values
    }
  }

  /// The places of the conditions in the order in which variants take them: what holds for all first (the
  /// fall-backs' own maps), then those of one axis from direction to state, then nested ones, deeper after
  /// shallower; the file's order last.
  var orderedConditions: [Int] {
    var ranked: [(rank: ConditionRank, place: Int)] = []
    ranked.reserveCapacity(conditions.count)
    for place in conditions.indices {
      ranked.append((ConditionRank(conditions[place].values, place: place), place))
    }
    ranked.sort { $0.rank < $1.rank }
    return ranked.map(\.place)
  }
}

/// Where a condition stands in the order in which variants take them.
struct ConditionRank: Comparable {
  /// The number of axes; then a digit for each, those of direction the lowest and of state the highest; then the
  /// system's version, and the accessibility settings, one before both.
  private var bits = 0
  private let place: Int

  /// `values` are in the order of the axes.
  init(_ values: [AxisValue], place: Int) {
    self.place = place
    let axes = VariantAxis.allCases.count
    var count = 0
    var (version, settings) = (0, 0)
    for value in values where !value.isFallback {
      let digit = axes - value.axis.rawValue
      bits = bits * (axes + 1) + digit
      count += 1
      if value.axis == .system { version = value.code }
      if value.axis == .accessibility { settings = value.code }
    }
    for _ in count..<axes { bits *= axes + 1 }
    bits = (bits + count * 1_000_000) * 100_000 + version * 4 + settings
  }

  static func < (left: ConditionRank, right: ConditionRank) -> Bool {
    (left.bits, left.place) < (right.bits, right.place)
  }
}
