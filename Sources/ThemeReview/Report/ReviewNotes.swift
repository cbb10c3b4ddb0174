import ThemeCore

// What is said besides the changes: warnings, unknown causes, sizes and the version step.

extension Review {
  /// The notes below all reports: unknown causes, new warnings that no report tells, fixed ones, the size and the suggested
  /// version step. Each is a sentence without a final period.
  package var notes: [String] {
    let themes = reports.flatMap { report in report.themes + report.others.flatMap(\.themes) }.unique
    return causeNotes + untold.words(besides: themes)
      + [fixedWords(besides: themes), sizeWords, step.map { "suggested version step: \($0.rawValue)" }]
      .compactMap(\.self)
  }

  /// The warnings that only the old side has, counted, with their codes and elements; nil for none.
  private func fixedWords(besides themes: [String]) -> String? {
    if lost.isEmpty { return nil }
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
    var alike: [[Review.WarningLine]] = []
    for line in self {
      let index = alike.firstIndex { $0[0].warning.code == line.warning.code && $0[0].themes == line.themes }
      if let index { alike[index].append(line) } else { alike.append([line]) }
    }
    return alike.map { lines in
      let first = lines[0].warning
      let place = Set(lines[0].themes) == Set(known) ? "" : " in \(lines[0].themes.named)"
      let of = (first.element.map { " of \($0)" } ?? "") + (first.target.map { " on \($0)" } ?? "")
      var words = "new warning\(place): \(first.words) (`\(first.code)`\(of))"
      let others = lines.dropFirst().compactMap(\.warning.element).unique.filter { $0 != first.element }
      // The first name in a message is the variant.
      let variants = lines.dropFirst().filter { $0.warning.element == first.element }
        .compactMap { $0.warning.words.split(separator: "`").dropFirst().first.map { "`\($0)`" } }
      if !variants.isEmpty { words += "; also for \(variants.unique.listed)" }
      if !others.isEmpty { words += "; also for \(others.listed)" }
      return words
    }
  }
}
