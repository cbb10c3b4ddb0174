import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

// The parts of controls, which are shown on native elements.

/// A part of a control as a stylesheet describes it.
struct CSSControlPart {
  let id: ElementID
  let place: CSSPlace
  let sites: [CSSSite]
  let part: ControlPart
  let namespace: String
  /// The sizes in points of the alignment rectangles of the control's parts in their normal look, by their places in the
  /// control.
  let sizes: [String: Size<Points>]
  /// The structural declarations of the parts before this one.
  private let said: Set<Structure>

  private struct Structure: Hashable {
    let site: CSSSite
    let property: String
    let value: String
  }

  /// Creates the part that an element is; nil for an element that isn't a part of a control.
  init?(_ id: ElementID, in namespace: String, of controls: [ControlLooks]) {
    guard case .part(let part) = id.kind else { return nil }
    self.id = id
    self.part = part.part
    self.namespace = namespace
    place = CSSPlace.of(part)
    sites = id.nameInPart.map(place.sites(named:)) ?? place.sites
    let control = controls.first { $0.kind.key == part.control.key && $0.name == id.controlName }
    let parts = control?.parts ?? []
    said = CSSControlPart.structure(of: parts.prefix { $0.id != id }.map(\.id))
    var sizes: [String: Size<Points>] = [:]
    for element in parts {
      guard let slice = element.looks.first?.main.art?.art.slices.first else { continue }
      sizes[element.id.placeInControl] = slice.alignedSize
    }
    self.sizes = sizes
  }

  /// The rank of the part's rules among those of the control. Rules of a higher rank come later and override the others.
  var rank: Int {
    guard let pair = id.nameInPart.flatMap(StatePairName.init) else { return place.isLate ? 1 : 0 }
    return 2 + CSSSite.weight(pair.left) + CSSSite.weight(pair.right)
  }

  /// All declarations for a look, grouped by box and property.
  func groups(of look: Look) -> [CSSGroup] {
    let own = sites.flatMap { groups(of: look, on: $0) } + text(of: look)
    let keys = Set(own.map(\.key))
    return structure.filter { !keys.contains($0.key) } + own
  }

  private static func structure(of parts: [ElementID]) -> Set<Structure> {
    var said: Set<Structure> = []
    for id in parts {
      // The rules of late parts come after those of all others, so no other part can rely on them.
      guard case .part(let part) = id.kind, id.nameInPart == nil else { continue }
      let place = CSSPlace.of(part)
      if place.isLate { continue }
      for (site, declarations) in place.structure {
        for (property, value) in declarations {
          said.insert(Structure(site: site, property: property, value: value))
        }
      }
    }
    return said
  }

  private var structure: [CSSGroup] {
    let highest = sizes.values.map(\.height).max() ?? .zero
    return place.structure.flatMap { site, declarations in
      declarations.compactMap { property, value in
        if rank == 0, said.contains(Structure(site: site, property: property, value: value)) { return nil }
        let value = value.replacing("NAMESPACE", with: namespace).replacing("HIGHEST", with: highest.css)
        return CSSGroup(.site(site), property, value)
      }
    }
  }

  private func groups(of look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    guard part.content == .picture, let art = art(look.main.art) else {
      return lengths(of: nil, look, on: site)
    }
    let color = look.isTemplate && art.isRigid ? "currentColor" : nil
    let layout = laid(art)
    var groups = art.laid(
      layout, on: box, .site(site.generating("::before")), .site(site.generating("::after")), color: color,
      inner: site.inner)
    if layout == .boxes { groups += box.groups(["position": "relative", "isolation": "isolate"]) }
    if place.isLate, id.nameInPart != nil || layout != .border {
      // Another part with rules for the same box may have set these.
      if layout != .border { groups.append(CSSGroup(box, "border-image", "none")) }
      if color == nil { groups.append(CSSGroup(box, named: "mask", CSSGroup.mask("none"))) }
    }
    return groups + lengths(of: art, look, on: site)
  }

  func art(_ shown: ShownArt?) -> CSSArt? { CSSArt(id, shown, in: namespace, on: self) }

  /// Whether the part can show a box as one. A box beside which another one continues has no line and no shadow there, and one
  /// that lies over another part would keep what that one says.
  func takes(_ box: DrawnBox) -> Bool {
    part.others != .pairsOfStates && (box.isOnlyFilled || sites.allSatisfy(\.inner.isEmpty))
  }

  /// How art is laid out on a box. Tiles with caps are stretched if there aren't enough generated boxes for them.
  private func laid(_ art: CSSArt) -> CSSArt.Layout {
    if art.plainColor != nil || art.box != nil { return .whole }
    let reachesOut = art.art.slices.contains { $0.outset != .zero }
    if art.isRigid {
      return !reachesOut ? .whole : place.boxes > 0 ? .boxes : place.isAsArt ? .border : .whole
    }
    guard art.isTiled else { return .border }
    if place.boxes > (art.hasCapsBox ? 1 : 0) { return .boxes }
    return art.isTexture ? .whole : .border
  }

  /// Whether the art is on generated boxes behind the content.
  func isBehind(_ art: CSSArt) -> Bool { laid(art) == .boxes }
}

extension CSSPlace {
  /// Whether both the width and the height of the boxes are determined by their art.
  var isAsArt: Bool {
    switch size {
    case .art, .on, .track: true
    default: false
    }
  }
}

extension CSSSite {
  /// The states as bits, in ascending order of precedence. Of all states that apply to one of several elements, the highest is
  /// shown.
  static func weight(_ state: StateName) -> Int {
    CSSNames.stateConditions.enumerated().reduce(0) {
      $0 + (state.bits & $1.element.bits == 0 ? 0 : 1 << $1.offset)
    }
  }
}

// The texts of controls.

extension CSSControlPart {
  /// The declarations for a part's text and icon.
  func text(of look: Look) -> [CSSGroup] {
    guard look.hasTitle || look.hasIcon else { return [] }
    let title = look.title
    return sites.flatMap { site -> [CSSGroup] in
      let box = CSSBox.site(site)
      if part.content == .picture {
        return title.cssText(on: box, within: art(look.main.art)).filter { $0.key.name == "padding" }
      }
      var groups = look.hasTitle ? title.cssText(on: box, within: nil) : []
      // Without padding in the theme, fields keep the padding of their own art.
      if title.padding == nil || site.pseudo == "::placeholder" {
        groups.removeAll { $0.key.name == "padding" }
      }
      if site.pseudo == "::placeholder" {
        return groups + [CSSGroup(box, "opacity", "1")]
      }
      switch (part.content, site.states) {
      case (.item, _):
        groups += item(look, on: site)
        // An item of a column is as wide as its text unless it is limited.
        if look.hasTitle {
          groups += [CSSGroup(.site(site.text), "max-width", "100%")]
          groups += cut(title, on: site.text, along: "center")
        }
      case (_, .choice):
        groups.append(CSSGroup(box, "justify-content", title.cssSide))
        groups += cut(title, on: site.text, along: title.cssSide)
      default:
        if let alignment = title.$alignment {
          groups.append(CSSGroup(box, "text-align", alignment == .center ? "center" : title.cssSide))
        }
      }
      return groups
    }
  }

  /// The truncation of the text in one of several elements, and the alignment of its lines if it has more than one.
  private func cut(_ title: TitleFacts, on site: CSSSite, along side: String) -> [CSSGroup] {
    let lines = title.lines == 1 ? [] : [CSSGroup(.site(site), "text-align", side)]
    return lines + title.cssTruncation(on: .site(site))
  }

  /// The arrangement of the icon and the title of an item.
  private func item(_ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    // `leading` is the default placement, which in an item is above the title.
    let directions: [IconPlacement: String] = [.trailing: "row-reverse", .below: "column-reverse"]
    let direction = directions[look.icon.placement] ?? "column"
    var groups = box.groups([
      "flex-direction": direction, "align-items": "center", "justify-content": "center",
      "gap": look.icon.gap.css,
    ])
    if let tint = look.icon.tint {
      groups.append(CSSGroup(.site(site.generating("::before")), "color", tint.description))
    }
    if let icon = art(look[.icon].art) {
      var plain = CSSSite.child(":not([data-icon])", "::before", states: .choice)
      plain.side = nil
      let color = look.icon.tint != nil || look.isTemplate ? "currentColor" : nil
      groups += [CSSGroup(.site(plain), "content", "\"\"")] + icon.picture(on: .site(plain), color: color)
    }
    return groups
  }
}
