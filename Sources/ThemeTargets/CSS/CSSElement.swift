import ThemeCheck
import ThemeCore
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
    groups += sizes(ofVariant: variant, main)
    if element.id.kind.isButton {
      groups += arrangement(facts)
      if let title = facts.title {
        groups += text(title, on: .element, within: main)
      } else if main != nil {
        groups.append(CSSGroup(.element, "padding", "0"))
      }
      groups += truncation(facts.title)
    } else if element.id.kind == .navigationBar {
      groups.append(CSSGroup(.element, "display", "flex"))
      groups.append(CSSGroup(.element, "align-items", "center"))
      if let tint = facts.tint { groups.append(CSSGroup(.element, "color", tint.description)) }
      groups += barTitle(facts.title)
    }
    for part in [PartName.backIndicator, .icon, .shadowImage] {
      if let art = art(part, ofVariant: variant) { groups += child(art, part, facts) }
    }
    return groups
  }

  private func background(_ art: CSSArt, _ facts: VariantFacts) -> [CSSGroup] {
    let color = isShape(art, facts) ? "currentColor" : nil
    var groups = [CSSGroup(.element, "border", "0")]
    if art.isRigid, !art.isBehind { return groups + art.whole(on: .element, color: color) }
    groups.append(CSSGroup(.element, "background", "none"))
    if art.isTiled {
      groups.append(art.tile(on: .before, onCenter: true))
      if art.hasCapsBox { groups.append(art.tile(on: .after, onCenter: false)) }
    } else if art.isRigid {
      groups += art.behind(color: color)
    } else {
      groups.append(art.border(on: .element))
    }
    return groups
  }

  /// Whether a color fills the art, of which only the shape counts.
  func isShape(_ art: CSSArt, _ facts: VariantFacts) -> Bool {
    facts.renderingIntent == .template && element.id.kind == .image && art.isRigid
  }

  /// Whether any variant needs both generated boxes for its art, so that none is left for a tap target.
  private var needsBothBoxes: Bool {
    variants.contains { art(element.mainPart, ofVariant: $0)?.hasCapsBox ?? false }
  }

  /// The box is what layout aligns: art beyond it is drawn outside.
  private func sizes(ofVariant variant: Int, _ art: CSSArt?) -> [CSSGroup] {
    var groups = [CSSGroup(.element, "box-sizing", "border-box")]
    if element.id.kind == .image { groups.append(CSSGroup(.element, "display", "inline-block")) }
    groups += lengths(ofVariant: variant, art).map { property, length in
      func text(_ slice: Slice?) -> String { max(length(slice), .zero).css }
      return art.map { $0.group(.element, property, text) } ?? CSSGroup(.element, property, text(nil))
    }
    let enlarged = needsBothBoxes ? nil : element.variants[variant].facts.hitArea
    if enlarged != nil || art?.isBehind == true || self.art(.shadowImage, ofVariant: 0) != nil {
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
    let color = color(ofPart: part, facts)
    if part != .shadowImage { return art.picture(on: box, color: color) }
    return [
      CSSGroup(box, "position", "absolute"), CSSGroup(box, "left", "0"), CSSGroup(box, "right", "0"),
      CSSGroup(box, "top", "100%"), art.group(box, "height") { $0.size.height.css },
      CSSGroup(box, "pointer-events", "none"),
    ] + art.part(on: box)
  }

  /// The color that fills the shape of a part's picture; nil for one that keeps its own.
  func color(ofPart part: PartName, _ facts: VariantFacts) -> String? {
    let isTemplate = facts.renderingIntent == .template
    switch part {
    case .icon: return (facts.icon?.tint ?? (isTemplate ? facts.title?.color : nil))?.description
    case .backIndicator: return isTemplate ? facts.tint?.description ?? "currentColor" : nil
    default: return nil
    }
  }
}
