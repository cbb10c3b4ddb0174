import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

extension SVGWalk {
  /// The fill of a pattern (SVG 2, §14.3) in a layer whose coordinates `base` makes of the shape's own; nil if nothing is painted,
  /// and after a report.
  mutating func pattern(
    _ first: XMLNode, of path: Path, _ base: Affine, at place: SourceRange, _ inner: Around
  ) -> Fill? {
    guard let nodes = chain(from: first), var inside = enter(first, inner, at: place),
      spend(on: first, depth: inner.depth)
    else { return nil }
    func owner(_ name: String) -> XMLNode { nodes.first { $0[name] != nil } ?? first }
    var geometry: [String: SVGLength] = [:]
    for node in nodes.reversed() {
      guard let style = style(of: node) else { return nil }
      guard !style.own.isTransformed else { return refuse(.unsupported, "transform", "", in: node) }
      geometry.merge(style.own.geometry) { _, own in own }
    }
    guard let usesBounds = self.usesBounds("patternUnits", of: owner("patternUnits"), orElse: true),
      let contentUsesBounds = self.usesBounds(
        "patternContentUnits", of: owner("patternContentUnits"), orElse: false)
    else { return nil }
    let bounds = path.bounds
    if usesBounds || contentUsesBounds {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    }
    geometry.merge(["width": SVGLength(number: 0), "height": SVGLength(number: 0)]) { own, _ in own }
    geometry.merge(["x": SVGLength(number: 0), "y": SVGLength(number: 0)]) { own, _ in own }
    guard let tile = region(geometry, in: usesBounds ? bounds : nil, inner.viewport) else { return nil }
    var transform = base
    if let written = owner("patternTransform")["patternTransform"] {
      guard
        let own = value(
          Affine.read(written), "patternTransform", written, in: owner("patternTransform")),
        let origin = style(of: owner("patternTransform"))?.own.origin
      else { return nil }
      transform = transform.after(origin.placed(own, in: inner.viewport))
    }
    guard transform.determinant != 0 else { return nil }
    let boxes = owner("viewBox")
    var content = Affine.translation(tile.x, tile.y)
    if boxes["viewBox"] != nil {
      guard let box = viewBox(of: boxes),
        let placement = placement(
          of: box, in: Rect(x: 0, y: 0, width: tile.width, height: tile.height), owner("preserveAspectRatio"))
      else { return nil }
      content = content.after(placement)
      inside.viewport = Size(width: box.width, height: box.height)
    } else if contentUsesBounds, let bounds {
      content = content.after(.scaling(bounds.width, bounds.height))
      inside.viewport = Size(width: 1, height: 1)
    }
    guard let holder = nodes.first(where: { $0.children.contains { $0.name != nil } }),
      let style = style(of: holder)
    else { return nil }
    inside.depth += 1
    (inside.style, inside.transform, inside.sheet) = (style, content, tile)
    inside.context = nil
    let items = collected { walk in for child in holder.children { walk.add(child, inside) } }
    if items.items.isEmpty { return nil }
    return .tiles(Tiles(items.items, tile: tile, transform: transform))
  }

  /// A pattern and those that it takes from, by `href`; nil after a report.
  mutating func chain(from first: XMLNode) -> [XMLNode]? {
    var nodes = [first]
    while let last = nodes.last, last["href"] != nil {
      guard let target = target(of: last, "a pattern of another file can't be drawn") else { return nil }
      guard target.name == "pattern", nodes.count < 16 else {
        return refuse(
          .svgInvalid, "the pattern refers to no pattern, to too many others, or to itself",
          at: text.range(of: "href", in: last))
      }
      nodes.append(target)
    }
    return nodes
  }
}
