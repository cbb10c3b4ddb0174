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
      as it is, comments included. A fix that would cause another problem is left out, but problems can appear that an error \
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
  patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return VisibleText.escaped(String(decoding: text, as: UTF8.self))
  }.joined(separator: "\n")
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

/// A changed file as a unified diff with three lines of context around each change, for `git apply` and `patch`.
func patchText(of file: FixedThemes.File, named path: String) -> [UInt8] {
  let (old, new) = (lines(of: file.before), lines(of: file.after))
  var bytes: [UInt8] = []
  func write(_ text: String) { bytes += Array(text.utf8) }
  let (a, b) = (gitName("a/\(path)"), gitName("b/\(path)"))
  for part in [Array("diff --git ".utf8), a, [32], b, Array("\n--- ".utf8), a, Array("\n+++ ".utf8), b, [10]]
  {
    bytes += part
  }
  var shift = 0
  for hunk in hunks(changes(from: old, to: new)) {
    let before = max(0, hunk[0].old.lowerBound - 3)
    let end = min(old.count, hunk[hunk.count - 1].old.upperBound + 3)
    let grown = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    write("@@ -\(before + 1),\(end - before) +\(before + shift + 1),\(end - before + grown) @@\n")
    shift += grown
    var place = before
    func add(_ sign: String, _ line: ArraySlice<UInt8>) {
      write(sign)
      bytes += line
      if line.last != UInt8(ascii: "\n") { write("\n\\ No newline at end of file\n") }
    }
    for change in hunk {
      for line in old[place..<change.old.lowerBound] { add(" ", line) }
      for line in old[change.old] { add("-", line) }
      for line in new[change.new] { add("+", line) }
      place = change.old.upperBound
    }
    for line in old[place..<end] { add(" ", line) }
  }
  return bytes
}

/// The lines of the old file that a change replaces, and the lines of the new file that replace them.
private typealias LineChange = (old: Range<Int>, new: Range<Int>)

/// The lines of a file, each with its newline.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  return rest.isEmpty ? lines : lines + [rest]
}

/// The changes between two versions of a file. If both have the same number of lines, as after most fixes, each run of lines
/// that differ is a change. Otherwise, everything from the first difference to the last one is a single change.
private func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineChange] {
  if old.count == new.count {
    var changes: [LineChange] = []
    for index in old.indices where old[index] != new[index] {
      if let last = changes.last, last.old.upperBound == index {
        let run = last.old.lowerBound..<(index + 1)
        changes[changes.count - 1] = (run, run)
      } else {
        changes.append((index..<(index + 1), index..<(index + 1)))
      }
    }
    return changes
  }
  let most = min(old.count, new.count)
  var start = 0
  while start < most, old[start] == new[start] { start += 1 }
  var end = 0
  while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  return [(start..<(old.count - end), start..<(new.count - end))]
}

/// Groups the changes so that those whose context lines touch or overlap are in one hunk.
private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 6 {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

/// The path as git writes it in a patch: in quotes, with escapes, if it has control characters, quotes or backslashes.
private func gitName(_ path: String) -> [UInt8] {
  let name = SystemName.bytes(of: path)
  guard name.contains(where: isEscaped) else { return name }
  var quoted = [UInt8(ascii: "\"")]
  for byte in name {
    guard isEscaped(byte) else {
      quoted.append(byte)
      continue
    }
    let octal = String(byte, radix: 8)
    quoted += Array(("\\" + String(repeating: "0", count: 3 - octal.count) + octal).utf8)
  }
  return quoted + [UInt8(ascii: "\"")]
}

private func isEscaped(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}
