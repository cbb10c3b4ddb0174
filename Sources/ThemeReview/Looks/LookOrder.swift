import ThemeCore
import ThemeImage

/// How much of a look or a picture changed, by which they are ordered.
struct LookChange {
  /// By how many of 255 levels people see it; 256 for what levels don't tell, such as another size.
  let strength: Int
  /// Whether it is of the normal state.
  let isNormal: Bool
  let isDark: Bool
  /// Whether reports say that people notice it.
  let isFlagged: Bool

  /// By at most so many levels, hardly anyone sees a difference.
  static let faint = 3

  init(_ strength: Int?, in variants: [String], isFlagged: Bool = false) {
    self.isFlagged = isFlagged
    self.strength = strength ?? 256
    isNormal = variants.contains { $0 == "normal" || $0.hasPrefix("normal.") }
    isDark = variants.allSatisfy(\.isOfDarkMode)
  }
}

extension [LookChange] {
  /// The indices, that of what changed most first, and then that of what changed most on the other ground, light or dark. What
  /// reports tell of comes first; what changed alike, by at least three quarters as much, stays in its order, with the normal
  /// state first.
  var mostFirst: [Int] {
    func ordered(_ indices: [Int]) -> [Int] {
      let most = indices.map { self[$0].strength }.max() ?? 0
      return indices.sorted(byRank: { index in
        let change = self[index]
        return [change.isFlagged ? 0 : 1, change.strength * 4 >= most * 3 ? 0 : 1, change.isNormal ? 0 : 1]
      })
    }
    let all = ordered([Int](indices))
    guard let first = all.first,
      let other = ordered(all.filter { self[$0].isDark != self[first].isDark }.sorted()).first
    else { return all }
    return [first, other] + all.filter { $0 != first && $0 != other }
  }
}

extension ShownPicture {
  /// The picture at the largest scale at which it differs, which reports tell of.
  var told: PicturePair? { scales.last { !$0.looksSame } ?? scales.last }

  /// By how many of 255 levels people see that it differs; nil where a side is missing or has another size.
  var levels: Int? { told.flatMap { $0.levels(on: .ground(of: variants.first ?? "")) } }

  var change: LookChange {
    // What differs by nothing in the size of its art differs when it is stretched.
    let seen = levels.flatMap { $0 == 0 && told?.looksSame == false ? nil : $0 }
    return LookChange(seen, in: variants, isFlagged: isFlagged)
  }
}

extension PicturePair {
  /// By how many of 255 levels people see that both sides differ in the size of their art; nil where a side is missing or has
  /// another size.
  func levels(on ground: Color) -> Int? {
    let (old, new) = natural
    return mostLevels(old, new, on: ground)
  }
}

extension LookPair {
  var change: LookChange {
    let seen = facts.isEmpty ? told?.levels(on: ground) : nil
    return LookChange(
      seen.flatMap { $0 == 0 && told?.looksSame == false ? nil : $0 }, in: variants, isFlagged: isFlagged)
  }

  /// Whether the look has a picture; an icon is shown in its element.
  func shows(_ picture: ShownPicture) -> Bool {
    (part == picture.part || picture.part == "icon" && part.isMainPart)
      && picture.variants.contains { variants.contains($0) }
  }

  /// The titles with which the two sides are not the same; the short one where there are none.
  var tellingTitles: [String?] {
    if picture != nil || old == nil || new == nil { return titles }
    let found = titles.filter { title in
      LookPicture(self, title: title).map { $0.old != $0.new } ?? true
    }
    return found.isEmpty ? Array(titles.prefix(1)) : found
  }
}

extension [LookPair] {
  /// The looks, the one that changed most first. Only the first `count` are compared.
  func mostChangedFirst(among count: Int) -> [LookPair] {
    prefix(count).map(\.change).mostFirst.map { self[$0] } + dropFirst(count)
  }
}

/// The changed pictures of themes, which are looked for once.
struct ThemePictures {
  private let pairs: [String: ThemePair]
  /// For each theme and element, the variants that reports tell of.
  private let flagged: [String: [String: Set<String>]]
  private var found: [String: ShownPictures?] = [:]

  init(_ pairs: [ThemePair], _ themes: [ThemeChanges] = []) {
    self.pairs = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
    var flagged: [String: [String: Set<String>]] = [:]
    for theme in themes {
      for change in theme.changes {
        guard let element = change.element else { continue }
        let unreadable = change.contrasts.filter(\.fallsShort).flatMap(\.variants)
        let variants = unreadable + (change.effect == .hidesOutline ? change.variants : [])
        if !variants.isEmpty { flagged[theme.theme, default: [:]][element, default: []].formUnion(variants) }
      }
    }
    self.flagged = flagged
  }

  /// Nil for a theme that one side does not have.
  subscript(theme: String) -> ShownPictures? {
    mutating get {
      if let known = found[theme] { return known }
      let pictures = pairs[theme].flatMap { ShownPictures($0, flagged: flagged[theme] ?? [:]) }
      found[theme] = .some(pictures)
      return pictures
    }
  }

  /// The themes in groups in which an element looks the same, in their order; without those that one side does not have.
  mutating func alike(_ themes: [String], _ element: String) -> [[String]] {
    let known = themes.filter { self[$0] != nil }
    if known.count < 2 { return known.map { [$0] } }
    // A theme without an identity has a group of its own.
    return known.groups { self[$0]?.identity(of: element) ?? ["", $0] }.map(\.members)
  }
}
