import ArgumentParser
import ThemeDiagnostics
import ThemeModel

/// An error in what the user typed, for example a path that doesn't exist; it ends the run with exit status 2.
struct UsageError: Error {
  /// The message: one sentence without a period that says what is wrong and, where possible, what to type instead.
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// The error for a name that is not a known one. It suggests the nearest known name, or else the known names that have the
  /// name as one of their parts, or else the command that lists all names.
  static func unknown(_ noun: String, _ name: String, among known: [String], listedBy command: String)
    -> UsageError
  {
    let nearest = Suggestion.nearest(to: name, among: known)
    let akin = name.isEmpty ? [] : known.filter { $0.split(separator: "-").contains(name[...]) }
    let others = akin.isEmpty ? "`\(command)` lists all" : "there are \(akin.listed)"
    let hint = nearest.map { "did you mean `\($0)`?" } ?? others
    return UsageError("there is no \(noun) `\(name)`; \(hint)")
  }

  /// Restates an error of the argument parser in the wording of this project.
  init(parsing error: any Error, command: String?) {
    let message = Themec.message(for: error)
    // The commands' own messages begin with a lowercase letter and are complete.
    guard message.first?.isUppercase == true else {
      self.init(message.isEmpty ? "wrong arguments" : message)
      return
    }
    // The further lines only say how else the arguments could be read.
    let lines = message.split(separator: "\n").map(String.init)
    let line = Self.unlisted(lines) ?? lines.first ?? message
    if let option = Self.unknownOption(in: line) {
      self.init(unknownOption: option, command: command)
      return
    }
    let sentence = Self.restated(line)
    if sentence.hasPrefix("unexpected argument"), let own = Themec.command(named: command),
      Themec.options(of: own).contains("--theme")
    {
      self.init("\(sentence); a theme is `--theme FILE`")
      return
    }
    if ["missing expected argument", "unexpected argument"].contains(where: sentence.hasPrefix),
      let usage = Themec.command(named: command)?.configuration.usage
    {
      self.init("\(sentence); the command is `\(usage)`")
      return
    }
    let isComplete = sentence.contains("did you mean") || sentence.contains("; expected ")
    let page = command.flatMap { Themec.commands.contains($0) ? " \($0)" : nil } ?? ""
    self.init(isComplete ? sentence : "\(sentence) (see `themec help\(page)`)")
  }

  /// The parser's message with the values that it lists on separate lines, because they are many, written in the form that it
  /// uses for a few: `one of 'a', 'b' and 'c'.` Nil for a message without such a list.
  private static func unlisted(_ lines: [String]) -> String? {
    let ending = "the following:"
    guard let first = lines.first, first.hasSuffix(ending) else { return nil }
    let words = lines.dropFirst().filter { $0.hasPrefix("  - ") }.map { "'\($0.dropFirst(4))'" }
    guard let last = words.last else { return nil }
    return "\(first.dropLast(ending.count))\(words.dropLast().joined(separator: ", ")) and \(last)."
  }

  /// The long option in a message such as `Unknown option '--verson'. …`; nil for other messages and for short options.
  private static func unknownOption(in line: String) -> String? {
    let beginning = "Unknown option '"
    guard line.hasPrefix(beginning) else { return nil }
    let option = line.dropFirst(beginning.count).prefix { $0 != "'" }
    return option.hasPrefix("--") ? String(option) : nil
  }

  /// The error for an option that a command doesn't have. It says what an option of other tools is called here, or else suggests
  /// the option that begins so or is the nearest one of the command, or else names the commands that have the option, or else suggests
  /// the nearest option of another command.
  init(unknownOption option: String, command: String?) {
    let own = Themec.command(named: command)
    let found = "unknown option `\(option)`"
    let others = Themec.configuration.subcommands.filter { $0 != own }
    let owners = others.filter { Themec.options(of: $0).contains(option) }
    let options = Themec.options(of: own ?? Themec.self)
    let begun = option.utf8.count > 3 ? options.filter { $0.hasPrefix(option) } : []
    if let hint = ForeignWords.hint(forOption: option, of: command) {
      self.init("\(found); \(hint)")
    } else if let nearest = begun.count == 1 ? begun[0] : Suggestion.nearest(to: option, among: options) {
      self.init("\(found); did you mean `\(nearest)`?")
    } else if !owners.isEmpty {
      let names = owners.map { "`themec \($0._commandName)`" }.joined(separator: ", ")
      self.init("\(found); \(names) \(owners.count == 1 ? "has" : "have") it")
    } else if let nearest = Suggestion.nearest(to: option, among: others.flatMap(Themec.options)),
      let owner = others.first(where: { Themec.options(of: $0).contains(nearest) })
    {
      self.init("\(found); did you mean `\(nearest)` of `themec \(owner._commandName)`?")
    } else {
      let page = own.map { " \($0._commandName)" } ?? ""
      self.init("\(found) (see `themec help\(page)`)")
    }
  }

  /// Restates a message of the parser. For example, the message
  /// `The value 'x' is invalid for '--format <format>'. Please provide one of 'human' and 'short'.` becomes
  /// `the value `x` is invalid for `--format <format>`; expected `human` or `short``.
  private static func restated(_ line: String) -> String {
    var parts = line.components(separatedBy: ". Please provide one of ")
    if parts.count == 2 {
      parts[1] = parts[1].components(separatedBy: "' and '").joined(separator: "' or '")
      if parts[1].hasSuffix(".") { parts[1].removeLast() }
    }
    let text = parts.joined(separator: "; expected ")
      .components(separatedBy: ". Did you mean ").joined(separator: "; did you mean ")
    let quoted = text.replacing("n't ", with: "n’t ").replacing("'", with: "`").replacing("’", with: "'")
    let sentence = quoted.utf8.last == UInt8(ascii: ".") ? quoted.dropLast() : quoted[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension String {
  /// The parts of the string between the occurrences of `separator`, including empty ones.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

/// Words of other command-line tools, and what to type here instead of them.
enum ForeignWords {
  /// What to type instead of an option that a command does not have; nil if it is not known from other tools, or if the command has
  /// nothing like it.
  static func hint(forOption option: String, of command: String?) -> String? {
    for row in options where row.names.contains(option) && row.commands.contains(command ?? "") {
      return row.hint
    }
    return nil
  }

  /// What to type instead of a command that does not exist, or of a theme in the place of a command; nil if it is neither.
  static func hint(forCommand command: String) -> String? {
    if [".yaml", ".yml", ".theme.json"].contains(where: command.hasSuffix) {
      return "`themec build \(command)` compiles a theme"
    }
    for row in commands where row.names.contains(command) { return row.hint }
    return nil
  }

  private static let options: [(names: Set<String>, commands: Set<String>, hint: String)] = [
    (
      ["--out", "--out-dir", "--outdir", "--output-dir", "--dest", "--destination", "--dir"],
      ["build", "list", "runtime"], "the folder for the output is `-o DIR`"
    ),
    (
      ["--out", "--output-file", "--file", "--dest"], ["render", "preview"],
      "the file to write is `-o FILE`"
    ),
    (
      ["--state", "--states", "--appearance", "--mode", "--dark", "--direction", "--rtl"], ["render"],
      "states, appearances and directions are parts of a variant, as in `--variant highlighted.dark`"
    ),
    (
      ["--state", "--appearance", "--mode", "--variant"], ["why"],
      "states and appearances are parts of a variant, as in `--in highlighted.dark`"
    ),
    (["--text", "--label"], ["render"], "the text of a button is `--title TEXT`"),
    (
      ["--port", "--watch", "--open", "--host", "--live"], ["preview"],
      "`--serve` shows the page and follows changes, and `--serve=PORT` chooses the port"
    ),
    (
      ["--serve", "--live"], ["build", "check"],
      "`--watch` follows changes, and `themec preview --serve` shows them"
    ),
    (
      ["--all", "--list", "--codes"], ["explain"],
      "`themec explain` without a code lists all diagnostics"
    ),
    (
      ["--dry-run", "--check", "--diff"], ["build"],
      "`--verify` lists what a build would change, and writes nothing"
    ),
    (
      ["--jobs", "--threads", "--parallel"], ["build", "check", "list", "fix"],
      "the number of threads is `-j N`"
    ),
    (["--platform", "--platforms", "--targets"], ["build", "check"], "targets are `--target NAME,NAME`"),
    (["--scales"], ["build", "check", "list", "fix"], "scales are `--scale N,N`"),
    (
      ["--werror", "--warnings-as-errors", "--max-warnings"], ["build", "check"],
      "`--strict` makes warnings errors"
    ),
    (["--unsafe", "--all", "--write"], ["fix"], "`--suggested` applies the suggested fixes too"),
  ]

  private static let commands: [(names: Set<String>, hint: String)] = [
    (["lint", "validate", "verify", "test", "analyze"], "`themec check` checks themes"),
    (["compile", "generate", "make", "gen", "run"], "`themec build` compiles themes"),
    (["watch"], "`themec build --watch` follows changes"),
    (
      ["serve", "dev", "start", "show", "open", "view"],
      "`themec preview --serve` shows themes, and follows changes"
    ),
    (["draw", "screenshot", "snapshot", "export"], "`themec render` draws an element"),
    (["new", "create"], "`themec init NAME` creates a theme"),
    (["format", "fmt", "autofix"], "`themec fix` applies fixes, and changes nothing else"),
    (["ls"], "`themec list inputs` and `themec list outputs` list files"),
    (["compare", "changes", "review"], "`themec diff` shows what changed"),
    (["man", "doc", "docs"], "`themec help` lists the commands, and `themec explain` the diagnostics"),
    (["version"], "`themec --version` prints the version"),
  ]
}
