import ThemeCore
import ThemeDrawing
import ThemeImage
import ThemeModel

// Converts a theme's drawing to the types of the rasterizer, which does not depend on themes.

extension Drawing {
  /// `tiles` are the pattern pictures: one entry for each layer, nil for a layer without a pattern.
  init(_ scaled: ScaledDrawing, tiles: [Bitmap?]) {
    let drawing = scaled.drawing
    let size = Size(width: drawing.size.width.double, height: drawing.size.height.double)
    switch drawing.content {
    case .layers(let layers):
      self.init(
        size: size,
        layers: zip(layers, tiles).map { Layer($0, in: drawing.size, at: scaled.scale, tile: $1) })
    case .svg(let items, _): self.init(size: size, items: items)
    }
  }
}

extension Layer {
  fileprivate init(_ layer: ResolvedLayer, in size: Size<Points>, at scale: Scale, tile: Bitmap?) {
    let inset = layer.frame
    let frame = Rect(
      x: inset.left.double, y: inset.top.double, width: (size.width - inset.left - inset.right).double,
      height: (size.height - inset.top - inset.bottom).double)
    self.init(
      Outline(Shape(layer.shape), in: frame, rule: layer.fillRule),
      fill: layer.fill.flatMap { Fill($0, tile: tile) }, stroke: layer.stroke.map { Stroke($0, at: scale) })
    shadows = layer.shadows.map(Shadow.init)
    innerShadows = layer.innerShadows.map(Shadow.init)
    opacity = Double(layer.opacity.thousandths) / 1_000
    blend = layer.blend
    clip = layer.clip.map { Outline(Shape($0), in: frame, rule: layer.clipRule) }
  }
}

extension Shape {
  fileprivate init(_ shape: ResolvedShape) {
    switch shape {
    case .rectangle: self = .rectangle
    case .roundedRectangle(let corners):
      self = .roundedRectangle(
        Corners(
          topLeft: corners.topLeft.double, topRight: corners.topRight.double,
          bottomRight: corners.bottomRight.double, bottomLeft: corners.bottomLeft.double))
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    case .chevron(let point, let radius, let direction):
      self = .chevron(Chevron(point: point.double, radius: radius.double, direction: direction))
    case .polygon(let points): self = .polygon(points.map(Point.init))
    case .path(let outline): self = .path(outline.path)
    }
  }
}

extension Fill {
  fileprivate init?(_ fill: ResolvedFill, tile: Bitmap?) {
    switch fill {
    case .color(let color): self = .color(color)
    case .linear(let angle, let stops):
      self = .linear(angle: angle.degrees.double, stops: stops.map(GradientStop.init))
    case .line(let from, let to, let stops):
      self = .line(
        from: Point(from), to: Point(to), stops: stops.map(GradientStop.init), mixing: .straight)
    case .radial(let center, let radius, let stops, let mixing):
      self = .radial(
        center: Point(x: center.x.double, y: center.y.double), radius: radius.double,
        stops: stops.map(GradientStop.init), mixing: mixing)
    case .pattern(_, let offset):
      guard let tile else { return nil }
      self = .pattern(tile: tile, offset: Point(offset))
    }
  }
}

extension GradientStop {
  fileprivate init(_ stop: ResolvedStop) {
    self.init(at: stop.at.double, color: stop.color)
  }
}

extension Stroke {
  fileprivate init(_ stroke: ResolvedStroke, at scale: Scale) {
    let width =
      switch stroke.width {
      case .points(let points): points.double
      case .hairline: Points(Pixels(1), at: scale).double
      }
    self.init(
      color: stroke.color, width: width, position: stroke.position, join: stroke.join, cap: stroke.cap,
      miterLimit: stroke.miterLimit.double)
  }
}

extension Shadow {
  fileprivate init(_ shadow: ResolvedShadow) {
    self.init(
      color: shadow.color, x: shadow.x.double, y: shadow.y.double, blur: shadow.blur.double,
      spread: shadow.spread.double)
  }
}

extension Point<Double> {
  fileprivate init(_ point: Point<Points>) {
    self.init(x: point.x.double, y: point.y.double)
  }
}
