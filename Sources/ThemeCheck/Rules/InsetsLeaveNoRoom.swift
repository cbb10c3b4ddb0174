import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports insets that leave nothing of a button's largest width, or of its height, for the title.
func insetsLeaveNoRoom(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in titles {
    guard let insets = title.title.insets else { continue }
    if let maximum = title.facts.maximumWidth, insets.left + insets.right >= maximum {
      let place = title.maximumWidth.range
      if once.isNew(title.insetsRange, place) {
        sink.report(.noWidth(insets.left, insets.right, of: maximum, at: title.insetsRange, place))
      }
    }
    if let height = title.height, insets.top + insets.bottom >= height.value,
      once.isNew(title.insetsRange, height.range)
    {
      sink.report(.noHeight(insets.top, insets.bottom, of: height, at: title.insetsRange))
    }
  }
}

extension Diagnostic {
  fileprivate static func noWidth(
    _ left: Points, _ right: Points, of maximum: Points, at range: SourceRange, _ place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .insetsLeaveNoRoom, "insets \(left) + \(right) pt leave no room for a title in at most \(maximum) pt",
      at: range, "\(left + right) pt"
    ).also(at: place, "the largest width")
      .helping("make the insets smaller, or `maximumWidth` larger than \(left + right)")
  }

  fileprivate static func noHeight(
    _ top: Points, _ bottom: Points, of height: Ranged<Points>, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .insetsLeaveNoRoom,
      "insets \(top) + \(bottom) pt leave no room for a title in a height of \(height.value) pt",
      at: range, "\(top + bottom) pt"
    ).also(at: height.range, "\(height.value) pt high")
      .helping("make the insets smaller, or the button higher than \(top + bottom) pt")
  }
}
