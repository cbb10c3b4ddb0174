import ThemeCore
import ThemeModel
import ThemeSlicing

// The parts of controls, on native elements.

/// A part of a control as a stylesheet says it.
struct CSSControlPart {
  let id: ElementID
  let place: CSSPlace
  let sites: [CSSSite]
  let part: ControlPart
  let namespace: String
  /// How large the parts of the control are without what lies outside of layout, in their normal look.
  let sizes: [String: Size<Points>]
  /// What parts before this one say of the structure of the control.
  private let said: Set<Structure>

  private struct Structure: Hashable {
    let site: CSSSite
    let property: String
    let value: String
  }

  /// Nil for an element that is no part.
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

  private static func structure(of parts: [ElementID]) -> Set<Structure> {
    var said: Set<Structure> = []
    for id in parts {
      // Rules that come late hold over others, so nothing relies on where they stand.
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

  /// Whether art stands on generated boxes behind the content.
  func isBehind(_ art: CSSArt) -> Bool { laid(art) == .boxes }

  /// Whether its pictures are the nine fields of tiles, each a file of its own.
  func isInPieces(_ art: CSSArt) -> Bool { art.isTiled && laid(art) == .boxes }
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
