extension [Review.Report] {
  /// The reports, with those joined that the same edit in several elements caused, if their changes have the same words.
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
  /// Adds the elements of a report with the same edit and the same lines.
  fileprivate mutating func join(_ other: Review.Report) {
    causes += other.causes
    groups = zip(groups, other.groups).map { group, further in
      Review.Group(elements: group.elements + further.elements, lines: group.lines)
    }
    summary = Review.summary(
      of: groups.flatMap { group in group.elements.flatMap { _ in group.lines.map(\.grade) } })
  }
}

/// What two reports must have in common to be joined.
private struct Alike: Hashable {
  let themes: [String]
  /// The last key of the edited value.
  let key: Substring?
  /// The value on the old side, in one line; nil where it is new.
  let old: String?
  /// The value on the new side, in one line; nil where it is gone.
  let new: String?
  let lines: [[Review.Line]]

  /// Nil for a report that can't be joined: only a single edit of an element, all of whose changes are those of elements, can.
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
