package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
package import ThemePictures
import ThemeResolution

/// Warns of a nine-patch that is stretched by its marks but has none for an axis, so that its whole length is scaled along that
/// axis. It reports each file once.
func ninePatchUnmarked(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.drawnParts where part.slicing.form == nil {
    for image in part.images {
      guard let axes = image.picture.measured.marks?.unmarked, !axes.isEmpty,
        reported.isNew(image.range)
      else { continue }
      let file = image.picture.recipe.file ?? .root
      let edges = axes.map { $0 == .horizontal ? "top" : "left" }.joined(separator: " and ")
      sink.report(
        Diagnostic(
          .ninePatchUnmarked,
          "`\(file)` marks no stretching range on its \(edges) edge\(axes.count > 1 ? "s" : "")",
          at: image.range
        ).noting("its whole \(axes.map(\.length).joined(separator: " and ")) is scaled")
          .helping("mark the stretching range in black, or set caps (`caps: auto` finds them)"))
    }
  }
}

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

extension PictureStore {
  /// The margins of a picture outside the rectangle that layout aligns, in pixels: as the theme declares them, or else as its
  /// box or its nine-patch marks give them. Nil if there are none, if declared insets are not whole pixels, or if the declared
  /// shape is that of a file, which is not known.
  package func alignmentInsets(
    _ insets: AlignmentInsets?, of image: ImageContext
  ) -> Insets<Pixels>? {
    switch insets {
    case .auto: return image.picture.measured.transparentMargins
    case .shape: return shapeMargins(of: image.picture)
    case .insets(let overlay): return overlay.insets.pixels(at: image.scale)
    case nil:
      let recipe = image.picture.recipe
      if let outside = recipe.box?.outside.pixels(at: image.scale), outside != .zero {
        return recipe.placed(outside)
      }
      guard let bounds = marks(of: image.picture)?.layoutBounds, bounds != .zero else { return nil }
      return image.picture.recipe.placed(bounds)
    }
  }

  /// The marks of the nine-patch from which a picture is made; nil for a picture that is not made from one.
  func marks(of picture: Picture) -> NinePatchMarks? {
    guard case .file(let file, let reading) = picture.recipe.source, reading.isNinePatch else { return nil }
    let original = PictureRecipe(file: file, reading)
    return (try? measured(original))?.marks
  }
}
