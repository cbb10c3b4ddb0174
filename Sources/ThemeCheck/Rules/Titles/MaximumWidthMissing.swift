import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a back button without a maximum width: its title comes from the app and can have any length.
func maximumWidthMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform truncates the title of its own back button.
  guard context.kind == .backButton, !context.isAbstract, context.element.style == .custom,
    let title = context.titles.first(where: { $0.background != nil && $0.facts.maximumWidth == nil })
  else { return }
  sink.report(
    Diagnostic(
      .maximumWidthMissing, "the button is as wide as its title, no matter how long the title is",
      at: title.range
    ).helping("add `maximumWidth: 160` beside `title` to truncate longer titles"))
}
