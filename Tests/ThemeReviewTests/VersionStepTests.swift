import Testing

@testable import ThemeReview

@Suite struct VersionStepTests {
  @Test(arguments: [
    (Grade.breaking, VersionStep.major), (.visible, .minor), (.invisible, .patch), (.metadata, .patch),
    (.generated, .patch), (.encoding, .patch),
  ])
  func `the gravest change decides`(grade: Grade, step: VersionStep) {
    #expect(VersionStep([grade]) == step)
    #expect(VersionStep([.encoding, grade, .encoding]) == step)
  }

  @Test func `nothing changed, no step`() {
    #expect(VersionStep([Grade]()) == nil)
  }
}
