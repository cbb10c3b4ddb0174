import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Reports variants for a version of a system.
@Sendable func flutterLacksVersions(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for (index, variant) in context.element.variants.enumerated()
  where !variant.key[.system].isFallback && context.differs(index) {
    sink.report(
      Diagnostic(
        .flutterLacksVersions,
        "`\(variant.key.text)` is ignored: Flutter does not report the version of the system",
        at: variant.range))
    return
  }
}

/// Reports parts that are the platform's own look.
@Sendable func flutterLacksSystem(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard let place = context.pictures.theme.elements.firstIndex(where: { $0.id == context.element.id }) else {
    return
  }
  var once = Once()
  for (index, variant) in context.element.variants.enumerated() where FlutterTerms.isShown(variant.key) {
    for part in context.pictures.elements[place][index].parts {
      guard case .system = part.art, once.isNew(part.range) else { continue }
      sink.report(
        Diagnostic(
          .flutterLacksSystem,
          "`\(variant.key.text)` has no art: Flutter draws everything itself and has no platform look",
          at: part.range))
    }
  }
}

/// Reports centres of more than one pixel that tile between caps.
@Sendable func flutterCannotTile(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.drawnParts where part.mode == .tile && FlutterTerms.isShown(part.variant.key) {
    let repeats = Axis.allCases.contains { axis in
      context.tiles(part, along: axis) && part.images.contains { $0.core(along: axis).count > 1 }
    }
    let range = part.slicing.resizing.range ?? part.slicingRange
    guard repeats, part.images.contains(where: { $0.caps != .zero }), once.isNew(range) else { continue }
    sink.report(
      Diagnostic(
        .flutterCannotTile, "the center of `\(part.title)` tiles between caps, but Flutter stretches it",
        at: range
      ).helping("accept it with `targets: { flutter: { allow: [flutter-cannot-tile] } }`, or stretch"))
  }
}

/// Reports alignment insets.
@Sendable func flutterCannotAlign(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for (index, variant) in context.element.variants.enumerated()
  where FlutterTerms.isShown(variant.key) && context.outset(ofVariant: index) != .zero {
    guard once.isNew(variant.settings.alignmentInsets.range) else { continue }
    sink.report(
      Diagnostic(
        .flutterCannotAlign, "the alignment insets are ignored: Flutter aligns whole pictures",
        at: variant.settings.alignmentInsets.range ?? variant.range))
  }
}

/// Reports slices at another scale that would be drawn otherwise with the caps of the first: in Flutter one centre, in
/// points, is for all.
@Sendable func flutterCapsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.drawnParts where part.stretches && FlutterTerms.isShown(part.variant.key) {
    let cut = context.cuts.first { $0.name == part.name }
    let slices = part.images.enumerated().map { place, image in
      FlutterSlice(image: image, center: cut?.center(variant: part.variantIndex, image: place) ?? image.size)
    }
    guard let first = slices.first,
      let other = slices.first(where: { slice in
        Axis.allCases.contains { !slice.looksTheSame(withCenterOf: first, along: $0, part.mode) }
      }),
      once.isNew(part.slicingRange)
    else { continue }
    sink.report(
      Diagnostic(
        .flutterCapsDiffer,
        "`\(part.title)` is cut at different places at \(other.image.scale.name) and \(first.image.scale.name), but Flutter has one center for all scales",
        at: part.slicingRange))
  }
}

/// A slice as Flutter is given it.
private struct FlutterSlice {
  let image: ImageContext
  /// How much of the centre is kept.
  let center: Size<Pixels>

  /// What stretches, in points of the slice.
  private func range(along axis: Axis) -> Range<Points> {
    let start = Points(image.caps.leading(along: axis), at: image.scale)
    return start..<start + Points(center.length(along: axis), at: image.scale)
  }

  /// Whether the centre of the slice at another scale draws the same of this one as its own does.
  func looksTheSame(withCenterOf other: FlutterSlice, along axis: Axis, _ mode: ResizingMode) -> Bool {
    let (own, given) = (range(along: axis), other.range(along: axis))
    let trailing = Points(image.caps.trailing(along: axis), at: image.scale)
    let otherTrailing = Points(other.image.caps.trailing(along: axis), at: other.image.scale)
    if own == given, trailing == otherTrailing { return true }
    guard mode == .stretch, let start = given.lowerBound.pixels(at: image.scale),
      let end = given.upperBound.pixels(at: image.scale)
    else { return false }
    // Without any caps all of a picture is stretched, also where the centre is said to be larger.
    if image.caps == .zero, other.image.caps == .zero, image.picture.isUniform(along: axis) { return true }
    let run = image.plainRun(along: axis)
    guard image.picture.measured.lines[axis].areEqual(in: run) else { return false }
    let cut = image.core(along: axis).count - center.length(along: axis).count
    return run.lowerBound <= start.count && end.count <= run.upperBound - cut
  }
}
