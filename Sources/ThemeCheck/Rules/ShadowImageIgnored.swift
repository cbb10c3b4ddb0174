import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a bar's shadow image without a background: the platform ignores it. Once an element.
func shadowImageIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .navigationBar, !context.pictures.theme.isAbstract else { return }
  for index in context.element.variants.indices {
    guard let shadow = context.element.variants[index].settings.shadowImage.value?.art.ranged,
      !shadow.value.isSystem
    else { continue }
    let background = context.element.variants[index].settings.background.value?.art.ranged
    if let background, !background.value.isSystem { continue }
    sink.report(.ignored(at: shadow.range, background?.range))
    return
  }
}

extension Diagnostic {
  fileprivate static func ignored(at range: SourceRange, _ background: SourceRange?) -> Diagnostic {
    Diagnostic(
      .shadowImageIgnored, "the shadow image is not shown: the bar has no background of its own", at: range
    )
    .also(at: background, "the platform's").helping("add `background`, or leave out `shadowImage`")
  }
}
