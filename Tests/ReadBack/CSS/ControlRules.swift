/// The rules of the parts of controls, on native elements: what is at each of their places, as far as rules decide it.
struct ControlRules {
  private struct Rule {
    /// What follows the class, without what depends on the variant.
    let place: String
    /// All of these have to hold.
    let conditions: [Cascade.Simple]
    let features: [String]
    /// By property: the images and the rest of a value, or a property with its value.
    let shown: [String: [String]]
  }

  /// By the class of the control.
  private var rules: [String: [Rule]] = [:]
  /// The paths of the images.
  private(set) var used: Set<String> = []

  /// Whether a rule is one of a control.
  static func has(_ rule: CSSRule) -> Bool {
    let words = rule.selector.split(separator: "_", maxSplits: 2)
    return words.count == 3 && ControlKind.all.contains { $0.cssName == words[1] }
  }

  init(_ rules: [CSSRule], _ images: Images) {
    for rule in rules {
      let name = String(
        rule.selector.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      var (place, conditions) = ("", [Cascade.Simple]())
      for compound in Cascade.parts(String(rule.selector.dropFirst(name.count + 1)), at: { $0 == " " }) {
        let isChild = place.hasSuffix(" >")
        for (index, simple) in Cascade.simple(compound).enumerated() {
          // The first condition of what is in a control says which of its elements it is.
          if (isChild && index == 0) || !ControlRules.isOfVariant(simple) {
            place += simple
          } else {
            conditions.append(Cascade.Simple(simple))
          }
        }
        if compound == ">" || compound == "*" || compound.isEmpty { place += compound }
        place += " "
        if compound == ">" { place = String(place.dropLast()) }
      }
      var shown: [String: [String]] = [:]
      for declaration in rule.declarations {
        let value = declaration.value
        var words = ["\(declaration.property): \(value)"]
        if value.hasPrefix("url(\"") {
          for part in Cascade.parts(value, at: { $0 == "," }) {
            let path = "css/\(part.drop { $0 == " " }.dropFirst(5).prefix { $0 != "\"" })"
            used.insert(path)
            if let image = images[path] { words.append(image.said) }
          }
        }
        shown[declaration.property] = words
      }
      self.rules[name, default: []].append(
        Rule(
          place: place, conditions: conditions,
          features: rule.media.map { $0.components(separatedBy: " and ") } ?? [], shown: shown))
    }
  }

  /// Whether a condition depends on the variant. What is checked is a place of its own, because a control that is on has art
  /// of its own.
  private static func isOfVariant(_ simple: String) -> Bool {
    guard simple.hasPrefix(":where("), simple != ":where(:checked)", simple != ":where(:not(:checked))" else {
      return false
    }
    return Cascade.simple(String(simple.dropFirst(7).dropLast())).allSatisfy { word in
      [
        "[data-metrics=", ":is([data-theme=", ":not([data-theme=", ":not(:is([data-theme=", ":active",
        ":hover", ":focus-visible",
        ":checked",
      ]
      .contains(where: word.hasPrefix)
        || [":dir(rtl)"].contains(word)
        || [":is([aria-", ":is(:disabled", ":is(:active", ":is(:focus-visible"].contains(
          where: word.hasPrefix)
    }
  }

  /// What a variant of a part is to show, and no place of its control does in the end. With `withMaterial`, in a browser that
  /// shows materials.
  func missing(_ wanted: Wanted, at scale: Scale, withMaterial: Bool = false) -> [String] {
    guard case .part(let id) = wanted.element.id.kind else { return [] }
    let name = "\(wanted.slices.theme.namespace)_\(id.control.cssName)_\(wanted.element.id.controlName)"
    var expected: [String] = []
    let material = withMaterial ? wanted.facts.material : nil
    if let material, wanted.fill(.image) != nil || wanted.art(.image)?.boxOfCSS != nil {
      expected.append("backdrop-filter: \(material.filter)")
    }
    if let color = wanted.fill(.image) {
      expected.append("background: \(material?.fill(color) ?? color.description)")
    } else if let art = wanted.art(.image) {
      let slice = art.slices.first { $0.scale.rawValue >= scale.rawValue } ?? art.slices[art.slices.count - 1]
      if let box = art.boxOfCSS, id.canShow(box) {
        let drawn = BoxFacts(box, at: slice.scale, of: material)
        if let background = drawn.background { expected.append("background: \(background)") }
        if let shadows = drawn.shadows(unit: "px") { expected.append("box-shadow: \(shadows)") }
        if Set(drawn.radii).count == 1 { expected.append("border-radius: \(drawn.radii[0])px") }
      } else if !art.isTiled || art.isTexture {
        expected.append(slice.said)
      }
    }
    if let color = wanted.facts.title?.color { expected.append("color: \(color)") }
    if let font = wanted.facts.title?.$font {
      expected.append("font-size: \(font.scaledSize ?? "\(font.size)px")")
    }
    let isChosen = ["segmentedControls", "tabBars"].contains(id.control.key)
    if isChosen, id.part.content != .picture, let title = wanted.facts.title {
      expected.append("text-overflow: \(title.truncation == .none ? "clip" : "ellipsis")")
      if title.lines > 1, title.truncation != .none { expected.append("-webkit-line-clamp: \(title.lines)") }
    }
    if expected.isEmpty { return [] }
    var missing: [String] = []
    for page in wanted.pages {
      let shown = shown(by: name, in: wanted.key, of: page, at: scale)
      for word in expected where !shown.contains(word) {
        missing.append("`\(name)` does not show `\(word)` in \(wanted.key.text) at \(scale.name)")
      }
    }
    return missing
  }

  /// What the places of a control show: of the rules of a place that hold, the last says it.
  private func shown(by name: String, in key: VariantKey, of page: Cascade.Page, at scale: Scale) -> Set<
    String
  > {
    let held = Cascade.conditions(of: key).union(page.attributes)
      .union(key.state.names.contains("selected") ? [":checked"] : [])
    var places: [String: [String: [String]]] = [:]
    for rule in rules[name] ?? []
    where rule.features.allSatisfy({ Cascade.holds($0, in: key, of: page, on: scale) })
      && rule.conditions.allSatisfy({ $0.holds(held) })
      && !(page.isNeither && rule.conditions.flatMap(\.words).contains { $0.hasPrefix("[data-theme=") })
    {
      places[rule.place, default: [:]].merge(rule.shown) { $1 }
    }
    return Set(
      places.flatMap { name, place in
        // What is checked also has what is set for all states.
        let all = places[name.replacingOccurrences(of: ":where(:checked)", with: "")] ?? [:]
        var values: [String: String] = [:]
        for (property, words) in all.merging(place, uniquingKeysWith: { $1 }) {
          values[property] = words.first.map { String($0.dropFirst(property.count + 2)) }
        }
        return place.values.flatMap(\.self) + Cascade.computed(values).map { "\($0): \($1)" }
      })
  }
}

extension ControlPartID {
  /// Whether a box of CSS can stand for the part's: not between segments, which differ by what is beside them, and not with
  /// lines or shadows where another segment goes on.
  fileprivate func canShow(_ box: DrawnBox) -> Bool {
    if part.name == "divider" { return false }
    return part.name != "segment" || box.isOnlyFilled
  }
}

extension ControlKind {
  fileprivate var cssName: String { noun.replacing(" ", with: "-") }
}
