import ThemeCore
import ThemeDiagnostics
import ThemeImage
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
  guard let ends = context.ends(of: image) else { return }
  let (left, right) = ends
  sink.report(
    Diagnostic(
      .directionMissing,
      "`\(context.element.id.name)` points \(left > right ? "left" : "right"), also in languages that are read from right to left",
      at: context.element.range
    ).also(at: image.range, "its left end is \(left) pt wide, its right end \(right) pt")
      .helping("add `directions: { rtl: mirror }`"))
}

extension ElementContext {
  /// The widths of both ends of art that points to one side, in points; nil for art that does not.
  fileprivate func ends(of image: ImageContext) -> (left: Points, right: Points)? {
    guard let taper = store.taper(of: image.picture), !taper.isSymmetric else { return nil }
    func pointing(_ left: Int, _ right: Int) -> (left: Points, right: Points)? {
      let ends = (left: Points(Pixels(left), at: image.scale), right: Points(Pixels(right), at: image.scale))
      return max(ends.left, ends.right) - min(ends.left, ends.right) >= tip ? ends : nil
    }
    // An arrow can also stand within an outline that points nowhere. Caps say nothing of it: the right one of `leftCapWidth`
    // extends into the plain lines, up to which each end is measured.
    let plain = image.plainRun(along: .horizontal)
    return pointing(taper.left.count, taper.right.count)
      ?? pointing(plain.lowerBound, image.lengthPx(along: .horizontal) - plain.upperBound)
  }
}
