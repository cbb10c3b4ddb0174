import ThemeBundle
import ThemeCore
import ThemeModel

// The sizes of the parts of controls.

extension CSSControlPart {
  /// The size of a part's box on a site, and its position if that depends on the art.
  func lengths(of art: CSSArt?, _ look: Look, on site: CSSSite) -> [CSSGroup] {
    let box = CSSBox.site(site)
    func group(_ property: String, _ value: @escaping (Slice) -> Points) -> CSSGroup? {
      art?.group(box, property) { max(value($0), .zero).css }
    }
    func height(_ property: String = "height") -> CSSGroup? { group(property) { $0.alignedSize.height } }
    /// The margin by which the part is in the middle of another one from top to bottom.
    func centering(in other: String) -> CSSGroup? {
      sizes[other].flatMap { size in
        art?.group(box, "margin-top") { Points.half(size.height - $0.alignedSize.height).css }
      }
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
      // If the theme says nothing, there are the art's caps between a field and its text, but at least what browsers have.
      let room =
        !place.isField
        ? nil
        : art.group(box, "padding") { slice in
          let (right, left) = (slice.caps.right - slice.outset.right, slice.caps.left - slice.outset.left)
          return "1px \(max(right, Points(2)).css) 1px \(max(left, Points(2)).css)"
        }
      let isFixed = art.hasNaturalHeight && !part.growth.contains(.vertical)
      return [
        sizing, room,
        isFixed ? height() : group("min-height") { caps($0).height },
        group("min-width") { isRigid ? $0.alignedSize.width : caps($0).width },
      ].compactMap(\.self)
    case .line: return [sizing, height()].compactMap(\.self)
    case .inside(let other):
      return [height(), height("max-height"), centering(in: other)].compactMap(\.self)
    case .on(let other):
      return [
        sizing, group("width") { $0.alignedSize.width }, height(),
        site.pseudo.hasPrefix("::-webkit") ? centering(in: other) : nil,
      ].compactMap(\.self)
    case .track(let other):
      let held = sizes[other] ?? Size(width: .zero, height: .zero)
      func inset(_ slice: Slice) -> Points { max(Points.half(slice.alignedSize.height - held.height), .zero) }
      return [
        sizing, height(),
        group("width") {
          isRigid
            ? $0.alignedSize.width
            : max($0.alignedSize.width, held.width + held.width + inset($0) + inset($0))
        },
        art?.group(box, "padding") { inset($0) == .zero ? "0" : "0 \(inset($0).css)" },
      ].compactMap(\.self)
    case .bar(let regular, let compact):
      let least = look.key[.metrics].name.hasPrefix("compact") ? compact : regular
      if let art, art.plainColor == nil, !art.isTexture {
        return [sizing, height("min-height")].compactMap(\.self)
      }
      return [sizing, CSSGroup(box, "min-height", least.css)]
    case .art:
      if id.kind.controlPart?.others == .pairsOfStates { return divider(art, on: site) }
      guard let art else { return [] }
      var groups = [sizing]
      if part.name == "icons" { groups += box.groups(["content": "\"\"", "flex": "none"]) }
      groups += [
        art.group(box, "width") { $0.alignedSize.width.css },
        art.group(box, "height") { $0.alignedSize.height.css },
      ]
      return groups + (site.side.map { art.arrow(at: $0, on: box, namespace) } ?? [])
    }
  }

  /// The size and position of a divider, for which the segment after it gets a margin.
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
}

extension Slice {
  /// The size in points of the art's alignment rectangle.
  var alignedSize: Size<Points> {
    Size(
      width: naturalSize.width - outset.left - outset.right,
      height: naturalSize.height - outset.top - outset.bottom)
  }
}

extension Points {
  fileprivate static func half(_ length: Points) -> Points { Points(units: length.units / 2) }
}

extension Insets<Points> {
  /// The insets, with 0 for the sides on which another part continues.
  func outer(_ inner: CSSSite.Sides) -> Insets<Points> {
    var outer = self
    if inner.contains(.left) { outer.left = .zero }
    if inner.contains(.right) { outer.right = .zero }
    return outer
  }
}

extension CSSArt {
  /// The position and rotation of an arrow at a side of its box. The art points up.
  fileprivate func arrow(at side: CSSSite.Side, on box: CSSBox, _ namespace: String) -> [CSSGroup] {
    let isAcross = side == .top || side == .bottom
    let turns: [CSSSite.Side: String] = [
      .right: "rotate(90deg)", .bottom: "rotate(180deg)", .left: "rotate(270deg)",
    ]
    /// How far the box, which isn't rotated, extends beyond the rotated arrow on each side, in points.
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
    return box.groups(["content": "\"\"", "position": "absolute", "pointer-events": "none"])
      + [across, out] + (turns[side].map { [CSSGroup(box, "transform", $0)] } ?? [])
  }
}
