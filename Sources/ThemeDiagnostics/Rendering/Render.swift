package import ThemeCore

/// The output format of diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// The format for people, with excerpts of the source.
  case human
  /// One line per diagnostic: `path:line:col: error[code]: message`.
  case short
  /// One JSON document, as described by ``diagnosticsSchema``.
  case json
  /// The workflow commands that GitHub turns into annotations.
  case github
  /// SARIF 2.1.0.
  case sarif
}

/// The options for rendering diagnostics.
package struct RenderOptions: Sendable {
  /// The place from which the reader opens the printed paths.
  package var pathBase: PathBase
  /// The maximum width of the human format in columns.
  package var width: Int
  /// Whether the human format uses colors.
  package var color: Bool
  /// The number of diagnostics of a code that the human format shows in full before it only counts them; nil for all.
  package var mostOfACode: Int?
  /// The version of themec that SARIF names; nil to name none.
  package var toolVersion: String?
  /// The limit because of which diagnostics are omitted from the output; nil if all are printed.
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

/// Renders diagnostics as text, in order and each once. Every line ends with a newline. The human format has warnings before
/// errors, so that errors are nearest to the prompt.
///
/// No format prints characters that a terminal interprets, except for the colors that `options` enable.
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
