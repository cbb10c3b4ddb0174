import ThemeDiagnostics
import ThemePictures
import ThemeResolution

/// Warns of a bar's background that has translucent pixels while the theme does not declare whether the bar is translucent. It
/// reports each element once.
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
