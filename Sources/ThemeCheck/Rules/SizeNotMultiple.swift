import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeStretch

/// Warns of art whose size in points is not the same at every scale, along axes that have caps: an export at a fraction of a
/// pixel, which blurs every line of it.
///
/// Caps that are given for each file, by scale or by the marks of a nine-patch, are the word of who cut them. Caps in points
/// explain a centre that is only there to be drawn out: one of the same number of pixels at both scales, or of two points at
/// most, as in real art that was cut by hand.
func sizeNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    // How often a tile repeats makes no difference, and its period is the rule `tile-differs`'.
    guard let first = part.images.first, part.mode == .stretch, part.hasCapsOfPoints,
      part.capsDifference == nil
    else { continue }
    search: for image in part.images.dropFirst() {
      for axis in Axis.allCases where first.isOfAnotherSize(than: image, along: axis) {
        sink.report(.sizeNotMultiple(part, first, image, axis, context))
        break search
      }
    }
  }
}

extension PartContext {
  /// Whether one word on caps is for the art of all scales.
  fileprivate var hasCapsOfPoints: Bool {
    switch slicing.form.value {
    case .some(.caps), .some(.auto), .some(.stretchable): true
    case .some(.capsByScale), .some(.unstretched), nil: false
    }
  }
}

extension ImageContext {
  /// Whether the lengths at two scales differ, both with caps along the axis, by more than short centres explain.
  fileprivate func isOfAnotherSize(than other: ImageContext, along axis: Axis) -> Bool {
    guard length(along: axis) != other.length(along: axis), caps.hasCaps(along: axis),
      other.caps.hasCaps(along: axis)
    else { return false }
    guard caps.points(at: scale) == other.caps.points(at: other.scale) else { return true }
    let (center, otherCenter) = (core(along: axis).count, other.core(along: axis).count)
    return center != otherCenter && (center > 2 * scale.rawValue || otherCenter > 2 * other.scale.rawValue)
  }

  /// The caps in pixels, as a theme writes them.
  fileprivate var capsText: String {
    let sides = [("left", caps.left), ("right", caps.right), ("top", caps.top), ("bottom", caps.bottom)]
    let text = sides.filter { $0.1 != .zero }.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return "\(scale.name): { \(text) }"
  }
}

extension Diagnostic {
  fileprivate static func sizeNotMultiple(
    _ part: PartContext, _ first: ImageContext, _ other: ImageContext, _ axis: Axis,
    _ context: ElementContext
  ) -> Diagnostic {
    let (length, otherLength) = (first.lengthPx(along: axis), other.lengthPx(along: axis))
    let expected = first.length(along: axis).pixels(at: other.scale)
    let isShared = first.picture.range == other.picture.range
    return Diagnostic(
      .sizeNotMultiple,
      """
      `\(context.title(of: part))` is \(length) px \(axis.extent) at \(first.scale.name) and \(otherLength) px at \(other.scale.name)\
      \(expected.map { ", not \($0)" } ?? "")
      """,
      at: other.picture.range, "\(other.length(along: axis)) pt \(axis.extent)"
    ).also(
      at: isShared ? nil : first.picture.range, "\(first.length(along: axis)) pt \(axis.extent)"
    ).helping(
      expected.map { "draw it \($0) px \(axis.extent) at \(other.scale.name)" } ?? "draw both at whole points"
    ).helping(
      "or \(part.written("caps: { \(part.images.map(\.capsText).joined(separator: ", ")) }")) says that each file was cut by hand"
    )
  }
}
