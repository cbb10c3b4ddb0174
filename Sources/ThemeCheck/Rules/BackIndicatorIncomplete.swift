import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports a back indicator that has only one of its two pictures.
func backIndicatorIncomplete(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .navigationBar, !context.pictures.theme.isAbstract else { return }
  var once = Once()
  for index in context.element.variants.indices {
    guard let indicator = context.element.variants[index].settings.backIndicator.value else { continue }
    switch (indicator.art.drawn, indicator.mask.drawn) {
    case (let range?, nil) where once.isNew(range): sink.report(.incomplete("art", "mask", at: range))
    case (nil, let range?) where once.isNew(range): sink.report(.incomplete("mask", "art", at: range))
    default: break
    }
  }
}

extension Setting<ArtOverlay> {
  /// Where art other than the platform's is written.
  fileprivate var drawn: SourceRange? { ranged.flatMap { $0.value.isSystem ? nil : $0.range } }
}

extension Diagnostic {
  fileprivate static func incomplete(_ one: String, _ other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .backIndicatorIncomplete, "the back indicator has \(one == "art" ? "art" : "a mask") but no `\(other)`",
      at: range
    ).helping("add `\(other)` beside `\(one)`; the same file will do for both")
  }
}
