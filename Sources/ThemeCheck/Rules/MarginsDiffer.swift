import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemePictures

/// Warns of empty margins that are a point or more wider at one scale than at another.
func marginsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first else { continue }
    for image in part.images.dropFirst() where MarginSide.differing(first, image, { $0.emptyMargins }) != nil
    {
      // A shadow that fades out ends where its last level does: what counts is what is seen.
      guard let visible = context.visibleMargins(first), let other = context.visibleMargins(image),
        let side = MarginSide.differing(first, image, { $0.scale == first.scale ? visible : other })
      else { continue }
      let title = context.title(of: part)
      sink.report(
        .marginsDiffer(title, side, (first, side.margin(of: visible)), (image, side.margin(of: other))))
      break
    }
  }
}

/// A side of a picture.
private enum MarginSide: String, CaseIterable {
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

  /// The first side whose margins differ by a point or more, though the art is of one length.
  static func differing(
    _ first: ImageContext, _ other: ImageContext, _ margins: (ImageContext) -> Insets<Points>
  ) -> MarginSide? {
    let (firstMargins, otherMargins) = (margins(first), margins(other))
    return allCases.first { side in
      let (margin, otherMargin) = (side.margin(of: firstMargins), side.margin(of: otherMargins))
      let difference = margin > otherMargin ? margin - otherMargin : otherMargin - margin
      return difference >= Points(1) && first.length(along: side.axis) == other.length(along: side.axis)
    }
  }
}

extension ImageContext {
  fileprivate var emptyMargins: Insets<Points> { picture.measured.transparentMargins.points(at: scale) }
}

extension ElementContext {
  /// The margins in which nothing is opaque enough to be seen, in points; nil when nothing is.
  fileprivate func visibleMargins(_ image: ImageContext) -> Insets<Points>? {
    store.margins(of: image.picture, below: 26)?.points(at: image.scale)
  }
}

extension Diagnostic {
  fileprivate static func marginsDiffer(
    _ title: String, _ side: MarginSide, _ first: (image: ImageContext, margin: Points),
    _ other: (image: ImageContext, margin: Points)
  ) -> Diagnostic {
    let (range, otherRange) = (first.image.picture.range, other.image.picture.range)
    return Diagnostic(
      .marginsDiffer,
      """
      the empty \(side.rawValue) margin of `\(title)` is \(first.margin) pt at \(first.image.scale.name), but \
      \(other.margin) pt at \(other.image.scale.name)
      """,
      at: otherRange
    ).also(at: range == otherRange ? nil : range, "the other")
      .helping("export both scales from the same artboard")
  }
}
