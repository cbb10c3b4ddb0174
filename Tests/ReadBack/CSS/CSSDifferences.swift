/// Compares what a browser makes of a stylesheet, in every variant of every element on screens of every density, with the
/// slices.
package func cssDifferences(_ rules: [CSSRule], _ files: [OutputFile], _ slices: SliceSet) -> [String] {
  let ofColors = rules.filter { $0.selector.hasPrefix(":root") || $0.selector.hasPrefix("[") }
  // A browser that shows no material, and one that does.
  let plain = rules.filter { $0.supports == nil }
  let cascade = Cascade(plain.filter { rule in !ControlRules.has(rule) && !ofColors.contains(rule) })
  let blurring = Cascade(rules.filter { rule in !ControlRules.has(rule) && !ofColors.contains(rule) })
  let images = Images(files)
  let controls = ControlRules(plain.filter(ControlRules.has), images)
  let blurringControls = ControlRules(rules.filter(ControlRules.has), images)
  var comparison = Comparison()
  var used = controls.used
  var texts: [String: String] = [:]
  for problem in cascade.problems { comparison.report(problem) }
  for problem in customPropertyProblems(ofColors, slices.theme) { comparison.report(problem) }
  var classes: Set<String> = []
  for wanted in slices.wanted(on: "web", where: { !$0.showsButtonShapes }) {
    if case .part = wanted.element.id.kind {
      for scale in Scale.allCases {
        for problem in controls.missing(wanted, at: scale) { comparison.report(problem) }
        for problem in blurringControls.missing(wanted, at: scale, withMaterial: true) {
          comparison.report(problem)
        }
      }
      continue
    }
    let name = "\(slices.theme.namespace)_\(wanted.kind)_\(wanted.element.id.name)"
    classes.insert(".\(name)")
    for (_, suffix) in children { classes.insert(".\(name)\(suffix)") }
    for (key, page) in wanted.moments.flatMap({ key in wanted.pages.map { (key, $0) } }) {
      for scale in Scale.allCases {
        let boxes: [(String, Cascade.Box)] =
          ["", "::before", "::after"].map { ($0, Cascade.Box(element: name, pseudo: $0)) }
          + children.map { ($0.0, Cascade.Box(element: name, child: name + $0.1)) }
          + [("places", Cascade.Box(element: name, hasPlaces: true))]
          + [("leading", "trailing"), ("trailing", "leading")].map { place, other in
            let box = Cascade.Box(element: name, child: "\(name)__\(place)", other: "\(name)__\(other)")
            return ("\(place) of two", box)
          }
        var seen = Facts()
        for (title, box) in boxes {
          for (property, value) in cascade.declarations(box, in: key, of: page, on: scale) {
            // What else holds of the bar holds without places too.
            if box.hasPlaces, !property.hasPrefix("grid") { continue }
            if box.other != nil, property != "max-width" { continue }
            let declaration = "\(property): \(value)"
            let value = texts[declaration] ?? said(value, of: property, images, &used)
            texts[declaration] = value
            if isHeld(property), !value.isEmpty { seen["\(title) \(property)"] = value }
          }
        }
        comparison.expectEqual(
          seen, CSSPainter(wanted, scale).facts, at: "`\(name)` in \(key.text) at \(scale.name)")
        guard wanted.element.variants.contains(where: { $0.facts.material != nil }) else { continue }
        let box = Cascade.Box(element: name)
        let without = cascade.declarations(box, in: key, of: page, on: scale)
        let with = blurring.declarations(box, in: key, of: page, on: scale)
        var found = Facts()
        for property in ["-webkit-backdrop-filter", "backdrop-filter", "background"] {
          found[property] = with[property].flatMap { $0 == "none" ? nil : $0 }
        }
        comparison.expectEqual(
          found, wanted.withMaterial(over: without["background"]),
          at: "`\(name)` in \(key.text) at \(scale.name) with materials")
      }
    }
  }
  for name in cascade.classes where !classes.contains(name) { comparison.report("there is no `\(name)`") }
  comparison.expectShown(used, of: images)
  return comparison.differences
}

extension Wanted {
  /// What is behind the element in a browser that shows materials; `background` is what another browser shows.
  fileprivate func withMaterial(over background: String?) -> Facts {
    var facts = Facts()
    guard let material = self.facts.material, fill(main) != nil || art(main)?.box != nil else {
      facts["background"] = background == "none" ? nil : background
      return facts
    }
    facts["-webkit-backdrop-filter"] = material.filter
    facts["backdrop-filter"] = material.filter
    facts["background"] =
      fill(main).map { material.fill($0) }
      ?? art(main)?.box.flatMap { BoxFacts($0, at: .x1, of: material).background }
    return facts
  }
}

/// The children of an element, with what follows its class.
private let children = [
  ("title", "__title"), ("leading", "__leading"), ("trailing", "__trailing"), ("largeTitle", "__large-title"),
  ("icon", "__icon"),
  ("shadowImage", "__shadow-image"),
  ("backIndicator", "__back-indicator"),
]

/// What a browser paints, and where; the rest makes boxes of the elements, as browsers show in their own tests.
private func isHeld(_ property: String) -> Bool {
  property.hasPrefix("font-") || property.hasPrefix("min-") || property.hasPrefix("max-")
    || [
      "-webkit-line-clamp", "-webkit-mask", "align-items", "align-self", "background", "border-image",
      "border-radius", "border-width", "box-shadow", "color", "direction", "flex",
      "flex-direction", "gap", "grid-area", "grid-template-columns",
      "height", "inset", "justify-content", "letter-spacing", "mask", "padding", "text-align",
      "overflow-y", "text-overflow", "text-shadow", "text-transform",
      "white-space", "width",
    ].contains(property)
}

/// A value with its images by what they show, its lengths as numbers, and four sides wherever there may be fewer.
private func said(_ value: String, of property: String, _ images: Images, _ used: inout Set<String>) -> String
{
  if value == "none", property == "background" { return "" }
  let layers = Cascade.parts(value) { $0 == "," }.map { layer in
    var words: [String] = []
    for word in Cascade.parts(layer, at: { $0 == " " }) where !word.isEmpty {
      if word.hasPrefix("url(\"") {
        let path = "css/\(word.dropFirst(5).dropLast(2))"
        used.insert(path)
        words.append(images[path]?.said ?? word)
      } else {
        words.append(word.hasSuffix("px") ? String(word.dropLast(2)) : word)
      }
    }
    guard ["border-image", "border-radius", "border-width", "inset", "padding"].contains(property) else {
      return words.joined(separator: " ")
    }
    return fourSided(words).joined(separator: " ")
  }
  return (property == "background" ? layers.sorted() : layers).joined(separator: ", ")
}

/// Every run of numbers, of which one to four stand for four sides.
private func fourSided(_ words: [String]) -> [String] {
  var result: [String] = []
  var sides: [String] = []
  for word in words + [""] {
    if Double(word) != nil {
      sides.append(word)
      continue
    }
    if let first = sides.first {
      let right = sides.count > 1 ? sides[1] : first
      result += [first, right, sides.count > 2 ? sides[2] : first, sides.count > 3 ? sides[3] : right]
    }
    sides = []
    if !word.isEmpty { result.append(word) }
  }
  return result
}

extension Wanted {
  fileprivate var kind: String {
    switch element.id.kind {
    case .backButton: "back-button"
    case .button: "button"
    case .part(let id): id.control.noun.replacing(" ", with: "-")
    case .image: "image"
    case .navigationBar: "navigation-bar"
    }
  }

  /// What a page says where the variant is seen. Without appearance of its own it is seen where nothing is said.
  var pages: [Cascade.Page] {
    let own = key.name(.appearance)
    /// Of a setting and elements in each other, the last of which is the element itself or what it is in.
    func page(_ setting: String, _ attributes: String...) -> Cascade.Page {
      var paths: [String] = []
      var selectors: Set<String> = []
      for (place, name) in attributes.enumerated() {
        let own = "[data-theme=\"\(name)\"]"
        let all = [own] + paths.map { "\($0) \(own)" }
        paths += all
        selectors.formUnion(all.map { "\($0) *" })
        if place == attributes.count - 1 { selectors.formUnion(all) }
      }
      return Cascade.Page(setting: setting, attributes: selectors)
    }
    let isLight = element.variants.contains { $0.key.name(.appearance) == "light" }
    switch (slices.theme.dark, own) {
    case (.media, _): return [page(own)]
    case (.attribute, "any"):
      return isLight
        ? [Cascade.Page(setting: "any", isNeither: true)]
        : [page("any"), page("dark", "light"), page("any", "dark", "light")]
    case (.attribute, "light"):
      return [page("dark", "light"), page("dark"), page("any", "light", "dark", "light")]
    case (.attribute, _):
      return [page("light", "dark"), page("light", "light", "dark"), page("light", "dark", "light", "dark")]
    case (.both, "any"):
      return [page("any")]
        + (isLight ? [] : [page("dark", "light"), page("any", "light", "dark", "light")])
    case (.both, "light"):
      return [page("light"), page("dark", "light"), page("dark", "light", "dark", "light")]
    case (.both, _):
      return [
        page("dark"), page("light", "dark"), page("light", "light", "dark"),
        page("light", "dark", "light", "dark"),
      ]
    }
  }

  /// When the variant is seen: in its own states, and in those that the theme does not combine and of which its own win.
  fileprivate var moments: [VariantKey] {
    let order = ["hovered", "focused", "selected", "highlighted", "disabled"]
    let known = Set(element.variants.map(\.key.state.bits))
    var seen: Set<Set<Int>> = []
    return (0..<32).compactMap { bits in
      let held = known.filter { $0 & ~bits == 0 }
      let first = held.max { StateName(bits: $0).weight(order) < StateName(bits: $1).weight(order) }
      guard first == key.state.bits, seen.insert(held).inserted else { return nil }
      var key = key
      key[.state] = AxisValue(.state, code: held.reduce(0, |))
      return key
    }
  }
}
