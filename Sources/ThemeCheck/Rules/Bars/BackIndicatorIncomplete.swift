import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

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
      ).helping("add `\(other)` beside `\(one)`; the same file works for both"))
  }
}

extension ResolvedPart {
  /// The place that declares art other than the platform's own look; nil if there is none.
  fileprivate var drawn: SourceRange? { art.flatMap { $0.value.isSystem ? nil : $0.range } }
}
