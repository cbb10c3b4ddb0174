package import ThemeCore

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
  /// Where the reader stands to whom paths are shown.
  package var pathBase: PathBase
  /// The columns that the human form may use.
  package var width: Int
  /// Whether the human form has colors.
  package var color: Bool
  /// How many diagnostics of a code the human form shows in full before it counts the others; nil for all.
  package var mostOfACode: Int?
  /// The version of themec that SARIF names, or nil for none.
  package var toolVersion: String?
  /// What is said of diagnostics that are not among those that are printed; nil where all are.
  package var exceeded: LimitExceeded?

  package init(
    pathBase: PathBase = .root, width: Int = 100, color: Bool = false, mostOfACode: Int? = nil,
    toolVersion: String? = nil, exceeded: LimitExceeded? = nil
  ) {
    self.pathBase = pathBase
    self.width = width
    self.color = color
    self.mostOfACode = mostOfACode
    self.toolVersion = toolVersion
    self.exceeded = exceeded
  }
}

/// The diagnostics as text, in order and each once; every line ends with a newline. The human form has warnings before
/// errors, which so stand nearest the prompt.
///
/// No format prints a character that a terminal would obey, but for the colors that `options` ask for.
package func render(
  _ diagnostics: [Diagnostic], as format: DiagnosticFormat, in sources: SourceMap,
  options: RenderOptions = RenderOptions()
) -> String {
  let diagnostics = ordered(diagnostics, in: sources)
  var texts = PrintedSources(sources, from: options.pathBase)
  return switch format {
  case .human: renderHuman(diagnostics, &texts, options)
  case .short: renderShort(diagnostics, &texts, options.exceeded)
  case .json: renderJSON(diagnostics, &texts, options.exceeded)
  case .github: renderGitHub(diagnostics, &texts, options.exceeded)
  case .sarif: renderSARIF(diagnostics, &texts, options)
  }
}
