import ThemeCheck
import ThemeCore
package import ThemeImage
import ThemeModel
import ThemePictures
package import ThemeSlicing
package import ThemeTargets

/// Holds what an app of UIKit sets for every variant, and what it gets from the catalog for it, against the slices.
package func uikitDifferences(
  _ looks: [UIKitLook], _ files: [OutputFile], _ slices: SliceSet
) -> [String] {
  var catalog = Catalog(files, theme: slices.theme.namespace)
  var comparison = Comparison()
  for wanted in slices.wanted(on: "ios") {
    // Only buttons hear of a pointer.
    let isButton = [.button, .backButton].contains(slices.theme.elements[wanted.index].id.kind)
    if !isButton, wanted.key.state.names.contains("hovered") { continue }
    guard let values = looks[wanted.index].values(in: wanted.key) else {
      comparison.report("\(wanted.title): no look, or two")
      continue
    }
    var facts = Facts()
    for (name, value) in values {
      guard case .art(let art) = value else {
        facts[name] = value.said
        continue
      }
      facts.add(catalog.facts("\(name)", of: art, in: wanted.key))
    }
    for (name, blank) in wanted.blanks where facts[name] == nil { facts[name] = blank }
    comparison.expectEqual(facts, wanted.uikitFacts, at: wanted.title)
  }
  return comparison.differences
}

extension UIKitLook {
  /// What is set for a variant: what it changes of the one that it falls back to, and so on. A title or an icon that is new
  /// begins blank.
  fileprivate func values(in key: VariantKey) -> [String: UIKitValue]? {
    guard variants.count(where: { $0.key == key }) == 1,
      let place = variants.firstIndex(where: { $0.key == key })
    else { return nil }
    var chain: [Variant] = []
    var step: Int? = place
    while let next = step, chain.count < variants.count {
      chain.insert(variants[next], at: 0)
      step = variants[next].fallback
    }
    var values: [String: UIKitValue] = [:]
    for change in chain.flatMap(\.changes) {
      if change.value == .present || change.value == .nothing {
        values = values.filter { !$0.key.hasPrefix("\(change.path).") }
      }
      values[change.path] = change.value == .nothing ? nil : change.value
    }
    return values
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
      facts["\(name) \(scale.name) caps"] = art.caps.said(at: scale)
      facts["\(name) \(scale.name) outset"] = art.alignment.said(at: scale)
    }
    return facts
  }
}

extension UIKitMargins {
  /// In pixels of a scale: zero where another is said to have some and this one is not.
  fileprivate func said(at scale: Scale) -> String {
    switch self {
    case .points(let insets): insets.map { $0.double * Double(scale.rawValue) }.said
    case .pixels(let scales): (scales.first { $0.scale == scale }?.insets ?? .zero).said
    }
  }
}

extension UIKitValue {
  fileprivate var said: String {
    switch self {
    case .nothing: "nothing"
    case .present: "there"
    case .system: "system"
    case .art(let art): art.name
    case .material(let material): material.said
    case .number(let points): points.said
    case .count(let count): "\(count)"
    case .truth(let truth): "\(truth)"
    case .word(_, let word): word
    case .color(let color): color.description
    case .insets(let insets): insets.said
    case .offset(let offset): "\(offset.x) \(offset.y)"
    case .size(let width, let height): "\(width) \(height)"
    case .font(let font): font.said
    case .shadow(let shadow): shadow.said
    case .largeTitle(let font, let color, let shadow):
      [font?.said, color?.description, shadow?.said].map { $0 ?? "platform's" }.joined(separator: ", ")
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
      return facts
    }
    let said = self.facts
    var facts = Facts()
    for part in PartName.allCases where part != .icon || said.icon != nil {
      facts.add(uikitFacts(part, named: part == .icon ? "icon.art" : part.rawValue))
    }
    if isButton {
      facts["height"] = said.height?.said
      facts["minimumWidth"] = said.minimumWidth?.said
      facts["maximumWidth"] = said.maximumWidth?.said
      facts["hitArea"] = "\(said.hitArea?.width ?? .zero) \(said.hitArea?.height ?? .zero)"
    }
    if isButton || isBar { facts["tint"] = said.tint?.description }
    facts["material"] = said.material?.said
    if isBar {
      facts["isTranslucent"] = said.translucent.map(String.init)
      facts["position"] = said.position.rawValue
      facts["largeTitle"] = said.largeTitle.map { title in
        [title.saidFont.map { $0.said($0.family(\.ios)) }, title.color?.description, title.shadow?.said]
          .map { $0 ?? "platform's" }.joined(separator: ", ")
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
      if part.isFrame { facts["content"] = (self.facts.title?.room ?? .zero).said }
    case .text, .item:
      if let title = self.facts.title { facts.add(uikitFacts(of: title)) }
      if part.content == .text, self.facts.title != nil {
        facts["title.alignment"] = (self.facts.title?.$alignment ?? .leading).rawValue
      }
      if let icon = self.facts.icon {
        facts.add(uikitFacts(of: icon))
        facts.add(uikitFacts(.icon, named: "icon.art"))
      }
    }
    return facts
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
      ("title.font", "system regular 17 false 0 false any"), ("title.insets", "0 0 0 0"),
      ("title.offset", "0 0"),
      ("title.alignment", "center"), ("title.verticalAlignment", "center"),
      ("title.transform", "asWritten"), ("title.lines", "1"),
      ("title.truncation", "byTruncatingTail"),
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
    let font = title.saidFont.map { font in
      var font = font
      if isFixed { font.scales = nil }
      return font
    }
    facts["title.font"] = font.map { $0.said($0.family(\.ios)) } ?? "system regular 17 false 0 false any"
    facts["title.insets"] = title.room.said
    facts["title.offset"] = "\(title.shift.x) \(title.shift.y)"
    facts["title.alignment"] = title.across.rawValue
    facts["title.verticalAlignment"] = title.down.rawValue
    let breaks: [Truncation: String] = [
      .head: "byTruncatingHead", .middle: "byTruncatingMiddle", .tail: "byTruncatingTail",
      .none: "byClipping",
    ]
    facts["title.transform"] = title.transform == .none ? "asWritten" : title.transform.rawValue
    facts["title.lines"] = "\(title.lines)"
    facts["title.truncation"] = breaks[title.cut]
    facts["title.roundsWidth"] = "\(!title.isExact)"
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
