import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

/// An element as a stylesheet describes it.
struct CSSElement {
  let id: ElementID
  let className: String
  /// The looks that the web shows, `normal`'s first.
  let looks: [Look]
  /// The part of a control that the element is; nil for other elements.
  let part: CSSControlPart?
  /// The condition under which dark looks are shown.
  let dark: DarkCondition
  /// Whether the art of any look needs both generated boxes, so that neither is left for a larger tap target.
  private let needsBothBoxes: Bool
  /// Whether any look shows a material.
  private let hasMaterial: Bool
  private let namespace: String

  init(_ element: ElementLooks, of controls: [ControlLooks], in theme: CheckedTheme) {
    id = element.id
    dark = theme.dark
    namespace = theme.namespace
    part = CSSControlPart(element.id, in: namespace, of: controls)
    className = CSSNames.className(element.id, in: namespace)
    looks = element.looks
    hasMaterial = looks.contains { $0.material != nil }
    needsBothBoxes = looks.contains {
      CSSArt(element.id, $0.main.art, in: theme.namespace, on: nil)?.hasCapsBox ?? false
    }
  }

  func art(_ part: PartName, of look: Look) -> CSSArt? { art(look[part].art) }

  func art(_ shown: ShownArt?) -> CSSArt? { CSSArt(id, shown, in: namespace, on: part) }

  /// All declarations for a look, grouped by box and property.
  func groups(of look: Look) -> [CSSGroup] {
    let groups = part?.groups(of: look) ?? CSSElement.rows.flatMap { $0.write(self, look) }
    return part == nil ? groups : groups + material(look)
  }

  /// The table of how a stylesheet expresses each property, in the order of its declarations.
  static let rows: [LookRow<CSSElement, [CSSGroup]>] = [
    LookRow(.image, .background) { $0.background($1) },
    LookRow(.material) { $0.material($1) },
    LookRow(.height, .minimumWidth, .maximumWidth, .hitArea) { $0.sizes($1) },
    LookRow(.icon, .iconPlacement, .iconGap, .titleAlignment, .titleVerticalAlignment) {
      $0.arrangement($1)
    },
    LookRow(.tint) { $1.tint.map { [CSSGroup(.element, "color", $0.description)] } ?? [] },
    LookRow(.title, .titleFont, .titleTransform, .titleColor, .titleShadow, .titleInsets, .titleOffset) {
      $0.title($1)
    },
    LookRow(.titleLines, .titleTruncation) { $1.kind == .image ? [] : $1.title.cssTruncation(on: .title) },
    LookRow(.largeTitle) { $1.largeTitle?.cssLargeTitle ?? [] },
    LookRow(.backIndicator) { element, look in
      let color = look.isTemplate ? look.tint?.description ?? "currentColor" : nil
      return element.art(.backIndicator, of: look)?.picture(on: .part(.backIndicator), color: color) ?? []
    },
    LookRow(.iconArt, .iconTint) { element, look in
      let color = look.icon.tint ?? (look.isTemplate ? look.title.color : nil)
      return element.art(.icon, of: look)?.picture(on: .part(.icon), color: color?.description) ?? []
    },
    LookRow(.shadowImage) { element, look in
      element.art(.shadowImage, of: look)?.below(on: .part(.shadowImage)) ?? []
    },
  ]

  /// The properties that CSS can't express.
  static let unsaid: [Property] = [.backIndicatorMask, .isTranslucent, .position, .titleMeasure]

  /// The material of a look on each box that shows the main art. A look without one undoes those of others.
  private func material(_ look: Look) -> [CSSGroup] {
    guard hasMaterial, let art = art(look.main.art) else { return [] }
    return (part?.sites.map(CSSBox.site) ?? [.element]).map { art.material(look.material, on: $0) }
  }

  private func background(_ look: Look) -> [CSSGroup] {
    guard let art = art(look.main.art) else { return [] }
    // Art of which only the shape counts is a mask for the current color.
    let color = look.isTemplate && look.kind.isPicture && art.isRigid ? "currentColor" : nil
    var groups = [CSSGroup(.element, "border", "0")]
    if art.plainColor != nil || art.box != nil { return groups + art.part(on: .element) }
    if art.isRigid, !art.isBehind { return groups + art.whole(on: .element, color: color) }
    groups.append(CSSGroup(.element, "background", "none"))
    if art.isTiled {
      groups.append(art.tile(on: .before, onCenter: true))
      if art.hasCapsBox { groups.append(art.tile(on: .after, onCenter: false)) }
    } else if art.isRigid {
      groups += art.behind(color: color)
    } else {
      groups += art.border(on: .element)
    }
    return groups
  }

  /// The sizes of a look's box. The box is the alignment rectangle, and art beyond it is drawn outside the box.
  private func sizes(_ look: Look) -> [CSSGroup] {
    let art = art(look.main.art)
    var groups = [CSSGroup(.element, "box-sizing", "border-box")]
    if look.kind == .image { groups.append(CSSGroup(.element, "display", "inline-block")) }
    groups += look.cssLengths(art).map { property, length in
      func text(_ slice: Slice?) -> String { max(length(slice), .zero).css }
      return art.map { $0.group(.element, property, text) } ?? CSSGroup(.element, property, text(nil))
    }
    let isEnlarged = !needsBothBoxes && look.hitArea != Size(width: .zero, height: .zero)
    if isEnlarged || art?.isBehind == true || looks[0][.shadowImage].art != nil {
      groups.append(CSSGroup(.element, "position", "relative"))
      groups.append(CSSGroup(.element, "isolation", "isolate"))
    }
    return isEnlarged ? groups + [look.cssTarget] : groups
  }
}

extension Look {
  /// The invisible box that enlarges the tap target, centered on the button.
  fileprivate var cssTarget: CSSGroup {
    func length(_ least: Points) -> String { least == .zero ? "100%" : "max(100%, \(least.css))" }
    return CSSGroup(
      .after, named: "target",
      [
        ("content", "\"\""), ("position", "absolute"), ("z-index", "-1"), ("top", "50%"), ("left", "50%"),
        ("width", length(hitArea.width)), ("height", length(hitArea.height)),
        ("transform", "translate(-50%, -50%)"),
      ])
  }
}
