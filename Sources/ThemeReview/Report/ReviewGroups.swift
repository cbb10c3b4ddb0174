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
