@testable import ThemeReview

/// Bundles of many brands, of which no cause is known.
@Suite struct SharedChangesTests {
  private func color(_ old: String, _ new: String, of element: String = "buttons/buy") -> Change {
    let fact = FactChange(path: ["title", "color"], old: .string(old), new: .string(new))
    return Change(.visible, of: element, in: ["normal"], among: 2, .fact(fact, looksSame: false))
  }

  private func words(of reports: [Review.Report]) -> [String] {
    reports.flatMap(\.groups).flatMap(\.lines).map(\.words)
  }

  private func brands(_ count: Int, _ changes: (Int) -> [Change]) -> [ThemeChanges] {
    (0..<count).map { ThemeChanges(theme: "brand-\($0)", changes: changes($0)) }
  }

  @Test func `what changed alike in forty brands is one entry, with its exceptions and at most 30 lines`() {
    let themes = brands(40) { index in
      var changes = [color("#000000", "#000001")]
      if index != 7 { changes.append(color("#11\(1000 + index)", "#22\(1000 + index)", of: "buttons/sell")) }
      if index == 9 { changes.append(Change(.breaking, of: "buttons/old", .gone)) }
      return changes
    }
    let review = Review(themes)
    // What is breaking is first.
    #expect(review.reports.map(\.themes.count) == [1, 40])
    #expect(review.reports[1].summary == "2 visible changes")
    #expect(
      words(of: [review.reports[1]]) == [
        "title color #000000 → #000001 in normal",
        "title color #111000 → #221000 in normal (these values in brand-0, other values in 38 more; no such change in brand-7)",
      ])
    #expect(review.reports[0].themes == ["brand-9"])
    #expect(review.reports[0].groups.map(\.elements) == [["buttons/old"]])
    #expect(review.markdown().split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
  }

  @Test func `what most have comes first`() {
    let review = Review(brands(5) { [color("a", $0 == 0 ? "b" : "c")] })
    #expect(words(of: review.reports) == ["title color a → c in normal (other values in brand-0)"])
  }

  @Test func `two themes are told each for itself, and so are those with known causes`() {
    let two = brands(2) { [color("a", "b\($0)")] }
    #expect(Review(two).reports.map(\.themes) == [["brand-0"], ["brand-1"]])
    let known = (0..<4).map { index in
      var change = color("a", "b\(index)")
      change.causes = [Cause(.token, "tokens.a\(index)", old: nil, new: nil)]
      return ThemeChanges(theme: "brand-\(index)", changes: [change], knowsCauses: true)
    }
    #expect(Review(known).reports.count == 4)
  }

  @Test func `several changes of a kind in a theme are all told`() {
    let review = Review(brands(3) { _ in [color("a", "b"), color("c", "d")] })
    #expect(review.reports.map(\.summary) == ["2 visible changes"])
    #expect(words(of: review.reports) == ["title color a → b in normal", "title color c → d in normal"])
  }
}

@Suite struct WarningChangesTests {
  private func warning(_ words: String, of element: String? = nil) -> ThemeWarning {
    ThemeWarning(code: "loss", words: words, element: element, target: nil)
  }

  @Test func `each warning is counted, in the order of its side`() {
    let (a, b, c) = (warning("a"), warning("b"), warning("c"))
    let changes = WarningChanges(from: [c, a, b, b], to: [b, a, a, a])
    #expect(changes.gained == [a, a])
    #expect(changes.lost == [c, b])
    #expect(!changes.isEmpty)
    #expect(WarningChanges(from: [a, b, b], to: [b, a, b]).isEmpty)
  }

  @Test func `a warning of a renamed element is the same`() {
    let old = warning("a", of: "buttons/sell").renamed(by: ["buttons/sell": "buttons/checkout"])
    #expect(WarningChanges(from: [old], to: [warning("a", of: "buttons/checkout")]).isEmpty)
    #expect(warning("a").renamed(by: ["buttons/sell": "buttons/checkout"]) == warning("a"))
  }
}

/// The warnings of a review, where no report is about those that are new.
@Suite struct ReviewWarningsTests {
  private func warning(of element: String) -> ThemeWarning {
    ThemeWarning(code: "loss", words: "it is cut", element: element, target: nil)
  }

  /// The review of two changes with a cause each, of which one removes an element.
  private var review: Review {
    var changes = [Change(.breaking, of: "buttons/old", .gone), Change(.visible, of: "buttons/new", .added)]
    for index in changes.indices {
      let value = Cause.Place(path: "a.theme.yaml", line: index + 1, text: "1")
      changes[index].causes = [Cause(.token, "tokens.t\(index)", old: nil, new: value)]
    }
    let warnings = WarningChanges(
      from: [warning(of: "buttons/old"), warning(of: "buttons/kept")], to: [warning(of: "buttons/other")])
    return Review([ThemeChanges(theme: "a", changes: changes, knowsCauses: true, warnings: warnings)])
  }

  @Test func `new ones stand above all reports`() {
    let words = "new warning: it is cut (`loss` of buttons/other)"
    let text = review.text.split(separator: "\n")
    #expect(text[0] == "in all: 2 changes, 1 breaking and 1 visible" && text[1] == words[...])
    #expect(text[2].hasPrefix("a, "))
    let markdown = review.markdown().split(separator: "\n")
    #expect(markdown[1] == "- **N\(words.dropFirst())**")
    #expect(markdown[2].hasPrefix("**a, "))
  }

  @Test func `one of an element that is gone is not fixed`() {
    #expect(review.text.contains("fixed: 1 warning (`loss` of buttons/kept)"))
  }
}

/// Bytes gained and lost, counted with the least effort where nothing is on the disk.
@Suite struct ByteChangeTests {
  private let fixture = Fixture.named("a-token-changes-all-its-buttons", kind: "reviews")

  /// The bytes of the pictures of an element, at all scales, in the order of their paths.
  private func pictures(of element: String, in bundle: BundleContents) -> Int {
    var paths: Set<String> = []
    for path in bundle.digests?.images.keys.map({ $0 }) ?? [] where path.hasPrefix("images/\(element)/") {
      paths.insert(path)
    }
    return paths.compactMap(bundle.picture).map { encodePNG($0, .fast).count }.reduce(0, +)
  }

  @Test func `bytes are those of pictures that are encoded fast, by element`() throws {
    let (before, after) = try (contents(of: "before", fixture)[0], contents(of: "after", fixture)[0])
    let changed = themeChanges([before], [after])
    let bytes = try #require(changed.first).bytes
    let elements = bytes.compactMap(\.element)
    #expect(!elements.isEmpty)
    for change in bytes {
      guard let element = change.element else { continue }
      #expect(pictures(of: element, in: before) > 0)
      #expect(change.old >= pictures(of: element, in: before), "\(element)")
      #expect(change.new >= pictures(of: element, in: after), "\(element)")
    }
    // The other way round, what was gained is lost.
    let back = try #require(themeChanges([after], [before]).first).bytes
    #expect(back.map(\.element) == bytes.map(\.element))
    #expect(back.map(\.new) == bytes.map(\.old))
  }

  @Test(arguments: [
    (10_000, 12_000, "+2 KB"), (12_000, 10_000, "−2 KB"), (1_000_000, 3_560_000, "+2.6 MB"),
    (1_000_000, 1_010_400, "+10 KB"), (1_000_000, 1_009_000, nil), (100, 900, nil), (5, 5, nil),
  ])
  func `sizes are told from 10 KB or a tenth on`(old: Int, new: Int, words: String?) {
    let changed = ThemeChanges(
      theme: "a", changes: [Change(.visible, of: "buttons/a", .added)],
      bytes: [ByteChange(element: "buttons/a", old: old, new: new)])
    let text = Review([changed]).text
    #expect(text.contains("size: \(words ?? "")\n") == (words != nil))
    #expect(text.contains("size") == (words != nil))
  }
}
