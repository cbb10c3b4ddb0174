import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemeSyntax

/// The size of an SVG in points, and how its content is placed there.
struct SVGCanvas {
  let size: Size<Points>
  let viewport: Size<Double>
  let transform: Affine

  /// Nil after a report that an attribute is invalid or that the SVG has no size. `svg` is the SVG as the theme shows it.
  init?(_ root: XMLNode, _ svg: ResolvedSVG?, _ walk: inout SVGWalk) {
    guard let own = walk.style(of: root)?.own else { return nil }
    let known = walk.reports
    let box = walk.viewBox(of: root)
    if walk.reports > known { return nil }
    var sides: [Double?] = []
    for name in ["width", "height"] {
      let side = own.geometry[name]
      // All of the window that there is not.
      if side == nil, root[name] != nil, walk.isBroken { return nil }
      guard let side, side != SVGLength(number: 1, isShare: true) else {
        sides.append(nil)
        continue
      }
      guard !side.isShare, side.number > 0 else {
        walk.report(.unsupported, name, root[name] ?? root["style"] ?? "", in: root)
        return nil
      }
      sides.append(side.number)
    }
    let ratio = box.map { $0.width / $0.height }
    guard let width = sides[0] ?? sides[1].flatMap({ side in ratio.map { side * $0 } }) ?? box?.width,
      let height = sides[1] ?? sides[0].flatMap({ side in ratio.map { side / $0 } }) ?? box?.height
    else {
      walk.report(
        .svgInvalid, "the SVG has no size", at: root.range, "add a `viewBox`, or `width` and `height`")
      return nil
    }
    guard width < DrawingLimits.length, height < DrawingLimits.length else {
      walk.report(
        .limitExceeded(
          "the picture has", Limits().exceeded(.drawingSide), at: walk.text.range(of: "viewBox", in: root)))
      return nil
    }
    viewport = Size(width: box?.width ?? width, height: box?.height ?? height)
    if let svg, svg.size.width != nil || svg.size.height != nil {
      let own = Size(width: width, height: height)
      size = svg.size(of: own)
      guard let placement = walk.placement(of: box, in: Rect(own), root) else { return nil }
      transform = SVGAspect(svg.fit).placement(of: Rect(own), in: Rect(size.doubles)).after(placement)
      return
    }
    guard let across = walk.whole(width, "width", height, in: root),
      let down = walk.whole(height, "height", width, in: root)
    else { return nil }
    size = Size(width: across, height: down)
    guard let placement = walk.placement(of: box, in: Rect(size.doubles), root) else { return nil }
    transform = placement
  }
}

extension ResolvedSVG {
  /// The size in points of an SVG of some size. A side that follows from the other one is the next whole point, so that it is whole
  /// pixels at each scale.
  fileprivate func size(of own: Size<Double>) -> Size<Points> {
    func following(_ side: Points, _ factor: Double) -> Points {
      // A hundredth of a point less is what rounding has left of a proportion.
      Points(Int(max(1, min((side.double * factor - 0.01).rounded(.up), DrawingLimits.length))))
    }
    let (width, height) = (size.width?.value, size.height?.value)
    return Size(
      width: width ?? following(height ?? .zero, own.width / own.height),
      height: height ?? following(width ?? .zero, own.height / own.width))
  }
}

extension SVGWalk {
  /// A side as whole pixels of the least scale at which it is a thousandth of a pixel from them; nil after a report that there
  /// is none.
  fileprivate mutating func whole(_ side: Double, _ name: String, _ other: Double, in root: XMLNode)
    -> Points?
  {
    for scale in Scale.allCases {
      let pixels = side * Double(scale.rawValue)
      if pixels.rounded() >= 1, abs(pixels - pixels.rounded()) < 0.001 {
        return Points(Pixels(Int(pixels.rounded())), at: scale)
      }
    }
    let isSet = style(of: root)?.own.geometry[name] != nil
    let sides = name == "width" ? (side, other) : (other, side)
    let keeps =
      root["viewBox"] != nil
      ? "keep the `viewBox`"
      : "add `viewBox=\"0 0 \(SVGAdvice.text(sides.0)) \(SVGAdvice.text(sides.1))\"`"
    let written = SVGAdvice.text(side.rounded(.up))
    return refuse(
      .lengthCutsPixel,
      "`\(name)` of \(SVGAdvice.text(side)) pt is not a whole number of pixels at any scale",
      at: text.range(of: isSet ? name : "viewBox", in: root),
      "write `svg: { file: …, size: \(SVGAdvice.text(sides.1.rounded(.up))) }` in the theme; or in the SVG, `\(name)=\"\(written)\"`, and \(keeps)"
    )
  }
}

/// What `context-fill` or `context-stroke` stands for: the paint of a shape with markers or of a `use` (SVG 2, §13.2).
struct SVGContextPaint {
  /// A color, a gradient, a pattern, or nothing.
  let paint: SVGPaint
  /// The bounding box, the place and the viewport of the element that says so, in which gradients and patterns lie.
  let bounds: Rect<Double>?
  /// Whether something is turned in the bounding box, around which some programs have a larger one.
  let isTurned: Bool
  let transform: Affine
  let viewport: Size<Double>
}

extension SVGWalk {
  /// What the paints of an element are for those that it refers to. Its bounding box is asked for where it counts.
  mutating func context(
    of inner: Around, _ transform: Affine, bounds: (inout SVGWalk) -> Rect<Double>?
  ) -> (fill: SVGContextPaint, stroke: SVGContextPaint)? {
    let (fill, stroke) = (inner.style.fill, inner.style.stroke)
    let isPlaced = [fill, stroke].contains { if case .server = $0 { true } else { false } }
    boundsAreTurned = false
    let box = isPlaced ? bounds(&self) : nil
    let isTurned = boundsAreTurned
    func context(_ paint: SVGPaint) -> SVGContextPaint {
      func own(_ paint: SVGPaint) -> SVGContextPaint {
        SVGContextPaint(
          paint: paint, bounds: box, isTurned: isTurned, transform: transform, viewport: inner.viewport)
      }
      switch paint {
      case .none, .color, .server: return own(paint)
      case .currentColor: return own(.color(inner.style.color))
      case .context(let isStroke):
        return (isStroke ? inner.context?.stroke : inner.context?.fill) ?? own(.none)
      }
    }
    return (context(fill), context(stroke))
  }

  /// Whether a gradient or a pattern lies in the bounding box of what it paints.
  mutating func liesInBounds(_ server: XMLNode, for node: XMLNode, _ name: String) -> Bool {
    guard server.name == "pattern" else { return gradient(server, for: node, name)?.usesBounds ?? false }
    func value(_ name: String, _ nodes: [XMLNode]) -> String? { nodes.lazy.compactMap { $0[name] }.first }
    guard let nodes = chain(from: server) else { return false }
    return value("patternUnits", nodes) != "userSpaceOnUse"
      || value("patternContentUnits", nodes) == "objectBoundingBox"
  }
}
