import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a declared width or height that is smaller than the caps along its axis.
func sizeBelowCaps(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for parts in context.variants {
    guard let part = parts.named(.background) else { continue }
    let (facts, variant) = (context.facts[part.variantIndex], part.variant)
    check("minimumWidth", facts.minimumWidth, variant.range(of: .minimumWidth), part, .horizontal, &sink)
    check("maximumWidth", facts.maximumWidth, variant.range(of: .maximumWidth), part, .horizontal, &sink)
    check("height", facts.height, variant.range(of: .height), part, .vertical, &sink)
  }
}

private func check(
  _ key: String, _ size: Points?, _ range: SourceRange?, _ part: PartContext, _ axis: Axis,
  _ sink: inout DiagnosticSink
) {
  guard let size, let range else { return }
  for image in part.images where image.caps.hasCaps(along: axis) {
    let caps = image.caps.points(at: image.scale)
    let (leading, trailing) = (caps.leading(along: axis), caps.trailing(along: axis))
    guard size < leading + trailing else { continue }
    let help =
      switch key {
      case "minimumWidth": "`minimumWidth: caps` is both caps and one point"
      case "maximumWidth": "allow at least \((leading + trailing).roundedUp + Points(1)) pt"
      default: "make the button higher, or reduce the caps"
      }
    return sink.report(
      Diagnostic(
        .sizeBelowCaps, "`\(key)` of \(size) pt is smaller than the caps, \(leading) + \(trailing) pt",
        at: range
      ).also(at: part.slicingRange, "\(leading + trailing) pt that never shrink").helping(words: help))
  }
}
