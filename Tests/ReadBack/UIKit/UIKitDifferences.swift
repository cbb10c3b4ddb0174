/// Compares what an app of UIKit sets for every variant, and what it gets from the catalog for it, with the slices.
package func uikitDifferences(_ looks: [UIKitLook], _ files: [OutputFile], _ slices: SliceSet) -> [String] {
  var catalog = Catalog(files, theme: slices.theme.namespace)
  var comparison = Comparison()
  let wanted = slices.wanted(on: "ios")
  for (index, family) in Dictionary(grouping: wanted, by: \.index).sorted(by: { $0.key < $1.key }) {
    let look = UIKitReader(looks[index])
    // Only buttons are told of a pointer.
    let isButton = [.button, .backButton].contains(slices.theme.elements[index].id.kind)
    let all = family.filter { isButton || !$0.key.state.names.contains("hovered") }
    let oldest = all.map { $0.key[.system].version }.filter { $0 <= slices.theme.oldestIOS }.max() ?? 0
    let shown = all.filter { $0.key[.system].version >= oldest }
    for wanted in shown {
      var facts = Facts()
      for (name, value) in look.values(where: wanted.key) {
        guard case .art(let art) = value else {
          facts[name] = value.said(in: wanted.key)
          if name == "title.alignment" { facts[name] = facts[name]?.side(in: wanted.key) }
          continue
        }
        facts.add(catalog.facts("\(name)", of: art, in: wanted.key))
      }
      for (name, blank) in wanted.blanks where facts[name] == nil { facts[name] = blank }
      comparison.expectEqual(facts, wanted.uikitFacts, at: wanted.title)
    }
    // Where an element doesn't have all that holds, the nearest of what it has is seen.
    guard shown.count <= 8 else { continue }
    let keys = Set(shown.map(\.key))
    for key in keys {
      for axis in [VariantAxis.state, .accessibility, .metrics] {
        let codes = Set(keys.map { $0[axis].code })
        for code in 0..<axis.range where !codes.contains(code) {
          var holding = key
          var nearest = key
          holding[axis] = AxisValue(axis, code: code)
          nearest[axis] = AxisValue(axis, code: axis.nearest(to: code, among: codes))
          if look.values(where: holding) != look.values(where: nearest) {
            comparison.report(
              "\(slices.theme.elements[index].id) in \(holding.text) is not as in \(nearest.text)")
          }
        }
      }
    }
  }
  return comparison.differences
}

// The rule of the runtime: of each axis the value that holds is replaced by the nearest one that the code names, and then all
// that is set for it, or for every value, is set in order.
private struct UIKitReader {
  let whens: [UIKitLook.When]
  /// The values that the code names on each axis.
  private let codes: [Set<Int>]

  init(_ look: UIKitLook) {
    whens = look.whens
    codes = VariantAxis.allCases.map { axis in Set(look.whens.map { $0.key[axis].code }) }
  }

  /// What is set where the values of a key hold. A title or an icon is there as soon as something of it is set.
  func values(where key: VariantKey) -> [String: UIKitValue] {
    var shown = VariantKey.normal
    for (axis, codes) in zip(VariantAxis.allCases, codes) {
      shown[axis] = AxisValue(axis, code: axis.nearest(to: key[axis].code, among: codes))
    }
    var values: [String: UIKitValue] = [:]
    for when in whens
    where VariantAxis.allCases.allSatisfy({ when.key[$0].isFallback || when.key[$0] == shown[$0] }) {
      for change in when.changes { set(change.path, to: change.value, in: &values) }
    }
    return values
  }

  private func set(_ path: String, to value: UIKitValue, in values: inout [String: UIKitValue]) {
    let shown = ["title": "shownTitle", "icon": "shownIcon", "largeTitle": "shownLargeTitle"]
    if let owner = shown.first(where: { $0.value == path })?.key {
      values = values.filter { !$0.key.hasPrefix("\(owner).") }
      values[owner] = value.isNothing ? nil : .plain(.present)
      return
    }
    if let dot = path.firstIndex(of: ".") { values[String(path[..<dot])] = .plain(.present) }
    values[path] = value.isNothing ? nil : value
  }
}

extension VariantAxis {
  /// How many values may hold on the axis.
  fileprivate var range: Int { self == .state ? 32 : self == .metrics ? 6 : 4 }

  /// The value that is shown where one holds, of those that there are.
  fileprivate func nearest(to code: Int, among codes: Set<Int>) -> Int {
    let (highlighted, disabled, selected, focused, hovered) = (1, 2, 4, 8, 16)
    let order: [Int] =
      switch self {
      case .state:
        [code, code & ~hovered, code & ~focused, code & ~focused & ~hovered]
          + [disabled, highlighted, selected, focused, hovered].filter { code & $0 != 0 }
      case .metrics: code == 5 ? [5, 4, 1] : code == 3 ? [3, 1] : [code]
      case .accessibility: [code] + [2, 1].filter { code & $0 != 0 }
      case .system: codes.filter { $0 <= code }.sorted(by: >)
      case .appearance, .direction: [code]
      }
    return order.first(where: codes.contains) ?? 0
  }
}

extension Catalog {
  /// What an app shows of art: the pictures of that name in the catalog, and how it has them stretch.
  fileprivate mutating func facts(_ name: String, of art: UIKitArt, in key: VariantKey) -> Facts {
    var facts = Facts()
    facts["\(name) resizing"] = art.resizing?.rawValue ?? "none"
    if art.isTemplate { facts["\(name) template"] = "true" }
    facts["\(name) color"] = art.color?.description
    for scale in Scale.allCases {
      guard let picture = image(art.name, at: scale, in: key) else { continue }
      facts["\(name) \(scale.name)"] = picture.said
      facts["\(name) \(scale.name) caps"] = art.caps.said(at: scale, in: key)
      facts["\(name) \(scale.name) outset"] = art.alignment.said(at: scale, in: key)
    }
    return facts
  }
}

extension String {
  /// The side of an alignment, for the direction in which the user reads.
  fileprivate func side(in key: VariantKey) -> String {
    switch self {
    case "leading": key.isRightToLeft ? "right" : "left"
    case "trailing": key.isRightToLeft ? "left" : "right"
    default: self
    }
  }
}

extension UIKitMargins {
  /// In pixels of a scale: zero where another is said to have some and this one is not.
  fileprivate func said(at scale: Scale, in key: VariantKey) -> String {
    let isMirrored = isDirected && key.isRightToLeft
    switch lengths {
    case .points(let insets):
      return (isMirrored ? insets.mirrored : insets).map { $0.double * Double(scale.rawValue) }.said
    case .pixels(let scales):
      let insets = scales.first { $0.scale == scale }?.insets ?? .zero
      return (isMirrored ? insets.mirrored : insets).said
    }
  }

  /// In points.
  fileprivate func said(in key: VariantKey) -> String {
    guard case .points(let insets) = lengths else { return "pixels" }
    return (isDirected && key.isRightToLeft ? insets.mirrored : insets).said
  }
}

extension UIKitValue {
  fileprivate func said(in key: VariantKey) -> String {
    switch self {
    case .art(let art): art.name
    case .insets(let insets): insets.said(in: key)
    case .plain(let value): value.said
    }
  }

  /// Whether nothing is set, or no longer.
  fileprivate var isNothing: Bool { self == .plain(.nothing) }
}

extension LookValue {
  fileprivate var said: String {
    switch self {
    case .nothing: "nothing"
    case .present: "there"
    case .system: "system"
    case .fact(let value): value.said
    case .art: "in another form"
    }
  }
}

extension FactValue {
  fileprivate var said: String {
    switch self {
    case .material(let material): material.said
    case .length(let points): points.said
    case .count(let count): "\(count)"
    case .truth(let truth): "\(truth)"
    case .measure(let measure): "\(measure == .ceil)"
    case .alignment(let alignment): alignment.rawValue
    case .word(let word): word
    case .truncation(let truncation): truncation.rawValue
    case .color(let color): color.description
    case .offset(let offset): "\(offset.x) \(offset.y)"
    case .hitArea(let area): "\(area.width ?? .zero) \(area.height ?? .zero)"
    case .font(let font): font.said
    case .shadow(let shadow): shadow.said
    case .insets, .title, .icon, .text: "in another form"
    }
  }
}

extension TitleFacts.Font {
  fileprivate var said: String { said(family) }

  fileprivate func said(_ family: String) -> String {
    "\(family) \(weight) \(size) \(style == .italic) \(letterSpacing ?? .zero) \(scales ?? false) "
      + (maximumSize?.said ?? "any")
  }
}

extension TitleFacts.Shadow {
  fileprivate var said: String { "\(color) \(x) \(y) \(blur)" }
}

extension Wanted {
  /// What is to be set, or to be there where nothing is set.
  fileprivate var uikitFacts: Facts {
    if let part = element.id.kind.controlPart {
      var facts = uikitFacts(of: part)
      facts["material"] = self.facts.material?.said
      if part.isFrame { facts["cornerRadius"] = cornerOfMaterial(.image) }
      return facts
    }
    let said = self.facts
    var facts = Facts()
    for part in PartName.allCases where part != .icon || said.icon != nil {
      facts.add(uikitFacts(part, named: part == .icon ? "icon.art" : part.rawValue))
    }
    if isButton {
      facts["height"] = said.height?.said
      facts["minimumWidth"] = said.width.minimum?.said
      facts["maximumWidth"] = said.width.maximum?.said
      facts["hitArea"] = "\(said.hitArea?.width ?? .zero) \(said.hitArea?.height ?? .zero)"
    }
    if isButton || isBar { facts["tint"] = said.tint?.description }
    facts["material"] = said.material?.said
    if isButton { facts["cornerRadius"] = cornerOfMaterial(.background) }
    if isBar {
      facts["isTranslucent"] = said.translucent.map(String.init)
      facts["position"] = said.position.rawValue
      if let title = said.largeTitle {
        facts["largeTitle"] = "there"
        facts["largeTitle.font"] = title.$font.map { $0.said($0.family(\.ios)) }
        facts["largeTitle.color"] = title.color?.description
        facts["largeTitle.shadow"] = title.shadow?.said
      }
    }
    if let icon = said.icon, isButton { facts.add(uikitFacts(of: icon)) }
    if let title = said.title, isButton || isBar { facts.add(uikitFacts(of: title)) }
    return facts
  }

  /// The same of a part of a control: a picture, with the room for content where it has some; a color, for what UIKit
  /// draws with colors; or the look of a text or of items.
  private func uikitFacts(of part: ControlPart) -> Facts {
    var facts = Facts()
    switch part.content {
    case .picture where takesColor:
      facts["color"] = art(.image)?.slices.first.flatMap(\.onlyColor)?.description
    case .picture:
      facts.add(uikitFacts(.image, named: "image"))
      if part.isFrame { facts["content"] = (self.facts.title?.insets ?? .zero).said }
    case .text, .item:
      if let title = self.facts.title { facts.add(uikitFacts(of: title)) }
      if part.content == .text, self.facts.title != nil {
        facts["title.alignment"] = sided(self.facts.title?.$alignment ?? .leading)
      }
      if let icon = self.facts.icon {
        facts.add(uikitFacts(of: icon))
        facts.add(uikitFacts(.icon, named: "icon.art"))
      }
    }
    return facts
  }

  /// The radius of a material's corners: the largest of the fall-back's box.
  private func cornerOfMaterial(_ part: PartName) -> String? {
    guard facts.material != nil, let corners = art(part)?.box?.corners else { return nil }
    return max(corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight).said
  }

  private func sided(_ alignment: TitleAlignment) -> String {
    alignment.rawValue.side(in: key)
  }

  /// Whether a switch takes it as a color.
  private var takesColor: Bool { element.id.kind.key == "controls/switches" }

  private func uikitFacts(of icon: IconFacts) -> Facts {
    var facts = Facts()
    facts["icon"] = "there"
    facts["icon.tint"] = icon.tint?.description
    facts["icon.placement"] = icon.placement.rawValue
    facts["icon.gap"] = icon.gap.said
    return facts
  }

  /// What the runtime has where code sets nothing.
  fileprivate var blanks: [(String, String)] {
    var blanks: [(String, String)] = []
    let part = element.id.kind.controlPart
    if part?.isFrame == true { return [("content", "0 0 0 0")] }
    if isButton { blanks.append(("hitArea", "0 0")) }
    if isBar { blanks.append(("position", "any")) }
    if isButton || part != nil, facts.icon != nil {
      blanks += [("icon.placement", "leading"), ("icon.gap", "0")]
    }
    guard isButton || isBar || part != nil, facts.title != nil else { return blanks }
    return blanks + [
      ("title.insets", "0 0 0 0"), ("title.offset", "0 0"),
      ("title.alignment", "center"), ("title.verticalAlignment", "center"),
      ("title.transform", "none"), ("title.lines", "1"),
      ("title.truncation", "tail"),
      ("title.roundsWidth", "true"),
    ]
  }

  private func uikitFacts(_ part: PartName, named name: String) -> Facts {
    var facts = Facts()
    switch shown(part) {
    case .nothing: break
    case .system: facts[name] = "system"
    case .art(let art):
      facts["\(name) resizing"] = art.resizing == nil ? "none" : art.saidMode
      if isTemplate(part) {
        facts["\(name) template"] = "true"
      } else {
        facts["\(name) color"] = fill(part)?.description
      }
      for slice in art.slices {
        facts["\(name) \(slice.scale.name)"] = slice.said
        facts["\(name) \(slice.scale.name) caps"] = slice.caps.said
        facts["\(name) \(slice.scale.name) outset"] = (slice.alignmentInsets ?? .zero).said
      }
    }
    return facts
  }

  private func uikitFacts(of title: TitleFacts) -> Facts {
    var facts = Facts()
    facts["title"] = "there"
    facts["title.color"] = title.color?.description
    facts["title.shadow"] = title.shadow?.said
    // Controls of one height show their text in one size.
    let isFixed = ["controls/segmentedControls", "controls/tabBars"].contains(element.id.kind.key)
    let font = title.$font.map { font in
      var font = font
      if isFixed { font.scales = nil }
      return font
    }
    facts["title.font"] = font.map { $0.said($0.family(\.ios)) }
    facts["title.insets"] = title.insets.said
    facts["title.offset"] = "\(title.offset.x) \(title.offset.y)"
    facts["title.alignment"] = sided(title.alignment)
    facts["title.verticalAlignment"] = title.verticalAlignment.rawValue
    facts["title.transform"] = title.transform.rawValue
    facts["title.lines"] = "\(title.lines)"
    facts["title.truncation"] = title.truncation.rawValue
    facts["title.roundsWidth"] = "\(title.measure != .exact)"
    return facts
  }
}

extension Slice {
  /// The color of all that is seen of it, at its most opaque; nil where there are several.
  fileprivate var onlyColor: Color? {
    let seen = pixels.bitmap.pixels.map(Color.init(word:)).filter { $0.alpha > 0 }
    guard let first = seen.first,
      seen.allSatisfy({ $0.red == first.red && $0.green == first.green && $0.blue == first.blue })
    else { return nil }
    return seen.max { $0.alpha < $1.alpha }
  }
}
