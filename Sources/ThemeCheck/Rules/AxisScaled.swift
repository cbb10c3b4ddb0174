import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Warns of a button whose art has no caps along an axis and is not as long as the theme says that the button is, and of
/// one whose caps leave out the axis of its title. Where nothing is said of caps and the button can become larger, that is
/// an error, `caps-missing`.
///
/// Only variants that bring art of their own are looked at: a theme that gives compact bars another height and no
/// other art says that the art may be squeezed there.
func axisScaled(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind.isButton else { return }
  for part in context.drawnParts where part.name == .background {
    let facts = context.facts[part.variantIndex]
    if let height = facts.height {
      check(part, .vertical, height, part.variant.settings.height.range, context, &sink)
    }
    if let width = facts.minimumWidth, width == facts.maximumWidth {
      check(part, .horizontal, width, part.variant.settings.minimumWidth.range, context, &sink)
    } else if part.resizing == .stretch, !part.slicing.form.value.isAuto, part.origin.isFlat,
      !part.hasCaps(along: .horizontal), !part.isUniform(along: .horizontal),
      let growth = context.growth(of: part, along: .horizontal)
    {
      sink.report(.axisScaled(part, growth, context))
    }
  }
}

private func check(
  _ part: PartContext, _ axis: Axis, _ wanted: Points, _ range: @autoclosure () -> SourceRange?,
  _ context: ElementContext, _ sink: inout DiagnosticSink
) {
  let image = part.images[0]
  let length = image.length(along: axis)
  // What keeps its size or tiles is not scaled to what is larger. Where nothing is said or `caps: auto` finds nothing,
  // that is an error.
  guard length != wanted,
    wanted < length || part.resizing == .stretch && !part.slicing.form.value.isAuto,
    part.images.allSatisfy({ wanted.pixels(at: $0.scale) != nil }),
    !image.caps.hasCaps(along: axis), !part.isUniform(along: axis),
    // Art that differs between scales or states is the other rules' to report.
    part.images.allSatisfy({ $0.length(along: axis) == length }),
    context.normal(of: part)?.images[0].length(along: axis) ?? length == length,
    // A shadow outside what is aligned belongs to the art, not to the button.
    length - context.outside(part, along: axis) != wanted, let range = range()
  else { return }
  sink.report(.axisScaled(part, image, axis, wanted, range, context))
}

extension ElementContext {
  /// How much of a part's art lies outside what layout aligns.
  fileprivate func outside(_ part: PartContext, along axis: Axis) -> Points {
    switch part.variant.settings.alignmentInsets.value {
    case nil: return .zero
    case .auto:
      let margins = part.images[0].picture.measured.transparentMargins.points(at: part.images[0].scale)
      return margins.leading(along: axis) + margins.trailing(along: axis)
    case .insets(let overlay):
      return overlay.insets.leading(along: axis) + overlay.insets.trailing(along: axis)
    }
  }
}

extension ArtOrigin {
  /// Whether the art has no marks of its own that say how it stretches.
  fileprivate var isFlat: Bool {
    if case .ninePatch = self { false } else { true }
  }
}

extension Diagnostic {
  /// Caps that leave out the width of a button that grows.
  fileprivate static func axisScaled(
    _ part: PartContext, _ growth: Growth, _ context: ElementContext
  ) -> Diagnostic {
    Diagnostic(
      .axisScaled,
      "the caps of `\(context.title(of: part))` leave out its width, all of which is stretched: \(growth.reason)",
      at: part.slicingRange
    ).also(at: growth.range, growth.label)
      .also(at: part.images[0].picture.range, "\(part.images[0].length(along: .horizontal)) pt wide")
      .helping("add `left` and `right` caps, between which equal columns may be stretched")
  }

  fileprivate static func axisScaled(
    _ part: PartContext, _ image: ImageContext, _ axis: Axis, _ wanted: Points, _ range: SourceRange,
    _ context: ElementContext
  ) -> Diagnostic {
    let length = image.length(along: axis)
    let hundredths = (wanted.units * 100 + length.units / 2) / length.units
    let rest = hundredths % 100
    let factor = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    return Diagnostic(
      .axisScaled,
      "the art of `\(context.title(of: part))` is \(length) pt \(axis.extent) and would be scaled to \(wanted) pt, \(factor) times",
      at: range
    ).also(at: image.picture.range, "\(image.lengthPx(along: axis)) px at \(image.scale.name)")
      .helping(
        """
        draw the art \(wanted) pt \(axis.extent), write \(length), or give `\(axis.leading)` and `\(axis.trailing)` \
        caps between which it may stretch
        """)
  }
}
