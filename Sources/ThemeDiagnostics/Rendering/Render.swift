package import ThemeSource

/// How diagnostics are printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the source with marks beneath it.
  case human
  /// A line each: `path:line:col: error[code]: message`.
  case short
  /// One JSON document, as ``diagnosticsSchema`` describes it.
  case json
  /// The workflow commands that GitHub turns into annotations.
  case github
  /// SARIF 2.1.0.
  case sarif
}

/// What a reader of diagnostics may choose.
package struct RenderOptions: Sendable {
  /// What stands before every path: the way from where the reader stands to the root, with a `/` at its end.
  package var pathPrefix: String
  /// The columns that the human form may use.
  package var width: Int
  /// Whether the human form has colors.
  package var color: Bool
  /// The version of themec that SARIF names, or nil for none.
  package var toolVersion: String?

  package init(pathPrefix: String = "", width: Int = 100, color: Bool = false, toolVersion: String? = nil) {
    self.pathPrefix = pathPrefix
    self.width = width
    self.color = color
    self.toolVersion = toolVersion
  }
}

/// The diagnostics as text, in order and each once; every line ends with a newline.
///
/// No format prints a character that a terminal would obey, but for the colors that `options` ask for.
package func render(
  _ diagnostics: [Diagnostic], as format: DiagnosticFormat, in sources: SourceMap,
  options: RenderOptions = RenderOptions()
) -> String {
  let diagnostics = ordered(diagnostics, in: sources)
  var texts = SourceTexts(sources, pathPrefix: options.pathPrefix)
  return switch format {
  case .human: renderHuman(diagnostics, &texts, width: options.width, color: options.color)
  case .short: renderShort(diagnostics, &texts)
  case .json: renderJSON(diagnostics, &texts)
  case .github: renderGitHub(diagnostics, &texts)
  case .sarif: renderSARIF(diagnostics, &texts, toolVersion: options.toolVersion)
  }
}
