import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeSlicing

/// The looks of an element, as they were read.
struct FlutterLooks {
  private let all: [FlutterLook]

  init(_ value: DartValue, _ className: String) throws(DartError) {
    guard case .call("\(className)Looks", let positional, []) = value,
      case .list(let values)? = positional.first
    else { throw DartError(reason: "no list of looks") }
    var all: [FlutterLook] = []
    for value in values {
      guard case .call("\(className)Look", [], let named) = value else { throw DartError(reason: "no look") }
      all.append(FlutterLook(arguments: named))
    }
    self.all = all
  }

  /// The first that may be seen in a variant.
  func look(_ key: VariantKey) -> FlutterLook? {
    let states = Set(key.state.widgetStates.map { "WidgetState.\($0)" })
    return all.first { look in
      look.states.isSubset(of: states) && (!look.isTrue("isCompact") || key[.metrics].name == "compact")
        && (look.name("brightness") ?? "Brightness.\(key[.appearance].name)")
          == "Brightness.\(key[.appearance].name)"
        && (!look.isTrue("isHighContrast") || key[.accessibility].name == "highContrast")
        && (!look.isTrue("isRightToLeft") || key.isRightToLeft)
    }
  }
}

/// One look, or any other call with its arguments, as it was read.
struct FlutterLook {
  var positional: [DartValue] = []
  let arguments: [DartValue.Argument]

  subscript(name: String) -> DartValue? { arguments.first { $0.name == name }?.value }

  var states: Set<String> {
    guard case .set(let values)? = self["states"] else { return [] }
    return Set(values.map(\.text))
  }

  func isTrue(_ name: String) -> Bool { self[name] == .name("true") }

  func name(_ name: String) -> String? {
    if case .name(let text)? = self[name] { return text }
    return nil
  }

  func call(_ name: String) -> FlutterLook? {
    guard case .call(_, let positional, let named)? = self[name] else { return nil }
    return FlutterLook(positional: positional, arguments: named)
  }

  func length(_ name: String) -> Points? { self[name]?.length }

  /// The lengths that a call is made of; nil where there is none.
  func lengths(_ name: String) -> [Points]? { call(name)?.positional.map { $0.length ?? Points(units: -1) } }

  /// What differs of sizes, title, icon and colors.
  func problems(_ facts: VariantFacts, _ art: SlicedArt?, isBar: Bool) -> [String] {
    var problems: [String] = []
    func expect(_ what: String, _ isSo: Bool) {
      if !isSo { problems.append(what) }
    }
    let box = call("constraints")
    let slice = art?.slices.first
    let caps = slice?.capInsets.map { $0.points(at: slice?.scale ?? .x1) }
    let own = slice.map { $0.pixels.size.points(at: $0.scale) }
    let (minWidth, minHeight) = (box?.length("minWidth") ?? .zero, box?.length("minHeight") ?? .zero)
    // Nothing can be drawn in less than its caps, or less than itself where it does not stretch.
    let wide = max(facts.minimumWidth ?? .zero, caps.map { $0.left + $0.right } ?? own?.width ?? .zero)
    let clear = caps.map { $0.top + $0.bottom } ?? .zero
    let high = facts.height.map { max($0, clear) } ?? (clear == .zero ? own?.height ?? .zero : clear)
    expect("the least width", isBar || minWidth.isNear(wide))
    expect("the least height", minHeight.isNear(high))
    expect("the greatest height", box?.length("maxHeight") == (facts.height == nil ? nil : minHeight))
    expect(
      "the greatest width",
      box?.length("maxWidth")?.isNear(facts.maximumWidth.map { max($0, minWidth) })
        ?? (facts.maximumWidth == nil))
    let padding = facts.title?.padding(within: .zero).map { max($0, .zero) } ?? .zero
    expect(
      "the padding",
      (lengths("padding") ?? [.zero, .zero, .zero, .zero])
        .isNear([padding.left, padding.top, padding.right, padding.bottom]))
    expect("the alignment", name("alignment") == facts.title?.dartAlignment.map { "Alignment.\($0)" })
    expect(
      "the overflow",
      (name("overflow") == "TextOverflow.clip") == (facts.title?.truncation == Truncation.none))
    expect("the icon's side", name("iconSide") == facts.icon?.placement.side.map { "AxisDirection.\($0)" })
    expect("the icon's gap", (length("iconGap") ?? .zero).isNear(facts.icon?.gap ?? .zero))
    expect("the icon's color", self["iconColor"]?.color == facts.icon?.tint)
    expect("the tint", self["tint"]?.color == facts.tint)
    return problems + (call("titleStyle") ?? FlutterLook(arguments: [])).problems(ofTitle: facts.title)
  }

  /// What differs of a title's looks.
  private func problems(ofTitle title: TitleFacts?) -> [String] {
    var problems: [String] = []
    func expect(_ what: String, _ isSo: Bool) {
      if !isSo { problems.append(what) }
    }
    expect("the title's color", self["color"]?.color == title?.color)
    expect(
      "the size of the font", length("fontSize").map { $0.isNear(title?.font?.size) } ?? (title?.font == nil))
    let family = title?.font.flatMap { $0.family == "system" ? nil : $0.family }
    expect("the font", self["fontFamily"] == family.map { .string($0) })
    let weight = title?.font.map { "FontWeight.w\(CSSElement.weight($0.weight))" }
    expect("the weight of the font", name("fontWeight") == weight)
    expect(
      "the style of the font", name("fontStyle") == title?.font?.style.map { "FontStyle.\($0.rawValue)" })
    guard case .list(let shadows)? = self["shadows"], case .call("Shadow", [], let arguments)? = shadows.first
    else { return problems + (title?.shadow == nil ? [] : ["no shadow"]) }
    guard let shadow = title?.shadow else { return problems + ["a shadow"] }
    let found = FlutterLook(arguments: arguments)
    expect("the shadow's color", found["color"]?.color == shadow.color)
    expect("the shadow's place", found.lengths("offset")?.isNear([shadow.x, shadow.y]) == true)
    // Flutter's own formula, backwards: half the blur is sigma.
    let radius = found.length("blurRadius") ?? .zero
    let sigma =
      radius == .zero ? .zero : Points(units: radius.units * 57_735 / 100_000 + Points.unitsPerPoint / 2)
    let wanted = Points(units: shadow.blur.units / 2)
    let isLeast = wanted < Points(units: Points.unitsPerPoint / 2)
    expect("the shadow's blur", (sigma.units - wanted.units).magnitude <= (isLeast ? 150_600 : 1_200))
    return problems
  }
}

extension DartValue {
  var length: Points? {
    if case .number(let text) = self { return Points(decimal: text) }
    return nil
  }

  var color: Color? {
    guard case .call("Color", let values, []) = self, case .number(let text)? = values.first,
      text.hasPrefix("0x"), text.utf8.count == 10, let word = UInt32(text.dropFirst(2), radix: 16)
    else { return nil }
    return Color(
      red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}

extension Points {
  /// Whether two lengths are the same to four decimals, as they are written.
  func isNear(_ other: Points?) -> Bool { other.map { (units - $0.units).magnitude <= 60 } ?? false }
}

extension [Points] {
  func isNear(_ other: [Points]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isNear($1) }
  }
}
