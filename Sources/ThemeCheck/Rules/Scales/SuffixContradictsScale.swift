import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

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
