import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// What the files of the target `android` say that the slices and facts don't: each variant is looked up as a device of
/// its kind does, and what is found is held against what it shows.
func androidDifferences(of files: [OutputFile], from slices: SliceSet) -> [String] {
  let resources = AndroidResources(files)
  var comparison = AndroidComparison(resources: resources)
  comparison.differences = resources.problems
  comparison.checkReferences()
  for (element, parts) in zip(slices.theme.elements, slices.parts) {
    comparison.check(AndroidElement(element, parts))
  }
  return comparison.differences
}

struct AndroidComparison {
  let resources: AndroidResources
  var differences: [String] = []

  /// Every reference leads somewhere.
  mutating func checkReferences() {
    for key in resources.found {
      for entry in resources[key] {
        guard let element = entry.content.element else { continue }
        for text in element.texts where text.hasPrefix("@") && text != "@null" && !text.hasPrefix("@android:")
        {
          if resources[String(text.dropFirst())].isEmpty {
            differences.append("\(key): there is no `\(text)`")
          }
        }
      }
    }
  }

  mutating func check(_ element: AndroidElement) {
    let shown = PartName.allCases.filter { part in
      element.element.variants.contains { $0.parts.contains { $0.name == part } }
    }
    for (state, variants) in zip(element.states, element.variants) {
      let art = shown.map { part in variants.map { element.art(part, of: $0) } }
      let halves = art.map(\.halves)
      for (index, variant) in variants.enumerated() {
        for (place, part) in shown.enumerated() {
          check(part, state, variant, of: element, art[place][index], half: halves[place][index])
        }
        checkColors(state, variant, of: element)
      }
    }
    for variant in element.normal { checkStyle(variant, of: element) }
  }

  /// Holds what a device shows of a part, at each density, against the slice or its half.
  private mutating func check(
    _ part: PartName, _ state: StateName, _ variant: Configured<Int>, of element: AndroidElement,
    _ shown: AndroidArt, half: AndroidPicture?
  ) {
    let place = "\(element.element.id) \(element.element.variants[variant.value].key.text) \(part.rawValue)"
    let key = "drawable/\(element.name(of: part))"
    guard case .art(let art, let title) = shown else {
      guard !resources[key].isEmpty else { return }
      for density in AndroidDensity.allCases {
        let found = follow(key, state, variant.configuration, density: density.rawValue)
        if case .xml(let element)? = found?.content, element.name == "color" { continue }
        differences.append(
          "\(place) \(density): something is drawn where the platform's own look was asked for")
      }
      return
    }
    for picture in shown.pictures + [half].compactMap(\.self) {
      let density = picture.density
      let found = follow(
        key, state, variant.configuration, density: density.rawValue, through: shown.placing(part))
      let marks = art.resizing.flatMap { NinePatchFrame(picture, resizing: $0, title: title) }
      for problem in problems(found?.content, picture, marks, title) {
        differences.append("\(place) \(density): \(problem)")
      }
      if let found, found.folder.density != "\(density)" {
        differences.append("\(place) \(density): it is made from another density")
      }
    }
    let found = follow(
      key, state, variant.configuration, density: AndroidDensity.hdpi.rawValue, through: shown.placing(part))
    if half == nil, found?.folder.density == "\(AndroidDensity.hdpi)" {
      differences.append("\(place) hdpi: something is there, and the art does not allow it")
    }
  }

  /// The picture behind a drawable, through a list of states and what places it; nil where another does.
  private func follow(
    _ key: String, _ state: StateName, _ device: AndroidConfiguration, density: Int,
    through placing: AndroidPlacing? = nil
  ) -> AndroidResources.Entry? {
    func best(_ reference: String) -> AndroidResources.Entry? {
      resources.best(String(reference.dropFirst()), on: device, density: density)
    }
    var entry = resources.best(key, on: device, density: density)
    if case .xml(let selector)? = entry?.content, selector.name == "selector" {
      guard let item = selector.item(for: state) else { return nil }
      entry = best(item["android:drawable"] ?? item["android:color"] ?? "")
    }
    guard case .xml(let bitmap)? = entry?.content, bitmap.name == "bitmap" else {
      return placing == nil ? entry : nil
    }
    let found = AndroidPlacing.allCases.filter { bitmap[$0.attribute.name] == $0.attribute.value }
    return found == [placing] ? best(bitmap["android:src"] ?? "") : nil
  }

  private func problems(
    _ found: AndroidResources.Content?, _ shown: AndroidPicture, _ marks: NinePatchFrame?,
    _ title: Insets<Points>?
  ) -> [String] {
    switch (found, shown.capInsets, shown.center, marks) {
    case (.picture(let picture)?, nil, _, _):
      return picture.digest == shown.pixels.digest ? [] : ["the picture is another"]
    case (.ninePatch(let patch)?, let caps?, let center?, let marks?):
      var problems: [String] = []
      func expect<Value: Equatable>(_ what: String, _ found: Value, _ wanted: Value) {
        if found != wanted { problems.append("\(what) \(found), not \(wanted)") }
      }
      let (width, height) = (patch.content.width, patch.content.height)
      expect("the picture is wide", width, shown.pixels.size.width.count + marks.repeatedColumns.count)
      expect("the picture is high", height, shown.pixels.size.height.count + marks.repeatedRows.count)
      expect("columns stretch", patch.stretchColumns.ends, [[caps.left.count, width - caps.right.count]])
      expect("rows stretch", patch.stretchRows.ends, [[caps.top.count, height - caps.bottom.count]])
      let pixels = title?.map { $0.roundedPixels(at: shown.density) }
      if let pixels, marks.paddingColumns != nil {
        expect(
          "the title is inset by", [patch.padding.left, patch.padding.right], [pixels.left, pixels.right])
      }
      if let pixels, marks.paddingRows != nil {
        expect(
          "the title is inset by", [patch.padding.top, patch.padding.bottom], [pixels.top, pixels.bottom])
      }
      expect("the padding is marked", patch.marksHorizontalPadding, marks.paddingColumns != nil)
      expect("the padding is marked", patch.marksVerticalPadding, marks.paddingRows != nil)
      if title == nil { expect("the padding is", patch.padding, patch.layoutBounds) }
      expect("the layout bounds are", patch.layoutBounds, marks.layoutBounds)
      if problems.isEmpty, !patch.content.shows(shown, repeatingIn: center) {
        problems.append("the picture is another")
      }
      return problems
    default: return ["\(shown.capInsets == nil ? "no picture" : "no nine-patch") is there"]
    }
  }

  private mutating func checkColors(
    _ state: StateName, _ variant: Configured<Int>, of element: AndroidElement
  ) {
    let facts = element.element.variants[variant.value].facts
    // Where a state says no color, it has the normal state's.
    let normal = element.normal.first { $0.configuration == variant.configuration }
      .map { element.element.variants[$0.value].facts }
    let colors = [
      ("title", facts.title?.color ?? normal?.title?.color),
      ("title_shadow", state == .normal ? facts.title?.shadow?.color : nil),
      ("icon_tint", facts.icon?.tint ?? normal?.icon?.tint), ("tint", facts.tint ?? normal?.tint),
    ]
    for (suffix, color) in colors {
      guard let color else { continue }
      let key = "color/\(element.name)__\(suffix)"
      // A color that the normal state lacks can't be said.
      guard !resources[key].isEmpty else { continue }
      let found = follow(key, state, variant.configuration, density: 160)?.content.element?.text
      if found != color.android {
        let place = "\(element.element.id) \(element.element.variants[variant.value].key.text)"
        differences.append("\(place): `\(suffix)` is \(found ?? "nowhere"), not \(color.android)")
      }
    }
  }
}

extension AndroidResources.Content {
  var element: XMLElement? {
    switch self {
    case .xml(let element), .value(let element): element
    case .ninePatch, .picture: nil
    }
  }
}

extension XMLElement {
  /// Everything that an element says, attributes and text, of its children too.
  fileprivate var texts: [String] { attributes.map(\.value) + [text] + children.flatMap(\.texts) }

  /// The first item of a list of states that holds in a state.
  fileprivate func item(for state: StateName) -> XMLElement? {
    let holds = [
      "android:state_pressed": state.bits & 1 != 0, "android:state_enabled": state.bits & 2 == 0,
      "android:state_selected": state.bits & 4 != 0, "android:state_focused": state.bits & 8 != 0,
    ]
    return children.first { item in
      item.attributes.allSatisfy { attribute in
        guard let isSo = holds[attribute.name] else { return !attribute.name.hasPrefix("android:state_") }
        return attribute.value == (isSo ? "true" : "false")
      }
    }
  }
}

extension [Range<Int>] {
  /// The first place of each and the one behind it.
  fileprivate var ends: [[Int]] { map { [$0.lowerBound, $0.upperBound] } }
}

extension Bitmap {
  /// Whether the picture is the one that is shown, but for lines of its center that stand more often.
  fileprivate func shows(_ shown: AndroidPicture, repeatingIn center: Rect<Pixels>) -> Bool {
    let wanted = shown.pixels.bitmap
    let (wide, high) = (width - wanted.width, height - wanted.height)
    if wide == 0, high == 0 { return digest == shown.pixels.digest }
    guard wide >= 0, high >= 0 else { return false }
    // Behind the first line of the center come the others, and then what is more.
    func source(_ place: Int, _ first: Int, _ more: Int) -> Int {
      place <= first ? place : place <= first + more ? first : place - more
    }
    for y in 0..<height {
      for x in 0..<width {
        let from = wanted[source(x, center.x.count, wide), source(y, center.y.count, high)]
        if self[x, y] != from { return false }
      }
    }
    return true
  }
}
