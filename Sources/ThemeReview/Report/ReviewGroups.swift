import ThemeCore

extension Review {
  /// Groups lines by element, in the order in which the elements first occur; nil is the bundle. Within a group, the gravest
  /// lines are first. Elements with the same lines share a group.
  static func groups(of told: [(element: String?, line: Line)]) -> [Group] {
    var groups: [Group] = []
    for (name, members) in told.groups(by: \.element) {
      let lines = members.map(\.line).gravestFirst
      if let name, let group = groups.firstIndex(where: { $0.isAlike(lines) && !$0.elements.isEmpty }) {
        groups[group].elements.append(name)
        groups[group].take(lines.compactMap(\.contrastNote))
      } else {
        groups.append(Group(elements: name.map { [$0] } ?? [], lines: lines))
      }
    }
    return groups
  }

  /// Where all changes of variants are that have a mode or a scale in common: `in dark mode`; empty where they have none. A mode
  /// that the elements have other variants of, and no change is in, counts as well: `in light mode`.
  static func place(of changes: [Change]) -> String {
    guard let first = changes.first?.variants.first else { return "" }
    func values(_ variant: String) -> [Substring] { Array(variant.split(separator: ".").dropFirst()) }
    let common = values(first).filter { value in
      changes.allSatisfy { !$0.variants.isEmpty && $0.variants.allSatisfy { values($0).contains(value) } }
    }
    func lacks(_ value: String) -> Bool { changes.allSatisfy { $0.otherValues.contains(value) } }
    let names = [
      "dark": "dark mode", "light": "light mode", "highContrast": "high contrast", "rtl": "right to left",
    ]
    var words = common.map { names[String($0)] ?? String($0) }
    if lacks("dark") { words.append("light mode") }
    if lacks("rtl") { words.append("left to right") }
    let modes = words.isEmpty ? "" : "in \(words.allListed)"
    let contrast = lacks("highContrast") ? "with standard contrast" : ""
    let scales = changes.allSatisfy { $0.onlyScales == changes[0].onlyScales } ? changes[0].onlyScales : []
    let parts = [modes, contrast, scales.isEmpty ? "" : "at \(scales.allListed)"].filter { !$0.isEmpty }
    return parts.joined(separator: " ")
  }

  /// The grades of the changes that the reports tell; a change that several elements or themes have is one. Changes in other
  /// themes with other details are not counted.
  var grades: [Grade] { reports.flatMap { $0.groups.grades } }

  /// How many changes the reports tell together; nil for a single report.
  package var total: String? {
    reports.count < 2 ? nil : "in all: \(Self.summary(of: grades))"
  }

  /// How many changes of each grade there are, and why some are breaking: `2 visible changes`, or `3 changes, 1 breaking (more
  /// room can be needed) and 2 visible` for several grades.
  static func summary(of grades: [Grade], because reasons: [String] = []) -> String {
    let noun = grades.count == 1 ? "change" : "changes"
    let isMixed = Set(grades).count != 1
    let counts = Grade.allCases.compactMap { grade -> String? in
      let count = grades.count { $0 == grade }
      let why = grade == .breaking && !reasons.isEmpty ? " (\(reasons.allListed))" : ""
      return count == 0 ? nil : "\(count) \(grade.name)\(isMixed ? "" : " \(noun)")\(why)"
    }
    return isMixed ? "\(grades.count) \(noun), \(counts.allListed)" : counts.joined()
  }
}

extension [Review.Report] {
  /// The reports, with those joined that the same edit in several elements caused, if their changes have the same words.
  var joiningAlike: [Review.Report] { joining(by: { Alike($0) }, { $0.join($1) }) }

  /// The reports, with those joined whose edits are of values beside each other, such as the sides of insets, and concern the
  /// same elements.
  var joiningSiblings: [Review.Report] { joining(by: { Siblings($0) }, { $0.take($1) }) }

  /// The reports, with each one that has the same key as an earlier one joined to that. One without a key stays alone.
  private func joining(
    by key: (Review.Report) -> AnyHashable?, _ join: (inout Review.Report, Review.Report) -> Void
  ) -> [Review.Report] {
    enumerated().groups { key($1) ?? AnyHashable($0) }.map { _, alike in
      alike.dropFirst().reduce(into: alike[0].element) { join(&$0, $1.element) }
    }
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
  /// Whether two edits are of values beside each other that got the same value, such as two sides of insets.
  func isBeside(_ other: Cause) -> Bool {
    other.kind == kind && kind != .file && former == nil && other.former == nil && other.parent == parent
      && isOfASide && other.isOfASide && other.old == old && other.new == new
  }

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
    var told: [[Cause]] = []
    for cause in causes {
      if let index = told.firstIndex(where: { $0[0].isBeside(cause) }) {
        told[index].append(cause)
      } else {
        told.append([cause])
      }
    }
    return told.map { beside in
      let first = beside[0]
      if beside.count == 1 { return first }
      let keys = beside.map { String($0.name.dropFirst($0.parent.count + 1)) }
      return Cause(first.kind, "\(first.parent).\(keys.allListed)", old: first.old, new: first.new)
    }
  }

  /// How many changes of each grade there are, and what they have in common: `2 visible changes, all in dark mode`.
  package var summary: String { Review.summary(of: groups, place) }

  /// Adds what a report with an edit beside its own says of the same elements.
  fileprivate mutating func take(_ other: Review.Report) {
    causes += other.causes.filter { !causes.contains($0) }
    if other.place != place { place = "" }
    groups = zip(groups, other.groups).map { group, further in
      let lines = group.lines + further.lines.filter { !group.lines.contains($0) }
      return Review.Group(elements: group.elements, lines: lines.gravestFirst)
    }
  }

  /// Adds the elements of a report with the same edit and the same lines.
  fileprivate mutating func join(_ other: Review.Report) {
    causes += other.causes
    if other.place != place { place = "" }
    groups = zip(groups, other.groups).map { group, further in
      Review.Group(elements: group.elements + further.elements, lines: group.lines)
    }
  }
}

extension Review.Other {
  /// How many changes of each grade there are, and what they have in common.
  package var summary: String { Review.summary(of: groups, place) }
}

extension Review {
  /// How many changes there are, what they have in common, why some are breaking, and what people notice of them.
  fileprivate static func summary(of groups: [Group], _ place: String) -> String {
    let lines = groups.flatMap(\.lines)
    // A width says by itself that more room is taken.
    let reasons = lines.filter { if case .effect(.resizes, _) = $0.alarm { false } else { true } }
      .compactMap(\.reason?.rawValue).unique
    let alarms = lines.compactMap { $0.alarm?.words(in: place) }.unique
    let head = summary(of: groups.grades, because: reasons) + (place.isEmpty ? "" : ", only \(place)")
    return ([head] + alarms).joined(separator: "; ")
  }
}

extension Review.Group {
  /// The changes that are counted: no notes.
  var counted: [Review.Line] { lines.filter { !$0.isNote } }

  /// The elements to name in a heading; empty where a line names them, as that of a screen that exchanges its elements.
  var heading: [String] { elements.filter { !$0.contains(" → ") } }

  /// Whether the changes are the same; the contrasts that follow from them may differ.
  fileprivate func isAlike(_ lines: [Review.Line]) -> Bool {
    self.lines.filter { $0.contrast == nil } == lines.filter { $0.contrast == nil }
  }

  /// Takes the contrasts of further elements or themes, of which only the least is told.
  fileprivate mutating func take(_ contrasts: [Review.Line]) {
    let all = lines.compactMap(\.contrastNote) + contrasts
    func rank(_ line: Review.Line) -> (Int, Int64) {
      (line.isUnreadable ? 0 : 1, line.contrast?.millionths ?? 0)
    }
    guard Set(all).count > 1, var worst = all.min(by: { rank($0) < rank($1) }) else { return }
    worst.contrast?.isOfSeveral = true
    lines = (lines.filter { $0.contrast == nil } + [worst]).gravestFirst
  }
}

extension Review.Line {
  /// The line, where it tells of contrasts.
  fileprivate var contrastNote: Review.Line? { contrast == nil ? nil : self }
}

extension [Review.Line] {
  /// The lines with the gravest first, and before them those of titles that are hard to read. Of those of a grade, what people
  /// notice is first, and then the largest changes: those of facts, and then those of pixels.
  fileprivate var gravestFirst: [Review.Line] {
    sorted(byRank: { line in
      [
        line.isUnreadable ? 0 : 1, line.grade.rawValue, line.alarm != nil ? 0 : line.isNote ? 2 : 1,
        line.isOfPixels ? 1 : 0, -line.levels,
      ]
    })
  }
}

extension [Review.Group] {
  /// The groups with the gravest first, and of those of a grade the one that changed most.
  var gravestFirst: [Review.Group] {
    sorted(byRank: { [$0].rank + [-($0.counted.map(\.levels).max() ?? 0)] })
  }

  /// How grave the gravest change is, and whether people notice one.
  fileprivate var rank: [Int] {
    [(grades.min() ?? .encoding).rawValue, flatMap(\.lines).contains { $0.alarm != nil } ? 0 : 1]
  }
}

extension [Review.Report] {
  /// The reports with the gravest first, in their order otherwise.
  var gravestFirst: [Review.Report] { sorted(byRank: \.groups.rank) }

  /// The reports, each of those that are of the same themes with its elements, by which readers tell them apart.
  var naming: [Review.Report] {
    var counts: [[String]: Int] = [:]
    for report in self { counts[report.themes, default: 0] += 1 }
    return map { report in
      var named = report
      let elements = report.groups.flatMap(\.heading).unique
      if counts[report.themes] != 1 {
        let others = report.groups.contains { !$0.elements.isEmpty } ? "screens" : "the theme as a whole"
        named.subject = elements.isEmpty ? others : elements.listed
      }
      return named
    }
  }
}

extension [Review.Group] {
  /// Whether the changes of the same elements are the same; what follows from them may differ.
  func areAlike(_ others: [Review.Group]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { $0.elements == $1.elements && $0.isAlike($1.lines) }
  }

  /// Takes the contrasts of groups that are alike.
  mutating func take(contrastsOf others: [Review.Group]) {
    for (index, other) in others.enumerated() { self[index].take(other.lines.compactMap(\.contrastNote)) }
  }

  /// The grades of the changes; one that several elements have in common is told and counted once.
  var grades: [Grade] { flatMap { $0.counted.map(\.grade) } }
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
