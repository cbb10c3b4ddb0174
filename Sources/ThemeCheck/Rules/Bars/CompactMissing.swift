import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The height of a bar on a phone in landscape, in points.
private let compactHeight = Points(32)

/// Warns of a bar whose background has a fixed height and no variant for landscape, where bars are lower.
func compactMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.isAbstract, context.kind == .navigationBar,
    let part = context.part(.background, ofVariant: 0), !part.grows(along: .vertical)
  else { return }
  let height = part.images[0].picture.size.height
  guard height != compactHeight else { return }
  let compact = context.element.index(of: part.key, with: AxisValue(.metrics, code: 1))
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
