import ThemeCore
import ThemeDrawing
import ThemeImage
import ThemeModel

// Converts a theme's drawing to the types of the rasterizer, which does not depend on themes.

extension Drawing {
  /// `tiles` are the pictures of the drawing's patterns, in their order.
  init(_ scaled: ScaledDrawing, tiles: [Bitmap]) {
    let drawing = scaled.drawing
    let size = drawing.size.doubles
    switch drawing.content {
    case .items(let items):
      let patterns = Dictionary(zip(drawing.patterns, tiles)) { first, _ in first }
      let points = DrawingPoints(size: size, scale: scaled.scale, patterns: patterns)
      self.init(size: size, items: items.map(points.item))
    case .svg(let items, _): self.init(size: size, items: items)
    }
  }
}

/// What layers and groups need to know of their drawing.
private struct DrawingPoints {
  let size: Size<Double>
  let scale: Scale
  let patterns: [ResolvedPattern: Bitmap]

  func item(_ item: ResolvedItem) -> Drawing.Item {
    switch item {
    case .layer(let layer): self.item(layer)
    case .group(let group): .group(self.group(group))
    }
  }

  /// A layer, which is in a group of its own if it is blurred.
  private func item(_ resolved: ResolvedLayer) -> Drawing.Item {
    var layer = layer(resolved)
    guard resolved.blur > .zero else { return .layer(layer) }
    let blend = layer.blend
    layer.blend = .normal
    var group = Group([.layer(layer)])
    group.filter = blur(resolved.blur)
    group.blend = blend
    return .group(group)
  }

  private func layer(_ layer: ResolvedLayer) -> Layer {
    let inset = layer.frame
    let frame = Rect(
      x: inset.left.double, y: inset.top.double, width: size.width - (inset.left + inset.right).double,
      height: size.height - (inset.top + inset.bottom).double)
    var result = Layer(
      Outline(Shape(layer.shape), in: frame, rule: layer.fillRule),
      fills: layer.fills.compactMap { painted in
        fill(painted.fill, in: frame).map {
          PaintedFill($0, opacity: painted.opacity.double, blend: painted.blend)
        }
      }, strokes: layer.strokes.compactMap { stroke($0, in: frame) })
    result.shadows = layer.shadows.map(Shadow.init)
    result.innerShadows = layer.innerShadows.map(Shadow.init)
    result.opacity = layer.opacity.double
    result.blend = layer.blend
    result.clip = layer.clip.map { Outline(Shape($0), in: frame, rule: layer.clipRule) }
    if layer.rotation != .zero {
      result.transform = Affine.rotation(layer.rotation.degrees.double).around(frame.center)
    }
    return result
  }

  private func group(_ resolved: ResolvedGroup) -> Group {
    var group = Group(resolved.items.map(item))
    let artboard = Rect(size)
    group.opacity = resolved.opacity.double
    group.blend = resolved.blend
    if let clip = resolved.clip {
      let opaque = Layer(
        Outline(Shape(clip), in: artboard), fill: .color(Color(red: 0, green: 0, blue: 0, alpha: 255)))
      group.masks.append(GroupMask([.layer(opaque)], by: .alpha))
    }
    if let mask = resolved.mask {
      group.masks.append(
        GroupMask(mask.items.map(item), by: mask.measure == .alpha ? .alpha : .luminance))
    }
    if resolved.blur > .zero { group.filter = blur(resolved.blur) }
    if !resolved.isUpright {
      let turned = Affine.rotation(resolved.rotation.degrees.double)
        .after(.scaling(resolved.scale.x.double, resolved.scale.y.double)).around(artboard.center)
      group.transform = Affine.translation(resolved.offset.x.double, resolved.offset.y.double).after(turned)
    }
    return group
  }

  private func blur(_ length: Points) -> Filter {
    Filter([Filter.Step(.blur(x: length.double / 2, y: length.double / 2))])
  }

  private func fill(_ fill: ResolvedFill, in frame: Rect<Double>) -> Fill? {
    switch fill {
    case .color(let color): return .color(color)
    case .linear(let angle, let stops, let mixing):
      return .linear(angle: angle.degrees.double, stops: stops.map(GradientStop.init), mixing: mixing)
    case .radial(let center, let radius, let stops, let mixing):
      return .radial(
        center: Point(x: center.x.double, y: center.y.double), radius: radius.double,
        stops: stops.map(GradientStop.init), mixing: mixing)
    case .conic(let center, let angle, let stops, let mixing):
      let place = Point(
        x: frame.x + center.x.double * frame.width, y: frame.y + center.y.double * frame.height)
      return .gradient(
        Gradient(
          .conic(center: place, angle: angle.degrees.double), stops: stops.map(GradientStop.init),
          mixing: mixing))
    case .noise(let noise):
      return .noise(
        Noise(
          amount: noise.amount.double, size: points(noise.size), seed: noise.seed,
          isMonochrome: noise.isMonochrome))
    case .pattern(let pattern, let offset):
      return patterns[pattern].map { .pattern(tile: $0, offset: Point(offset)) }
    }
  }

  private func stroke(_ stroke: ResolvedStroke, in frame: Rect<Double>) -> Stroke? {
    let paint: Stroke.Paint?
    switch stroke.paint {
    case .fill(let fill): paint = self.fill(fill, in: frame).map(Stroke.Paint.fill)
    case .across(let stops): paint = .across(stops.map(GradientStop.init))
    }
    guard let paint else { return nil }
    var result = Stroke(
      paint, width: points(stroke.width), position: stroke.position, join: stroke.join, cap: stroke.cap,
      miterLimit: stroke.miterLimit.double)
    result.dashes = stroke.dashes.map(\.double)
    result.dashOffset = stroke.dashOffset.double
    return result
  }

  private func points(_ length: Length) -> Double {
    switch length {
    case .points(let points): points.double
    case .hairline: Points(Pixels(1), at: scale).double
    }
  }
}

extension Shape {
  fileprivate init(_ shape: ResolvedShape) {
    switch shape {
    case .rectangle: self = .rectangle
    case .roundedRectangle(let corners):
      self = .roundedRectangle(corners.radii, smoothing: corners.smoothing.double)
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    case .chevron(let point, let radius, let direction):
      self = .chevron(Chevron(point: point.double, radius: radius.double, direction: direction))
    case .star(let points, let inner): self = .star(points: points, inner: inner.double)
    case .arc(let start, let end):
      self = .arc(start: start.degrees.double, end: end.degrees.double)
    case .ring(let thickness, let start, let end):
      self = .ring(
        thickness: thickness.double, start: start.degrees.double, end: end.degrees.double)
    case .polygon(let points): self = .polygon(points.map(Point.init))
    case .path(let outline): self = .path(outline.path)
    }
  }
}

extension GradientStop {
  fileprivate init(_ stop: ResolvedStop) {
    self.init(at: stop.at.double, color: stop.color)
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

extension Size<Points> {
  /// The size in points as the rasterizer takes it.
  var doubles: Size<Double> { Size<Double>(width: width.double, height: height.double) }
}

extension Rect<Double> {
  fileprivate var center: Point<Double> { Point(x: x + width / 2, y: y + height / 2) }
}
