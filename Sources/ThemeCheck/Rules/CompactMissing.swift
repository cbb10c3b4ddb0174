import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The height of a bar in landscape.
private let compactHeight = Points(32)

/// Warns of a bar whose background has one height, and none for landscape, where bars are lower.
func compactMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard !context.pictures.theme.isAbstract, context.element.id.kind == .navigationBar,
    let part = context.part(.background, ofVariant: 0), !part.grows(along: .vertical),
    part.images[0].picture.size.height != compactHeight
  else { return }
  var key = part.variant.key
  key[.metrics] = AxisValue(.metrics, code: 1)
  // A height that is said holds in landscape too, unless it is said again.
  guard let compact = context.element.index(of: key) else {
    if context.facts[0].height == nil { sink.report(.noCompact(part, nil, context)) }
    return
  }
  guard let other = context.part(.background, ofVariant: compact), !other.isNew,
    context.facts[compact].height.map({ $0 != part.images[0].picture.size.height }) ?? true
  else { return }
  sink.report(.noCompact(part, context.element.variants[compact].range, context))
}

extension Diagnostic {
  fileprivate static func noCompact(
    _ part: PartContext, _ compact: SourceRange?, _ context: ElementContext
  ) -> Diagnostic {
    let height = part.images[0].picture.size.height
    let caps = context.growingCaps(for: part, along: .vertical, in: compactHeight)
    return Diagnostic(
      .compactMissing,
      "there is no background for `compact`: in landscape \(height) pt of art are squeezed into \(compactHeight) pt",
      at: part.images[0].picture.range, "\(height) pt high"
    ).also(at: compact, "has no background of its own")
      .helping(
        """
        add `metrics: { compact: { background: { file: … } } }`, \(compactHeight) pt high\(caps.map {
          "; or \(part.written($0)) stretches equal rows alone"
        } ?? "")
        """)
  }
}
