import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The smallest size that the platforms' guidelines call readable, in points.
private let smallest = Points(11)

/// Warns of text that is smaller than the platforms' guidelines want.
func fontSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for (index, facts) in context.facts.enumerated() {
    guard let size = facts.title?.font?.size, size < smallest,
      let place = context.element.variants[index].settings.title.value?.font.value?.size.range,
      once.isNew(place)
    else { continue }
    sink.report(.small(size, at: place))
  }
}

extension Diagnostic {
  fileprivate static func small(_ size: Points, at place: SourceRange) -> Diagnostic {
    Diagnostic(.fontSmall, "text of \(size) pt is hard to read", at: place)
      .helping("`size: \(smallest)` is the least that the platforms' guidelines recommend")
  }
}
