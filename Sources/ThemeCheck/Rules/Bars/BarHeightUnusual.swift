import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a bar's background that cannot grow vertically and whose height is not that of a bar: the declared one, or else any
/// that bars of its metrics have.
func barHeightUnusual(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.barBackgrounds where !part.grows(along: .vertical) {
    let image = part.images[0]
    let height = image.picture.size.height
    let said = context.facts[part.variantIndex].height
    let known = said.map { [$0] } ?? part.key[.metrics].barHeights
    // Bars at the bottom are toolbars, which have other heights.
    guard context.facts[part.variantIndex].position != .bottom, !known.contains(height),
      // Art that is lower than a declared height and has no declared slicing is already an error.
      !part.saysNothingOfCaps || context.growth(of: part, along: .vertical) == nil
    else { continue }
    let bar = known[0]
    let place = said.flatMap { _ in part.variant.range(of: .height) }
    // A declared height would apply to all variants that declare none, so it is suggested only if all backgrounds have this
    // height.
    let isOne = context.barBackgrounds.allSatisfy { $0.images[0].picture.size.height == height }
    let caps = context.growingCaps(for: part, along: .vertical, in: bar).map {
      "\(part.written($0)) stretches only equal rows"
    }
    let other =
      place == nil && isOne ? "; or write `height: \(height)` if the bar of your app is that high" : ""
    sink.report(
      Diagnostic(
        .barHeightUnusual,
        "the background is \(measure(image.size.height, image.scale)) high, but the bar is \(bar) pt high",
        at: image.range
      ).also(at: place, "\(bar) pt").helping(
        "\(caps ?? "draw a few equal rows, and set caps above and below them, so that it fits bars of every height")\(other)"
      ))
  }
}
