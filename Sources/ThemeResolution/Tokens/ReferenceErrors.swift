import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The places of errors, searchable by range.
struct ErrorPlaces {
  /// The ranges of each file, ordered by their starts. Each `end` is the largest end of the ranges up to that one.
  private let places: [SourceID: [(start: UInt32, end: UInt32)]]

  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.code.severity == .error }.map(\.place.range)
    places = Dictionary(grouping: errors, by: \.source).mapValues { ranges in
      var sorted = ranges.map { (start: $0.start, end: $0.end) }.sorted { $0 < $1 }
      for index in sorted.indices.dropFirst() {
        sorted[index].end = max(sorted[index].end, sorted[index - 1].end)
      }
      return sorted
    }
  }

  /// Whether the place of any error overlaps a range by at least one byte.
  func overlap(_ range: SourceRange) -> Bool {
    guard let sorted = places[range.source] else { return false }
    let place = sorted.partitioningIndex { $0.start >= range.end }
    return place > 0 && sorted[place - 1].end > range.start
  }
}

extension Diagnostic {
  /// The diagnostic with a fix that refers to another name, provided that the range holds only the reference, bare or in
  /// quotation marks.
  func referring(to other: String, insteadOf path: String, at range: SourceRange) -> Diagnostic {
    let bare = path.utf8.count + 1
    // In a value with escapes, the position of the name is not known.
    guard [bare, bare + 2].contains(Int(range.end - range.start)) else { return self }
    return fixing(range, with: "$\(other)")
  }

  /// The diagnostic for a cycle of tokens. It begins with the smallest path, so that it is the same wherever the cycle is
  /// entered.
  static func cycle(_ links: ArraySlice<Tokens.Link>) -> Diagnostic {
    var links = Array(links)
    let first = links.indices.min { links[$0].path.utf8.lexicographicallyPrecedes(links[$1].path.utf8) } ?? 0
    links = Array(links[first...] + links[..<first])
    let names = (links + links.prefix(1)).map { "$\($0.path)" }.joined(separator: " → ")
    var diagnostic = Diagnostic(
      .referenceCycle, "`$\(links[0].path)` refers to itself: \(names)", at: links[0].range)
    for link in links.dropFirst() { diagnostic = diagnostic.also(at: link.range, "then here") }
    return diagnostic
  }

  static func tooDeep(_ path: String, at range: SourceRange) -> Diagnostic {
    .limitExceeded("`$\(path.shortened)` leads through", Limits().exceeded(.referenceDepth), at: range)
  }
}
