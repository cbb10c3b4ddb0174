import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports insets that leave no room for the title in a button's maximum width or in its height.
func insetsLeaveNoRoom(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles {
    guard let insets = title.title.$insets else { continue }
    func report(_ first: Points, _ second: Points, _ room: String) -> Diagnostic {
      Diagnostic(
        .insetsLeaveNoRoom, "insets \(first) + \(second) pt leave no room for a title in \(room) pt",
        at: title.insetsRange, "\(first + second) pt")
    }
    if let maximum = title.facts.maximumWidth, insets.left + insets.right >= maximum {
      let place = title.variant.range(of: .maximumWidth)
      if reported.isNew(title.insetsRange, place) {
        sink.report(
          report(insets.left, insets.right, "a width of at most \(maximum)").also(
            at: place, "the maximum width"
          )
          .helping("reduce the insets, or make `maximumWidth` larger than \(insets.left + insets.right)"))
      }
    }
    if let height = title.height, insets.top + insets.bottom >= height.value,
      reported.isNew(title.insetsRange, height.range)
    {
      sink.report(
        report(insets.top, insets.bottom, "a height of \(height.value)")
          .also(at: height.range, "\(height.value) pt high")
          .helping("reduce the insets, or make the button higher than \(insets.top + insets.bottom) pt"))
    }
  }
}
