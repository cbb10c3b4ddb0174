import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The numbers of variants that the elements of a theme may still have.
struct VariantRoom {
  let limits: Limits
  let ofElement: Int
  var left: Int
  /// The number of variants that may still be tried to find the values for which tokens with modes differ.
  var looks: Int

  init(_ limits: Limits) {
    self.limits = limits
    ofElement = limits[.variants]
    left = limits[.themeVariants]
    looks = 4 * left
  }
}

extension Element {
  /// Resolves the element: a variant for every combination of the axis values that it uses, each with all overlays that apply
  /// to it.
  ///
  /// `room` limits the number of variants; `borrowed` are the axis values of other elements whose art it shows.
  func resolved(
    scales: Ranged<ScaleSet>?, borrowed: [AxisValue], room: inout VariantRoom, _ recipes: inout Recipes,
    _ references: References,
    _ sink: inout DiagnosticSink
  ) -> ResolvedElement {
    var aliases = AxisAliases(self.aliases)
    let values = usedValues(aliases, adding: Set(borrowed), &sink)
    let keys = keys(of: values, tokens: [], &room, &sink)
    let ordered = orderedConditions
    let systemPlaces = conditions.map(\.overlay.systemPlaces)
    let variants = keys.map { key in
      var stack = OverlayStack(base, isNoted: references.origins != nil)
      var range = range
      for place in ordered
      where conditions[place].values.allSatisfy({ $0.isFallback || aliases.takes(key[$0.axis], $0) })
        && stack.lay(
          conditions[place].overlay, system: systemPlaces[place], of: conditions[place], at: place)
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

  /// The variant with these settings, mirrored if the element mirrors its art for right-to-left languages, and with its
  /// drawings resolved.
  func variant(
    _ key: VariantKey, _ settings: inout ElementOverlay, _ range: SourceRange, among keys: [VariantKey],
    _ recipes: inout Recipes, _ references: References, _ sink: inout DiagnosticSink
  ) -> ResolvedVariant {
    let isMirrored = mirror != nil && key.isRightToLeft
    if isMirrored { settings = settings.mirrored }
    checkArt(of: settings, id.kind, key, &sink)
    references.origins?.note(settings, in: key, of: id)
    settings.draw(&recipes, references, &sink)
    let fallback = key.fallback.flatMap { fallback in keys.firstIndex(of: fallback) }
    return ResolvedVariant(
      id.kind, key: key, fallback: fallback, range: range, settings: settings, isMirrored: isMirrored)
  }

  /// The keys for every combination of values, sorted; only `normal` after a report that there are too many. `tokens` are the
  /// paths of the tokens whose modes contribute values, for the report.
  func keys(
    of values: [[AxisValue]], tokens: [String], _ room: inout VariantRoom, _ sink: inout DiagnosticSink
  ) -> [VariantKey] {
    var keys = [VariantKey.normal]
    for axisValues in values where axisValues.count > 1 {
      guard keys.count * axisValues.count <= room.ofElement else {
        let named = tokens.isEmpty ? "" : ", those of \(tokens.map { "$\($0)" }.listed) among them"
        sink.report(
          .limitExceeded("`\(id.name)` has", room.limits.exceeded(.variants), at: range)
            .helping(words: "it has a variant for every combination of its values\(named): use fewer values"))
        keys = [.normal]
        break
      }
      keys = keys.flatMap { key in axisValues.map { key.with($0) } }
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

  /// The values that the element uses on each axis: the fallback first, the others by their codes. `others` are values from
  /// tokens with modes and from the art of other elements. Reports aliases of values that the element does not have, and cycles
  /// of aliases.
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
    let used = VariantAxis.allCases.map { axis in
      var values = [AxisValue(axis, code: 0)]
      for code in written[axis.rawValue] where code != 0 { values.append(AxisValue(axis, code: code)) }
      return values
    }
    for alias in aliases {
      let target = alias.target.value
      let known = used[target.axis.rawValue]
      if known.contains(target) { continue }
      sink.report(
        Diagnostic(
          .unknownValue,
          "the element has no `\(target.name)`, so `\(alias.value.name)` can't be an alias of it",
          at: alias.target.range
        ).helping("known are \(known.filter { $0 != alias.value }.map(\.name).listed)"))
    }
    for axis in VariantAxis.allCases { targets.reportCircles(of: axis, &sink) }
    return used
  }

  /// The indices of the conditions in the order in which they apply: first those without any value other than fallbacks, then
  /// those on one axis, from direction to state, then those on several axes, fewer axes first. Conditions of equal rank apply
  /// in the order of the file.
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

/// The rank of a condition in the order in which conditions apply to variants.
struct ConditionRank: Comparable {
  /// From the most to the least significant: the number of axes; a digit for each axis, the lowest for direction and the
  /// highest for state; the version of the system; and the accessibility settings.
  private var bits = 0
  private let place: Int

  /// Creates the rank of a condition on `values`, which are in the order of the axes, at an index in the file.
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
