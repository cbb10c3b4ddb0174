import ThemeCheck
import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element as a stylesheet says it.
struct CSSElement {
  let slices: SliceSet
  /// Its place in the theme.
  let index: Int

  var element: CheckedElement { slices.theme.elements[index] }
  var className: String { CSSNames.className(element.id, in: slices.theme.name) }

  /// The variants that are seen on the web, by their places.
  var variants: [Int] { element.variants.indices.filter { element.variants[$0].isOnTheWeb } }

  func art(_ name: PartName, ofVariant variant: Int) -> CSSArt? {
    CSSArt(element.id, slices.shown(name, element: index, variant: variant))
  }

  /// Everything that holds for a variant.
  func groups(ofVariant variant: Int) -> [CSSGroup] {
    let facts = element.variants[variant].facts
    let main = art(element.mainPart, ofVariant: variant)
    var groups: [CSSGroup] = []
    if let main { groups += background(main, facts) }
    groups += sizes(facts, main)
    if element.id.kind.isButton {
      groups += arrangement(facts)
      if let title = facts.title {
        groups += text(title, on: .element, outset: main?.outset ?? .zero)
      } else if main != nil {
        groups.append(CSSGroup(.element, "padding", "0"))
      }
      groups += truncation(facts.title)
    } else if element.id.kind == .navigationBar {
      groups.append(CSSGroup(.element, "display", "flex"))
      groups.append(CSSGroup(.element, "align-items", "center"))
      if let tint = facts.tint { groups.append(CSSGroup(.element, "color", tint.description)) }
      if let title = facts.title {
        groups += text(title, on: .title, outset: .zero)
        groups += truncation(title)
      }
    }
    for part in [PartName.backIndicator, .icon, .shadowImage] {
      if let art = art(part, ofVariant: variant) { groups += child(art, part, facts) }
    }
    return groups
  }

  private func background(_ art: CSSArt, _ facts: VariantFacts) -> [CSSGroup] {
    let isTemplate =
      facts.renderingIntent == .template && element.id.kind == .image && art.art.resizing == nil
    if isTemplate {
      return art.picture(on: .element, color: "currentColor").filter { $0.key.name != "display" }
    }
    var groups = [CSSGroup(.element, "border", "0"), CSSGroup(.element, "background", "none")]
    if art.isTiled {
      groups.append(art.tile(on: .before, onCenter: true))
      if art.hasCapsBox { groups.append(art.tile(on: .after, onCenter: false)) }
    } else {
      groups.append(art.border(on: .element))
    }
    return groups
  }

  /// Whether any variant needs both generated boxes for its art, so that none is left for a tap target.
  private var needsBothBoxes: Bool {
    variants.contains { art(element.mainPart, ofVariant: $0)?.hasCapsBox ?? false }
  }

  /// The box is what layout aligns: art beyond it is drawn outside.
  private func sizes(_ facts: VariantFacts, _ art: CSSArt?) -> [CSSGroup] {
    let outset = art?.outset ?? .zero
    let beside = outset.left + outset.right
    let above = outset.top + outset.bottom
    var groups = [CSSGroup(.element, "box-sizing", "border-box")]
    if element.id.kind == .image { groups.append(CSSGroup(.element, "display", "inline-block")) }
    let isRigid = art?.art.resizing == nil
    let isTitled = facts.title != nil
    if let height = facts.height
      ?? art.flatMap({ $0.caps.top + $0.caps.bottom == .zero ? $0.size.height : nil })
    {
      groups.append(CSSGroup(.element, "height", (height - above).css))
    } else if let art {
      groups.append(CSSGroup(.element, "min-height", (art.caps.top + art.caps.bottom - above).css))
    }
    if element.id.kind != .navigationBar {
      if let art, isRigid, !isTitled, element.id.kind == .image {
        groups.append(CSSGroup(.element, "width", (art.size.width - beside).css))
      }
      let own = art.map { isRigid ? $0.size.width : $0.caps.left + $0.caps.right }
      // Below their caps browsers make all four smaller.
      let least = facts.minimumWidth.map { isRigid ? $0 : max($0, own ?? .zero) } ?? own
      if let least { groups.append(CSSGroup(.element, "min-width", (least - beside).css)) }
      if let most = facts.maximumWidth { groups.append(CSSGroup(.element, "max-width", (most - beside).css)) }
    }
    let enlarged = needsBothBoxes ? nil : facts.hitArea
    if enlarged != nil || art?.isTiled == true || self.art(.shadowImage, ofVariant: 0) != nil {
      groups.append(CSSGroup(.element, "position", "relative"))
      groups.append(CSSGroup(.element, "isolation", "isolate"))
    }
    if let enlarged { groups.append(CSSElement.target(enlarged)) }
    return groups
  }

  /// What takes touches although it isn't seen: around the middle of the button.
  private static func target(_ area: HitArea) -> CSSGroup {
    func length(_ least: Points?) -> String { least.map { "max(100%, \($0.css))" } ?? "100%" }
    return CSSGroup(
      .after, named: "target",
      [
        CSSGroup.Level(
          above: nil,
          declarations: [
            CSSDeclaration(property: "content", value: "\"\""),
            CSSDeclaration(property: "position", value: "absolute"),
            CSSDeclaration(property: "z-index", value: "-1"),
            CSSDeclaration(property: "top", value: "50%"),
            CSSDeclaration(property: "left", value: "50%"),
            CSSDeclaration(property: "width", value: length(area.width)),
            CSSDeclaration(property: "height", value: length(area.height)),
            CSSDeclaration(property: "transform", value: "translate(-50%, -50%)"),
          ])
      ])
  }

  private func child(_ art: CSSArt, _ part: PartName, _ facts: VariantFacts) -> [CSSGroup] {
    let box = CSSBox.part(part)
    switch part {
    case .shadowImage:
      return [
        CSSGroup(box, "position", "absolute"), CSSGroup(box, "left", "0"), CSSGroup(box, "right", "0"),
        CSSGroup(box, "top", "100%"), CSSGroup(box, "height", art.size.height.css),
        CSSGroup(box, "pointer-events", "none"), art.border(on: box),
      ]
    case .icon:
      let tint = facts.icon?.tint ?? (facts.renderingIntent == .template ? facts.title?.color : nil)
      return art.picture(on: box, color: tint?.description)
    default:
      let isTemplate = facts.renderingIntent == .template
      return art.picture(on: box, color: isTemplate ? facts.tint?.description ?? "currentColor" : nil)
    }
  }
}
