import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button that has art but no highlighted state, so that it looks the same while it is pressed.
func highlightedMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  guard !context.isAbstract, context.kind.isButton, let part = context.part(.background, ofVariant: 0),
    !element.values[VariantAxis.state.rawValue].contains(where: { $0.code & StateName.highlighted.bits != 0 })
  else { return }
  sink.report(
    Diagnostic(
      .highlightedMissing, "the \(context.kind.noun) `\(element.id.name)` has no `highlighted` state",
      at: element.range, "looks the same when it is pressed"
    ).also(at: part.range, "its only art")
      .helping("`states: { highlighted: { art: { derive: normal, multiply: black/30% } } }` darkens it"))
}
