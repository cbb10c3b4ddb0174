import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

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
