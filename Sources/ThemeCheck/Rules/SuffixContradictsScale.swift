import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports files whose name says another scale than the theme, or says one where it isn't read.
func suffixContradictsScale(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for image in part.images {
      guard let said = image.picture.measured.scaleInName, said != image.scale,
        image.picture.recipe.reduction == nil, let file = image.picture.recipe.file
      else { continue }
      sink.report(.suffixContradictsScale(file.name, said, part, image, asked: context.element.scales?.value))
    }
  }
}

extension Diagnostic {
  fileprivate static func suffixContradictsScale(
    _ name: String, _ said: Scale, _ part: PartContext, _ image: ImageContext, asked: ScaleSet?
  ) -> Diagnostic {
    let scale = image.scale.name
    if let files = part.origin.files {
      return Diagnostic(
        .suffixContradictsScale, "`\(name)` says \(said.name), but stands at `\(scale)`",
        at: image.picture.range
      ).helping(
        files[said] == nil
          ? "write `\(said.name): \(files[image.scale] ?? name)`, or name the file for \(scale)"
          : "exchange the files of \(scale) and \(said.name), or name the file for \(scale)")
    }
    var (written, key) = (name, "files")
    if case .file(let path, _) = part.origin { written = path }
    if case .ninePatch(let path) = part.origin { (written, key) = (path, "ninePatch") }
    return Diagnostic(
      .suffixContradictsScale, "`\(name)` says \(said.name), but would be read as \(scale)",
      at: image.picture.range
    ).noting("only `@2x` and `@3x` right before the extension are read, in lower case")
      .helping(
        asked?.scales.contains(said) ?? true
          ? "rename it, or write `\(key): { \(said.name): \(written) }`" : "rename it")
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
}
