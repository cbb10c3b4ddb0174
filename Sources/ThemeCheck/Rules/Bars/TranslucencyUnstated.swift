import ThemeDiagnostics
import ThemePictures

/// Warns of a bar's background that shows through without the theme saying whether the bar is to be
/// translucent. Once an element.
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
