/// `themec schema`, used by a validator that knows nothing of themec: the package `jsonschema` of Python.
@Suite("a validator with the schema of themes") struct SchemaValidatorTests {
  @Test func `accepts every theme that ships`() throws {
    let shipped = ["themes", "examples"].flatMap { folder in
      Fixture.checkout.below(folder).files()
        .filter { $0.hasSuffix(".yaml") && !$0.contains("build/") }.map { "\(folder)/\($0)" }
    }
    let projects = shipped.filter { $0.hasSuffix("themec.yaml") }
    let themes = shipped.filter { !projects.contains($0) }
    #expect(themes.count > 40)
    guard let refused = try refused(themes, by: "theme") else { return }
    #expect(refused == [])
    #expect(try self.refused(projects, by: "project") == [])
  }

  @Test func `refuses every theme with an unknown key`() throws {
    let themes = ["check", "merging", "model", "project", "resolution", "slips", "themes"]
      .flatMap(Fixture.all).flatMap { fixture in
        Set(unknownKeys(in: fixture)).sorted().filter { fixture.bytes($0) != nil }.map {
          fixture.folder.appending(path: $0).path
        }
      }
    #expect(themes.count > 15)
    guard let refused = try refused(themes, by: "theme") else { return }
    #expect(themes.filter { theme in !refused.contains { $0.hasPrefix("\(theme): ") } } == [])
  }

  /// The files in which a fixture expects unknown keys.
  private func unknownKeys(in fixture: Fixture) -> [String] {
    ["expected.txt", "expected.diagnostics.txt"].flatMap { name -> [String] in
      let lines = String(decoding: fixture.bytes(name) ?? [], as: UTF8.self).split(separator: "\n")
      return zip(lines, lines.dropFirst()).compactMap { line, place in
        guard line.hasPrefix("error[unknown-key]"), let arrow = place.firstRange(of: "--> ") else {
          return nil
        }
        return place[arrow.upperBound...].prefix { $0 != ":" }.description
      }
    }
  }

  /// What the validator prints of files that it refuses; nil where there is none.
  private func refused(_ files: [String], by subject: String) throws -> [Substring]? {
    let pythons = ["python3", "/usr/bin/python3"].filter { installed($0) != nil || $0.hasPrefix("/") }
    let python = try pythons.first { python in
      try run(
        "/bin/sh", ["-c", "\(python) -c 'import yaml; from jsonschema import Draft202012Validator'"], in: "/"
      )
      .status == 0
    }
    guard let python else {
      Skip.note("themes beside a validator", because: "no python3 with jsonschema 4 and yaml in the path")
      return nil
    }
    let scratch = try Scratch()
    try scratch.write(try scratch.themec("schema", subject).output, to: "schema.json")
    let arguments = ["-c", "exec \(python) scripts/validate.py \"$@\"", "sh", scratch.path("schema.json")]
    let outcome = try run("/bin/sh", arguments + files, in: Fixture.checkout.folder.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n")
  }
}
