package import ThemeCore

/// The diagnostics in the order in which they are printed: by path, position, code and message. Of diagnostics that are equal
/// in code, range and message, only one is kept.
///
/// The order is total, and so does not depend on the order in which the diagnostics were found.
package func ordered(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
  var paths: [SourceID: ThemePath] = [:]
  func path(_ range: SourceRange) -> ThemePath {
    if let known = paths[range.source] { return known }
    let path = sources[range.source].path
    paths[range.source] = path
    return path
  }
  func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let places = (left.place.range, right.place.range)
    if places.0.source != places.1.source { return path(places.0) < path(places.1) }
    if places.0.start != places.1.start { return places.0.start < places.1.start }
    if places.0.end != places.1.end { return places.0.end < places.1.end }
    if let order = order(left.code.name, right.code.name) { return order }
    if let order = order(left.message, right.message) { return order }
    // The remaining parts decide, so that the choice between two equal diagnostics is deterministic.
    let (leftRest, rightRest) = (rest(of: left, path: path), rest(of: right, path: path))
    for (left, right) in zip(leftRest, rightRest) {
      if let order = order(left, right) { return order }
    }
    return leftRest.count < rightRest.count
  }
  var result: [Diagnostic] = []
  result.reserveCapacity(diagnostics.count)
  // Indexes are sorted instead of diagnostics, because there may be many and each is large.
  for number in diagnostics.indices.sorted(by: { precedes(diagnostics[$0], diagnostics[$1]) }) {
    let diagnostic = diagnostics[number]
    if let last = result.last, last.place.range == diagnostic.place.range, last.code == diagnostic.code,
      last.message.utf8.elementsEqual(diagnostic.message.utf8)
    {
      continue
    }
    result.append(diagnostic)
  }
  return result
}

/// Whether one text comes before another, by UTF-8 bytes; nil when they are equal.
private func order(_ left: String, _ right: String) -> Bool? {
  if left.utf8.lexicographicallyPrecedes(right.utf8) { return true }
  return right.utf8.lexicographicallyPrecedes(left.utf8) ? false : nil
}

/// The parts of a diagnostic other than place, code and message, for comparing.
private func rest(of diagnostic: Diagnostic, path: (SourceRange) -> ThemePath) -> [String] {
  var texts = [diagnostic.element ?? "", diagnostic.place.text]
  for label in diagnostic.related {
    texts += [path(label.range).text, String(label.range.start), String(label.range.end), label.text]
  }
  texts += diagnostic.notes
  texts += diagnostic.help
  if let fix = diagnostic.fix {
    texts += [
      path(fix.range).text, String(fix.range.start), String(fix.range.end), fix.replacement,
      fix.grade.rawValue,
    ]
  }
  return texts
}
