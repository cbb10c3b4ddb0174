import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Reads the generated code back and holds what it says against the slices, every variant of every element.
func uikitDifferences(of files: [OutputFile], from slices: SliceSet) -> [String] {
  let names = UIKitNames(theme: slices.theme.name)
  let catalog = Catalog(slices)
  let pictures = slices.theme.elements.indices.map { UIKitPictures($0, of: catalog) }
  var differences: [String] = []
  for (path, language) in uikitTables(names) {
    guard case .text(let bytes)? = files.first(where: { $0.path == path })?.content else {
      differences.append("there is no `\(path)`")
      continue
    }
    do throws(CodeError) {
      let code = String(decoding: bytes, as: UTF8.self)
      let reading = try UIKitReading(code, language, type: names.type)
      var comparison = UIKitComparison(reading, language, slices, pictures)
      comparison.compare()
      differences += comparison.differences.map { "\(path): \($0)" }
    } catch {
      differences.append("\(path): \(error.reason)")
    }
  }
  return differences
}

private struct UIKitComparison {
  let reading: UIKitReading
  let language: CodeReader.Language
  let slices: SliceSet
  /// Those of each element.
  let pictures: [UIKitPictures]
  private(set) var differences: [String] = []

  init(
    _ reading: UIKitReading, _ language: CodeReader.Language, _ slices: SliceSet, _ pictures: [UIKitPictures]
  ) {
    self.reading = reading
    self.language = language
    self.slices = slices
    self.pictures = pictures
  }

  mutating func compare() {
    let names = slices.theme.elements.map { "\($0.id)" }
    let known = Set(names)
    let looks = Dictionary(grouping: reading.looks, by: \.name)
    for (name, _) in reading.looks where !known.contains(name) { differences.append("there is no `\(name)`") }
    for (index, element) in slices.theme.elements.enumerated() {
      let found = looks[names[index]] ?? []
      guard found.count == 1 else {
        differences.append("`\(element.id)` is there \(found.count) times")
        continue
      }
      for (place, variant) in element.variants.enumerated() where CatalogTerms.isCatalogued(variant.key) {
        guard let values = values(of: variant.key, among: found[0].variants) else {
          differences.append("`\(element.id)` has no `\(variant.key.text)`")
          continue
        }
        compare(values, element, index, place, pictures[index])
      }
    }
    compareScreens()
  }

  /// What holds for a variant after everything that it falls back to.
  private func values(of key: VariantKey, among variants: [UIKitReading.Variant]) -> [String: UIKitValue]? {
    guard variants.count(where: { $0.key == key }) == 1,
      let place = variants.firstIndex(where: { $0.key == key })
    else { return nil }
    var chain: [Int] = []
    var next: Int? = place
    while let index = next {
      guard index < variants.count, !chain.contains(index) else { return nil }
      chain.append(index)
      next = variants[index].fallback
    }
    var values: [String: UIKitValue] = [:]
    for index in chain.reversed() {
      for (path, value) in variants[index].changes {
        values[path] = value
        guard path == "title" || path == "icon" else { continue }
        // A title that is new, or none, has forgotten what was said of the old one.
        for old in UIKitLook.blank where old.path.hasPrefix("\(path).") { values[old.path] = nil }
      }
    }
    return values
  }

  private mutating func compare(
    _ values: [String: UIKitValue], _ element: CheckedElement, _ index: Int, _ place: Int,
    _ pictures: UIKitPictures
  ) {
    let variant = element.variants[place]
    let facts = variant.facts
    func report(_ what: String) { differences.append("`\(element.id)` in `\(variant.key.text)`: \(what)") }
    func number(_ path: String) -> Points? {
      if case .number(let points)? = values[path] { return points }
      return nil
    }
    func hold<Value: Equatable>(_ found: Value?, _ wanted: Value?, _ what: String) {
      if found == wanted { return }
      report("\(what) is \(found.map { "\($0)" } ?? "nothing"), not \(wanted.map { "\($0)" } ?? "nothing")")
    }
    for part in PartName.allCases {
      let path = part == .icon ? "icon.art" : part.rawValue
      if let what = difference(values[path], part, index, place, pictures, facts.isTemplate(part)) {
        report("\(part.rawValue): \(what)")
      }
    }
    if element.id.kind == .image { return }
    func color(_ path: String) -> Color? {
      if case .color(let color)? = values[path] { return color }
      return nil
    }
    hold(color("tint"), facts.tint, "tint")
    if element.id.kind.isButton {
      hold(number("height"), facts.height, "height")
      hold(number("minimumWidth"), facts.minimumWidth, "minimum width")
      hold(number("maximumWidth"), facts.maximumWidth, "maximum width")
      var area = Size(width: Points.zero, height: Points.zero)
      if case .size(let width, let height)? = values["hitArea"] { area = Size(width: width, height: height) }
      hold(area.width, facts.hitArea?.width ?? .zero, "hit area's width")
      hold(area.height, facts.hitArea?.height ?? .zero, "hit area's height")
      let hasIcon = values["icon"] == .present
      hold(hasIcon, facts.icon != nil, "icon")
      hold(color("icon.tint"), facts.icon?.tint, "icon's tint")
      hold(number("icon.gap") ?? .zero, facts.icon?.gap ?? .zero, "icon's gap")
      hold(
        values["icon.placement"] ?? .word("leading"), .word((facts.icon?.placement ?? .leading).rawValue),
        "icon's place")
    } else {
      hold(
        values["isTranslucent"] ?? UIKitValue.nothing, facts.translucent.map { .truth($0) } ?? .nothing,
        "translucency")
      hold(values["position"] ?? .word("any"), .word((facts.position ?? .any).rawValue), "position")
    }
    hold(values["title"] == .present, facts.title != nil, "title")
    guard let title = facts.title else { return }
    hold(color("title.color"), title.color, "title's color")
    var (insets, offset) = (Insets<Points>.zero, Point<Points>(x: .zero, y: .zero))
    if case .insets(let found)? = values["title.insets"] { insets = found }
    if case .offset(let found)? = values["title.offset"] { offset = found }
    hold(insets, title.insets ?? .zero, "title's insets")
    hold(offset, title.offset ?? Point(x: .zero, y: .zero), "title's offset")
    var shadow: UIKitShadow?
    if case .shadow(let found)? = values["title.shadow"] { shadow = found }
    hold(shadow?.color, title.shadow?.color, "title's shadow")
    hold(shadow?.x, title.shadow?.x, "shadow's shift to the right")
    hold(shadow?.y, title.shadow?.y, "shadow's shift down")
    hold(shadow?.blur, title.shadow?.blur, "shadow's blur")
    var font = UIKitFont()
    if case .font(let found)? = values["title.font"] { font = found }
    hold(font.family, title.font?.family ?? "system", "font's family")
    hold(font.weight, title.font?.weight ?? .regular, "font's weight")
    hold(font.size, title.font?.size ?? Points(17), "font's size")
    hold(font.isItalic, title.font?.style == .italic, "font's style")
    let words: [(String, String, String)] = [
      ("title.alignment", "center", title.alignment?.textAlignment ?? "center"),
      ("title.verticalAlignment", "center", title.verticalAlignment?.rawValue ?? "center"),
      ("title.truncation", "byTruncatingTail", title.truncation?.lineBreakMode ?? "byTruncatingTail"),
    ]
    for (path, blank, wanted) in words { hold(values[path] ?? .word(blank), .word(wanted), path) }
    hold(values["title.roundsWidth"] ?? .truth(true), .truth(title.measure != .exact), "measure")
  }

  /// What is wrong with what code shows of a part; nil for nothing.
  private func difference(
    _ value: UIKitValue?, _ part: PartName, _ index: Int, _ place: Int, _ pictures: UIKitPictures,
    _ isTemplate: Bool
  ) -> String? {
    guard let shown = slices.shown(part, element: index, variant: place) else {
      return value == nil || value == UIKitValue.nothing ? nil : "there is none in the theme"
    }
    guard let art = shown.art else { return value == .system ? nil : "it isn't the platform's own" }
    guard case .art(let found)? = value else { return "it is no picture" }
    let name = pictures.name(of: part, at: place)
    if found.name != name { return "`\(found.name)`, not `\(name)`" }
    if found.resizing != art.resizing { return "another resizing mode" }
    if found.isTemplate != isTemplate { return "another rendering mode" }
    for slice in art.slices {
      let caps = found.caps.pixels(at: slice.scale)
      let wanted = slice.capInsets ?? .zero
      if caps != wanted {
        return "caps at \(slice.scale.name) are \(caps.map { "\($0)" } ?? "none"), not \(wanted) px"
      }
      let alignment = found.alignment.pixels(at: slice.scale)
      if alignment != slice.alignmentInsets ?? .zero {
        return "other alignment insets at \(slice.scale.name)"
      }
    }
    return nil
  }

  private mutating func compareScreens() {
    func member(_ name: String?, _ kind: ElementKind) -> String? {
      name.flatMap { name in
        slices.theme.elements.first { $0.id == ElementID(kind, name) }.map { element in
          language == .swift
            ? "\(UIKitNames.table(kind)).\(element.symbol)" : element.id.symbolAfterKind
        }
      }
    }
    func screen(_ screen: CheckedScreen) -> UIKitReading.Screen {
      UIKitReading.Screen(
        bar: member(screen.navigationBar, .navigationBar), backButton: member(screen.backButton, .backButton),
        title: screen.title)
    }
    if reading.defaults != screen(slices.theme.defaults) { differences.append("the defaults are others") }
    let wanted = slices.theme.screens.map { ($0.name, screen($0.screen)) }
    if !reading.screens.elementsEqual(wanted, by: { $0.name == $1.0 && $0.screen == $1.1 }) {
      differences.append("the screens are others")
    }
  }
}
