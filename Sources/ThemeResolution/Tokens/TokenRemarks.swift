import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

// What is said of tokens of token files that the theme uses.

extension References {
  /// Reports what files of tokens say that the theme can't: each token once, the parts that no key takes once a file.
  func report(_ remarks: Set<TokenRemark>, _ sink: inout DiagnosticSink) {
    var parts: [SourceID: [UnusedPart]] = [:]
    var warnings: [TokenRemark] = []
    for remark in remarks where used.contains(remark.token) || used.contains(remark.place) {
      switch remark.kind {
      case .warning: warnings.append(remark)
      case .unusedPart(let name):
        parts[remark.place.source, default: []].append(
          UnusedPart(name: name, path: remark.path, place: remark.place))
      }
    }
    var places: Set<SourceRange> = []
    for remark in warnings.sorted(by: {
      $0.place.isBefore($1.place) || $0.place == $1.place && $0.path < $1.path
    }) {
      if case .warning(let diagnostic) = remark.kind, places.insert(remark.place).inserted {
        sink.report(diagnostic)
      }
    }
    for (_, parts) in parts.sorted(by: { $0.key.index < $1.key.index }) { sink.report(.unusedParts(parts)) }
  }
}

/// A part of a token that no key takes.
private struct UnusedPart {
  /// What it is called, such as `` `lineHeight` ``.
  let name: String
  /// The token's path.
  let path: String
  let place: SourceRange
}

extension SourceRange {
  fileprivate func isBefore(_ other: SourceRange) -> Bool {
    (source.index, start, end) < (other.source.index, other.start, other.end)
  }
}

extension Diagnostic {
  /// The parts of a file's tokens, of which there is at least one.
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
