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

/// Reports files whose names state another scale than the one that they are used for, or state a scale in a form that is not
/// recognized.
func suffixContradictsScale(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    // Art of another element is reported at that element.
    if case .of = part.origin { continue }
    for image in part.images {
      guard let said = image.contradictingScale,
        image.picture.recipe.reduction == nil, let name = image.picture.recipe.file?.name
      else { continue }
      let scale = image.scale.name
      let files = part.origin.unflipped.files
      let diagnostic = Diagnostic(
        .suffixContradictsScale,
        "`\(name)` says \(said.name), but \(files == nil ? "is read as \(scale)" : "is used for `\(scale)`")",
        at: image.range)
      guard let known = said.scale else {
        sink.report(
          diagnostic.noting("themes have art at 1x, 2x and 3x")
            .helping("export it at 3x as `\(said.renamed(to: .x3))`"))
        continue
      }
      if let files {
        sink.report(
          diagnostic.helping(
            files[known] == nil
              ? "write `\(said.name): \(files[image.scale] ?? name)`, or name the file for \(scale)"
              : "swap the files for \(scale) and \(said.name), or name the file for \(scale)"))
        continue
      }
      let (written, key) = part.origin.unflipped.written ?? (name, "files")
      let isAsked = context.element.scales?.value.scales.contains(known) ?? true
      let rename = "rename it `\(said.renamed(to: known))`"
      sink.report(
        diagnostic.noting(
          "only `@2x` and `@3x` in lowercase, right before the extension or a device, have a meaning"
        )
        .helping(words: isAsked ? "\(rename), or write `\(key): { \(said.name): \(written) }`" : rename))
    }
  }
}

extension ImageContext {
  /// The scale that the name of the image's file says, if that is not the one that it is used for.
  var contradictingScale: ScaleInName? {
    picture.measured.scaleInName.flatMap { $0.scale == scale ? nil : $0 }
  }
}

extension ArtOrigin {
  /// The paths that the theme spells out, one per scale; nil for other art.
  fileprivate var files: [Scale: String]? {
    switch self {
    case .files(let files, _), .ninePatches(let files): files
    default: nil
    }
  }

  /// The single path that the theme spells out, and the key that would list a path for each scale; nil for other art.
  var written: (path: String, key: String)? {
    switch self {
    case .file(let path, _): (path, "files")
    case .ninePatch(let path): (path, "ninePatch")
    default: nil
    }
  }
}
