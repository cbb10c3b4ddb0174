package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// How the center of art fills the space between its caps, along each axis.
package struct ResizingOverlay: RecordWithDefaults, Lowerable {
  package var horizontal = Setting<ResizingMode>.unset
  package var vertical = Setting<ResizingMode>.unset

  package init() {}

  package static let about = KeyListName(
    "resizing", "a resizing mode for each axis", shownBy: "tile-and-stretch")
  package static let expectation =
    "`stretch`, `tile`, or a map such as `{ horizontal: tile, vertical: stretch }`"
  package static var form: ValueType { .either([ResizingMode.form, .map(name)]) }

  package static let standard = ResizingOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("horizontal", \.horizontal, default: "stretch", "How the center fills the width.")
    keys.setting("vertical", \.vertical, default: "stretch", "How the center fills the height.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ResizingOverlay? {
    guard node.scalar != nil else { return lowerKeys(node, &sink) }
    return ResizingMode.lower(node, &sink).map { mode in
      var both = ResizingOverlay()
      both.horizontal = .literal(mode, node.range)
      both.vertical = .literal(mode, node.range)
      return both
    }
  }

  /// The mode along an axis, with the default if none is set.
  package func mode(along axis: Axis) -> ResizingMode {
    axis == .horizontal ? settled(\.horizontal) : settled(\.vertical)
  }

  /// The word that stands for both axes; nil for a map.
  var word: String? {
    guard let horizontal = horizontal.ranged, let vertical = vertical.ranged,
      horizontal.value == vertical.value, horizontal.range == vertical.range
    else { return nil }
    return horizontal.value.rawValue
  }
}

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
