import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Advice that is followed ends the matter: every machine-readable fix of the check fixtures, and every help that says what to
/// write as "`key: value`", is applied to its theme. Its diagnostic is gone then, and none of another code has come.
@Suite struct AdviceTests {
  /// Advice that says the form of something and not what to write here, by the code and a part of the help.
  private static let forms: [(code: String, help: String)] = [
    ("exclusive-keys", ""), ("invalid-value", ""), ("unusable-parameter", ""), ("wrong-type", ""),
    ("unknown-key", ""), ("missing-key", ""), ("art-unusable", ""),
    // A file that the author has.
    ("normal-missing", "give it art"),
    // A part of a change: another element draws, a layer is moved, states lose their caps.
    ("unused-recipe", ""), ("unused-font", ""), ("art-cut", ""), ("state-caps-differ", "set the caps once"),
  ]

  @Test(arguments: Fixture.all("check"))
  func `what a help says to write mends what it helps with`(_ fixture: Fixture) throws {
    let before = try AdvisedThemes(fixture)
    for diagnostic in before.diagnostics {
      for advice in before.advice(of: diagnostic) where !Self.isForm(advice, diagnostic) {
        guard let edited = before.applying(advice) else {
          Issue.record("\(diagnostic.code.name): nowhere to write `\(advice.text)`")
          continue
        }
        let after = try AdvisedThemes(fixture, edited)
        let problems = after.problems(after: before, mending: diagnostic)
        if !problems.isEmpty {
          Issue.record("\(diagnostic.code.name): `\(advice.text)` \(problems.joined(separator: ", "))")
        }
      }
    }
  }

  @Test func `there is advice to follow`() throws {
    let count = try Fixture.all("check").map { fixture in
      let themes = try AdvisedThemes(fixture)
      return themes.diagnostics.map { diagnostic in
        themes.advice(of: diagnostic).count { !Self.isForm($0, diagnostic) }
      }.reduce(0, +)
    }.reduce(0, +)
    #expect(count > 80)
  }

  private static func isForm(_ advice: Advice, _ diagnostic: Diagnostic) -> Bool {
    advice.help.map { help in
      forms.contains { $0.code == diagnostic.code.name && ($0.help.isEmpty || help.contains($0.help)) }
    } ?? false
  }
}
