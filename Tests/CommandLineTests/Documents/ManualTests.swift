/// What is installed beside the tool and made from it: its manual page and its completions.
struct ManualTests {
  private let scratch: Scratch
  private let page: String
  private let commands: [String]

  init() throws {
    scratch = try Scratch()
    let script = Fixture.checkout.url("scripts/manual.sh").path
    page = try run("/bin/sh", [script, executable], in: scratch.path).output
    let help = try scratch.themec("help").output
    commands = try #require(help.components(separatedBy: "COMMANDS:\n").dropFirst().first)
      .split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `the manual page has a chapter a command, with its options`() throws {
    #expect(commands.count > 5)
    let chapters = page.components(separatedBy: ".SH ")
    for command in commands {
      let chapter = chapters.first { $0.hasPrefix("\"THEMEC \(command.uppercased())\"\n") }
      let options = try scratch.themec("help", command).output.matches(of: /--[a-z-]+/).map { String($0.0) }
      #expect(!options.isEmpty)
      for option in options {
        let written = option.replacing("-", with: "\\-")
        #expect(chapter?.contains(written) == true, "\(command) \(option)")
      }
    }
  }

  @Test func `the manual page fits a terminal of 80 columns`() {
    // What `man` shows without its indent of seven.
    let lines = page.replacing("\\-", with: "-").replacing("\\&", with: "").replacing("\\e", with: "\\")
      .split(separator: "\n")
    #expect(lines.count > 200)
    for line in lines { #expect(line.count <= 73, "\(line)") }
  }

  @Test func `a tool whose help has no commands gets no manual page`() throws {
    try scratch.write("#!/bin/sh\necho 'USAGE: themec'\n", to: "tool")
    _ = try scratch.shell("chmod +x tool")
    let script = Fixture.checkout.url("scripts/manual.sh").path
    #expect(try run("/bin/sh", [script, "./tool"], in: scratch.path).status == 1)
  }

  @Test func `explain alone prints a line for each code, by family`() throws {
    var families: [String: [String]] = [:]
    var family = ""
    for line in try scratch.themec("explain").output.split(separator: "\n") {
      guard line.hasPrefix(" ") else {
        family = String(line)
        #expect(families[family] == nil)
        continue
      }
      #expect(line.contains(/^ {2}[a-z0-9-]+ +(error|warning) +[A-Z`].*\.$/), "\(line)")
      families[family, default: []].append(line.split(separator: " ").first.map(String.init) ?? "")
    }
    #expect(families["Caps, centers and tiles"]?.contains("caps-exceed-width") == true)
    #expect(families["Flutter"]?.allSatisfy { $0.hasPrefix("flutter-") } == true)
    for codes in families.values { #expect(codes == codes.sorted()) }
    #expect(families.values.joined().count > 100)
  }

  /// What was typed, and some of what a shell completes it to.
  static let completions: [(typed: String, words: [String])] = [
    ("build --target ", ["android", "css", "flutter", "uikit", "xcassets"]),
    ("check --target fl", ["flutter"]), ("build --scale ", ["1", "2", "3"]),
    ("build --format ", ["human", "short", "json", "github", "sarif"]),
    ("build --verify ", ["all", "facts"]),
    ("explain caps-ex", ["caps-exceed-height", "caps-exceed-width"]),
    ("schema ", ["theme", "project", "manifest", "digests", "diagnostics"]),
    ("list ", ["inputs", "outputs"]), ("runtime --o", ["--output"]),
    ("ex", ["explain"]), ("build --dep", ["--depfile"]),
  ]

  @Test(arguments: completions) func `bash completes commands, options and their values`(
    typed: String, words: [String]
  ) throws {
    guard let bash = installed("bash") else { return Skip.note("completions", because: "there is no bash") }
    let arguments =
      ["themec"] + typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let script = """
      eval "$("$1" --generate-completion-script bash)"
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      COMP_LINE="$*"
      COMP_POINT=${#COMP_LINE}
      _themec "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """
    let found = try run(bash, ["-c", script, "bash", executable] + arguments, in: scratch.path)
    let lines = found.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Set(lines).isSuperset(of: words), "\(found.output)\(found.errors)")
  }

  @Test(arguments: completions) func `so does fish`(typed: String, words: [String]) throws {
    guard let fish = installed("fish") else {
      return Skip.note("completions of fish", because: "there is no fish")
    }
    let script = "\(executable) --generate-completion-script fish | source; complete -C 'themec \(typed)'"
    let found = try run(fish, ["--no-config", "-c", script], in: scratch.path)
    let lines = found.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(lines).isSuperset(of: words), "\(found.output)\(found.errors)")
  }

  @Test func `zsh is told the same values`() throws {
    let script = try scratch.themec("--generate-completion-script", "zsh").output
    for words in [
      "android css flutter uikit xcassets", "1 2 3", "theme project manifest digests diagnostics",
      "inputs outputs",
    ] {
      let spelled = words.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
      #expect(script.contains(words) || script.contains(spelled), "\(words)")
    }
    #expect(script.contains("caps-exceed-width"))
  }
}
