import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension ElementArt {
  /// The pictures of a drawing at the scales that the element and the run select.
  func draw(
    _ drawing: ResolvedDrawing, _ flip: Flip?, at range: SourceRange, _ loader: inout ArtLoader
  ) -> PartArt {
    var pictures: [Picture] = []
    let scales = element.scalesOfDrawings(only: only)
    for scale in scales {
      guard let scaled = loader.scaled(drawing, at: scale, among: scales, flip, range),
        let picture = loader.picture(PictureRecipe(scaled), at: scale, range: range)
      else { return .broken }
      pictures.append(picture)
    }
    return pictures.isEmpty ? .broken : .pictures(pictures, origin: .drawn(drawing))
  }
}

extension ResolvedElement {
  /// The scales at which the element's drawings are drawn.
  func scalesOfDrawings(only: [Scale]?) -> [Scale] {
    let wanted = scales?.value.scales ?? Scale.allCases
    return only.map { only in wanted.filter(only.contains) } ?? wanted
  }
}

extension ArtLoader {
  /// A drawing at one scale, added to the drawn pixels of the theme; nil after a report that it can't be drawn at that scale.
  mutating func scaled(
    _ drawing: ResolvedDrawing, at scale: Scale, among scales: [Scale], _ flip: Flip?, _ range: SourceRange
  ) -> ScaledDrawing? {
    guard drawing.isWhole(at: scale, among: scales, &sink), let tiles = tiles(of: drawing, at: scale) else {
      return nil
    }
    let scaled = ScaledDrawing(drawing, at: scale, tiles: tiles, flip: flip)
    return spend(on: scaled, at: range) ? scaled : nil
  }
}

extension ResolvedDrawing {
  /// Whether both sides of the artboard are whole pixels at a scale, one of `scales`. Reports the sides that are not.
  fileprivate func isWhole(at scale: Scale, among scales: [Scale], _ sink: inout DiagnosticSink) -> Bool {
    var holds = true
    for (name, length, range) in [
      ("width", size.width, sizeRanges.width), ("height", size.height, sizeRanges.height),
    ] where length.pixels(at: scale) == nil {
      sink.report(.lengthCutsPixel(name, length, at: scale, among: scales, range))
      holds = false
    }
    return holds
  }
}
