import ThemeCore

/// The changes that many themes have in common although their causes are unknown, because at least one side is a bundle without
/// its theme. They are reported once for all of these themes.
struct SharedChanges {
  /// The least number of themes that must have a change for it to count as shared.
  private static let fewest = 3

  /// The shared changes; nil where there are none.
  let report: Review.Report?
  /// The changes of each theme that are not in the report; empty for a theme whose changes all are.
  let rest: [(theme: String, changes: [Change])]

  init(_ themes: [ThemeChanges]) {
    let found = themes.filter { !$0.knowsCauses }.flatMap { theme in
      zip(theme.changes.kinds, theme.changes).map { (kind: $0, theme: theme.theme, change: $1) }
    }
    let shared = found.groups(by: \.kind).filter { $0.members.count >= Self.fewest }
    guard !shared.isEmpty else {
      report = nil
      rest = themes.map { ($0.theme, $0.changes) }
      return
    }
    let among = Set(shared.flatMap { $0.members.map(\.theme) })
    let all = themes.map(\.theme).filter(among.contains)
    let lines = shared.map { _, members in
      let words = Self.words(of: members.map { ($0.theme, $0.change) }, among: all)
      return (members[0].change.element, Review.Line(grade: members[0].change.grade, said: words))
    }
    report = Review.Report(causes: [], themes: all, groups: Review.groups(of: lines), place: "")
    let told = Set(shared.map(\.key))
    rest = themes.map { theme in
      if theme.knowsCauses { return (theme.theme, theme.changes) }
      let own = zip(theme.changes.kinds, theme.changes).filter { !told.contains($0.0) }.map(\.1)
      return (theme.theme, own)
    }
  }

  /// A change as most of the themes have it that have such a change. Themes with other values, and themes of `all` that lack the
  /// change, follow in parentheses.
  private static func words(of found: [(theme: String, change: Change)], among all: [String]) -> String {
    let groups = found.groups { $0.change.words }
    let most = groups.map(\.members.count).max()
    guard let (words, members) = groups.first(where: { $0.members.count == most }) else {
      preconditionFailure("a kind of change that nothing has")
    }
    let same = members.map(\.theme)
    var exceptions: [String] = []
    let others = found.map(\.theme).filter { !same.contains($0) }
    if others.count > same.count {
      exceptions.append("these values in \(same.listed), other values in \(others.count) more")
    } else if !others.isEmpty {
      exceptions.append("other values in \(others.listed)")
    }
    let missing = all.filter { theme in !found.contains { $0.theme == theme } }
    if !missing.isEmpty { exceptions.append("no such change in \(missing.listed)") }
    return exceptions.isEmpty ? words : "\(words) (\(exceptions.joined(separator: "; ")))"
  }
}

extension [Change] {
  /// The kinds of the changes of a theme, those that it has several times with a number.
  fileprivate var kinds: [String] {
    var counts: [String: Int] = [:]
    return map { change in
      let kind = change.kind
      counts[kind, default: 0] += 1
      return "\(kind) \(counts[kind] ?? 0)"
    }
  }
}

extension Change {
  /// The change without its values; changes of the same kind in several themes are reported together.
  fileprivate var kind: String {
    let what =
      switch subject {
      case .fact(let fact, let looksSame): "fact \(fact.path.joined(separator: "/")) \(looksSame)"
      case .picture(let part, _, let change): "picture \(part) \(change.kind)"
      case .gone: "gone"
      case .added: "added"
      case .stateGone(let state): "state \(state) is gone"
      case .stateAdded(let state): "state \(state) is new"
      case .renamed(let former): "was \(former)"
      case .code: "code"
      case .encoding: "encoding"
      }
    return "\(grade.rawValue) \(element ?? "") \(variants.joined(separator: "/")) \(what)"
  }
}
