package import ThemeCore
package import ThemeDiagnostics

/// A theme file merged with its parents, with the tokens of its token files under `tokens`. Every value keeps the file and the
/// range in which it was written.
package struct SyntaxTree: Sendable {
  package let root: SyntaxNode
  /// The source of the theme's own file, not of a parent's.
  package let source: SourceID
  /// The parents of the theme, merged with each other; nil if it extends none.
  package let parents: SyntaxNode?
  /// Whether a part of the theme, its parents or its token files could not be read or had errors. Names that seem undefined may
  /// be defined there.
  package let isPartial: Bool
  /// The reasons why tokens of token files are deprecated, by the paths of the tokens.
  package let deprecatedTokens: [String: String]
  /// The remarks about tokens of token files, which apply if the theme uses these tokens.
  package let tokenRemarks: Set<TokenRemark>
  /// The bare values that took the place of tokens with modes, in the theme and in its parents; some may have been replaced in
  /// turn.
  package let droppedModes: [DroppedModes]
  /// The places of the values of `tokens`, here and in parents, that were laid over tokens of token files.
  package let overTokenFiles: Set<SourceRange>
  /// Which of the files build on which others.
  package let layers: FileLayers
  /// Every file that was looked up, whether it could be read or not, sorted.
  package let inputs: [ThemePath]
}

/// A theme file merged with its parents.
struct MergedTheme: Sendable {
  /// The merged tree; nil when the file could not be read as a theme.
  let root: SyntaxNode?
  /// The parents merged with each other; nil if the theme has none.
  let parents: SyntaxNode?
  /// Whether a part of the theme or of its parents could not be read or had errors.
  let isPartial: Bool
  let deprecated: [String: String]
  let remarks: Set<TokenRemark>
  /// The bare values that took the place of tokens with modes, in this theme and in its parents.
  let droppedModes: [DroppedModes]
  /// The places of the values of `tokens`, here and in parents, that were laid over tokens of token files.
  let overTokenFiles: Set<SourceRange>
  /// The number of themes in the longest chain of `extends` that begins here, including this theme.
  let height: Int
  /// The number of map entries that merging wrote, and of deprecations, remarks and dropped modes that the theme
  /// inherits.
  let nodes: Int

  /// The part of the tree that a child inherits: everything but the keys that describe this theme alone, such as `name`.
  var inherited: SyntaxNode? {
    guard let root, case .mapping(var mapping) = root.value else { return root }
    let own = ["$schema", "themec", "name", "summary", "extends", "abstract", "tokenFiles", "interface"]
    mapping.entries.removeAll { own.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), root.range)
  }
}

/// A theme file as written, before it is merged with the themes that it extends.
package struct WrittenFile: Sendable {
  package let path: ThemePath
  package let source: SourceID
  /// The file's tree, with the tokens of its token files under `tokens`; nil when the file could not be read as a theme.
  package let root: SyntaxNode?
  /// The themes that the file extends, each once, in the order of its `extends`.
  package let parents: [ThemeParent]
}

/// The theme and everything that it extends, as written, the theme's own file first. Files that can't be read are left out.
package func writtenFiles(of path: ThemePath, from library: SyntaxLibrary) -> [WrittenFile] {
  ThemeFiles(from: path, library).files.map {
    WrittenFile(path: $0.path, source: $0.source, root: $0.root, parents: $0.parents)
  }
}

/// Checks that a file declares `themec: 1`; false after a report, in which case the rest of the file should not be read.
package func checkVersion(_ root: SyntaxNode, _ sink: inout DiagnosticSink) -> Bool {
  guard let mapping = root.mapping else {
    sink.report(
      Diagnostic(
        .languageVersion, "expected a map that begins with `themec: 1`, found \(root.described)",
        at: root.range))
    return false
  }
  guard let version = mapping["themec"] else {
    let place = mapping.entries.first?.key.range ?? root.range
    var diagnostic = Diagnostic(
      .languageVersion, "the file has no `themec: 1`, the version of its language", at: place)
    if let mistyped = mapping.entries.first(where: { $0.value.scalar?.text == "1" }),
      Suggestion.nearest(to: mistyped.key.value, among: ["themec"]) != nil
    {
      diagnostic = diagnostic.helping("did you mean `themec`?")
    } else {
      diagnostic = diagnostic.helping("make `themec: 1` its first line")
    }
    sink.report(diagnostic)
    return false
  }
  guard let scalar = version.scalar, scalar.text == "1", !scalar.isQuoted else {
    sink.report(
      Diagnostic(
        .languageVersion, "expected version `1` of the language, found \(version.described)",
        at: version.range
      )
      .helping("this themec reads `themec: 1`"))
    return false
  }
  return true
}
