import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// How much wider one end has to be than the other, in points, for art to point somewhere: light from one side is thinner.
private let tip = Points(4)

/// Warns of a back button that points one way, and has no variant for people who read the other way.
func directionMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .backButton, !context.isAbstract,
    context.element.values[VariantAxis.direction.rawValue].count == 1,
    let part = context.part(.background, ofVariant: 0), let image = part.images.first
  else { return }
  // A cap can reach into what is plain, as the right one of `leftCapWidth` does: the end is what is not.
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
