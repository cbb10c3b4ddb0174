/// Nothing lies in `Tests/Fixtures` that no test reads: a file has a name that the tests of its kind ask for, or another
/// file of its fixture names it.
@Suite struct FixtureFilesTests {
  /// What the tests of a kind read by name, as patterns of a path in the fixture.
  private static let read: [String: [String]] = [
    "build": ["*.theme.yaml", "expected.manifest.json", "expected.digests.json"],
    "check": ["*.theme.yaml", "*.theme.json", "targets", "expected.txt"],
    // An import finds what it reads by listing folders.
    "cli": [
      "commands", "expected.txt", "from", "needs", "*.theme.yaml", "themec.yaml", "A.xcassets/*", "pics/*",
    ],
    "cli-input": [
      "themec.yaml", "themes/*", "Makefile", "Stamps", "build.ninja", "set-up.sh", "my shop [1]/*",
    ],
    "disk": ["digests.json", "paths.txt"],
    "drawing": ["digests.txt"], "gallery": ["input.theme.yaml"], "cookbook": ["input.theme.yaml"],
    "looks": ["input.theme.yaml"],
    "imports": ["*/expected.txt", "*.json", "*.json5", "*.yml", "*.css", "*.xml"],
    "image": ["input.png", "decoded.txt", "converted.txt", "ignored.txt"],
    "lab": ["*.yaml"], "lines": ["short.theme.yaml", "long.theme.yaml"],
    "manifests": ["manifest.json", "expected.txt"],
    "merging": ["base.yaml", "overlay.yaml", "expected.txt"],
    "model": ["input.theme.yaml", "expected.txt", "expected.diagnostics.txt"],
    "pages": ["*.theme.yaml", "*.js", "*.txt", "page.html"],
    "project": ["themec.yaml", "expected.txt", "expected.diagnostics.txt"],
    "reviews": [
      "before.theme.yaml", "after.theme.yaml", "before/*.theme.yaml", "after/*.theme.yaml",
      "before/themec.yaml", "after/themec.yaml", "targets", "expected.txt", "expected.md",
    ],
    "rendering": ["diagnostics.txt", "formats", "expected.*"],
    "resolution": ["input.theme.yaml", "expected.txt", "expected.diagnostics.txt"],
    "runtime": ["Driver.swift", "expected.txt"],
    "schemas": ["schema.json"], "slips": ["slips.txt", "expected.txt"],
    "syntax": ["input.yaml", "input.json", "expected.txt", "expected.diagnostics"],
    "tables": ["cases.txt"],
    // Which files `expected` has is for the target to say.
    "targets": ["look.theme.yaml", "targets", "expected/*"],
    "themes": ["expected.manifest.json", "expected.digests.json"],
    "tokens": [
      "input.json", "expected.txt", "expected.deprecated", "expected.remarks", "expected.diagnostics",
    ],
    "uikit": ["look.theme.yaml", "themec.yaml", "ships", "Driver.swift", "App.swift", "expected.txt"],
  ]

  private static let kinds =
    (try? FileManager.default.contentsOfDirectory(atPath: Fixture.fixturesFolder.path))?.sorted() ?? []

  @Test(arguments: kinds) func `every file is read`(_ kind: String) throws {
    let patterns = try #require(Self.read[kind], "no kind of fixtures that anything reads")
    for fixture in Fixture.all(kind) {
      let files = fixture.files()
      let texts = files.filter { !$0.hasPrefix("expected") }.map {
        ($0, fixture.lines($0).joined(separator: "\n"))
      }
      for file in files where !patterns.contains(where: { matches(file, $0) }) {
        let name = stem(of: file)
        let isNamed = texts.contains { $0 != file && $1.contains(name) }
        #expect(isNamed, "nothing reads `\(kind)/\(fixture.name)/\(file)`")
      }
    }
  }

  private func matches(_ file: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return file == pattern }
    return file.hasPrefix(parts[0]) && file.hasSuffix(parts[1]) && file.utf8.count >= pattern.utf8.count
  }

  /// By which others name it: a picture without its scale, and without the ending by which it is text.
  private func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let picture = name.hasSuffix(".png.txt") ? String(name.dropLast(4)) : name
    guard picture.hasSuffix(".png") else { return name }
    return picture.replacing(/(@[23]x)?(\.9)?\.png$/, with: "")
  }
}

/// The mistakes that `make mutants` makes, which is not part of `make test`, so that nobody notices when the code that they
/// change is written differently.
@Suite struct MutantListTests {
  @Test func `each text that a mutant replaces is in its file exactly once`() throws {
    let list = try Fixture.checkout.text("Tests/Mutants/mutants.txt")
    var file = ""
    var checked = 0
    for line in list.split(separator: "\n") {
      if line.hasPrefix("@ ") {
        file = try Fixture.checkout.text(String(line.dropFirst(2)))
      } else if line.hasPrefix("- ") {
        checked += 1
        #expect(file.ranges(of: line.dropFirst(2)).count == 1, "\(line)")
      }
    }
    #expect(checked > 20)
  }
}
