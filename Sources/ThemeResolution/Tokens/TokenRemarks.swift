import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

// Remarks on tokens from token files, reported only if the theme uses the tokens.

extension References {
  /// Reports content of token files that a theme cannot represent: at most one warning per place, and one diagnostic per file
  /// for the parts of tokens that no key accepts.
  func report(_ remarks: Set<TokenRemark>, _ sink: inout DiagnosticSink) {
    var parts: [SourceID: [UnusedPart]] = [:]
    var warnings: [(path: String, diagnostic: Diagnostic)] = reduced.values.map { ("", $0) }
    for remark in remarks where isUsed(remark) {
      switch remark.kind {
      case .invalid(let diagnostic, _): warnings.append((remark.path, diagnostic))
      case .warning(let diagnostic): warnings.append((remark.path, diagnostic))
      case .warningOfText(let diagnostic):
        if usedForText.contains(remark.token) { warnings.append((remark.path, diagnostic)) }
      case .unusedPart(let name):
        parts[remark.place.source, default: []].append(
          UnusedPart(name: name, path: remark.path, place: remark.place))
      }
    }
    var places: Set<SourceRange> = []
    for (_, diagnostic) in warnings.sorted(by: {
      let (place, other) = ($0.diagnostic.place.range, $1.diagnostic.place.range)
      return place.isBefore(other) || place == other && $0.path < $1.path
    }) where places.insert(diagnostic.place.range).inserted {
      sink.report(diagnostic)
    }
    for (_, parts) in parts.sorted(by: { $0.key.index < $1.key.index }) { sink.report(.unusedParts(parts)) }
  }
}

extension References {
  private func isUsed(_ remark: TokenRemark) -> Bool {
    if used.contains(remark.token) || used.contains(remark.place) { return true }
    guard case .invalid(_, inModes: true) = remark.kind else { return false }
    return usedPaths.contains(remark.path)
  }
}

/// A part of a token that no key accepts.
private struct UnusedPart {
  /// The name of the part in backticks, such as `` `lineHeight` ``.
  let name: String
  /// The path of the token.
  let path: String
  let place: SourceRange
}

extension SourceRange {
  fileprivate func isBefore(_ other: SourceRange) -> Bool {
    (source.index, start, end) < (other.source.index, other.start, other.end)
  }
}

extension Diagnostic {
  /// The diagnostic for the unused parts of a file's tokens, of which there must be at least one.
  fileprivate static func unusedParts(_ parts: [UnusedPart]) -> Diagnostic {
    let parts = parts.sorted { $0.place.isBefore($1.place) || $0.place == $1.place && $0.path < $1.path }
    var names: [String] = []
    for part in parts where !names.contains(part.name) { names.append(part.name) }
    let said = names.map { name in
      let paths = parts.filter { $0.name == name }.map(\.path)
      let others = paths.count == 1 ? "" : " and \(paths.count - 1) other\(paths.count == 2 ? "" : "s")"
      return "\(name) of `\(paths[0].shortened)`\(others)"
    }
    return Diagnostic(
      .tokenPartUnused, "a theme does not use \(said.joined(separator: ", "))", at: parts[0].place
    ).helping("let the app set what it needs of it, and allow the warning")
  }
}
