/// `README.md`: what it says of a first theme is what a new user sees; and the commands of all pages.
struct ReadmeTests {
  private let scratch: Scratch
  private let readme: String

  /// A project as the page's first commands make it, in a repository, so that there is something to compare with.
  init() throws {
    scratch = try Scratch()
    readme = try Self.text("README.md")
    #expect(readme.contains("\nthemec init my-theme "))
    #expect(try scratch.themec("init", "my-theme").status == 0)
    #expect(try scratch.themec("build").status == 0)
  }

  private static func text(_ path: String) throws -> String { try Fixture.checkout.text(path) }

  private static let theme = "themes/my-theme.theme.yaml"

  /// The text of the block of code that follows a sentence of the page.
  private func block(after sentence: String) throws -> String {
    let rest = try #require(readme.components(separatedBy: sentence).dropFirst().first)
    let parts = rest.components(separatedBy: "```")
    return String(try #require(parts.dropFirst().first).drop { $0 != "\n" }.dropFirst())
  }

  private func edit(_ old: String, to new: String) throws {
    let text = try #require(scratch.text(Self.theme))
    #expect(text.contains(old))
    try scratch.write(text.replacing(old, with: new), to: Self.theme)
  }

  @Test func `the theme that the page shows is the one that init writes`() throws {
    let text = try #require(scratch.text(Self.theme))
    let shown = try block(after: "describes a back button:")
    #expect(text.hasSuffix("\n\(shown)"))
  }

  @Test func `the error that the page shows is the one that is printed`() throws {
    try edit("left: 22, right: 22", to: "left: 23, right: 23")
    let outcome = try scratch.themec("check")
    #expect(outcome.status == 1)
    let shown = try block(after: "`left: 23, right: 23`, themec answers:")
    #expect(shown.contains("error[caps-leave-nothing]"))
    #expect(outcome.errors.hasPrefix(shown), "\(outcome.errors)")
  }

  @Test func `a cap changes as many lines as the page says`() throws {
    let manifest = "build/themes/my-theme/manifest.json"
    let before = try #require(scratch.text(manifest)).split(separator: "\n")
    try edit("left: 22", to: "left: 21")
    #expect(try scratch.themec("build").status == 0)
    let after = try #require(scratch.text(manifest)).split(separator: "\n")
    #expect(before.count == after.count)
    let changed = zip(before, after).count { $0 != $1 }
    #expect(
      readme.contains("`left: 21` in the theme above, \(changed) lines of its manifest change."), "\(changed)"
    )
  }

  @Test func `the files that the page lists are those of the bundle`() throws {
    let listed = try block(after: "## What comes out").matches(of: /[a-z@0-9]+\.(?:json|png)/).map {
      String($0.output)
    }
    #expect(listed.count > 5)
    for name in Set(listed) {
      let isThere = ["", "images/backButtons/back/"].contains {
        scratch.exists("build/themes/my-theme/\($0)\(name)")
      }
      #expect(isThere, "\(name)")
    }
  }

  @Test func `the commands of the page do what they are there for`() throws {
    var ran = 0
    for command in Self.commands(in: readme) {
      // A word of capitals or a variable stands for something else; a served page has no end; a comparison needs a repository.
      let words = command.split(separator: " ")
      let isExample = words.contains {
        $0.contains("…") || $0.contains("$") || $0.wholeMatch(of: /[A-Z=]{3,}/) != nil
      }
      if isExample || words.contains("--serve") || words.contains("diff") || words.contains("init") {
        continue
      }
      ran += 1
      let outcome = try scratch.shell(command)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    #expect(ran > 8)
    #expect(scratch.exists("back.png"))
  }

  /// The commands of themec in a page: those of its blocks, without their comments, and those between backticks.
  private static func commands(in page: String) -> [String] {
    var found: [String] = []
    for (index, part) in page.components(separatedBy: "```").enumerated() {
      guard index.isMultiple(of: 2) else {
        for line in part.split(separator: "\n") {
          let line = line.trimmingCharacters(in: .whitespaces)
          let command = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
          if command.hasPrefix("themec ") { found.append(command.components(separatedBy: " #")[0]) }
        }
        continue
      }
      for (index, code) in part.components(separatedBy: "`").enumerated() where !index.isMultiple(of: 2) {
        let code = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if code.hasPrefix("themec ") { found.append(code) }
      }
    }
    return found
  }

  @Test func `no page names a command, an option or a target of make that does not exist`() throws {
    var pages = ["README.md", "SECURITY.md", "Sources/README.md", "Sources/ADDING.md", "Tests/README.md"]
    for folder in ["docs", "examples"] {
      let paths = Fixture.checkout.below(folder).files()
      pages += paths.filter { $0.hasSuffix(".md") && !$0.contains("build/") }.map { "\(folder)/\($0)" }
    }
    var help: [String: String] = [:]
    var named = 0
    let makefile = try Self.text("Makefile")
    for page in pages {
      let text = try Self.text(page)
      for command in Self.commands(in: text) {
        // What stands behind a pipe or a semicolon is a command of its own.
        let words = command.split(separator: " ").prefix { !["|", ";", "&&", ">", "||"].contains($0) }
        guard let command = words.dropFirst().first.map(String.init),
          command.wholeMatch(of: /[a-z-]+/) != nil,
          !command.hasPrefix("-")
        else { continue }
        if help[command] == nil {
          let outcome = try scratch.themec("help", command)
          #expect(command == "help" || outcome.status == 0, "\(page): \(command)")
          help[command] = outcome.output
        }
        for option in words.joined(separator: " ").matches(of: /\ (--[a-z-]+)/) {
          named += 1
          #expect(help[command]?.contains(option.output.1) == true, "\(page): \(command)")
        }
      }
      // Other pages speak of make in the projects of their readers as well.
      guard !page.hasPrefix("docs/"), !page.hasPrefix("examples/") else { continue }
      for match in text.matches(of: /`make ([a-z][a-z0-9-]*)/) {
        #expect(makefile.contains("\n\(match.output.1):"), "\(page): make \(match.output.1)")
      }
    }
    #expect(named > 20)
  }
}
