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
    /// The layers of a theme, from the lowest to the highest; at least one.
    case layers([ResolvedLayer])
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

  /// The layers of a theme; none for an SVG.
  package var layers: [ResolvedLayer] {
    guard case .layers(let layers) = content else { return [] }
    return layers
  }

  /// Where an item of the drawing is written.
  package func place(of item: Int) -> SourceRange {
    switch content {
    case .layers(let layers): layers[item].range
    case .svg(_, let places): places[item]
    }
  }
}

extension ResolvedDrawing {
  /// The drawing without the outer shadows of its layers; nil if no layer has any.
  package var withoutShadows: ResolvedDrawing? {
    var layers = layers
    if layers.allSatisfy(\.shadows.isEmpty) { return nil }
    for index in layers.indices { layers[index].shadows = [] }
    return ResolvedDrawing(size: size, sizeRanges: sizeRanges, content: .layers(layers), box: box)
  }
}

/// One layer of a drawing.
package struct ResolvedLayer: Hashable, Sendable {
  /// Where the layer is written.
  package let range: SourceRange
  package let shape: ResolvedShape
  /// The insets of the layer from the edges of the artboard, in points.
  package var frame = Insets<Points>.zero
  package var fill: ResolvedFill?
  package var fillRule = FillRule.nonzero
  package var stroke: ResolvedStroke?
  /// The outer shadows; the first one is on top.
  package var shadows: [ResolvedShadow] = []
  /// The inner shadows; the first one is on top.
  package var innerShadows: [ResolvedShadow] = []
  package var opacity = Fraction.whole
  package var blend = BlendMode.normal
  package var clip: ResolvedShape?
  package var clipRule = FillRule.nonzero

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
  /// The corners, at least three, as points relative to the upper left corner of the frame.
  case polygon([Point<Points>])
  case path(PathOutline)
}

/// A radius for each corner, in points.
package struct ResolvedCorners: Hashable, Sendable {
  package let topLeft: Points
  package let topRight: Points
  package let bottomRight: Points
  package let bottomLeft: Points
}

/// The fill of a shape.
package enum ResolvedFill: Hashable, Sendable {
  case color(Color)
  case linear(angle: Angle, stops: [ResolvedStop])
  /// A linear gradient between two points, given relative to the upper left corner of the frame.
  /// The colors are mixed as in SVG, from which alone these come.
  case line(from: Point<Points>, to: Point<Points>, stops: [ResolvedStop])
  /// A radial gradient whose center and radius are fractions of the frame.
  case radial(
    center: Point<Ratio>, radius: Ratio, stops: [ResolvedStop], mixing: GradientMixing = .premultiplied)
  /// A repeated picture. The offset is that of a tile's corner from the frame's corner.
  case pattern(ResolvedPattern, offset: Point<Points>)
}

/// A color at a position of a gradient, 0 to 1. In a list of stops, the positions never decrease.
package struct ResolvedStop: Hashable, Sendable {
  package let at: Ratio
  package let color: Color

  package init(at: Ratio, color: Color) {
    self.at = at
    self.color = color
  }
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
  package let color: Color
  package let width: Length
  package let position: Stroke.Position
  package let join: Stroke.Join
  package let cap: Stroke.Cap
  package let miterLimit: Ratio

  package init(
    color: Color, width: Length, position: Stroke.Position, join: Stroke.Join, cap: Stroke.Cap,
    miterLimit: Ratio
  ) {
    self.color = color
    self.width = width
    self.position = position
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
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
