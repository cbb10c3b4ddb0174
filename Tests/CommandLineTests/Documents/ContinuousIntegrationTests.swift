/// What `action.yml` names.
struct ContinuousIntegrationTests {
  @Test func `the action uses the inputs that it declares, and scripts that are there`() throws {
    let action = try Fixture.checkout.text("action.yml")
    let parts = action.components(separatedBy: "\nruns:\n")
    #expect(parts.count == 2)
    let declared = Set(parts[0].matches(of: /\n  ([a-z0-9]+):\n/).map { String($0.output.1) })
    let used = Set(parts[1].matches(of: /inputs\.([a-z0-9]+)/).map { String($0.output.1) })
    #expect(!declared.isEmpty)
    #expect(declared == used)
    let scripts = parts[1].matches(of: /\$GITHUB_ACTION_PATH\/([^"]+)"/).map { String($0.output.1) }
    let files = ["Sources/themec/Version.swift", "examples/ci/check-themes.sh", "examples/review/review.sh"]
    #expect(scripts.sorted() == files)
    for file in files { #expect(Fixture.checkout.exists(file), "\(file)") }
    // Whatever an input contains is never part of a command.
    let commands = parts[1].components(separatedBy: "run:").dropFirst()
    for command in commands {
      #expect(!command.components(separatedBy: "\n    - name:")[0].contains("${{"))
    }
  }
}
