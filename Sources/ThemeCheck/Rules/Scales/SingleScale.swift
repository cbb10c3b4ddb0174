import ThemeCore
import ThemeDiagnostics
import ThemePictures
import ThemeResolution

/// Warns of an element that has art for one scale only, unless the theme declares that by `scales`. It reports each element
/// once.
func singleScale(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts where context.fallback(of: part) == nil && part.images.count == 1 {
    let picture = part.images[0].picture
    let scale = picture.scale
    // If only some scales are built, files for others may exist without being loaded.
    if context.hasFiles(of: part, beside: scale) { continue }
    let isNamed =
      switch part.origin.unflipped {
      case .files, .ninePatches: true
      default: false
      }
    let name = ArtFileName(picture.recipe.file?.name ?? "")
    let missing = Scale.allCases.filter { $0 != scale }.map {
      isNamed ? $0.name : "`\(name.sibling(at: $0))`"
    }.joined(separator: " and ")
    let way = isNamed ? "name files for \(missing)" : "put \(missing) beside it"
    return sink.report(
      Diagnostic(
        .singleScale, "there is art only for \(scale.name)", at: picture.range,
        isNamed ? "the only file" : "has no files for other scales"
      ).helping("\(way), or write `scales: [\(scale.rawValue)]` if that is intended"))
  }
}

extension ElementContext {
  /// Whether a part's art has files for scales other than `scale`, or does not need any because it is drawn, resampled or taken
  /// from other art.
  fileprivate func hasFiles(of part: PartContext, beside scale: Scale) -> Bool {
    switch part.origin.unflipped {
    case .files(let files, let resamplesDown): return files.count > 1 || resamplesDown
    case .ninePatches(let files): return files.count > 1
    case .derived, .drawn, .svg, .of, .flipped: return true
    case .file(_, let resamplesDown) where resamplesDown: return true
    case .file, .ninePatch:
      guard let file = part.images[0].picture.recipe.file, let names = try? store.names(in: file.folder)
      else { return false }
      let name = ArtFileName(file.name)
      if part.images[0].picture.recipe.isNinePatch, let folder = DensityFolder(file.folder.name) {
        return Scale.allCases.contains { scale in
          let beside = file.folder.folder.appending(folder.sibling(at: scale))
          return scale != folder.scale && (try? store.names(in: beside))?.holds(file.name) ?? false
        }
      }
      return Scale.allCases.contains { $0 != scale && names.holds(name.sibling(at: $0)) }
    }
  }
}
