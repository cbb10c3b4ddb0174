import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSource

/// Reports variants for a version of a system.
@Sendable func flutterLacksVersions(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for (index, variant) in context.element.variants.enumerated()
  where !variant.key[.system].isFallback && context.differs(index) {
    sink.report(
      Diagnostic(
        .flutterLacksVersions, "`\(variant.key.text)` is left out: Flutter does not know a system's version",
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
          "`\(variant.key.text)` has no art: Flutter draws all itself, and has no platform's look",
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
        .flutterCannotTile, "the centre of `\(part.title)` tiles between caps, and Flutter will stretch it",
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
        .flutterCannotAlign, "the alignment insets are left out: Flutter lays out whole pictures",
        at: variant.settings.alignmentInsets.range ?? variant.range))
  }
}

/// Reports slices that have other caps or centres, in points, at another scale.
@Sendable func flutterCapsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.drawnParts where part.stretches && FlutterTerms.isShown(part.variant.key) {
    let cut = context.cuts.first { $0.name == part.name }
    let slices = part.images.enumerated().map { place, image in
      let center = cut?.center(variant: part.variantIndex, image: place) ?? image.size
      return (
        scale: image.scale, caps: image.caps.points(at: image.scale), center: center.points(at: image.scale)
      )
    }
    guard let first = slices.first,
      let other = slices.first(where: { $0.caps != first.caps || $0.center != first.center }),
      once.isNew(part.slicingRange)
    else { continue }
    sink.report(
      Diagnostic(
        .flutterCapsDiffer,
        "`\(part.title)` is cut elsewhere at \(other.scale.name) than at \(first.scale.name): Flutter has one centre for all",
        at: part.slicingRange))
  }
}
