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
    LookRow([.image, .background]) { $0.background($1) },
    LookRow([.material]) { $0.material($1) },
    LookRow(Property.sizes + [.hitArea]) { $0.sizes($1) },
    LookRow([.icon, .iconPlacement, .iconGap] + Property.alignments) {
      $0.arrangement($1)
    },
    LookRow([.tint]) { $1.tint.map { [CSSGroup(.element, "color", $0.description)] } ?? [] },
    LookRow([.title, .titleFont, .titleShadow, .titleInsets, .titleOffset] + Property.titlesInCSS) {
      $0.title($1)
    },
    LookRow([.titleLines, .titleTruncation]) { $1.kind == .image ? [] : $1.title.cssTruncation(on: .title) },
    LookRow([.largeTitle]) { $1.largeTitle?.cssLargeTitle ?? [] },
    LookRow([.backIndicator]) { element, look in
      let color = look.isTemplate ? look.tint?.description ?? "currentColor" : nil
      return element.art(.backIndicator, of: look)?.picture(on: .part(.backIndicator), color: color) ?? []
    },
    LookRow([.iconArt, .iconTint]) { element, look in
      let color = look.icon.tint ?? (look.isTemplate ? look.title.color : nil)
      return element.art(.icon, of: look)?.picture(on: .part(.icon), color: color?.description) ?? []
    },
    LookRow([.shadowImage]) { element, look in
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
    let isDrawn = art.plainColor != nil || art.box != nil
    let layout: CSSArt.Layout =
      isDrawn ? .whole : art.isBehind ? .boxes : art.isRigid ? .whole : .border
    return art.laid(layout, on: .element, .before, .after, color: color)
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
    let target = needsBothBoxes ? nil : look.cssTarget
    if target != nil || art?.isBehind == true || looks[0][.shadowImage].art != nil {
      groups += CSSBox.element.groups(["position": "relative", "isolation": "isolate"])
    }
    return groups + [target].compactMap(\.self)
  }
}

extension Look {
  /// The invisible box that enlarges the tap target, centered on the button; nil for none.
  fileprivate var cssTarget: CSSGroup? {
    guard let area = facts.hitArea else { return nil }
    func length(_ least: Points?) -> String { least.map { "max(100%, \($0.css))" } ?? "100%" }
    return CSSGroup(
      .after, named: "target",
      [CSSDeclaration]([
        "content": "\"\"", "position": "absolute", "z-index": "-1", "top": "50%", "left": "50%",
        "width": length(area.width), "height": length(area.height), "transform": "translate(-50%, -50%)",
      ]))
  }

  /// The lengths of an element's box in points, by CSS property. The box is the alignment rectangle, without the margins of the
  /// art outside of it. A length may differ between the scales of the art; the slice is nil if there is no art.
  func cssLengths(_ art: CSSArt?) -> [(property: String, length: (Slice?) -> Points)] {
    var lengths: [(String, (Slice?) -> Points)] = []
    func above(_ slice: Slice?) -> Points { slice.map { $0.outset.top + $0.outset.bottom } ?? .zero }
    func beside(_ slice: Slice?) -> Points { slice.map { $0.outset.left + $0.outset.right } ?? .zero }
    let isBar = kind == .navigationBar
    if let height = facts.height {
      lengths.append(("height", { height - above($0) }))
    } else if isBar, art.map({ $0.isTexture || $0.plainColor != nil }) ?? true {
      // Neither the theme nor the art determines the height, so it is the platform's.
      let height = key[.metrics].barHeights[0]
      lengths.append(("min-height", { height - above($0) }))
    } else if let art, art.hasNaturalHeight {
      lengths.append(("height", { ($0?.naturalSize.height ?? .zero) - above($0) }))
    } else if art != nil {
      lengths.append(
        (
          "min-height",
          { slice in
            let least = slice.map { isBar ? $0.naturalSize.height : $0.caps.top + $0.caps.bottom } ?? .zero
            return least - above(slice)
          }
        ))
    }
    if isBar { return lengths }
    let isRigid = art?.isRigid ?? false
    if isRigid, kind == .image {
      lengths.append(("width", { ($0?.size.width ?? .zero) - beside($0) }))
    }
    if art != nil || facts.width.minimum != nil {
      let least = facts.width.minimum ?? .zero
      lengths.append(
        (
          "min-width",
          { slice in
            // In a box that is smaller than the caps, browsers shrink all four caps, and art that keeps its size is cut off.
            let own = slice.map { isRigid ? $0.size.width : $0.caps.left + $0.caps.right } ?? .zero
            return max(least, own) - beside(slice)
          }
        ))
    }
    if let most = facts.width.maximum { lengths.append(("max-width", { most - beside($0) })) }
    return lengths
  }
}

extension CSSElement {
  /// The layout of a bar with places before and after its title. A centered title is in the center of the bar as long as the
  /// places leave enough space for it, and moves otherwise. If there is too little space, the title is cut first, and then the
  /// places.
  static func places(beside title: TitleFacts) -> [CSSGroup] {
    let columns =
      title.alignment == .center
      ? "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)"
      : "minmax(0, max-content) minmax(0, 1fr) minmax(0, max-content)"
    return CSSBox.places.groups(["display": "grid", "grid-template-columns": columns])
      + place(.leading, column: 1) + [CSSGroup(.title, "grid-area", "1 / 2")]
      + place(.trailing, column: 3) + [CSSGroup(.trailing, "justify-content", "flex-end")]
      + (title.alignment == .center ? widest : [])
  }

  /// The maximum widths of the places beside a centered title. The columns of the places have equal widths only if neither
  /// place shrinks, so the places are limited to the width of the page, or of an element that the page has made a container.
  private static var widest: [CSSGroup] {
    [(CSSBox.leading, "100cqw"), (.trailing, "100cqw"), (.leadingOfTwo, "50cqw"), (.trailingOfTwo, "50cqw")]
      .map { CSSGroup($0, "max-width", $1) }
  }

  private static func place(_ box: CSSBox, column: Int) -> [CSSGroup] {
    box.groups([
      "grid-area": "1 / \(column)", "box-sizing": "border-box", "display": "flex",
      "align-items": "center", "gap": "8px", "padding": "0 8px",
    ])
  }
}
