import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures

/// What is read of an SVG of 24 × 24 px with some content.
struct ReadingSVG {
  let drawing: ResolvedDrawing?
  let diagnostics: [Diagnostic]
  let text: String

  init(_ content: String, root: String = #"width="24" height="24""#, before: String = "") {
    let spaces = #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#
    text = "\(before)<svg \(spaces) \(root)>\(content)</svg>"
    let sources = SourceMap()
    guard let path = ThemePath("a.svg") else { preconditionFailure("a.svg is a path") }
    let source = sources.add(SourceFile(path: path, bytes: Array(text.utf8)))
    var sink = DiagnosticSink(codes: DiagnosticCodes(targets: []))
    drawing = readSVG(Array(text.utf8), at: source, &sink)
    diagnostics = sink.diagnostics
  }

  /// What each layer draws, whatever the elements are that it is written with.
  var layers: [String]? {
    drawing?.layers.map { layer in
      func text(_ shape: ResolvedShape?) -> String {
        guard case .path(let outline) = shape else { return "-" }
        return outline.data
      }
      let stroke = layer.stroke.map { "\($0.color) \($0.width) \($0.join) \($0.cap)" }
      return [
        text(layer.shape), "\(layer.frame)", layer.fill.map { "\($0)" } ?? "-", "\(layer.fillRule)",
        stroke ?? "-",
        "\(layer.opacity.thousandths)", "\(layer.blend)", text(layer.clip), "\(layer.clipRule)",
      ].joined(separator: " | ")
    }
  }

  /// The code of the first diagnostic and the text at its place.
  var refusal: (code: String, place: String)? {
    diagnostics.first.map { diagnostic in
      let range = diagnostic.place.range
      return (
        diagnostic.code.name,
        String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
      )
    }
  }
}
