import Testing
import ThemeCore

@testable import ThemeReview

/// Bundles of many brands, of which no cause is known.
@Suite struct SharedChangesTests {
  private func color(
    _ old: String, _ new: String, of element: String = "buttons/buy", _ key: String = "color"
  )
    -> Change
  {
    let fact = FactChange(path: ["title", key], old: .string(old), new: .string(new))
    return Change(.visible, of: element, in: ["normal"], among: 2, .fact(fact, looksSame: false))
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
    #expect(review.reports.map(\.themes.count) == [40, 1])
    #expect(review.reports[0].summary == "2 visible changes")
    #expect(
      review.reports[0].groups.flatMap(\.lines).map(\.words) == [
        "title color #000000 → #000001 in normal",
        "title color #111000 → #221000 in normal (these values in brand-0, other values in 38 more; no such change in brand-7)",
      ])
    #expect(review.reports[1].themes == ["brand-9"])
    #expect(review.reports[1].groups.map(\.elements) == [["buttons/old"]])
    #expect(review.markdown().split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
  }

  @Test func `what most have comes first`() {
    let review = Review(brands(5) { [color("a", $0 == 0 ? "b" : "c")] })
    #expect(
      review.reports.flatMap(\.groups).flatMap(\.lines).map(\.words) == [
        "title color a → c in normal (other values in brand-0)"
      ])
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
    #expect(
      review.reports.flatMap(\.groups).flatMap(\.lines).map(\.words) == [
        "title color a → b in normal", "title color c → d in normal",
      ])
  }
}
