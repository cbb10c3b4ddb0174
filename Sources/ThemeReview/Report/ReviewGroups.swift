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
    let changes = changes.joiningPictures
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

  /// Where all changes of variants are that have a mode in common: `, all in dark mode`; empty where they have none.
  static func place(of changes: [Change]) -> String {
    guard let first = changes.first?.variants.first else { return "" }
    func values(_ variant: String) -> [Substring] { Array(variant.split(separator: ".").dropFirst()) }
    let common = values(first).filter { value in
      changes.allSatisfy { !$0.variants.isEmpty && $0.variants.allSatisfy { values($0).contains(value) } }
    }
    guard !common.isEmpty else { return "" }
    let names = [
      "dark": "dark mode", "light": "light mode", "highContrast": "high contrast", "rtl": "right to left",
    ]
    let words = common.map { names[String($0)] ?? String($0) }
    return ", \(changes.count == 1 ? "" : "all ")in \(words.allListed)"
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

extension [Change] {
  /// The changes, with those of an element's pictures joined that have the same words in several variants. All have the same
  /// causes.
  fileprivate var joiningPictures: [Change] {
    var joined: [Change] = []
    var places: [[String]: Int] = [:]
    for change in self {
      guard case .picture(let part, _, _) = change.subject, let words = change.pictureWords else {
        joined.append(change)
        continue
      }
      let key = [change.element ?? "", part, change.grade.name, words]
      if let place = places[key] {
        joined[place] = joined[place].alsoIn(change.variants)
      } else {
        places[key] = joined.count
        joined.append(change)
      }
    }
    return joined
  }
}

extension [Review.Report] {
  /// The reports, with those joined that the same edit in several elements caused, if their changes have the same words.
  var joiningAlike: [Review.Report] { joining(by: Alike.init) { $0.join($1) } }

  /// The reports, with those joined whose edits are of values beside each other, such as the sides of insets, and concern the
  /// same elements.
  var joiningSiblings: [Review.Report] { joining(by: Siblings.init) { $0.take($1) } }

  /// The reports, with each one that has the same key as an earlier one joined to that. One without a key stays alone.
  private func joining<Key: Hashable>(
    by key: (Review.Report) -> Key?, _ join: (inout Review.Report, Review.Report) -> Void
  ) -> [Review.Report] {
    var joined: [Review.Report] = []
    var known: [Key: Int] = [:]
    for report in self {
      let key = key(report)
      if let index = key.flatMap({ known[$0] }) {
        join(&joined[index], report)
        continue
      }
      if let key { known[key] = joined.count }
      joined.append(report)
    }
    return joined
  }
}

/// What two reports must have in common whose edits are of values beside each other.
private struct Siblings: Hashable {
  let themes: [String]
  /// The keys above each edited value, with its file.
  let parents: [[String]]
  let elements: [[String]]

  /// Nil for a report without known edits of values.
  init?(_ report: Review.Report) {
    let edited = report.causes.filter { [.element, .token].contains($0.kind) && $0.former == nil }
    guard !edited.isEmpty, edited.count == report.causes.count, report.others.isEmpty else { return nil }
    themes = report.themes
    elements = report.groups.map(\.elements)
    parents = edited.map { [$0.parent, ($0.new ?? $0.old)?.path ?? ""] }
    guard edited.allSatisfy(\.isOfASide) else { return nil }
  }
}

extension Cause {
  /// Whether the value is one of several that belong together: a side, a corner, or a length across or down.
  fileprivate var isOfASide: Bool {
    [
      "top", "left", "bottom", "right", "width", "height", "x", "y", "topLeft", "topRight", "bottomRight",
      "bottomLeft", "horizontal", "vertical",
    ].contains(name.dropFirst(parent.count + 1))
  }

  /// The keys above the edited value, joined by dots.
  fileprivate var parent: String { String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.startIndex)) }
}

extension Review.Report {
  /// The edits to tell: one for values beside each other with the same values before and after, such as all sides of insets.
  var toldCauses: [Cause] {
    var told: [Cause] = []
    var keys: [[String]] = []
    for cause in causes {
      let index = told.firstIndex { other in
        other.kind == cause.kind && cause.kind != .file && cause.former == nil && other.former == nil
          && other.parent == cause.parent && other.isOfASide && cause.isOfASide && other.old == cause.old
          && other.new == cause.new
      }
      if let index {
        keys[index].append(String(cause.name.dropFirst(cause.parent.count + 1)))
      } else {
        told.append(cause)
        keys.append([])
      }
    }
    return zip(told, keys).map { cause, more in
      guard !more.isEmpty else { return cause }
      let last = String(cause.name.dropFirst(cause.parent.count + 1))
      return Cause(cause.kind, "\(cause.parent).\(([last] + more).allListed)", old: cause.old, new: cause.new)
    }
  }

  /// Adds what a report with an edit beside its own says of the same elements.
  fileprivate mutating func take(_ other: Review.Report) {
    causes += other.causes.filter { !causes.contains($0) }
    groups = zip(groups, other.groups).map { group, further in
      let lines = group.lines + further.lines.filter { !group.lines.contains($0) }
      let order = lines.indices.sorted { (lines[$0].grade, $0) < (lines[$1].grade, $1) }
      return Review.Group(elements: group.elements, lines: order.map { lines[$0] })
    }
    summary = Review.summary(
      of: groups.flatMap { group in group.elements.flatMap { _ in group.lines.map(\.grade) } })
  }

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
