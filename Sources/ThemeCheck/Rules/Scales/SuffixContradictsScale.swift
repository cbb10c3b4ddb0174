import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports files whose name says another scale than the theme, or says one where it isn't read.
func suffixContradictsScale(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    // What is wrong with another element's art is said there.
    if case .of = part.origin { continue }
    for image in part.images {
      guard let said = image.picture.measured.scaleInName, said != image.scale,
        image.picture.recipe.reduction == nil, let name = image.picture.recipe.file?.name
      else { continue }
      let scale = image.scale.name
      let files = part.origin.unflipped.files
      let diagnostic = Diagnostic(
        .suffixContradictsScale,
        "`\(name)` says \(said.name), but \(files == nil ? "is read as \(scale)" : "is used for `\(scale)`")",
        at: image.range)
      if let files {
        sink.report(
          diagnostic.helping(
            files[said] == nil
              ? "write `\(said.name): \(files[image.scale] ?? name)`, or name the file for \(scale)"
              : "swap the files for \(scale) and \(said.name), or name the file for \(scale)"))
        continue
      }
      let (written, key) = part.origin.unflipped.written ?? (name, "files")
      let isAsked = context.element.scales?.value.scales.contains(said) ?? true
      sink.report(
        diagnostic.noting("only `@2x` and `@3x` in lowercase, right before the extension, have a meaning")
          .helping(isAsked ? "rename it, or write `\(key): { \(said.name): \(written) }`" : "rename it"))
    }
  }
}

extension ArtOrigin {
  /// The paths that a theme spells out, one a scale.
  fileprivate var files: [Scale: String]? {
    switch self {
    case .files(let files, _), .ninePatches(let files): files
    default: nil
    }
  }

  /// The one path that a theme spells out, and the key of its like for several scales.
  fileprivate var written: (path: String, key: String)? {
    switch self {
    case .file(let path, _): (path, "files")
    case .ninePatch(let path): (path, "ninePatch")
    default: nil
    }
  }
}
