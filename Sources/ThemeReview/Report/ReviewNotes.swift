extension Review {
  /// The notes below all reports: unknown causes, warnings, byte counts and the suggested version step. Each is a sentence
  /// without a final period.
  package var notes: [String] {
    var notes: [String] = []
    notes += causeNotes
    notes += Self.words(of: gained, "new warning in")
    notes += Self.words(of: lost, "no longer warned of in")
    if let bytes = byteWords { notes.append(bytes) }
    if let step { notes.append("suggested version step: \(step.rawValue)") }
    return notes
  }

  /// The warnings of a side as notes. Of more than two with the same code in the same themes, the first is told in its words, and
  /// the elements of the others are named.
  private static func words(of lines: [WarningLine], _ start: String) -> [String] {
    var alike: [[WarningLine]] = []
    for line in lines {
      let index = alike.firstIndex {
        $0[0].warning.code == line.warning.code && $0[0].themes == line.themes
      }
      if let index { alike[index].append(line) } else { alike.append([line]) }
    }
    return alike.flatMap { lines -> [String] in
      if lines.count <= 2 {
        return lines.map { "\(start) \($0.themes.listed): \($0.warning.sentence)" }
      }
      let first = lines[0]
      var elements: [String] = []
      for element in lines.dropFirst().compactMap(\.warning.element)
      where element != first.warning.element && !elements.contains(element) {
        elements.append(element)
      }
      let of = elements.isEmpty ? "" : " of \(elements.listed)"
      return [
        "\(start) \(first.themes.listed): \(first.warning.sentence); and \(lines.count - 1) more such warnings\(of)"
      ]
    }
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

  /// The byte counts of all files that differ, and the elements that grew or shrank most; nil where the totals are equal.
  private var byteWords: String? {
    let (old, new) = bytes.reduce((0, 0)) { ($0.0 + $1.change.old, $0.1 + $1.change.new) }
    guard old != new else { return nil }
    let most = bytes.prefix(3).filter { $0.change.old != $0.change.new }.map { theme, change in
      "\(change.element.map { "\($0) of \(theme)" } ?? "manifest and code of \(theme)") \(signed(change.new - change.old))"
    }
    let effort = bytes.contains(where: \.change.isQuick) ? ", PNGs with --compression fast" : ""
    return
      "bytes of the files that differ\(effort): \(signed(new - old)) (all of them together \(old) → \(new)); the most in \(most.listed)"
  }

  private func signed(_ count: Int) -> String { count > 0 ? "+\(count)" : "−\(-count)" }
}

extension Review.Report {
  /// How many changes of each grade the first themes of the report have, and how many further themes have other changes by the
  /// same causes.
  package var scope: String {
    let count = others.reduce(0) { $0 + $1.themes.count }
    return count == 0
      ? summary : "\(summary), with other details in \(count) more \(count == 1 ? "theme" : "themes")"
  }

  /// The further themes in which the causes made other changes, and the themes that they did not change; each entry is a
  /// sentence without a final period.
  package var elsewhere: [String] {
    var bySummary: [(summary: String, themes: [String])] = []
    for other in others {
      if let index = bySummary.firstIndex(where: { $0.summary == other.summary }) {
        bySummary[index].themes += other.themes
      } else {
        bySummary.append((other.summary, other.themes))
      }
    }
    return bySummary.map { summary, themes in
      "also in \(themes.named), with other details: \(summary)"
    }
      + exceptionWords
  }

  /// The themes that the causes did not change; each entry is a sentence without a final period. Themes without a value of
  /// their own share one sentence.
  package var exceptionWords: [String] {
    inheritance + noChanges
  }

  /// From which file the other themes have the edits of a theme's own file; empty where no theme of the report has them in its
  /// own.
  private var inheritance: [String] {
    guard let first = themes.first, let cause = causes.first(where: { $0.isMade(in: first) }),
      let path = (cause.new ?? cause.old)?.path
    else { return [] }
    let heirs = themes.filter { theme in !causes.contains { $0.isMade(in: theme) } }
    return heirs.isEmpty ? [] : ["`\(path)` is extended by \(heirs.named)"]
  }

  private var noChanges: [String] {
    let plain = exceptions.filter { $0.own == nil }.map(\.theme)
    return exceptions.compactMap { exception in
      exception.own.map {
        "no change in \(exception.theme), which has \($0.value) instead (\($0.words))"
      }
    } + (plain.isEmpty ? [] : ["no change in \(plain.named)"])
  }
}

extension [String] {
  /// The names of themes in words; of more than six, the first four are named, and the others are counted.
  var named: String { count > 6 ? "\(count) themes (\(listed))" : allListed }

  /// The items in words; of more than five items, only the first four are named, and the others are counted.
  package var shortList: String { listed }

  /// All items in words: `a`, `a and b`, `a, b and c`.
  var allListed: String {
    count > 1 ? "\(dropLast().joined(separator: ", ")) and \(self[count - 1])" : first ?? ""
  }
}
