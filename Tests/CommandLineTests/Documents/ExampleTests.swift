/// `examples/` under the real make, in a copy of the checkout's folders: what is built once is not built again.
struct ExampleTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["examples", "themes"] { try scratch.copy(Fixture.checkout.below(name), to: "\(name)/") }
    _ = try scratch.shell("find . -name build -prune -exec rm -r {} +")
    // What is changed from here on is newer: times of files are coarse.
    _ = try scratch.shell("find . -exec touch -d '2020-01-01' {} +")
  }

  /// The themes that a run of make builds.
  private func built(_ example: String) throws -> [String] {
    let outcome = try scratch.shell("make -C examples/\(example) -j2 THEMEC=themec")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.starts(with: ["themec", "build"]) else { return nil }
      return words[2].split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
    }.sorted()
  }

  @Test func `make builds the themes that an edit concerns`() throws {
    guard has("make", for: "examples/make") else { return }
    #expect(try built("make") == ["blue", "green", "red"])
    #expect(try built("make") == [])
    for (file, concerns) in [
      ("blue.theme.yaml", ["blue"]), ("red.theme.yaml", ["red"]), ("green.theme.yaml", ["green", "red"]),
      ("base.theme.yaml", ["blue", "green", "red"]), ("art/outline@2x.png", ["blue", "green", "red"]),
    ] {
      _ = try scratch.shell("find . -exec touch -d '2020-01-01' {} +; touch examples/make/themes/\(file)")
      #expect(try built("make") == concerns, "\(file)")
      #expect(try built("make") == [], "\(file)")
    }
    for theme in ["blue", "green", "red"] {
      #expect(scratch.exists("examples/make/build/\(theme)/images/buttons/action/highlighted@3x.png"))
    }
  }

  @Test func `the page finds every stylesheet that it names`() throws {
    guard has("make", for: "examples/web") else { return }
    let themes = try built("web")
    #expect(themes.count == 10)
    #expect(try built("web") == [])
    let page = try #require(scratch.text("examples/web/index.html"))
    let links = page.split(separator: "\n").compactMap { line in
      line.firstRange(of: "href=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
    }
    #expect(links.count == themes.count)
    var rules = ""
    for link in links { rules += try #require(scratch.text("examples/web/\(String(link))")) }
    for name in page.split(whereSeparator: { " \"<>\n".contains($0) }) where name.contains("_") {
      let isThere = [" ", ":"].contains { rules.contains(".\(name)\($0)") }
      #expect(isThere || name.contains("reeder_back-button"), "no rule for \(name)")
    }
  }

  /// By the script of the rule alone, because most machines have no Bazel.
  @Test func `Bazel is told which inputs were not read`() throws {
    let outcome = try scratch.shell(
      """
      cd examples/bazel && echo >themes/notes.md && ls brands/elm.yaml themec.yaml themes/* >declared
      sh themec/compile.sh "$(command -v themec)" brands/elm.yaml bundle declared unused && cat unused
      """)
    #expect(outcome.errors == "")
    #expect(outcome.output == "themes/notes.md\n")
  }

  @Test func `Bazel compiles a brand once for all workspaces`() throws {
    guard installed("bazel") != nil, installed("nginx") != nil else {
      return Skip.note("examples/bazel", because: "there is no Bazel; `make bazel` installs it")
    }
    let script = Fixture.checkout.url("scripts/bazel.sh").path
    let outcome = try scratch.shell("THEMEC=$(command -v themec) '\(script)'")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("second workspace: 3 remote cache hit"), "\(outcome.output)")
  }
}
