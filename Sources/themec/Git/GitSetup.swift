import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeTargets

struct GitSetup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-setup", abstract: "Lets git diff understand the bundles of a project.",
    discussion: """
      Shows what it would write. With --apply, lines are added to the .gitattributes beside the project file, and settings \
      to the configuration of this clone. From then on git diff tells what changed in PNGs, manifests and digests of \
      bundles.
      """)

  @Flag(help: "Write the lines and settings.")
  var apply = false

  @Flag(help: "Remove what --apply wrote; everything else stays as it was.")
  var undo = false

  func validate() throws {
    if apply, undo { throw ValidationError("--apply and --undo can't be used together") }
  }

  func run() throws {
    let current = try Terminal.currentFolder()
    guard let project = try Roots(of: [], from: current, named: nil).project else {
      throw UsageError(
        "there is no project file \(Project.fileName) in this folder or above that says where bundles are; "
          + "`themec init` creates one")
    }
    _ = try reading(nil) { () throws(GitProblem) in try git(.absoluteGitFolder, in: project.text) }
    let attributes = project.pathBase(from: current).path(to: .root.appending(".gitattributes"))
    let settings = GitSettings(tool: Self.tool(current), in: project.text)
    if undo { return try remove(from: attributes, settings) }
    let block = AttributeBlock(output: try Self.output(of: project))
    let old = try bytes(of: attributes)
    let new = block.added(to: old)
    let missing = try settings.missing()
    guard new != old || !missing.isEmpty else { return Terminal.write("everything is set up\n") }
    if apply {
      try settings.add(missing)
      if new != old {
        try onDisk { () throws(CommitError) in
          try writeAtomically(new, to: attributes, replacing: old.map { .bytes($0) } ?? .nothing)
        }
      }
    }
    var text = ""
    if new != old {
      text += "\(apply ? "added to" : "would be added to") \(attributes):\n"
      text += block.lines.map { "  \($0)\n" }.joined()
    }
    if !missing.isEmpty {
      text += "\(apply ? "set" : "would be set") in the configuration of this clone:\n"
      text += missing.map { "  \($0.key) = \($0.value)\n" }.joined()
    }
    if !apply { text += "`themec git-setup --apply` does this\n" }
    for line in text.split(separator: "\n") { Terminal.write(VisibleText.escaped(String(line)) + "\n") }
  }

  private func remove(from attributes: String, _ settings: GitSettings) throws {
    let file = try bytes(of: attributes)
    let keys = try settings.remove()
    let removed = file.flatMap { AttributeBlock.removed(from: $0) }
    if let file, let removed {
      try onDisk { () throws(CommitError) in
        if let rest = removed.bytes {
          try writeAtomically(rest, to: attributes, replacing: .bytes(file))
        } else {
          try removeFile(at: attributes, holding: file)
        }
      }
      Terminal.write("removed from \(VisibleText.escaped(attributes)): the lines of themec\n")
    }
    if !keys.isEmpty {
      Terminal.write("removed from the configuration of this clone: \(keys.joined(separator: ", "))\n")
    }
    if removed == nil, keys.isEmpty { Terminal.write("nothing was set up\n") }
  }

  private func bytes(of path: String) throws -> [UInt8]? {
    guard modificationTime(ofFile: path) != nil else { return nil }
    return try readFile(path, as: "file", .manifestBytes, ifMissing: "`\(path)` was removed")
  }

  /// The folder of the bundles, as a path from the project's folder. Throws if the project file has errors, or if the folder is
  /// not below the project's folder.
  private static func output(of folder: FolderPath) throws -> ThemePath {
    guard let disk = try? DiskInputs(root: folder.text) else {
      throw UsageError("`\(folder.text)` can't be read")
    }
    var sink = DiagnosticSink(codes: .all)
    let project = loadProject(in: .root, of: Session(disk, targets: .built), &sink)
    guard !sink.hasErrors else {
      throw UsageError("the project file has errors; `themec check` shows them")
    }
    guard let output = project.bundlesFolder, output != .root else {
      throw UsageError(
        "`output` of \(Project.fileName) has to name a folder below that of the project file")
    }
    return output
  }

  /// The word with which git's shell starts this tool: its name if it was started by name, or else its absolute path.
  private static func tool(_ current: FolderPath) -> String {
    let started = CommandLine.arguments.first ?? "themec"
    guard started.utf8.contains(UInt8(ascii: "/")) else { return "themec" }
    return shellQuoted(FolderPath(started, from: current).text)
  }
}

extension Project {
  /// The folder for the bundles, as a path from the folder of the project file; nil if `output` leaves that.
  fileprivate var bundlesFolder: ThemePath? {
    guard let output else { return ThemePath.root.appending("build") }
    return ThemePath(output.value.text, relativeTo: .root)
  }
}

/// The settings of a repository that make themec its driver for diffs.
struct GitSettings {
  let entries: [(key: String, value: String)]
  /// The folder in which git is run.
  private let folder: String

  /// `tool` is the word with which a shell starts themec.
  init(tool: String, in folder: String) {
    entries = [
      ("diff.themec.command", "\(tool) git-diff --")
    ]
    self.folder = folder
  }

  /// The settings that the repository doesn't have yet. Throws if a setting has another value, which `--undo` could not
  /// restore.
  func missing() throws -> [(key: String, value: String)] {
    try entries.filter { entry in
      guard let value = try value(of: entry.key) else { return true }
      guard value == entry.value else {
        throw UsageError(
          "git's configuration already says `\(entry.key) = \(value)`; `themec git-setup --undo` or "
            + "`git config --unset-all \(entry.key)` removes it")
      }
      return false
    }
  }

  func add(_ missing: [(key: String, value: String)]) throws {
    for entry in missing { try ask(.set(entry.key, to: entry.value)) }
  }

  /// Removes those of the settings that the repository has, and returns their keys.
  func remove() throws -> [String] {
    let keys = try entries.map(\.key).filter { try value(of: $0) != nil }
    for key in keys { try ask(.unset(key)) }
    return keys
  }

  private func value(of key: String) throws -> String? {
    try reading(nil) { () throws(GitProblem) in try gitLineIfAny(.setting(key), in: folder) }
  }

  private func ask(_ command: GitCommand) throws {
    do throws(GitProblem) {
      _ = try git(command, in: folder)
    } catch .failed {
      throw UsageError("git can't write to the configuration of this repository")
    } catch {
      throw error.usage(of: nil)
    }
  }
}

/// The lines that themec adds to a `.gitattributes` file, between two marks, so that they can be removed again. The rest of the
/// file stays as it is, byte for byte.
struct AttributeBlock {
  let lines: [String]

  /// Makes the lines that tell git which files below `output` belong to bundles. `output` is a path from the folder of the
  /// `.gitattributes` file.
  init(output: ThemePath) {
    func pattern(_ rest: String) -> String { Self.quoted("/\(Self.escaped("\(output)"))/\(rest)") }
    lines = [
      "\(pattern("**/*.png")) diff=themec",
      "\(pattern("*/manifest.json")) diff=themec",
      "\(pattern("*/digests.json")) diff=themec",
    ]
  }

  private static let mark = "# themec git-setup: begin"
  private static let end = "# themec git-setup: end"
  /// The notes that the first mark can have, which say what else to undo when the lines are removed.
  private static let newFile = ", in a file of its own"
  private static let newLine = ", after a line that had no end"

  /// The contents of a file without the lines; nil if the file was created for the lines alone and should be removed.
  struct Rest {
    let bytes: [UInt8]?
  }

  /// The file with the lines, which replace those that an earlier version wrote; `old` is nil if there is no file.
  func added(to old: [UInt8]?) -> [UInt8] {
    let rest = old.flatMap { Self.removed(from: $0) ?? Rest(bytes: $0) }?.bytes
    let isUnended = rest.map { !$0.isEmpty && $0.last != UInt8(ascii: "\n") } ?? false
    let note = rest == nil ? Self.newFile : isUnended ? Self.newLine : ""
    let text = ([Self.mark + note] + lines + [Self.end]).map { "\($0)\n" }.joined()
    return (rest ?? []) + Array(((isUnended ? "\n" : "") + text).utf8)
  }

  /// The file without the lines; nil if it does not have the lines.
  static func removed(from file: [UInt8]) -> Rest? {
    var place = 0
    var begin: (place: Int, note: String)?
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let next = min(place + line.count + 1, file.count)
      let text = String(decoding: line, as: UTF8.self)
      if begin == nil, text.hasPrefix(mark) {
        begin = (place, String(text.dropFirst(mark.count)))
      } else if let begin, text == end {
        let before = file[..<(begin.place - (begin.note == newLine ? 1 : 0))]
        let rest = Array(before + file[next...])
        return Rest(bytes: begin.note == newFile && rest.isEmpty ? nil : rest)
      }
      place = next
    }
    return nil
  }

  /// The path as a pattern that matches it literally.
  private static func escaped(_ path: String) -> String {
    path.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// The pattern as `.gitattributes` requires it: in quotes if it has spaces, tabs or quotes.
  private static func quoted(_ pattern: String) -> String {
    guard pattern.contains(where: { " \t\"".contains($0) }) else { return pattern }
    return "\"" + pattern.map { "\"\\".contains($0) ? "\\\($0)" : $0 == "\t" ? "\\t" : "\($0)" }.joined()
      + "\""
  }
}
