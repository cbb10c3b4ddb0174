import FixtureSupport

/// A project with one theme, which a test edits while themec follows it.
struct EditedProject {
  let scratch: Scratch
  /// What the theme says at first.
  static let theme =
    "themec: 1\nname: good\nscales: [1]\nimages: { line: { art: { file: art/line.png } } }\n"

  init() throws {
    scratch = try Scratch()
    try scratch.copy(Fixture.named("a-good-project", kind: "cli-input"))
    try save(EditedProject.theme)
  }

  /// Replaces the theme.
  func save(_ theme: String) throws { try scratch.write(theme, to: "themes/good.theme.yaml") }
}
