extension Review {
  /// Groups lines by element, in the order in which the elements first occur; nil is the bundle. Within a group, the gravest
  /// lines are first. Elements with the same lines share a group.
  static func groups(of told: [(element: String?, line: Line)]) -> [Group] {
    var names: [String?] = []
    var byElement: [String?: [Line]] = [:]
    for (element, line) in told {
      if byElement[element] == nil { names.append(element) }
      byElement[element, default: []].append(line)
    }
    var groups: [Group] = []
    for name in names {
      let own = byElement[name] ?? []
      let order = own.indices.sorted { (own[$0].grade, $0) < (own[$1].grade, $1) }
      let lines = order.map { own[$0] }
      if let name, let group = groups.firstIndex(where: { $0.lines == lines && !$0.elements.isEmpty }) {
        groups[group].elements.append(name)
      } else {
        groups.append(Group(elements: name.map { [$0] } ?? [], lines: lines))
      }
    }
    return groups
  }

  /// The changes as lines, by element. What follows from a renaming, its names in code, is told in the line of the renaming.
  static func told(_ changes: [Change]) -> [(element: String?, line: Line)] {
    let renamed = changes.filter { if case .renamed = $0.subject { true } else { false } }.map(\.element)
    func follows(_ change: Change, _ element: String?) -> Bool {
      guard case .fact(let fact, _) = change.subject else { return false }
      return fact.path == ["symbol"] && change.element == element
        || fact.path.first == "names" && change.element == nil && renamed.count == 1
    }
    return changes.compactMap { change in
      if renamed.contains(where: { follows(change, $0) }) { return nil }
      var words = [change.words]
      if case .renamed = change.subject {
        words += changes.filter { follows($0, change.element) }.map(\.words)
      }
      return (change.element, Line(grade: change.grade, words: words.joined(separator: "; ")))
    }
  }

  /// How many changes of each grade there are: `2 visible changes`, or `3 changes, 1 visible and 2 invisible` for several
  /// grades.
  static func summary(of grades: [Grade]) -> String {
    let counts = Grade.allCases.compactMap { grade in
      let count = grades.count { $0 == grade }
      return count == 0 ? nil : "\(count) \(grade.name)"
    }
    let noun = grades.count == 1 ? "change" : "changes"
    return counts.count == 1 ? "\(counts[0]) \(noun)" : "\(grades.count) \(noun), \(counts.allListed)"
  }
}

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
