package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing

/// The measures of a box's drawing that determine how it stretches, in whole points.
package struct BoxMetrics: Hashable, Sendable {
  /// The margins that never stretch: the shadows, the stroke, the corners, and as much of the edges as the shadows of the
  /// corners reach. Top and bottom are 0 if the box is drawn as high as its element.
  package let caps: Insets<Points>
  /// How far the shadows reach beyond the box and its stroke, on each side.
  package let outside: Insets<Points>
  /// Whether only the fill of the box is visible and is a color, so that the drawing is one color from edge to edge.
  package let isPlain: Bool

  /// The metrics of the drawing when it is flipped.
  package func flipped(_ flip: Flip?) -> BoxMetrics {
    BoxMetrics(caps: caps.flipped(flip), outside: outside.flipped(flip), isPlain: isPlain)
  }
}

extension ResolvedDrawing {
  /// Creates the drawing of a plain color: a box of one by one point without corners.
  package init(_ color: Color, at range: SourceRange) {
    size = Size(width: Points(1), height: Points(1))
    sizeRanges = Size(width: range, height: range)
    var layer = ResolvedLayer(.rectangle, at: range)
    layer.fill = .color(color)
    content = .items([.layer(layer)])
    box = BoxMetrics(caps: .zero, outside: .zero, isPlain: true)
  }

  /// The color, if the drawing is that of a plain color; nil for other drawings.
  package var color: Color? {
    guard box != nil, let layer = layers.first, case .rectangle = layer.shape,
      case .color(let color)? = layer.fill
    else { return nil }
    return color
  }

  /// Creates the smallest drawing from which a box can be stretched. Nil after a report of what is missing or impossible.
  ///
  /// The drawing also stretches vertically, unless its fill is a gradient, or `height`, the height of the element, has no room
  /// for its corners and shadows: in these cases, the drawing is as high as the element.
  package init?(
    _ box: BoxOverlay, at range: SourceRange, height: Ranged<Points>?, _ sink: inout DiagnosticSink
  ) {
    if box.isBroken { return nil }
    let count = sink.count
    if case .unset = box.fill, box.stroke.isUnset, box.shadows.isUnset, box.innerShadows.isUnset {
      sink.report(
        .drawingNeeds("fill", at: range, "a box without a `fill`, a `stroke` or shadows is invisible"))
    }
    let fill = box.fill.ranged.flatMap { ResolvedFill($0, &sink) }
    if let fill, let place = box.fill.range, !fill.isUniformAcross {
      sink.report(
        Diagnostic(
          .invalidValue, "a box stretches, so its fill is a color, or a gradient from top to bottom",
          at: place
        ).helping("draw other gradients and patterns with `draw`, with caps of their own"))
      return nil
    }
    var layer = LayerOverlay()
    layer.shape = .literal(
      box.corners.isUnset
        ? .roundedRectangle(
          radius: box.radius.isUnset ? .literal(.zero, range) : box.radius, smoothing: box.smoothing)
        : .corners(box.corners, smoothing: box.smoothing), range)
    layer.fill = box.fill
    layer.shadows = box.shadows
    layer.innerShadows = box.innerShadows
    let stroke = box.stroke.ranged.flatMap { ResolvedStroke($0, &sink) }
    if let stroke, let problem = stroke.problemOfBox {
      let place = problem == "dash" ? box.stroke.value?.dash.range : box.stroke.value?.fill.range
      sink.report(
        Diagnostic(
          .invalidValue,
          problem == "dash"
            ? "a box stretches, so the line around it has no dashes"
            : "a box stretches, so its line has a color, or a gradient from top to bottom or across",
          at: place ?? range
        ).helping("draw it with `draw`, with caps of its own"))
      return nil
    }
    guard var plain = ResolvedLayer(layer, at: range, &sink), sink.count == count,
      case .roundedRectangle(let corners) = plain.shape
    else { return nil }
    plain.stroke = stroke
    var extents = BoxExtents(plain, corners)
    let (top, bottom) = (extents.side(.top), extents.side(.bottom))
    let least = top.cap + Points(1) + bottom.cap
    var isPlain = false
    var drawn: Points?
    // Where a gradient runs from top to bottom.
    let gradient = stroke?.hasGradient == true ? box.stroke.value?.fill.range : box.fill.range
    if case .color? = fill, stroke?.hasGradient != true {
      isPlain = true
      drawn = height.flatMap { $0.value < least ? $0.value : nil }
    } else if fill != nil || stroke?.hasGradient == true {
      guard let height else {
        sink.report(
          .drawingNeeds(
            "height", at: gradient ?? range,
            "a gradient is as high as its button or its bar; for other art, use `draw` with a size of its own"
          ))
        return nil
      }
      drawn = height.value
    }
    if let drawn {
      let room = drawn - top.frame - bottom.frame
      guard room > .zero else {
        sink.report(
          Diagnostic(
            .invalidValue,
            "the box has no room in its height of \(drawn) pt: what is around it takes \(top.frame + bottom.frame) pt",
            at: range
          ).also(at: height?.range, "the height"))
        return nil
      }
      extents.fit(into: room)
    }
    let (left, right) = (extents.side(.left), extents.side(.right))
    size = Size(width: left.cap + Points(1) + right.cap, height: drawn ?? least)
    sizeRanges = Size(width: range, height: drawn == nil ? range : height?.range ?? range)
    plain.frame = Insets(top: top.frame, left: left.frame, bottom: bottom.frame, right: right.frame)
    content = .items([.layer(plain)])
    let caps = Insets(
      top: drawn == nil ? top.cap : .zero, left: left.cap, bottom: drawn == nil ? bottom.cap : .zero,
      right: right.cap)
    let outside = Insets(
      top: top.outside, left: left.outside, bottom: bottom.outside, right: right.outside)
    self.box = BoxMetrics(
      caps: caps, outside: outside,
      isPlain: isPlain && drawn == nil && caps == .zero && outside == .zero)
  }
}

extension ResolvedFill {
  /// Whether all columns of the fill are the same, so that it can be stretched horizontally.
  fileprivate var isUniformAcross: Bool {
    switch self {
    case .color: true
    case .linear(let angle, _, _): angle.degrees == .zero || angle.degrees == Ratio(Points(180))
    case .radial, .conic, .noise, .pattern: false
    }
  }
}

extension ResolvedStroke {
  /// Whether the fill of the line is a gradient.
  fileprivate var hasGradient: Bool {
    if case .fill(.linear) = paint { true } else { false }
  }

  /// The key of what can't stretch with a box.
  fileprivate var problemOfBox: String? {
    if !dashes.isEmpty { return "dash" }
    if case .fill(let fill) = paint, !fill.isUniformAcross { return "fill" }
    return nil
  }
}
