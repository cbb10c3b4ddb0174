import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The difference in width between the two ends, in points, from which art counts as pointing to one side. A highlight on one
/// side is narrower.
private let tip = Points(4)

/// Warns of a back button that points to one side and has no variant for languages that are read in the other direction.
func directionMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .backButton, !context.isAbstract,
    context.element.values[VariantAxis.direction.rawValue].count == 1,
    let part = context.part(.background, ofVariant: 0), let image = part.images.first
  else { return }
  // A cap can extend into the plain lines, as the right one of `leftCapWidth` does, so each end is measured up to the plain
  // lines.
  let plain = image.plainRun(along: .horizontal)
  let (left, right) = (
    Points(Pixels(plain.lowerBound), at: image.scale),
    Points(Pixels(image.lengthPx(along: .horizontal) - plain.upperBound), at: image.scale)
  )
  guard max(left, right) - min(left, right) >= tip else { return }
  sink.report(
    Diagnostic(
      .directionMissing,
      "`\(context.element.id.name)` points \(left > right ? "left" : "right"), also in languages that are read from right to left",
      at: context.element.range
    ).also(at: image.range, "its left end is \(left) pt wide, its right end \(right) pt")
      .helping("add `directions: { rtl: mirror }`"))
}
