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
