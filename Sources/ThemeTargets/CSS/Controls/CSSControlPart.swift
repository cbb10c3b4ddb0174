import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

// The parts of controls, on native elements.

/// A part of a control as a stylesheet says it.
struct CSSControlPart {
  let id: ElementID
  let place: CSSPlace
  let sites: [CSSSite]
  private let part: ControlPart
  private let namespace: String
  /// How large the parts of the control are without what lies outside of layout, in their normal look.
  private let sizes: [String: Size<Points>]

  /// Nil for an element that is no part.
  init?(_ id: ElementID, in namespace: String, of controls: [ControlLooks]) {
    guard case .part(let part) = id.kind else { return nil }
    self.id = id
    self.part = part.part
    self.namespace = namespace
    place = CSSPlace.of(part)
    sites = id.nameInPart.map(place.sites(named:)) ?? place.sites
    var sizes: [String: Size<Points>] = [:]
    for element in controls.first(where: { $0.kind.key == part.control.key && $0.name == id.controlName })?
      .parts ?? []
    {
      guard let slice = element.looks.first?.main.art?.art.slices.first else { continue }
      sizes[element.id.placeInControl] = slice.alignedSize
    }
    self.sizes = sizes
  }

  /// The place of its rules among those of the control: what stands later holds.
  var rank: Int {
    guard let pair = id.nameInPart.flatMap(StatePairName.init) else { return place.isLate ? 1 : 0 }
    return 2 + CSSSite.weight(pair.left) + CSSSite.weight(pair.right)
  }

  /// Everything that holds for a look.
  func groups(of look: Look) -> [CSSGroup] {
    let own = sites.flatMap { groups(of: look, on: $0) } + text(of: look)
    let keys = Set(own.map(\.key))
    return structure.filter { !keys.contains($0.key) } + own
  }

  private var structure: [CSSGroup] {
    let highest = sizes.values.map(\.height).max() ?? .zero
    return place.structure.flatMap { site, declarations in
      declarations.map { property, value in
        let value = value.replacing("NAMESPACE", with: namespace).replacing("HIGHEST", with: highest.css)
        return CSSGroup(.site(site), property, value)
      }
    }
  }

  private func groups(of look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    guard part.content == .picture, let art = CSSArt(id, look.main) else {
      return lengths(of: nil, look, on: site)
    }
    var groups = [CSSGroup(box, "border", "0")]
    let color = look.isTemplate && art.isRigid ? "currentColor" : nil
    let layout = laid(art)
    switch layout {
    case .plain, .whole: groups += art.part(on: box, color: color)
    case .boxes:
      groups.append(CSSGroup(box, "background", "none"))
      if art.isTiled {
        groups.append(art.tile(on: .site(site.generating("::before")), onCenter: true))
        if art.hasCapsBox { groups.append(art.tile(on: .site(site.generating("::after")), onCenter: false)) }
      } else {
        groups += art.behind(color: color, on: .site(site.generating("::before")))
      }
      groups += [CSSGroup(box, "position", "relative"), CSSGroup(box, "isolation", "isolate")]
    case .border:
      groups += [CSSGroup(box, "background", "none"), art.border(on: box, inner: site.inner)]
    }
    if place.isLate, id.nameInPart != nil || layout != .border {
      // What another part with rules for the same box may have set.
      if layout != .border { groups.append(CSSGroup(box, "border-image", "none")) }
      if color == nil { groups.append(CSSGroup(box, "mask", "none")) }
    }
    return groups + lengths(of: art, look, on: site)
  }

  private enum Layout { case plain, whole, boxes, border }

  /// How art is laid on a box. One of no other boxes has tiles with caps stretched.
  private func laid(_ art: CSSArt) -> Layout {
    if art.plainColor != nil { return .plain }
    let reachesOut = art.art.slices.contains { $0.outset != .zero }
    if art.isRigid {
      return !reachesOut ? .whole : place.boxes > 0 ? .boxes : place.isAsArt ? .border : .whole
    }
    guard art.isTiled else { return .border }
    if place.boxes > (art.hasCapsBox ? 1 : 0) { return .boxes }
    return art.isTexture ? .whole : .border
  }

  /// Whether its pictures are the nine fields of tiles, each a file of its own.
  func isInPieces(_ art: CSSArt) -> Bool { art.isTiled && laid(art) == .boxes }

  private func lengths(of art: CSSArt?, _ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    func group(_ property: String, _ value: @escaping (Slice) -> Points) -> CSSGroup? {
      art?.group(box, property) { max(value($0), .zero).css }
    }
    func caps(_ slice: Slice) -> Size<Points> {
      let (caps, outset) = (slice.caps.outer(site.inner), slice.outset.outer(site.inner))
      return Size(
        width: caps.left + caps.right - outset.left - outset.right,
        height: caps.top + caps.bottom - outset.top - outset.bottom)
    }
    let isRigid = art?.isRigid ?? false
    let sizing = CSSGroup(box, "box-sizing", "border-box")
    switch place.size {
    case .none: return []
    case .content:
      guard let art else { return [sizing] }
      if art.plainColor != nil { return [sizing] }
      let isFixed = art.hasNaturalHeight && !part.growth.contains(.vertical)
      return [
        sizing, isFixed ? group("height") { $0.alignedSize.height } : group("min-height") { caps($0).height },
        group("min-width") { isRigid ? $0.alignedSize.width : caps($0).width },
      ].compactMap(\.self)
    case .line: return [sizing, group("height") { $0.alignedSize.height }].compactMap(\.self)
    case .inside(let other):
      let room = sizes[other]?.height
      return [
        group("height") { $0.alignedSize.height }, group("max-height") { $0.alignedSize.height },
        room.flatMap { room in
          art?.group(box, "margin-top") { Points.half(room - $0.alignedSize.height).css }
        },
      ].compactMap(\.self)
    case .on(let other):
      let room = site.pseudo.hasPrefix("::-webkit") ? sizes[other]?.height : nil
      return [
        sizing, group("width") { $0.alignedSize.width }, group("height") { $0.alignedSize.height },
        room.flatMap { room in
          art?.group(box, "margin-top") { Points.half(room - $0.alignedSize.height).css }
        },
      ].compactMap(\.self)
    case .track(let other):
      let held = sizes[other] ?? Size(width: .zero, height: .zero)
      func inset(_ slice: Slice) -> Points { max(Points.half(slice.alignedSize.height - held.height), .zero) }
      return [
        sizing, group("height") { $0.alignedSize.height },
        group("width") {
          isRigid
            ? $0.alignedSize.width
            : max($0.alignedSize.width, held.width + held.width + inset($0) + inset($0))
        },
        art?.group(box, "padding") { inset($0) == .zero ? "0" : "0 \(inset($0).css)" },
      ].compactMap(\.self)
    case .bar(let height, let compact):
      let least = look.key[.metrics].name.hasPrefix("compact") ? compact : height
      if let art, art.plainColor == nil, !art.isTexture {
        return [sizing, group("min-height") { $0.alignedSize.height }].compactMap(\.self)
      }
      return [sizing, CSSGroup(box, "min-height", least.css)]
    case .art:
      if id.kind.controlPart?.others == .pairsOfStates { return divider(art, on: site) }
      guard let art else { return [] }
      var groups = [CSSGroup(box, "box-sizing", "border-box")]
      if part.name == "icons" { groups += [CSSGroup(box, "content", "\"\""), CSSGroup(box, "flex", "none")] }
      groups += [
        art.group(box, "width") { $0.alignedSize.width.css },
        art.group(box, "height") { $0.alignedSize.height.css },
      ]
      return groups + (site.side.map { art.arrow(at: $0, on: box, namespace) } ?? [])
    }
  }

  /// A divider has room of its own before a segment.
  private func divider(_ art: CSSArt?, on site: CSSSite) -> [CSSGroup] {
    guard let art else { return [] }
    let box = CSSBox.site(site)
    let isFull = art.plainColor != nil || art.hasNaturalHeight
    return [
      art.group(box, "width") { $0.alignedSize.width.css },
      isFull ? CSSGroup(box, "height", "100%") : art.group(box, "height") { $0.alignedSize.height.css },
      art.group(box, "inset-inline-start") { (.zero - $0.alignedSize.width).css },
      art.group(.site(site.generating("")), "margin-inline-start") { $0.alignedSize.width.css },
    ]
  }

  private func text(of look: Look) -> [CSSGroup] {
    guard look.hasTitle || look.hasIcon else { return [] }
    let title = look.title
    return sites.flatMap { site -> [CSSGroup] in
      let box = CSSBox.site(site)
      if part.content == .picture {
        return title.cssText(on: box, within: CSSArt(id, look.main)).filter { $0.key.name == "padding" }
      }
      var groups = look.hasTitle ? title.cssText(on: box, within: nil) : []
      // Fields have room of their own.
      if title.padding == nil || site.pseudo == "::placeholder" {
        groups.removeAll { $0.key.name == "padding" }
      }
      if site.pseudo == "::placeholder" {
        return groups + [CSSGroup(box, "opacity", "1")]
      }
      switch (part.content, site.states) {
      case (.item, _): groups += item(look, on: site)
      case (_, .choice): groups.append(CSSGroup(box, "justify-content", title.cssSide))
      default:
        if let alignment = title.$alignment {
          groups.append(CSSGroup(box, "text-align", alignment == .center ? "center" : title.cssSide))
        }
      }
      return groups
    }
  }

  /// How the icon and the title of an item stand.
  private func item(_ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    // Beside the title is where a button's icon is of which nothing is said.
    let directions: [IconPlacement: String] = [.trailing: "row-reverse", .below: "column-reverse"]
    let direction = directions[look.icon.placement] ?? "column"
    var groups = [
      CSSGroup(box, "flex-direction", direction), CSSGroup(box, "align-items", "center"),
      CSSGroup(box, "justify-content", "center"), CSSGroup(box, "gap", look.icon.gap.css),
    ]
    if let tint = look.icon.tint {
      groups.append(CSSGroup(.site(site.generating("::before")), "color", tint.description))
    }
    if let icon = CSSArt(id, look[.icon]) {
      var plain = CSSSite.child(":not([data-icon])", "::before", states: .choice)
      plain.side = nil
      let color = look.icon.tint != nil || look.isTemplate ? "currentColor" : nil
      groups += [CSSGroup(.site(plain), "content", "\"\"")] + icon.picture(on: .site(plain), color: color)
    }
    return groups
  }
}

extension CSSPlace {
  /// Whether its boxes are exactly as large as their art.
  var isAsArt: Bool {
    switch size {
    case .art, .on, .track: true
    default: false
    }
  }
}

extension CSSSite {
  /// How much the states of one of several matter: of what holds at once the weightier is seen.
  fileprivate static func weight(_ state: StateName) -> Int {
    CSSNames.stateConditions.enumerated().reduce(0) {
      $0 + (state.bits & $1.element.bits == 0 ? 0 : 1 << $1.offset)
    }
  }
}

extension Slice {
  /// How large its art is for layout.
  fileprivate var alignedSize: Size<Points> {
    Size(
      width: naturalSize.width - outset.left - outset.right,
      height: naturalSize.height - outset.top - outset.bottom)
  }
}

extension Points {
  fileprivate static func half(_ length: Points) -> Points { Points(units: length.units / 2) }
}

extension Insets<Points> {
  /// Without those of the sides on which another part continues.
  func outer(_ inner: CSSSite.Sides) -> Insets<Points> {
    var outer = self
    if inner.contains(.left) { outer.left = .zero }
    if inner.contains(.right) { outer.right = .zero }
    return outer
  }
}

extension CSSArt {
  /// An arrow that points up, turned and placed at a side of its box.
  fileprivate func arrow(at side: CSSSite.Side, on box: CSSBox, _ namespace: String) -> [CSSGroup] {
    let isAcross = side == .top || side == .bottom
    let turns: [CSSSite.Side: String] = [
      .right: "rotate(90deg)", .bottom: "rotate(180deg)", .left: "rotate(270deg)",
    ]
    /// What of the turned arrow is beyond the middle of the box that is turned.
    func beside(_ slice: Slice) -> Points {
      let size = slice.alignedSize
      return isAcross ? .zero : Points.half(size.width - size.height)
    }
    let across = group(box, isAcross ? "left" : "top") { slice in
      let half = Points.half(isAcross ? slice.alignedSize.width : slice.alignedSize.height)
      return "calc(var(--\(namespace)-arrow, 50%) - \(half.css))"
    }
    let (edge, outer) =
      side == .top
      ? ("bottom", true) : side == .bottom ? ("top", true) : (side == .left ? "right" : "left", false)
    let out = outer ? CSSGroup(box, edge, "100%") : group(box, edge) { "calc(100% - \(beside($0).css))" }
    return [
      CSSGroup(box, "content", "\"\""), CSSGroup(box, "position", "absolute"),
      CSSGroup(box, "pointer-events", "none"), across, out,
    ] + (turns[side].map { [CSSGroup(box, "transform", $0)] } ?? [])
  }
}
