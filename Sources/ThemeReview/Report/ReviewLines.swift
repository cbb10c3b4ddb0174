import ThemeCore

// A review as lines: its changes, and what is said besides them. What follows from a change is told in the line of that change.

extension Review {
  /// The changes as lines, by element. What follows from another change is told in its line: the names in code of a renaming, the
  /// insets of art that is mirrored, and the pixels of art that is drawn in another way.
  static func told(_ changes: [Change]) -> [(element: String?, line: Line)] {
    let changes = changes.joiningVariants
    let followers = Followers(changes)
    return changes.indices.compactMap { index in
      let change = changes[index]
      guard !followers.hidden.contains(index) else { return nil }
      return (
        change.exchange ?? change.element,
        Line(
          grade: change.grade,
          said: ([change.words] + (followers.words[index] ?? [])).joined(separator: "; "),
          reason: change.reason, levels: change.levels, isOfPixels: change.isOfPixels,
          followsFromFact: change.isOfPixels
            && changes.contains {
              $0.fact?.isArt == true && $0.hasPart(of: change) && $0.grade <= change.grade
            },
          alarm: change.effect.map { .effect($0, place: place(of: [change])) })
      )
    } + contrasts(of: changes)
  }

  /// A line for each element with titles whose contrast changed, the least one first. Titles of disabled controls are last.
  private static func contrasts(of changes: [Change]) -> [(element: String?, line: Line)] {
    changes.compactMap(\.element).unique.compactMap { element in
      let found = changes.filter { $0.element == element }.flatMap(\.contrasts)
        .sorted { ($0.isOfDisabled ? 1 : 0, $0.new) < ($1.isOfDisabled ? 1 : 0, $1.new) }
      guard let first = found.first, let least = found.min(by: { $0.new < $1.new }) else { return nil }
      // A list that is cut has the least contrast.
      let told = found.count > 5 ? [least] + found.filter { $0 != least } : found
      let alarm: Alarm? = first.fallsShort ? first.old == nil ? .newUnreadable : .unreadable : nil
      return (
        element,
        Line(
          grade: .visible, said: told.map(\.words).shortList, alarm: alarm,
          contrast: LeastContrast(millionths: least.new.millionths))
      )
    }
  }
}

/// What follows from changes and is told with them.
private struct Followers {
  /// The indices of the changes without a line of their own.
  private(set) var hidden: Set<Int> = []
  /// What the line of a change says besides the change, by its index.
  private(set) var words: [Int: [String]] = [:]

  init(_ changes: [Change]) {
    addNames(changes)
    addMirrored(changes)
    addPixels(changes)
  }

  /// The names in code of an element that was renamed.
  private mutating func addNames(_ changes: [Change]) {
    let renamed = changes.indices.filter { if case .renamed = changes[$0].subject { true } else { false } }
    for index in renamed {
      for (follower, change) in changes.enumerated() {
        guard let fact = change.fact else { continue }
        if fact.path == ["symbol"], change.element == changes[index].element {
          hidden.insert(follower)
          words[index, default: []].append(
            "replace `\(fact.old?.words ?? "")` by `\(fact.new?.words ?? "")` in Swift")
        } else if fact.path.first == "names", change.element == nil, renamed.count == 1 {
          hidden.insert(follower)
          // The name in UIKit is the symbol.
          if fact.path.last != "uikit" { words[index, default: []].append(change.words) }
        }
      }
    }
  }

  /// The sides of art and titles that are exchanged because the art is mirrored.
  private mutating func addMirrored(_ changes: [Change]) {
    for (index, change) in changes.enumerated() {
      guard case .picture(let part, _, .mirrored) = change.subject, part.isMainPart else { continue }
      let sides = changes.indices.filter { other in
        guard let fact = changes[other].fact, changes[other].element == change.element,
          changes[other].grade >= change.grade, Set(changes[other].variants).isSubset(of: change.variants)
        else { return false }
        return ["left", "right"].contains(fact.path.last) && fact.isOfInsets
      }
      let exchanged = sides.filter { side in sides.contains { changes[side].isExchanged(with: changes[$0]) } }
      if exchanged.isEmpty { continue }
      hidden.formUnion(exchanged)
      words[index, default: []].append("left and right insets exchanged")
    }
  }

  /// The pixels that differ because of how art is drawn or cut.
  private mutating func addPixels(_ changes: [Change]) {
    // By how many levels the pixels differ because of a fact, by its index.
    var levels: [Int: Int] = [:]
    for (index, change) in changes.enumerated() {
      guard case .picture(_, _, .differs(let regions, _)) = change.subject,
        regions.isEmpty || change.onlyScales.isEmpty
      else { continue }
      let facts = changes.indices.filter { fact in
        changes[fact].hasPart(of: change) && changes[fact].grade <= change.grade
          && (changes[fact].isDrawnFact || regions.isEmpty && changes[fact].fact?.isCut == true)
      }
      guard let first = facts.first else { continue }
      hidden.insert(index)
      if regions.isEmpty {
        if !changes[first].isDrawnFact { words[first, default: []].append(change.pictureWords ?? "") }
        continue
      }
      let told = Set(facts.flatMap { changes[$0].variants })
      for fact in facts {
        let further = change.variants.filter { variant in
          let nearest = facts.first { changes[$0].hasVariant(ofAppearance: variant) } ?? first
          return !told.contains(variant) && nearest == fact
        }
        if !further.isEmpty { words[fact, default: []].append("changes \(further.listed) too") }
      }
      // Colors tell by how much the pixels differ.
      if facts.count == 1, let fact = changes[first].fact, fact.levels == nil {
        levels[first] = max(levels[first] ?? 0, change.levels)
      }
    }
    for (index, most) in levels.sorted(by: { $0.key < $1.key }) where most > 0 {
      words[index, default: []].insert("up to \(most) of 255 levels", at: 0)
    }
  }
}

extension Change {
  /// Whether the change is of the same part of the same element as that of a picture.
  fileprivate func hasPart(of picture: Change) -> Bool {
    guard case .picture(let part, _, _) = picture.subject else { return false }
    return element == picture.element && fact?.path.starts(with: ["parts", part]) == true
  }

  /// Whether the change is of a value that themec draws, which tells what its pixels show.
  fileprivate var isDrawnFact: Bool {
    guard let fact, fact.isArt, fact.path.count > 3 else { return false }
    return fact.path[3] == "color" || fact.path.count > 4 && ["box", "layers"].contains(fact.path[3])
  }

  /// Whether a variant of the change has the appearance of another one: `normal.dark` that of `highlighted.dark`.
  fileprivate func hasVariant(ofAppearance other: String) -> Bool {
    variants.contains { $0.drop { $0 != "." } == other.drop { $0 != "." } }
  }

  /// The change with that of the opposite side of the same insets; nil for other changes.
  fileprivate func joined(_ other: Change) -> Change? {
    guard case .fact(let fact, let looksSame) = subject, case .fact(let more, looksSame) = other.subject,
      element == other.element, variants == other.variants, grade == other.grade,
      causes == other.causes
        || causes.count == 1 && other.causes.count == 1 && causes[0].isBeside(other.causes[0]),
      let both = fact.joined(more)
    else { return nil }
    var change = self
    change.subject = .fact(both, looksSame: looksSame)
    change.causes += other.causes.filter { !causes.contains($0) }
    change.contrasts += other.contrasts
    change.consequence = consequence ?? other.consequence
    change.effect = effect ?? other.effect
    return change
  }

  /// Whether two changes of insets exchange their values.
  fileprivate func isExchanged(with other: Change) -> Bool {
    guard let fact, let more = other.fact else { return false }
    return fact.path.dropLast() == more.path.dropLast() && fact.path != more.path
      && fact.old?.line == more.new?.line && fact.new?.line == more.old?.line && variants == other.variants
  }

  /// Whether the change is how pixels differ. That a picture is mirrored says more than the facts that follow from it.
  fileprivate var isOfPixels: Bool {
    switch subject {
    case .picture(_, _, .mirrored), .picture(_, _, .gone), .picture(_, _, .added): false
    case .picture: true
    default: false
    }
  }
}

extension FactChange {
  fileprivate var isOfInsets: Bool {
    ["insets", "alignmentInsets", "capInsets"].contains(path.dropLast().last)
  }

  /// The same change of insets with the opposite side, which has the same values; nil for other facts.
  fileprivate func joined(_ other: FactChange) -> FactChange? {
    guard isOfInsets, path.dropLast() == other.path.dropLast(), old?.line == other.old?.line,
      new?.line == other.new?.line, let side = path.last, let opposite = other.path.last,
      ["left": "right", "top": "bottom"][side] == opposite
    else { return nil }
    return FactChange(path: path.dropLast() + ["\(side) and \(opposite)"], old: old, new: new)
  }
}

extension [Change] {
  /// The changes, with those of the opposite sides of insets joined that have the same values and the same edits, or edits beside
  /// each other.
  var joiningSides: [Change] {
    reduce(into: []) { joined, change in
      for index in joined.indices {
        guard let both = joined[index].joined(change) else { continue }
        joined[index] = both
        return
      }
      joined.append(change)
    }
  }

  /// The changes, with those of an element's pictures and facts joined that have the same words in several variants, such as of
  /// lists in which something else differs. All have the same causes.
  fileprivate var joiningVariants: [Change] {
    enumerated().groups { index, change in
      let own = [change.element ?? "", change.grade.name]
      switch change.subject {
      case .picture(let part, _, _): return own + [part, change.pictureWords ?? ""]
      case .fact(let fact, let looksSame) where change.element != nil:
        return own + fact.path + [fact.words, "\(looksSame)", change.consequence ?? ""]
      default: return ["\(index)"]
      }
    }.map { _, alike in
      var change = alike[0].element.alsoIn(alike.dropFirst().flatMap(\.element.variants))
      change.contrasts += alike.dropFirst().flatMap(\.element.contrasts)
      return change
    }
  }
}

// What is said besides the changes: warnings, unknown causes, sizes and the version step.

extension Review {
  /// The new warnings that no report tells, which precede all reports. Each is a sentence without a final period.
  var untoldWords: [String] { untold.words(besides: reported) }

  /// The notes below all reports: unknown causes, fixed warnings, the size and the suggested version step. Each is a sentence
  /// without a final period.
  var notes: [String] {
    causeNotes
      + [fixedWords, sizeWords, step.map { "suggested version step: \($0.rawValue)" }].compactMap(\.self)
  }

  /// The names of the themes that have reports.
  private var reported: [String] {
    reports.flatMap { report in report.themes + report.others.flatMap(\.themes) }.unique
  }

  /// The warnings that were fixed, counted, with their codes and elements; nil for none.
  private var fixedWords: String? {
    if lost.isEmpty { return nil }
    let themes = reported
    let codes = lost.map(\.warning.code).unique.map { code in
      let elements = lost.filter { $0.warning.code == code }.compactMap(\.warning.element).unique
      return "`\(code)`\(elements.isEmpty ? "" : " of \(elements.listed)")"
    }
    let names = lost.flatMap(\.themes).unique
    let place = Set(names) == Set(themes) || themes.isEmpty && names.count == 1 ? "" : " in \(names.named)"
    return "fixed\(place): \(lost.count) \(lost.count == 1 ? "warning" : "warnings") (\(codes.allListed))"
  }

  /// Why the causes of changes are unknown; each note is a sentence without a final period.
  var causeNotes: [String] {
    withoutCauses.map { sides, themes in
      guard let side = sides.first else {
        return
          "what made these changes is not known where a side is a bundle; to see it, compare themes or revisions, as in `themec diff main`"
      }
      let place = sides.count == 1 ? "the \(side.rawValue) side" : "both sides"
      let bundles =
        themes.count == 1 && sides.count == 1 ? "the bundle of \(place) is" : "the bundles of \(place) are"
      let made = themes.count == 1 ? "its theme makes" : "their themes make"
      return
        "what made the changes of \(themes.listed) is not known, because \(bundles) not what \(made) now; build again, or compare themes or revisions, as in `themec diff main`"
    }
  }

  /// By how much all files that differ grew or shrank; nil where that is less than 10 KB and less than a tenth of them.
  private var sizeWords: String? {
    let (old, new) = bytes.reduce((0, 0)) { ($0.0 + $1.change.old, $0.1 + $1.change.new) }
    let growth = abs(new - old)
    guard growth >= 10_000 || growth >= leastGrowth && growth * 10 >= old else { return nil }
    let sign = new > old ? "+" : "−"
    let count = Set(bytes.map(\.theme)).count
    // Pictures of a side that is not on the disk are not compressed as a build does it.
    let about = bytes.contains(where: \.change.isQuick) ? "about " : ""
    return "size: \(about)\(sign)\(Self.size(growth))"
      + (count > 1 ? " in all, \(about.isEmpty ? "about " : "")\(Self.size(growth / count)) a theme" : "")
  }

  /// A number of bytes with a unit: `14 KB`, `2.6 MB`.
  private static func size(_ bytes: Int) -> String {
    func rounded(_ unit: Int) -> String {
      let tenths = (bytes * 10 + unit / 2) / unit
      return tenths >= 100 || tenths % 10 == 0 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    return bytes < 1_000
      ? "\(bytes) bytes" : bytes < 999_500 ? "\(rounded(1_000)) KB" : "\(rounded(1_000_000)) MB"
  }

  /// The elements whose files grew or shrank by so much that it matters, in all of their themes together.
  var grown: [(element: String?, themes: [String], growth: Int)] {
    let elements = bytes.map(\.change.element).unique
    return elements.map { element in
      let own = bytes.filter { $0.change.element == element }
      return (element, own.map(\.theme).unique, own.reduce(0) { $0 + $1.change.new - $1.change.old })
    }.filter { abs($0.growth) >= leastGrowth }.sorted { abs($0.growth) > abs($1.growth) }
  }
}

/// The least growth of files that is told, in bytes.
private let leastGrowth = 1_000

extension [Review.WarningLine] {
  /// New warnings in words; those with the same code in the same themes share a sentence. Themes are named unless they are
  /// `known`.
  func words(besides known: [String]) -> [String] {
    groups { [$0.warning.code] + $0.themes }.map { _, lines in
      let first = lines[0].warning
      let place = Set(lines[0].themes) == Set(known) ? "" : " in \(lines[0].themes.named)"
      let of = (first.element.map { " of \($0)" } ?? "") + (first.target.map { " on \($0)" } ?? "")
      var words = "new warning\(place): \(first.words) (`\(first.code)`\(of))"
      let others = lines.dropFirst().compactMap(\.warning.element).unique.filter { $0 != first.element }
      // The first name in a message is the variant.
      let variants = lines.dropFirst().filter { $0.warning.element == first.element }
        .compactMap { line in
          line.warning.words.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first
            .map { "`\($0)`" }
        }
      if !variants.isEmpty { words += "; also for \(variants.unique.listed)" }
      if !others.isEmpty { words += "; also for \(others.listed)" }
      return words
    }
  }
}
