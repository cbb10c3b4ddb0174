import ThemeCompiler
import ThemeCore

/// Finds the edits that caused the changes of a theme; the themes of both sides must have been compiled.
///
/// A single edit is the cause of all changes. With several edits, each change is traced to those that its values come from, on
/// either side.
struct CauseSearch {
  /// The edits between the two sides, in the order of the files.
  private(set) var edits: [WrittenEdit]
  private let sides: [(theme: WrittenTheme, isNew: Bool)]
  private var traces: [ThemeTrace?]?
  private var values: [Variant: [TracedValue]] = [:]

  private struct Variant: Hashable {
    let element: String
    let key: String
    let isNew: Bool
  }

  init(_ old: WrittenTheme, _ new: WrittenTheme) {
    edits = new.edits(since: old)
    sides = [(old, false), (new, true)]
  }

  /// Replaces the removal of an element under its former name and its addition under its new name by one edit, a renaming.
  /// Without both edits, nothing happens.
  mutating func join(_ former: String, _ name: String) {
    func keys(_ element: String) -> [String] { element.split(separator: "/").map(String.init) }
    guard let gone = edits.firstIndex(where: { $0.keys == keys(former) && $0.new == nil }),
      let new = edits.firstIndex(where: { $0.keys == keys(name) && $0.old == nil })
    else { return }
    edits[new] = WrittenEdit(renaming: edits[gone], to: edits[new])
    edits.remove(at: gone)
  }

  /// The edits that caused a change, as indices of `edits`; empty where none can be determined.
  mutating func edits(behind change: Change) -> [Int] {
    switch change.subject {
    case .code:
      let ofCode: Set<String> = ["namespace", "summary", "targets"]
      return edits.indices.filter { edits[$0].isOfProject || ofCode.contains(edits[$0].keys.first ?? "") }
    case .encoding: return []
    default: break
    }
    if edits.count < 2 { return Array(edits.indices) }
    let found = found(behind: change)
    // Art files that are new or gone follow from an edit of the text that names them, so they are no causes beside such an
    // edit.
    let said = found.filter { !edits[$0].isArt || edits[$0].old != nil && edits[$0].new != nil }
    return said.isEmpty ? found : said
  }

  private mutating func found(behind change: Change) -> [Int] {
    guard let element = change.element else { return settings(of: change) }
    var found: [Int] = []
    let own = edits.indices.filter { edits[$0].isAt(element) }
    switch change.subject {
    case .gone, .added: break
    case .renamed(let former):
      return edits.indices.filter { edits[$0].isAt(former) || edits[$0].isAt(element) }
    case .fact(let fact, _) where change.variants.isEmpty && !fact.isOfFolders:
      found = own.filter { edits[$0].keys.contains(fact.path.first ?? "") }
    case .picture(_, let scales, .gone), .picture(_, let scales, .added):
      let said = edits.indices.filter { edits[$0].keys.first == "scales" && !scales.isEmpty }
      if !said.isEmpty { return said }
      fallthrough
    default:
      found = hits(of: change, element)
    }
    if found.isEmpty { found = own }
    return found.isEmpty ? settings(of: change) : found
  }

  /// The edits of settings of the whole theme: those with the key of the changed fact or, if there are none, all of them.
  private func settings(of change: Change) -> [Int] {
    let all = edits.indices.filter { edits[$0].kind == .setting }
    guard let first = change.fact?.path.first else { return all }
    let own = all.filter { edits[$0].keys.first == (first == "theme" ? "name" : first) }
    return own.isEmpty ? all : own
  }

  /// The edits that the changed values come from, in the variants of the change. The values are searched for with each filter
  /// of the subject in turn, until a filter finds edits; empty where none does.
  private mutating func hits(of change: Change, _ element: String) -> [Int] {
    var variants = change.variants
    switch change.subject {
    case .stateGone(let state), .stateAdded(let state): variants = [state]
    case .fact(let fact, _) where fact.isOfFolders: variants = ["normal"]
    default: break
    }
    // Eight variants are enough, because more that changed in the same way add no causes.
    var traced: [(values: [TracedValue], isNew: Bool)] = []
    for variant in variants.prefix(8) {
      for side in sides.indices { traced.append((values(of: element, variant, side), sides[side].isNew)) }
    }
    for filter in change.subject.filters {
      let found = edits.indices.filter { index in
        traced.contains { values, isNew in
          values.contains { filter($0) && $0.comes(from: edits[index], isNew: isNew) }
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func values(of element: String, _ variant: String, _ side: Int) -> [TracedValue] {
    let traces = traces ?? sides.map { ThemeTrace($0.theme) }
    self.traces = traces
    let key = Variant(element: element, key: variant, isNew: sides[side].isNew)
    if let known = values[key] { return known }
    let found = traces[side]?.values(of: element, in: variant) ?? []
    values[key] = found
    return found
  }
}

extension Change.Subject {
  /// The filters for the values that a change is about, the narrowest first.
  fileprivate var filters: [(TracedValue) -> Bool] {
    let isAny: (TracedValue) -> Bool = { _ in true }
    let isOfPixels: (TracedValue) -> Bool = { value in
      !["hitArea", "title", "tint"].contains { value.isAt($0) }
    }
    let isOfArt: (TracedValue) -> Bool = { $0.isOfArt }
    let slicing: Set<Substring> = ["caps", "stretchable", "resizing"]
    let isOfCaps: (TracedValue) -> Bool = { !slicing.isDisjoint(with: $0.key.split(separator: ".")) }
    func both(
      _ first: @escaping (TracedValue) -> Bool, _ second: @escaping (TracedValue) -> Bool
    ) -> (TracedValue) -> Bool {
      { first($0) && second($0) }
    }
    switch self {
    case .fact(let fact, _) where fact.isOfFolders: return [isOfCaps, isOfArt, isOfPixels, isAny]
    case .fact(let fact, _) where fact.path.first == "parts" && fact.path.count > 1:
      let isOfPart = Self.isOfPart(fact.path[1])
      let own = (fact.isCut ? [isOfCaps] : []) + [isOfArt]
      return own.map { both(isOfPart, $0) } + own + [isOfPixels, isAny]
    case .fact(let fact, _):
      let prefixes = (1...fact.path.count).reversed().map { fact.path.prefix($0).joined(separator: ".") }
      return prefixes.map { prefix in { $0.isAt(prefix) } } + [isAny]
    case .picture(let part, _, _):
      return [both(Self.isOfPart(part), isOfArt), isOfArt, isOfCaps, isOfPixels, isAny]
    default: return [isAny]
    }
  }

  /// The filter for the values of a part's art and slicing.
  private static func isOfPart(_ part: String) -> (TracedValue) -> Bool {
    let keys =
      switch part {
      case _ where part.isMainPart: ["art", "background", "caps", "center", "resizing", "stretchable"]
      case "backIndicator": ["backIndicator.art"]
      case "backIndicatorMask": ["backIndicator.mask"]
      default: [part]
      }
    return { value in keys.contains { value.isAt($0) } }
  }
}

extension TracedValue {
  /// Whether the value is that of a key or of one below it.
  fileprivate func isAt(_ keys: String) -> Bool { key == keys || key.hasPrefix("\(keys).") }
}

extension WrittenEdit {
  /// The kind of the cause that the edit is.
  fileprivate var kind: Cause.Kind {
    switch keys.first {
    case nil: .file
    case _ where isOfProject: .setting
    case "tokens": .token
    case "art": .recipe
    case "backButtons", "buttons", "controls", "images", "navigationBars": .element
    default: .setting
    }
  }

  /// Whether the edit is of an element, of a value within it, or of a map that contains it; under its present or its former
  /// name.
  fileprivate func isAt(_ element: String) -> Bool {
    guard !isArt, !isOfProject else { return false }
    let names = element.split(separator: "/")
    return [keys, formerKeys ?? keys].contains { zip($0, names).allSatisfy { $0 == $1 } }
  }

  /// The edit as reports show it.
  var cause: Cause {
    let name = isArt ? (new ?? old).map { "\($0.path)" } ?? "" : keys.joined(separator: ".")
    return Cause(
      kind, name, former: formerKeys?.joined(separator: "."), old: old.map(Cause.Place.init),
      new: new.map(Cause.Place.init))
  }
}

extension Cause.Place {
  init(_ place: WrittenEdit.Place) {
    self.init(path: "\(place.path)", line: place.line, text: place.text)
  }
}

extension ThemeChanges {
  /// Compares the two bundles of a theme, and finds the causes of the changes where the themes of both sides are known. A
  /// bundle is nil where its side does not have the theme; the result is nil where neither side has it.
  package init?(_ old: BundleContents?, _ new: BundleContents?, workers: Int = 1) {
    guard let theme = (new ?? old)?.manifest.theme else { return nil }
    let files = FileComparison(old, new)
    let compared = ThemeChanges(
      theme: theme, changes: ThemeReview.changes(ofTheme: old, new, files, workers: workers),
      // That a theme is new or gone needs no cause.
      knowsCauses: old == nil || new == nil, bytes: byteChanges(old, new, files))
    if let old, let new { self = compared.traced(old, new) } else { self = compared }
  }

  /// The same changes with their causes and with the changes of warnings. Where the theme of either bundle is not known, the
  /// result has no causes, and lists the sides whose bundles are outdated.
  package func traced(_ old: BundleContents, _ new: BundleContents) -> ThemeChanges {
    guard let before = old.written, let after = new.written else {
      let outdated = [(old, ReviewSide.old), (new, .new)].filter(\.0.isOutdated).map(\.1)
      return ThemeChanges(theme: theme, changes: changes, outdated: outdated, bytes: bytes)
    }
    var found = changes
    var names: [String: String] = [:]
    var search = CauseSearch(before, after)
    for change in found {
      guard case .renamed(let former) = change.subject, let name = change.element else { continue }
      names[former] = name
      search.join(former, name)
    }
    var effective: Set<Int> = []
    var renamed: [String: [Int]] = [:]
    for index in found.indices {
      var edits = search.edits(behind: found[index])
      let path = found[index].fact?.path
      if let element = found[index].element {
        if case .renamed = found[index].subject { renamed[element] = edits }
        // The symbol of a renamed element follows from its name.
        if path == ["symbol"] { edits = renamed[element] ?? edits }
      } else if path?.first == "names", !renamed.isEmpty {
        edits = Set(renamed.values.joined()).sorted()
      }
      effective.formUnion(edits)
      found[index].causes = edits.map { search.edits[$0].cause }
    }
    let others = search.edits.indices.filter { !effective.contains($0) }.map { index in
      Ineffective(
        cause: search.edits[index].cause, own: after.override(of: search.edits[index]).map(Cause.Place.init))
    }
    let warnings = old.warnings.flatMap { before in
      new.warnings.map { WarningChanges(from: before.map { $0.renamed(by: names) }, to: $0) }
    }
    return ThemeChanges(
      theme: theme, changes: found, knowsCauses: true, withoutEffect: others, warnings: warnings, bytes: bytes
    )
  }
}

/// The changes of all themes of two sides, in the order of the themes' names.
package func themeChanges(
  _ before: [BundleContents], _ after: [BundleContents], workers: Int = 1
) -> [ThemeChanges] {
  themeChanges(themePairs(before, after), workers: workers)
}

/// The changes of themes whose bundles are paired, in the order of the pairs.
package func themeChanges(_ pairs: [ThemePair], workers: Int = 1) -> [ThemeChanges] {
  // A single theme uses all threads for its elements; several themes are compared by one thread each.
  let inside = pairs.count == 1 ? workers : 1
  return parallelMap(pairs.count, workers: workers) {
    ThemeChanges(pairs[$0].old, pairs[$0].new, workers: inside)
  }.compactMap { $0 }
}
