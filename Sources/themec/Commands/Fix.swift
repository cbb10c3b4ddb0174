import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fixes problems of themes in their files, then checks the themes.",
    usage: "themec fix [<options>] [<theme> ...]",
    discussion: """
      Only safe fixes are applied, unless you ask for the suggested ones too. Everything else in a file stays \
      as it is, comments included. A fix that would cause another problem is left out, but warnings can appear that an error \
      hid. Only the themes that you name are changed, not the files that they extend.
      """)

  @Flag(help: "Apply suggested fixes too, such as the nearest known name; look at what they change.")
  var suggested = false

  @Flag(help: "Change nothing; print what would change as a patch that `git apply` takes.")
  var dryRun = false

  @OptionGroup var arguments: CompileArguments

  func validate() throws {
    if dryRun, arguments.format.isForMachines {
      throw ValidationError(
        "--dry-run prints a patch on standard output, so it does not support --format \(arguments.format.rawValue)"
      )
    }
  }

  func run() throws {
    let grades: Set<Diagnostic.Fix.Grade> = suggested ? [.safe, .suggested] : [.safe]
    guard dryRun else {
      try Run.applyFixes(grades, arguments)
      return try Check.run(arguments)
    }
    var run = try Run(arguments)
    let fixed = try run.fixed(grades)
    for file in fixed.files {
      let patch = patchText(of: file, named: run.workspace.patchBase.path(to: file.path))
      // The files may come from an untrusted source, so control characters are escaped for a terminal.
      Terminal.outputIsTerminal ? Terminal.write(visible(patch)) : Terminal.write(patch)
    }
    run.conclude(fixed)
  }
}

/// A patch as text, with invisible characters escaped in each line.
private func visible(_ patch: [UInt8]) -> String {
  String(decoding: patch, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    .map { VisibleText.escaped(String($0)) }.joined(separator: "\n")
}

extension Run {
  /// Applies the fixes of the given grades to the files of the themes.
  static func applyFixes(_ grades: Set<Diagnostic.Fix.Grade>, _ arguments: CompileArguments) throws {
    var run = try Run(arguments)
    let fixed = try run.fixed(grades)
    try run.write(fixed)
    run.conclude(fixed)
  }

  /// The themes with their fixes of the given grades applied, in memory.
  mutating func fixed(_ grades: Set<Diagnostic.Fix.Grade>) throws -> FixedThemes {
    let options = options(emits: false)
    let fixed: FixedThemes
    do throws(CompilerFault) {
      fixed = try ThemeCompiler.fixed(workspace.themes, in: workspace.session, options, grades: grades)
    } catch {
      throw bug(error)
    }
    try refuseUnreadable()
    return fixed
  }

  /// Writes the files that the fixes change. Throws before the first one is written if any of them is read-only, and at a file
  /// that was changed in the meantime.
  func write(_ fixed: FixedThemes) throws {
    for file in fixed.files where isReadOnly(workspace.typed(file.path)) {
      Terminal.report("`\(workspace.typed(file.path))` is read-only, so nothing was changed")
      throw ExitStatus.machineFailed
    }
    for file in fixed.files {
      let path = workspace.typed(file.path)
      try onDisk { () throws(CommitError) in
        try writeAtomically(file.after, to: path, replacing: .bytes(file.before), faults: TestHooks.faults)
      }
      if !arguments.quiet { Terminal.report("\(fixes(file.fixes)) applied to `\(path)`") }
    }
  }

  /// Reports which fixes were not applied.
  func conclude(_ fixed: FixedThemes) {
    guard !arguments.quiet else { return }
    if fixed.files.isEmpty, fixed.refused == 0, fixed.suggested == 0, fixed.elsewhere.isEmpty {
      Terminal.report("nothing to fix")
    }
    if fixed.refused > 0 {
      Terminal.report("\(self.fixes(fixed.refused)) left out that would not help, or cause other problems")
    }
    if fixed.suggested > 0 {
      let are = fixed.suggested == 1 ? "1 suggested fix is" : "\(fixed.suggested) suggested fixes are"
      Terminal.report(
        "\(are) left: `themec fix --suggested --dry-run` shows what would change, `themec fix --suggested` applies it"
      )
    }
    for (path, count) in fixed.elsewhere {
      Terminal.report(
        "`\(workspace.typed(path))` has \(fixes(count)) too; name it among the themes to apply them")
    }
  }

  private func fixes(_ count: Int) -> String { count == 1 ? "1 fix" : "\(count) fixes" }
}
