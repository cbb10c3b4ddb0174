import ThemeCore
import ThemeDiagnostics
import ThemeModel
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
    // A name that says another scale is an error with a help of its own.
    if part.images[0].contradictingScale != nil { continue }
    let isNamed =
      switch part.origin.unflipped {
      case .files, .ninePatches: true
      default: false
      }
    let way = isNamed ? "name files for \(scale.others)" : context.way(toOtherScalesOf: part)
    return sink.report(
      Diagnostic(
        .singleScale, "there is art only for \(scale.name)", at: picture.range,
        isNamed ? "the only file" : "has no files for other scales"
      ).helping(words: "\(way), or write `scales: [\(scale.rawValue)]` if that is intended"))
  }
}

extension Scale {
  /// The names of the other scales.
  fileprivate var others: String {
    Scale.allCases.filter { $0 != self }.map(\.name).joined(separator: " and ")
  }
}

extension ElementContext {
  /// What gives a part art at other scales: to name files that lie beside it under other tools' names, or else to add some.
  fileprivate func way(toOtherScalesOf part: PartContext) -> String {
    let picture = part.images[0].picture
    let missing = Scale.allCases.filter { $0 != picture.scale }
    guard let file = picture.recipe.file, let names = try? store.names(in: file.folder) else {
      return "put files for \(picture.scale.others) beside it"
    }
    let name = ArtFileName(file.name)
    let found = missing.compactMap { scale in
      name.foreignNames(at: scale).first(where: names.holds).map { (scale: scale, name: $0) }
    }
    if let written = part.origin.unflipped.written, !found.isEmpty {
      let folder = written.path.dropLast(file.name.count)
      let all = (found + [(scale: picture.scale, name: file.name)]).sorted { $0.scale < $1.scale }
      let map = all.map { "\($0.scale.name): \(folder)\($0.name)" }.joined(separator: ", ")
      let lie = found.count == 1 ? "lies" : "lie"
      return "\(found.map(\.name).listed) \(lie) beside it: write `\(written.key): { \(map) }`"
    }
    if picture.recipe.isNinePatch, let folder = DensityFolder(file.folder.name) {
      let folders = missing.map { "`\(folder.siblings(at: $0)[0])`" }.joined(separator: " and ")
      return "put one in \(folders) as well"
    }
    return "put \(missing.map { "`\(name.sibling(at: $0))`" }.joined(separator: " and ")) beside it"
  }

  /// Whether a part's art has files for scales other than `scale`, or does not need any because it is drawn, resampled or taken
  /// from other art.
  fileprivate func hasFiles(of part: PartContext, beside scale: Scale) -> Bool {
    switch part.origin.unflipped {
    case .files(let files, let changes): return files.count > 1 || changes.resample != nil
    case .ninePatches(let files): return files.count > 1
    case .derived, .drawn, .svg, .of, .flipped: return true
    case .file(_, let changes) where changes.resample != nil: return true
    case .file, .ninePatch:
      guard let file = part.images[0].picture.recipe.file, let names = try? store.names(in: file.folder)
      else { return false }
      let name = ArtFileName(file.name)
      if part.images[0].picture.recipe.isNinePatch, let folder = DensityFolder(file.folder.name) {
        return Scale.allCases.contains { scale in
          guard scale != folder.scale else { return false }
          return folder.siblings(at: scale).contains { sibling in
            let beside = file.folder.folder.appending(sibling)
            return (try? store.names(in: beside))?.holds(file.name) ?? false
          }
        }
      }
      return Scale.allCases.contains { $0 != scale && name.siblings(at: $0).contains(where: names.holds) }
    }
  }
}
