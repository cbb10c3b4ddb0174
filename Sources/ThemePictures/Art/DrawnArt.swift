import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension ElementArt {
  /// The pictures of a drawing at the scales that are wanted.
  func draw(
    _ drawing: ResolvedDrawing, _ flip: Flip?, at range: SourceRange, _ loader: inout ArtLoader
  ) -> PartArt {
    var wanted = element.scales?.value.scales ?? Scale.allCases
    if let only { wanted.removeAll { !only.contains($0) } }
    var pictures: [Picture] = []
    for scale in wanted {
      guard drawing.isWhole(at: scale, &loader.sink), let tiles = loader.tiles(of: drawing, at: scale)
      else { return .broken }
      let scaled = ScaledDrawing(drawing, at: scale, tiles: tiles, flip: flip)
      guard loader.spend(on: scaled, at: range),
        let picture = loader.picture(PictureRecipe(scaled), at: scale, range: range)
      else { return .broken }
      pictures.append(picture)
    }
    return pictures.isEmpty ? .broken : .pictures(pictures, origin: .drawn(drawing))
  }
}

extension ResolvedDrawing {
  /// Reports sides of the artboard that cut a pixel at a scale.
  fileprivate func isWhole(at scale: Scale, _ sink: inout DiagnosticSink) -> Bool {
    var holds = true
    for (name, length, range) in [
      ("width", size.width, sizeRanges.width), ("height", size.height, sizeRanges.height),
    ] where length.pixels(at: scale) == nil {
      sink.report(.lengthCutsPixel(name, length, at: scale, range))
      holds = false
    }
    return holds
  }
}
