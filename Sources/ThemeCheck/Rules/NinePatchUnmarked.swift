import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures

/// Warns of a nine-patch that is stretched as its marks say, and says nothing of an axis. Once a file.
func ninePatchUnmarked(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.drawnParts where part.slicing.form.isUnset {
    for image in part.images {
      guard let marks = image.picture.measured.marks, !marks.unmarked.isEmpty,
        once.isNew(image.picture.range)
      else { continue }
      sink.report(.ninePatchUnmarked(image.picture, marks.unmarked))
    }
  }
}

extension Diagnostic {
  fileprivate static func ninePatchUnmarked(_ picture: Picture, _ axes: [Axis]) -> Diagnostic {
    let file = picture.recipe.file ?? .root
    let edges = axes.map { $0 == .horizontal ? "top" : "left" }
    return Diagnostic(
      .ninePatchUnmarked,
      "`\(file)` marks nothing that stretches on its \(edges.joined(separator: " and ")) edge\(edges.count > 1 ? "s" : "")",
      at: picture.range
    ).noting(
      "its whole \(axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")) would be scaled"
    )
    .helping("mark in black what stretches, or give caps (`caps: auto` finds some)")
  }
}
