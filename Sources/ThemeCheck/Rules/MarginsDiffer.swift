import ThemeDiagnostics
import ThemeGeometry
import ThemeImage
import ThemePictures

/// Warns of empty margins that are a point or more wider at one scale than at another.
func marginsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first else { continue }
    for image in part.images.dropFirst() {
      guard
        let side = context.differingMargin(
          first, image,
          first.picture.measured.transparentMargins.points(at: first.scale),
          image.picture.measured.transparentMargins.points(at: image.scale)),
        // A shadow that fades out ends where its last level does: what counts is what is seen.
        let visible = context.visibleMargins(first), let otherVisible = context.visibleMargins(image),
        context.differingMargin(first, image, visible, otherVisible) == side
      else { continue }
      sink.report(.marginsDiffer(context.title(of: part), first, image, side))
      break
    }
  }
}

/// A side of a picture.
private enum MarginSide: CaseIterable {
  case top, left, bottom, right

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  func margin(of insets: Insets<Points>) -> Points {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}

extension ElementContext {
  /// The first side whose margins differ by a point or more, though the art is of one length.
  fileprivate func differingMargin(
    _ first: ImageContext, _ other: ImageContext, _ margins: Insets<Points>, _ otherMargins: Insets<Points>
  ) -> MarginSide? {
    MarginSide.allCases.first { side in
      let (margin, otherMargin) = (side.margin(of: margins), side.margin(of: otherMargins))
      let difference = margin > otherMargin ? margin - otherMargin : otherMargin - margin
      return difference >= Points(1) && first.length(along: side.axis) == other.length(along: side.axis)
    }
  }

  /// The margins in which nothing is opaque enough to be seen, in points; nil when nothing is.
  fileprivate func visibleMargins(_ image: ImageContext) -> Insets<Points>? {
    store.bitmap(image.picture.recipe).margins(below: 26)?.points(at: image.scale)
  }
}

extension Diagnostic {
  fileprivate static func marginsDiffer(
    _ title: String, _ first: ImageContext, _ other: ImageContext, _ side: MarginSide
  ) -> Diagnostic {
    func margin(_ image: ImageContext) -> String {
      let insets = image.picture.measured.transparentMargins.points(at: image.scale)
      return "\(side.margin(of: insets)) pt at \(image.scale.name)"
    }
    return Diagnostic(
      .marginsDiffer, "the empty \(side) margin of `\(title)` is \(margin(first)), but \(margin(other))",
      at: other.picture.range
    ).also(at: first.picture.range == other.picture.range ? nil : first.picture.range, "the other")
      .helping("export both scales from the same artboard")
  }
}
