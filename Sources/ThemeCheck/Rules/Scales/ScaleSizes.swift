import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of art whose size in points differs between scales along axes without caps.
func sizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    let found = part.firstDifference { first, other -> [Axis]? in
      let axes = Axis.allCases.filter { axis in
        !context.isFilled(part, along: axis)
          && part.differs(first, other, along: axis, stretches: part.stretches)
      }
      return axes.isEmpty ? nil : axes
    }
    guard let (first, other, axes) = found else { continue }
    func points(_ image: ImageContext) -> String {
      axes.map { "\(image.length(along: $0))" }.joined(separator: " × ")
        + (axes.count == 1 ? " pt \(axes[0].extent)" : " pt")
    }
    func pixels(_ image: ImageContext) -> String {
      axes.map { "\(image.lengthPx(along: $0))" }.joined(separator: " × ") + " px at \(image.scale.name)"
    }
    let diagnostic = Diagnostic(
      .sizesDiffer,
      """
      `\(context.title(of: part))` is \(points(first)) at \(first.scale.name), but \(points(other)) at \
      \(other.scale.name)
      """,
      at: other.range, pixels(other))
    let whole = axes.compactMap { first.length(along: $0).pixels(at: other.scale) }
    if whole.count == axes.count {
      let wanted = whole.map(\.description).joined(separator: " × ")
      sink.report(diagnostic.helping("\(wanted) px at \(other.scale.name) match \(pixels(first))"))
    } else {
      sink.report(
        diagnostic.noting("\(pixels(first)) are not whole pixels at \(other.scale.name)")
          .helping("redraw both with whole points"))
    }
  }
}

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

/// Reports a bar's art without horizontal caps whose widths at two scales are not in the ratio of the scales, such as 320 px at
/// 1x and 641 px at 2x.
func widthNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where context.isFilled(part, along: .horizontal) {
    let found = part.firstDifference { first, other in
      part.differs(first, other, along: .horizontal, stretches: true) ? Axis.horizontal : nil
    }
    guard let (first, other, axis) = found else { continue }
    sink.report(.lengthsDiffer(.widthNotMultiple, context.title(of: part), first, other, along: axis))
  }
}

/// Warns of art for a single scale whose size is not a whole number of points, unless the theme declares by `scales` that the
/// element is for that scale only.
func oddSize(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts where part.images.count == 1 {
    let image = part.images[0]
    let axes = Axis.allCases.filter { axis in
      !image.caps.hasCaps(along: axis) && !context.isFilled(part, along: axis)
        && image.lengthPx(along: axis) > 1 && !image.length(along: axis).isWhole
    }
    if axes.isEmpty { continue }
    func listed(_ text: (Axis) -> String) -> String { axes.map(text).joined(separator: " × ") }
    let scale = image.scale.rawValue
    let extent = axes.count == 1 ? " \(axes[0].extent)" : ""
    let wanted = listed { "\((image.lengthPx(along: $0) + scale - 1) / scale * scale)" }
    sink.report(
      Diagnostic(
        .oddSize,
        "`\(context.title(of: part))` is \(listed { "\(image.length(along: $0))" }) pt\(extent), which is not a whole number of points",
        at: image.range, "\(listed { "\(image.lengthPx(along: $0))" }) px at \(image.scale.name)"
      ).helping("draw it \(wanted) px large, or write `scales: [\(scale)]` if it is only for such screens"))
  }
}

/// Warns of empty margins that differ by a point or more between scales.
func marginsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    let found = part.firstDifference { first, other -> MarginDifference? in
      // Margins are comparable only along axes on which the art has the same length at both scales.
      let axes = Axis.allCases.filter { first.length(along: $0) == other.length(along: $0) }
      func difference(_ margins: (ImageContext) -> Insets<Points>?) -> MarginDifference? {
        guard let one = margins(first), let two = margins(other), one != two else { return nil }
        return MarginDifference(one, two, along: axes)
      }
      guard difference({ $0.picture.measured.transparentMargins.points(at: $0.scale) }) != nil else {
        return nil
      }
      // A fading shadow ends at different places at different scales, so pixels that are almost invisible count as margin.
      return difference { context.store.margins(of: $0.picture, below: 26)?.points(at: $0.scale) }
    }
    guard let (first, other, difference) = found else { continue }
    let (range, otherRange) = (first.range, other.range)
    sink.report(
      Diagnostic(
        .marginsDiffer,
        """
        the empty \(difference.side) margin of `\(context.title(of: part))` is \(difference.first) pt at \
        \(first.scale.name), but \(difference.other) pt at \(other.scale.name)
        """,
        at: otherRange
      ).also(at: range == otherRange ? nil : range, "the other file")
        .helping("export both scales from the same artboard"))
  }
}

/// The first side on which margins differ by a point or more.
private struct MarginDifference {
  let side: String
  let first: Points
  let other: Points

  init?(_ first: Insets<Points>, _ other: Insets<Points>, along axes: [Axis]) {
    let pair = zip(first.sides, other.sides).first { first, other in
      let axis: Axis = ["left", "right"].contains(first.name) ? .horizontal : .vertical
      return max(first.length - other.length, other.length - first.length) >= Points(1) && axes.contains(axis)
    }
    guard let pair else { return nil }
    (side, self.first, self.other) = (pair.0.name, pair.0.length, pair.1.length)
  }
}
