import ThemeDiagnostics
import ThemeGeometry
import ThemePictures
import ThemeSource

/// Reports files whose name says another scale than the theme, or says one where it isn't read.
func suffixContradictsScale(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for image in part.images where image.picture.recipe.reduction == nil {
      let name = image.picture.recipe.file.name
      guard name.utf8.contains(UInt8(ascii: "@")), !name.utf8.ends(with: image.scale),
        let said = name.scaleSaid,
        said != image.scale
      else { continue }
      sink.report(.suffixContradictsScale(name, said, part, image))
    }
  }
}

extension String.UTF8View {
  /// Whether a name ends as art of a scale does: almost every name, told without a search.
  fileprivate func ends(with scale: Scale) -> Bool {
    suffix(7).elementsEqual("\(scale.suffix).png".utf8)
  }
}

extension String {
  /// The scale that a name says, wherever and in whatever case: `back@2x~ipad.png` says 2x.
  fileprivate var scaleSaid: Scale? {
    let name = lowercased()
    return Scale.allCases.last { scale in
      guard let range = name.firstRange(of: "@\(scale.name)") else { return false }
      let next = range.upperBound < name.endIndex ? name[range.upperBound] : "."
      return !next.isLetter && !next.isNumber
    }
  }
}

extension Diagnostic {
  fileprivate static func suffixContradictsScale(
    _ name: String, _ said: Scale, _ part: PartContext, _ image: ImageContext
  ) -> Diagnostic {
    let scale = image.scale.name
    if case .files(let files, _) = part.origin {
      return Diagnostic(
        .suffixContradictsScale, "`\(name)` says \(said.name), but stands at `\(scale)`",
        at: image.picture.range
      ).helping("write `\(said.name): \(files[image.scale] ?? name)`, or name the file for \(scale)")
    }
    var written = name
    if case .file(let path, _) = part.origin { written = path }
    return Diagnostic(
      .suffixContradictsScale, "`\(name)` says \(said.name), but would be read as \(scale)",
      at: image.picture.range
    ).noting("only `@2x` and `@3x` right before the extension are read, in lower case")
      .helping("rename it, or write `files: { \(said.name): \(written) }`")
  }
}
