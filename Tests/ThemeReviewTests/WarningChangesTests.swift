import Testing

@testable import ThemeReview

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
