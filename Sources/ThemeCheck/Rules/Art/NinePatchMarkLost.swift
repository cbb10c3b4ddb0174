import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a nine-patch with several stretch ranges whose caps are found by themselves: what its marks keep between the ranges
/// stays on one side then. It reports each file once.
func ninePatchMarkLost(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.drawnParts {
    guard part.slicing.isAuto, let form = part.slicing.form?.range else { continue }
    for image in part.images {
      for between in image.picture.measured.marks?.between ?? [] where reported.isNew(image.range, form) {
        let file = image.picture.recipe.file ?? .root
        sink.report(
          Diagnostic(
            .ninePatchMarkLost,
            "`\(file)` keeps \(between.words) between ranges that stretch, but with `caps: auto` they \(image.fate(of: between))",
            at: form
          ).also(at: image.range, "marked here")
            .helping(
              "write the caps as numbers if that is right, or make a picture of its own of these lines"))
      }
    }
  }
}

extension ImageContext {
  /// What becomes of the lines between stretch ranges.
  fileprivate func fate(of between: NinePatchMarks.Between) -> String {
    let isAcross = between.axis == .horizontal
    let length = (isAcross ? picture.measured.size.width : picture.measured.size.height).count
    let (leading, trailing) = isAcross ? (caps.left, caps.right) : (caps.top, caps.bottom)
    var isFlipped = false
    if case .file(_, let reading) = picture.recipe.source, let flip = reading.flip {
      isFlipped = flip == .xy || flip == (isAcross ? .x : .y)
    }
    let lines =
      isFlipped ? length - between.lines.upperBound..<length - between.lines.lowerBound : between.lines
    if leading.count + trailing.count == 0 { return "stretch with everything else" }
    if lines.upperBound <= leading.count { return isAcross ? "stay at the left" : "stay at the top" }
    if lines.lowerBound >= length - trailing.count {
      return isAcross ? "stay at the right" : "stay at the bottom"
    }
    return "stretch"
  }
}
