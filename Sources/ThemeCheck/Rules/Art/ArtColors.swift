import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of files with a gamma or chromaticities other than those of sRGB, which other programs display differently: the pixels
/// are read as sRGB.
func colorsIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard let remark = image.picture.measured.remarks.first(where: \.changesColors),
      let file = image.picture.recipe.file
    else { continue }
    let what = if case .ignoredGamma = remark { "a gamma" } else { "chromaticities" }
    sink.report(
      Diagnostic(
        .colorsIgnored, "`\(file)` carries \(what) other than that of sRGB, but its pixels are read as sRGB",
        at: image.range
      ).helping("export it as sRGB"))
  }
}

/// Warns of files with colors that sRGB lacks, which `profile: convert` clips.
func colorsClipped(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard let file = image.picture.recipe.file,
      let clipped = image.picture.measured.remarks.lazy.compactMap(\.clippedPixels).first
    else { continue }
    let pixels = clipped == 1 ? "one pixel" : "\(clipped) pixels"
    sink.report(
      Diagnostic(
        .colorsClipped,
        "`\(file)` has \(pixels) with a color outside of sRGB, which `profile: convert` clips",
        at: image.range
      ).helping("export it as sRGB with a program that shows what becomes of these colors"))
  }
}

extension PNGRemark {
  fileprivate var clippedPixels: Int? {
    if case .clippedColors(let count) = self { count } else { nil }
  }
}

/// Warns of PNG files that Xcode optimized for iOS (CgBI), which rounds translucent colors.
func appleOptimized(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard image.picture.measured.remarks.contains(.appleOptimized), let file = image.picture.recipe.file
    else {
      continue
    }
    sink.report(
      Diagnostic(
        .appleOptimized,
        "`\(file)` is a PNG optimized by Xcode for iOS (CgBI), which rounds translucent colors",
        at: image.range
      ).helping("use the original file; if there is none, export this one again as a PNG"))
  }
}

/// Warns of a color in `swap` that no pixel has, in any variant and at any scale that uses the entry.
func swapUnused(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var used: Set<SourceRange> = []
  var entries: [Ranged<Color>] = []
  for (variant, parts) in zip(context.element.variants, context.variants) {
    for part in parts {
      let art = variant.part(part.name)?.art?.value
      for from in (art?.swaps ?? []).map(\.from) {
        entries.append(from)
        if part.images.contains(where: { !$0.picture.measured.unusedSwaps.contains(from.value) }) {
          used.insert(from.range)
        }
      }
    }
  }
  // An entry that comes from another element by `like` may be meant for the art of that one.
  let own = context.element.range
  var reported = ReportedPlaces()
  for from in entries where !used.contains(from.range) && reported.isNew(from.range) {
    guard from.range.source == own.source, from.range.start > own.start else { continue }
    sink.report(
      Diagnostic(
        .swapUnused, "no pixel has the color `\(from.value)`, so nothing is replaced", at: from.range
      )
      .helping("pick the color from the art itself: only pixels of exactly this color are replaced"))
  }
}
