package import ThemeCore
package import ThemeDiagnostics
import ThemeSyntax

extension ArtOverlay {
  /// Reports the nine-patches among the files of `file` or `files`, which show a picture unchanged. Returns whether there are
  /// any; always false for other sources.
  static func reportNinePatches(
    in source: Setting<ArtSource>, key: SourceRange, _ sink: inout DiagnosticSink
  ) -> Bool {
    var paths: [Ranged<PathText>] = []
    switch source.value {
    case .file(let path):
      guard let path = path.ranged, path.value.isNinePatch else { return false }
      paths = [path]
    case .files(let files): paths = files.entries.compactMap(\.setting.ranged)
    default: return false
    }
    let patches = paths.filter(\.value.isNinePatch)
    for patch in patches {
      // If all files are nine-patches, only the key is wrong, so that replacing the key is a certain fix.
      let diagnostic = Diagnostic.ninePatchAsFile(patch)
      sink.report(patches.count == paths.count ? diagnostic.fixing(key, with: "ninePatch") : diagnostic)
    }
    return !patches.isEmpty
  }
}

extension Diagnostic {
  /// The diagnostic for a nine-patch in a place where a picture is shown unchanged, so that its frame of marks would be
  /// visible. `isPattern` says whether the place is the file of a pattern.
  package static func ninePatchAsFile(_ path: Ranged<PathText>, isPattern: Bool = false) -> Diagnostic {
    Diagnostic(
      .ninePatchAsFile,
      "`\(path.value.text.shortened)` is an Android nine-patch, whose frame would be visible",
      at: path.range
    ).helping(
      isPattern
        ? "a pattern is repeated and not stretched: use a picture without a frame"
        : "use the key `ninePatch:` instead, which removes the frame and reads its marks")
  }
}
