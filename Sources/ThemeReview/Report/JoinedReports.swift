extension [Review.Report] {
  /// The same reports, of which those are one that the same edit of several elements made: it says the same of each of them.
  var joiningAlike: [Review.Report] {
    var joined: [Review.Report] = []
    var known: [Alike: Int] = [:]
    for report in self {
      guard let alike = Alike(report) else {
        joined.append(report)
        continue
      }
      if let index = known[alike] {
        joined[index].join(report)
      } else {
        known[alike] = joined.count
        joined.append(report)
      }
    }
    return joined
  }
}

extension Review.Report {
  /// Takes the elements of a report that is alike.
  fileprivate mutating func join(_ other: Review.Report) {
    causes += other.causes
    groups = zip(groups, other.groups).map { group, further in
      Review.Group(elements: group.elements + further.elements, lines: group.lines)
    }
    summary = Review.summary(
      of: groups.flatMap { group in group.elements.flatMap { _ in group.lines.map(\.grade) } })
  }
}

/// What is the same of reports that are told as one.
private struct Alike: Hashable {
  let themes: [String]
  /// The last key of what was edited, what it was and what it is.
  let key: Substring?
  let old: String?
  let new: String?
  let lines: [[Review.Line]]

  /// Nil for a report of anything else than one edit of an element, whose changes are those of elements.
  init?(_ report: Review.Report) {
    guard report.causes.count == 1, let cause = report.causes.first, cause.kind == .element,
      cause.former == nil, report.others.isEmpty,
      report.groups.allSatisfy({ !$0.elements.isEmpty })
    else { return nil }
    themes = report.themes
    key = cause.name.split(separator: ".").last
    (old, new) = (cause.old?.text, cause.new?.text)
    lines = report.groups.map(\.lines)
  }
}
