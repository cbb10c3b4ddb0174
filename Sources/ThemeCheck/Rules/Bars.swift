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

/// Warns of a bar's background that stretches without horizontal caps, so that all of it is scaled on wider screens.
///
/// A background without any declared slicing, and one for which `caps: auto` finds no caps, are errors that are reported
/// elsewhere.
func barFixedWidth(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.barBackgrounds where !part.grows(along: .horizontal) {
    guard part.stretches, !part.slicing.isAuto else { continue }
    let picture = part.images[0].picture
    sink.report(
      Diagnostic(
        .barFixedWidth,
        "the background is \(picture.size.width) pt wide and has no caps: on wider screens, the whole background is scaled",
        at: picture.range, "\(picture.size.width) pt wide"
      ).helping(
        context.growingCaps(for: part, along: .horizontal).map {
          "\(part.written($0)) stretches only equal columns"
        } ?? "redraw it with equal columns that can stretch, or write `caps: none` to keep its size"
      ))
  }
}

/// The height of a bar on a phone in landscape, in points.
private let compactHeight = Points(32)

/// Warns of a bar whose background has a fixed height and no variant for landscape, where bars are lower.
func compactMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract, context.kind == .navigationBar,
    let part = context.part(.background, ofVariant: 0), !part.grows(along: .vertical)
  else { return }
  let height = part.images[0].picture.size.height
  guard height != compactHeight else { return }
  let compact = context.element.index(of: part.key.with(AxisValue(.metrics, code: 1)))
  // A declared height also applies in landscape, unless the compact variant declares another.
  let isCovered =
    if let compact {
      context.part(.background, ofVariant: compact)?.isNew ?? true || context.facts[compact].height == height
    } else { context.facts[0].height != nil }
  if isCovered { return }
  let caps = context.growingCaps(for: part, along: .vertical, in: compactHeight).map {
    "; or \(part.written($0)) stretches only equal rows"
  }
  sink.report(
    Diagnostic(
      .compactMissing,
      "there is no background for `compact`: in landscape, art that is \(height) pt high is compressed to \(compactHeight) pt",
      at: part.images[0].range, "\(height) pt high"
    ).also(at: compact.map { context.element.variants[$0].range }, "has no background of its own")
      .helping(
        "add `metrics: { compact: { background: { file: … } } }`, \(compactHeight) pt high\(caps ?? "")"))
}

/// Warns of a bar's background that has translucent pixels while the theme does not declare whether the bar is translucent. It
/// reports each element once.
func translucencyUnstated(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let part = context.barBackgrounds.first { part in
    context.facts[part.variantIndex].translucent == nil
      && part.images.contains { !$0.picture.measured.isOpaque }
  }
  guard !context.isAbstract, let part else { return }
  sink.report(
    Diagnostic(
      .translucencyUnstated, "the background is not opaque, which makes the bar translucent",
      at: part.images[0].range, "has pixels that are not opaque"
    ).helping(
      "`translucent: true` shows content behind the bar; `translucent: false` puts an opaque color behind it"
    ))
}

/// Warns of a bar's shadow image without a background, which the platform ignores. It reports each element once.
func shadowImageIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .navigationBar, !context.isAbstract else { return }
  for variant in context.element.variants {
    guard let shadow = variant.part(.shadowImage)?.art, !shadow.value.isSystem else {
      continue
    }
    let background = variant.part(.background)?.art
    if let background, !background.value.isSystem { continue }
    return sink.report(
      Diagnostic(
        .shadowImageIgnored, "the shadow image is not shown: the bar has no background of its own",
        at: shadow.range
      ).also(at: background?.range, "the platform's").helping("add `background`, or remove `shadowImage`"))
  }
}

/// Reports a back indicator that has only one of its two pictures, the art or the mask. It reports each place once.
func backIndicatorIncomplete(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .navigationBar, !context.isAbstract else { return }
  var reported = ReportedPlaces()
  for variant in context.element.variants {
    let (art, mask) = (variant.part(.backIndicator)?.drawn, variant.part(.backIndicatorMask)?.drawn)
    guard let range = art ?? mask, art == nil || mask == nil, reported.isNew(range) else { continue }
    let (one, other) = art == nil ? ("mask", "art") : ("art", "mask")
    sink.report(
      Diagnostic(
        .backIndicatorIncomplete, "the back indicator has \(art == nil ? "a mask" : "art") but no `\(other)`",
        at: range
      ).also(at: context.element.range, "the bar")
        .helping("add `\(other)` beside `\(one)`; the same file works for both"))
  }
}

extension ResolvedPart {
  /// The place that declares art other than the platform's own look; nil if there is none.
  fileprivate var drawn: SourceRange? { art.flatMap { $0.value.isSystem ? nil : $0.range } }
}
