package import ThemeCore
package import ThemeDrawing

/// A drawing without references in which everything is said.
package struct ResolvedDrawing: Hashable, Sendable {
  /// The artboard, both sides more than nothing.
  package let size: Size<Points>
  /// Where its sides are written.
  package let sizeRanges: Size<SourceRange>
  /// From the lowest up; at least one.
  package internal(set) var layers: [ResolvedLayer]
  /// How it stretches, of a box; nil for other drawings.
  package let box: BoxMetrics?

  package init(
    size: Size<Points>, sizeRanges: Size<SourceRange>, layers: [ResolvedLayer], box: BoxMetrics? = nil
  ) {
    self.size = size
    self.sizeRanges = sizeRanges
    self.layers = layers
    self.box = box
  }
}

extension ResolvedDrawing {
  /// The same without the shadows of its layers; nil where none has any.
  package var withoutShadows: ResolvedDrawing? {
    if layers.allSatisfy(\.shadows.isEmpty) { return nil }
    var bare = self
    for index in layers.indices { bare.layers[index].shadows = [] }
    return bare
  }
}

/// One layer of a drawing.
package struct ResolvedLayer: Hashable, Sendable {
  /// Where it is written.
  package let range: SourceRange
  package let shape: ResolvedShape
  /// Insets from the artboard.
  package var frame = Insets<Points>.zero
  package var fill: ResolvedFill?
  package var fillRule = FillRule.nonzero
  package var stroke: ResolvedStroke?
  /// The first on top.
  package var shadows: [ResolvedShadow] = []
  /// The first on top.
  package var innerShadows: [ResolvedShadow] = []
  package var opacity = Fraction.whole
  package var blend = BlendMode.normal
  package var clip: ResolvedShape?

  /// A layer of which nothing is said but its shape.
  package init(_ shape: ResolvedShape, at range: SourceRange) {
    self.shape = shape
    self.range = range
  }
}

/// An outline within a layer's frame; lengths are points, none less than nothing.
package enum ResolvedShape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(ResolvedCorners)
  case capsule
  case ellipse
  case chevron(point: Points, radius: Points, direction: Chevron.Direction)
  /// At least three points, from the frame's upper left corner.
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

/// What fills a shape.
package enum ResolvedFill: Hashable, Sendable {
  case color(Color)
  case linear(angle: Angle, stops: [ResolvedStop])
  /// Between two points, from the frame's corner.
  case line(from: Point<Points>, to: Point<Points>, stops: [ResolvedStop])
  /// Center and radius are fractions of the frame.
  case radial(center: Point<Ratio>, radius: Ratio, stops: [ResolvedStop])
  /// The offset goes from the frame's corner to a tile's.
  case pattern(ResolvedPattern, offset: Point<Points>)
}

/// A color at a place of a gradient; the places of a list never go back.
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
  /// A PNG whose siblings at other scales are picked up by name.
  case file(Ranged<PathText>)
  /// Ascending by scale; at least one.
  case files([ScaleFile])

  /// As the theme writes them: one path for all scales, or one for each.
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

/// A line along an outline.
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

/// A shadow around a shape or within it, in points.
package struct ResolvedShadow: Hashable, Sendable {
  package let color: Color
  package let x: Points
  package let y: Points
  /// Twice the deviation of the Gaussian, as in CSS.
  package let blur: Points
}
