import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Warns of art whose size in points is not the same at every scale, along axes that do not stretch.
func sizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first else { continue }
    for image in part.images.dropFirst() {
      let axes = Axis.allCases.filter { context.differ(first, image, of: part, along: $0) }
      if axes.isEmpty { continue }
      sink.report(.sizesDiffer(context.title(of: part), first, image, axes))
      break
    }
  }
}

extension ElementContext {
  /// Whether two scales of a part differ in length along an axis that is meant to be of one length.
  fileprivate func differ(
    _ first: ImageContext, _ other: ImageContext, of part: PartContext, along axis: Axis
  ) -> Bool {
    guard first.length(along: axis) != other.length(along: axis), !first.caps.hasCaps(along: axis),
      !other.caps.hasCaps(along: axis), !isFilled(part, along: axis)
    else { return false }
    return !isHairlineOrStrip(first, other, along: axis, stretches: part.stretches)
  }

  /// Whether a part fills an axis whatever its art: the widths of bars are the rule `width-not-multiple`'s.
  func isFilled(_ part: PartContext, along axis: Axis) -> Bool {
    axis == .horizontal
      && (part.name == .shadowImage || part.name == .background && element.id.kind == .navigationBar)
  }

  /// Whether the length of art says nothing: a hairline, one pixel at every scale, or a strip of equal lines that only
  /// exists to be drawn out.
  func isHairlineOrStrip(
    _ first: ImageContext, _ other: ImageContext, along axis: Axis, stretches: Bool
  ) -> Bool {
    if first.lengthPx(along: axis) == 1 && other.lengthPx(along: axis) == 1 { return true }
    guard stretches else { return false }
    return [first, other].allSatisfy {
      $0.length(along: axis) <= Points(16) && $0.picture.isUniform(along: axis)
    }
  }
}

extension Diagnostic {
  fileprivate static func sizesDiffer(
    _ title: String, _ first: ImageContext, _ other: ImageContext, _ axes: [Axis]
  ) -> Diagnostic {
    func points(_ image: ImageContext) -> String {
      axes.map { "\(image.length(along: $0))" }.joined(separator: " × ")
        + (axes.count == 1 ? " pt \(axes[0].extent)" : " pt")
    }
    func pixels(_ image: ImageContext) -> String {
      axes.map { "\(image.lengthPx(along: $0))" }.joined(separator: " × ") + " px at \(image.scale.name)"
    }
    let diagnostic = Diagnostic(
      .sizesDiffer,
      "`\(title)` is \(points(first)) at \(first.scale.name), but \(points(other)) at \(other.scale.name)",
      at: other.picture.range, pixels(other)
    )
    let whole = axes.compactMap { first.length(along: $0).pixels(at: other.scale) }
    guard whole.count == axes.count else {
      return diagnostic.noting("\(pixels(first)) are no whole pixels at \(other.scale.name)")
        .helping("redraw both at whole points")
    }
    let wanted = whole.map(\.description).joined(separator: " × ")
    return diagnostic.helping("\(wanted) px at \(other.scale.name) go with \(pixels(first))")
  }
}
