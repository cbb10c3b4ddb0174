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
    guard let usesBounds = self.usesBounds("patternUnits", of: nodes, orElse: true),
      let contentUsesBounds = self.usesBounds("patternContentUnits", of: nodes, orElse: false)
    else { return nil }
    let bounds = path.bounds
    if usesBounds || contentUsesBounds {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    }
    geometry.merge(["width": SVGLength(number: 0), "height": SVGLength(number: 0)]) { own, _ in own }
    geometry.merge(["x": SVGLength(number: 0), "y": SVGLength(number: 0)]) { own, _ in own }
    guard let tile = region(geometry, in: usesBounds ? bounds : nil, inner.viewport) else { return nil }
    var transform = base
    guard let own = value(of: "patternTransform", in: nodes, orElse: Affine(), { Affine.read($0) }),
      let origin = style(of: owner("patternTransform"))?.own.origin
    else { return nil }
    transform = transform.after(origin.placed(own, in: inner.viewport))
    guard transform.determinant != 0 else { return nil }
    let boxes = owner("viewBox")
    var content = Affine.translation(tile.x, tile.y)
    let known = reports
    if let box = viewBox(of: boxes) {
      guard
        let placement = placement(
          of: box, in: Rect(x: 0, y: 0, width: tile.width, height: tile.height), owner("preserveAspectRatio"))
      else { return nil }
      content = content.after(placement)
      inside.viewport = Size(width: box.width, height: box.height)
    } else if contentUsesBounds, let bounds {
      content = content.after(.scaling(bounds.width, bounds.height))
      inside.viewport = Size(width: 1, height: 1)
    }
    guard reports == known else { return nil }
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
    let known = reports
    while let last = nodes.last, let target = source(of: last, after: nodes) { nodes.append(target) }
    return reports == known ? nodes : nil
  }
}
