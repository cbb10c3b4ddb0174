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
