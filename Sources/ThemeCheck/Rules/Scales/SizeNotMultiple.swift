import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Warns of art with caps whose size in points differs between scales along their axis: an export at a fraction of a pixel,
/// which blurs every line.
///
/// Caps that are declared for each file, by scale or by the marks of a nine-patch, show that the author knows its size. With
/// caps in points, a center that only has to stretch explains a difference: the center has the same number of pixels at both
/// scales, or at most two points at each, as in art that was cut by hand.
func sizeNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    // The number of repetitions of a tile does not matter, and its period is checked by the rule `tile-differs`.
    guard part.hasCapsOfPoints, part.capsDifference == nil,
      let (first, other, axis) = part.firstDifference({ first, other in
        Axis.allCases.first {
          part.mode[$0] == .stretch && first.isOfAnotherSize(than: other, along: $0)
        }
      })
    else { continue }
    let caps = part.images.map { "\($0.scale.name): { \(sidesText($0.caps.sidesByAxis)) }" }
    sink.report(
      .lengthsDiffer(.sizeNotMultiple, context.title(of: part), first, other, along: axis)
        .helping(
          "or \(part.written("caps: { \(caps.joined(separator: ", ")) }")) sets the caps for each file"
        ))
  }
}

extension PartContext {
  /// Whether one declaration of caps applies to the art of all scales.
  fileprivate var hasCapsOfPoints: Bool {
    switch slicing.form?.value {
    case .caps, .auto, .stretchable: true
    case .capsByScale, .unstretched, nil: false
    }
  }
}

extension ImageContext {
  /// Whether the lengths at two scales differ, both with caps along the axis, by more than short centers explain.
  fileprivate func isOfAnotherSize(than other: ImageContext, along axis: Axis) -> Bool {
    guard length(along: axis) != other.length(along: axis), caps.hasCaps(along: axis),
      other.caps.hasCaps(along: axis)
    else { return false }
    guard caps.points(at: scale) == other.caps.points(at: other.scale) else { return true }
    let (center, otherCenter) = (core(along: axis).count, other.core(along: axis).count)
    return center != otherCenter && (center > 2 * scale.rawValue || otherCenter > 2 * other.scale.rawValue)
  }
}

extension Insets<Pixels> {
  fileprivate var sidesByAxis: [(name: String, length: Pixels)] {
    [("left", left), ("right", right), ("top", top), ("bottom", bottom)]
  }
}

extension Diagnostic {
  /// The diagnostic for art whose length in points differs between two scales, with the length that would be right at the
  /// second one.
  static func lengthsDiffer(
    _ code: DiagnosticCode, _ title: String, _ first: ImageContext, _ other: ImageContext, along axis: Axis
  ) -> Diagnostic {
    let (from, to, extent) = (first.scale.name, other.scale.name, axis.extent)
    let expected = first.length(along: axis).pixels(at: other.scale)
    let (range, otherRange) = (first.range, other.range)
    return Diagnostic(
      code,
      """
      `\(title)` is \(first.lengthPx(along: axis)) px \(extent) at \(from) and \(other.lengthPx(along: axis)) px at \
      \(to)\(expected.map { ", not \($0)" } ?? "")
      """,
      at: otherRange, "\(other.length(along: axis)) pt \(extent)"
    ).also(at: range == otherRange ? nil : range, "\(first.length(along: axis)) pt \(extent)")
      .helping(words: expected.map { "draw it \($0) px \(extent) at \(to)" } ?? "draw both with whole points")
  }
}
