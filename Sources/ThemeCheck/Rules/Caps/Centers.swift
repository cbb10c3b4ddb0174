import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of an axis along which the pictures of a part are not cut, because one of them can't be.
func centerNotCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for cut in context.cuts {
    for obstacle in cut.decision.obstacles {
      let place = cut.pictures[obstacle.picture]
      let (axis, line) = (obstacle.axis, obstacle.line)
      guard let part = context.part(cut.name, ofVariant: place.variant),
        // A center that is distorted is reported by the rule `stretch-smears`; that it is not cut follows from that.
        !context.variants.joined().contains(where: {
          $0.name == cut.name && context.smear(of: $0, along: axis) != nil
        })
      else { continue }
      let image = part.images[place.image]
      let why =
        part.mode[axis] == .tile ? "breaks the period of its tile" : "differs from \(axis.line) \(line - 1)"
      sink.report(
        Diagnostic(
          .centerNotCut,
          """
          the center is not cut along the \(axis.length): in `\(context.title(of: part))` at \(image.scale.name), \
          \(axis.line) \(line) \(why)
          """,
          at: part.capsRange(at: image.scale), "the center is \(axis.lines(image.core(along: axis)))"
        ).also(at: image.range, "\(axis.line) \(line) is the first that does")
          .noting(words: countedFromZero).helping(words: context.advice(for: part, along: axis)))
    }
  }
}

extension ElementContext {
  /// Advice for a part that is not cut along an axis.
  fileprivate func advice(for part: PartContext, along axis: Axis) -> String {
    if axis == .vertical, !isResized(part, along: axis), part.slicing.form != nil {
      return "the art already has this \(axis.length): remove `top` and `bottom`, or write `center: keep`"
    }
    guard let caps = widerCaps(for: part, along: axis) else {
      return "`center: keep` keeps the whole center"
    }
    return
      "\(part.written(caps)) leaves only equal \(axis.line)s between the caps; `center: keep` keeps the whole center"
  }
}

extension ElementContext {
  /// The diagnostic for a drawn center that is distorted because the corners of a layer are longer than the caps; nil if there is
  /// another cause, or if the art is not drawn.
  func cornerInCenter(_ smear: Smear) -> Diagnostic? {
    guard case .drawn(let drawing) = smear.part.origin.unflipped else { return nil }
    let (axis, caps) = (smear.axis, smear.image.caps.points(at: smear.image.scale))
    var worst: (layer: ResolvedLayer, side: String, reach: Points, cap: Points)?
    for layer in drawing.uprightLayers {
      guard var reach = layer.corners(along: axis, in: drawing.size) else { continue }
      if smear.part.origin.isFlipped(along: axis) { swap(&reach.leading, &reach.trailing) }
      for (side, reach, cap) in [
        (axis.leading, reach.leading, caps.leading(along: axis)),
        (axis.trailing, reach.trailing, caps.trailing(along: axis)),
      ] where reach > cap && reach - cap > (worst.map { $0.reach - $0.cap } ?? .zero) {
        worst = (layer, side, reach, cap)
      }
    }
    guard let worst else { return nil }
    let wider = smear.part.written(widerCaps(for: smear.part, along: axis) ?? "caps: auto")
    return Diagnostic(
      .cornerInCenter,
      "the corners of `\(title(of: smear.part))` are \(worst.reach) pt long, which exceeds the \(worst.side) cap of \(worst.cap) pt",
      at: smear.part.capsRange(at: smear.image.scale)
    ).also(at: worst.layer.range, "the corner is drawn here")
      .helping("\(wider) preserves the shape of the corner in all pictures")
  }
}

extension ArtOrigin {
  /// Whether the art is flipped along an axis, so that its two ends have changed places.
  fileprivate func isFlipped(along axis: Axis) -> Bool {
    guard case .flipped(_, let flip) = self else { return false }
    return axis == .horizontal ? flip.isHorizontal : flip.isVertical
  }
}

extension ResolvedLayer {
  /// How far the shape's corners extend inward from the artboard's edges along an axis, in points; nil for shapes without
  /// corners.
  fileprivate func corners(
    along axis: Axis, in size: Size<Points>
  ) -> (leading: Points, trailing: Points)? {
    let (leading, trailing): (Points, Points)
    switch shape {
    case .roundedRectangle(let radii):
      let corners = radii.reaches(
        in: Size(
          width: size.width - frame.left - frame.right, height: size.height - frame.top - frame.bottom))
      let isAcross = axis == .horizontal
      leading = max(corners.topLeft, isAcross ? corners.bottomLeft : corners.topRight)
      trailing = max(corners.bottomRight, isAcross ? corners.topRight : corners.bottomLeft)
    case .chevron(let point, let radius, let direction):
      let pointsLeft = axis == .horizontal && direction == .left
      let pointsRight = axis == .horizontal && direction != .left
      leading = pointsLeft ? point : radius
      trailing = pointsRight ? point : radius
    case .rectangle, .capsule, .ellipse, .star, .arc, .ring, .polygon, .path: return nil
    }
    return (frame.leading(along: axis) + leading, frame.trailing(along: axis) + trailing)
  }
}

/// Warns of a center of one line that cuts through a detail of the art, although a long run of equal lines could be stretched
/// instead. It reports one scale for each axis of a part.
func hardEdge(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for axis in Axis.allCases where context.isResized(part, along: axis) {
      for image in part.images where image.caps.hasCaps(along: axis) {
        let core = image.core(along: axis)
        guard core.count == 1, !image.picture.measured.lines[axis].hasEqualNeighbor(core.lowerBound),
          let edge = context.store.hardEdge(of: image.picture, at: core, along: axis)
        else { continue }
        let moved = context.movedCaps(for: part, from: image, to: edge.run, along: axis).map {
          "\(part.written($0)) moves the center to where the art is plain"
        }
        sink.report(
          Diagnostic(
            .hardEdge,
            """
            `\(context.title(of: part))` is cut through a detail at \(image.scale.name): \
            \(axis.line) \(core.lowerBound), which stretches, differs by \(edge.difference.amount)/255 from its neighbors
            """,
            at: part.capsRange(at: image.scale)
          ).also(at: image.range, "\(axis.lines(edge.run)) are all equal")
            .noting(words: countedFromZero)
            .helping(words: moved ?? "move the caps so that the center is within \(axis.lines(edge.run))"))
        break
      }
    }
  }
}

/// Warns of a center that stretches although its lines differ.
func stretchSmears(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for axis in Axis.allCases {
    for part in context.newParts where !context.isFlipped(part) {
      guard let smear = context.smear(of: part, along: axis) else { continue }
      // A distortion that a derived picture inherits is reported at the normal state from which it is derived.
      if part.isDerived, let normal = context.normal(of: part), context.smear(of: normal, along: axis) != nil
      {
        continue
      }
      sink.report(context.cornerInCenter(smear) ?? context.differingLines(smear))
    }
  }
}

extension ElementContext {
  fileprivate func differingLines(_ smear: Smear) -> Diagnostic {
    let (part, axis, image, core) = (smear.part, smear.axis, smear.image, smear.core)
    let (worst, scale, title) = (smear.difference.worst, image.scale.name, title(of: part))
    let message =
      part.slicing.isStretchable
      ? """
      the center of `stretchable`, 1 pt, is \(core.count) px at \(scale), and in `\(title)` its \
      \(axis.lines(core)) differ by \(worst.amount)/255
      """
      : """
      stretching distorts `\(title)`: the stretched part, \(axis.lines(core)) at \(scale), differs by up to \
      \(worst.amount) of 255 levels
      """
    let first = core.count > 2 ? "\(axis.line) \(smear.difference.line) is the first that differs; " : ""
    return Diagnostic(.stretchSmears, words: message, at: part.capsRange(at: image.scale))
      .also(at: image.range, "\(first)most in \(axis.crossing) \(worst.position)")
      .noting(words: countedFromZero).helping(words: advice(for: smear))
  }

  /// Advice for a center that is distorted.
  private func advice(for smear: Smear) -> String {
    let (part, axis) = (smear.part, smear.axis)
    if smear.isStrip {
      // Caps by scale declare all four sides, so they must cover both axes if both are distorted.
      let axes = Axis.allCases.filter { $0 == axis || self.smear(of: part, along: $0)?.isStrip ?? false }
      let lines = axes.map(\.line).joined(separator: " and one ")
      return "\(part.written(part.handCut(along: axes))) stretches one \(lines) of each scale"
    }
    return widerCaps(for: part, along: axis).map {
      "\(part.written($0)) stretches only equal \(axis.line)s in all pictures"
    } ?? otherCenters(for: part, along: axis)
  }
}
