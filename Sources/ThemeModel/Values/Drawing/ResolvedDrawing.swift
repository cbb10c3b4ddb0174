package import ThemeCore
package import ThemeDrawing

/// A complete drawing, without references and with all defaults filled in.
package struct ResolvedDrawing: Hashable, Sendable {
  /// The size of the artboard in points; both sides are greater than 0.
  package let size: Size<Points>
  /// Where the sides of the artboard are written.
  package let sizeRanges: Size<SourceRange>
  package internal(set) var content: Content
  /// The metrics of a box, which determine how it stretches; nil for other drawings.
  package let box: BoxMetrics?

  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// The layers and groups of a theme, from the lowest to the highest; at least one.
    case items([ResolvedItem])
    /// What an SVG shows, in points of the artboard, and for each item the element that it comes from.
    case svg([Drawing.Item], places: [SourceRange])
  }

  package init(
    size: Size<Points>, sizeRanges: Size<SourceRange>, content: Content, box: BoxMetrics? = nil
  ) {
    self.size = size
    self.sizeRanges = sizeRanges
    self.content = content
    self.box = box
  }

  /// The layers and groups of a theme; none for an SVG.
  package var items: [ResolvedItem] {
    guard case .items(let items) = content else { return [] }
    return items
  }

  /// The layers of a theme that are in no group.
  package var layers: [ResolvedLayer] {
    items.compactMap { item in if case .layer(let layer) = item { layer } else { nil } }
  }

  /// Where an item of the drawing is written.
  package func place(of item: Int) -> SourceRange {
    switch content {
    case .items(let items): items[item].range
    case .svg(_, let places): places[item]
    }
  }

  /// The drawing without the outer shadows of its layers; nil if no layer has any.
  package var withoutShadows: ResolvedDrawing? {
    let bare = items.map(\.withoutShadows)
    if bare == items { return nil }
    return ResolvedDrawing(size: size, sizeRanges: sizeRanges, content: .items(bare), box: box)
  }
}

/// One layer of a drawing.
package struct ResolvedLayer: Hashable, Sendable {
  /// Where the layer is written.
  package let range: SourceRange
  package let shape: ResolvedShape
  /// The insets of the layer from the edges of the artboard, in points.
  package var frame = Insets<Points>.zero
  /// The fills, from the lowest to the highest.
  package var fills: [ResolvedPaintedFill] = []
  package var fillRule = FillRule.nonzero
  /// The strokes, from the lowest to the highest.
  package var strokes: [ResolvedStroke] = []
  /// The outer shadows; the first one is on top.
  package var shadows: [ResolvedShadow] = []
  /// The inner shadows; the first one is on top.
  package var innerShadows: [ResolvedShadow] = []
  package var opacity = Fraction.whole
  package var blend = BlendMode.normal
  package var clip: ResolvedShape?
  package var clipRule = FillRule.nonzero
  /// How far the layer is turned around the center of its frame, clockwise.
  package var rotation = Angle.zero
  /// Twice the standard deviation of the Gaussian that blurs the layer as a whole.
  package var blur = Points.zero

  /// The lowest fill, which is the only one of a box.
  package var fill: ResolvedFill? {
    get { fills.first?.fill }
    set { fills = newValue.map { [ResolvedPaintedFill($0)] } ?? [] }
  }

  /// The lowest stroke, which is the only one of a box.
  package var stroke: ResolvedStroke? {
    get { strokes.first }
    set { strokes = newValue.map { [$0] } ?? [] }
  }

  /// Creates a layer with defaults for everything but the shape.
  package init(_ shape: ResolvedShape, at range: SourceRange) {
    self.shape = shape
    self.range = range
  }
}

/// An outline within a layer's frame. Lengths are in points; radii and the length of a chevron's point are not negative.
package enum ResolvedShape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(ResolvedCorners)
  case capsule
  case ellipse
  case chevron(point: Points, radius: Points, direction: Chevron.Direction)
  case star(points: Int, inner: Fraction)
  /// An open line clockwise from one angle to another, at most a turn away.
  case arc(start: Angle, end: Angle)
  case ring(thickness: Points, start: Angle, end: Angle)
  /// The corners, at least three, as points relative to the upper left corner of the frame.
  case polygon([Point<Points>])
  case path(PathOutline)

  /// Whether the outline is a line of which no part is closed.
  var isOpen: Bool {
    switch self {
    case .arc(let start, let end): abs(end.degrees.double - start.degrees.double) < 360
    case .path(let outline): !outline.path.elements.contains(.close)
    default: false
    }
  }
}

/// A radius for each corner, in points, and how smooth the corners are.
package struct ResolvedCorners: Hashable, Sendable {
  package var topLeft: Points
  package var topRight: Points
  package var bottomRight: Points
  package var bottomLeft: Points
  package var smoothing = Fraction.zero

  /// The radii as the rasterizer takes them.
  package var radii: Corners {
    Corners(
      topLeft: topLeft.double, topRight: topRight.double, bottomRight: bottomRight.double,
      bottomLeft: bottomLeft.double)
  }

  package var areEqual: Bool { Set([topLeft, topRight, bottomRight, bottomLeft]).count == 1 }

  /// Whether the corners are other than circles.
  package var areSmooth: Bool {
    smoothing != .zero && [topLeft, topRight, bottomRight, bottomLeft].contains { $0 > .zero }
  }

  /// How far each corner reaches along the sides of a rectangle: its radius, or more if it is smooth and there is room.
  package func reaches(in size: Size<Points>) -> ResolvedCorners {
    guard areSmooth else { return self }
    let reaches = radii.reaches(
      smoothing: smoothing.double, width: size.width.double, height: size.height.double)
    func up(_ reach: Double) -> Points {
      Points(units: Int64((reach * Double(Points.unitsPerPoint) - 1e-3).rounded(.up)))
    }
    return ResolvedCorners(
      topLeft: up(reaches.topLeft), topRight: up(reaches.topRight), bottomRight: up(reaches.bottomRight),
      bottomLeft: up(reaches.bottomLeft))
  }
}

/// The fill of a shape.
package enum ResolvedFill: Hashable, Sendable {
  case color(Color)
  case linear(angle: Angle, stops: [ResolvedStop], mixing: GradientMixing = .premultiplied)
  /// A radial gradient whose center and radius are fractions of the frame.
  case radial(
    center: Point<Ratio>, radius: Ratio, stops: [ResolvedStop], mixing: GradientMixing = .premultiplied)
  /// A gradient clockwise around a center, which is in fractions of the frame, from an angle on.
  case conic(
    center: Point<Ratio>, angle: Angle, stops: [ResolvedStop], mixing: GradientMixing = .premultiplied)
  case noise(ResolvedNoise)
  /// A repeated picture. The offset is that of a tile's corner from the frame's corner.
  case pattern(ResolvedPattern, offset: Point<Points>)
}

/// A fill as one of several of a layer.
package struct ResolvedPaintedFill: Hashable, Sendable {
  package let fill: ResolvedFill
  package var opacity = Fraction.whole
  package var blend = BlendMode.normal

  package init(_ fill: ResolvedFill) { self.fill = fill }
}

/// Grains of random strength.
package struct ResolvedNoise: Hashable, Sendable {
  package let amount: Fraction
  /// The side of a grain.
  package let size: Length
  package let seed: Int
  package let isMonochrome: Bool
}

/// A color at a position of a gradient, 0 to 1. In a list of stops, the positions never decrease.
package struct ResolvedStop: Hashable, Sendable {
  package let at: Ratio
  package let color: Color
}

/// The files of a pattern.
package enum ResolvedPattern: Hashable, Sendable {
  /// A PNG whose siblings at other scales are found by name.
  case file(Ranged<PathText>)
  /// The PNGs of the scales in ascending order; at least one.
  case files([ScaleFile])

  /// The paths as the theme writes them: a single one without a scale, or one for each scale.
  package var paths: [(scale: Scale?, text: String)] {
    switch self {
    case .file(let path): [(nil, path.value.text)]
    case .files(let files): files.map { ($0.scale, $0.path.value.text) }
    }
  }

  /// A PNG for one scale.
  package struct ScaleFile: Hashable, Sendable {
    package let scale: Scale
    package let path: Ranged<PathText>
  }
}

/// The stroke along an outline.
package struct ResolvedStroke: Hashable, Sendable {
  /// What a stroke is painted with.
  package enum Paint: Hashable, Sendable {
    case fill(ResolvedFill)
    /// A gradient from the outline to the other edge of the stroke.
    case across([ResolvedStop])
  }

  package let paint: Paint
  package let width: Length
  package let position: Stroke.Position
  package let join: Stroke.Join
  package let cap: Stroke.Cap
  package let miterLimit: Ratio
  /// The lengths of dashes and gaps in turn, with one that is more than 0; empty for a whole line.
  package var dashes: [Points] = []
  /// How far into the lengths the line begins.
  package var dashOffset = Points.zero

  /// The color; nil for another paint.
  package var color: Color? {
    if case .fill(.color(let color)) = paint { color } else { nil }
  }
}

/// A shadow outside or inside a shape, in points.
package struct ResolvedShadow: Hashable, Sendable {
  package let color: Color
  package let x: Points
  package let y: Points
  /// Twice the standard deviation of the Gaussian, as in CSS; not negative.
  package let blur: Points
  /// How much larger than the shape the shadow is on each side; less than 0 is smaller. An inner shadow begins that much further
  /// inside.
  package let spread: Points
}
