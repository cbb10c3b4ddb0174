import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a back button that grows with its title without end: the title is the app's data.
func maximumWidthMissing(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .backButton, !context.pictures.theme.isAbstract else { return }
  // The platform's own button looks after its title itself.
  let title = titles.first { $0.background != nil && $0.facts.maximumWidth == nil }
  if let title { sink.report(.noMaximum(at: title.range)) }
}

extension Diagnostic {
  fileprivate static func noMaximum(at range: SourceRange) -> Diagnostic {
    Diagnostic(.maximumWidthMissing, "the button is as wide as its title, however long that is", at: range)
      .helping("add `maximumWidth: 160` beside `title`: a longer title is truncated")
  }
}
