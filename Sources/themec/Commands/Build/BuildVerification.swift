import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImage
import ThemeReview

/// The part of a build that compares bundles with what would be written.
extension Build {
  /// Lists the files that are not up to date, and throws if there are any. Adds what was compared to `kept`.
  func check(
    _ built: [CompiledTheme], _ mode: VerifyMode, _ outputs: Outputs, _ codec: ImageCodec, _ run: Run,
    _ kept: inout KeptRun?
  ) throws {
    var found: [BundleDrift] = []
    try run.forEachBatch(of: built) { batch in
      for (theme, tree) in batch {
        let folder = outputs.folder(of: theme)
        let drifts = try onDisk { () throws(CommitError) in
          try run.watch.measure(.commit) { () throws(CommitError) in
            try ThemeDisk.verify(
              tree, against: outputs.place(of: theme), mode: mode, options(for: theme, codec, run))
          }
        }
        let facts = ["digests.json", "manifest.json"]
        let paths = mode == .all ? tree.files.map(\.path) : facts
        if kept != nil, let files = FileList(of: paths, in: folder, beside: []) {
          kept?.add(files)
        } else {
          kept = nil
        }
        if !drifts.isEmpty { found.append(BundleDrift(folder: folder, tree: tree, files: drifts)) }
      }
    }
    run.progress.clear()
    // With formats for programs, standard output has to contain nothing but diagnostics.
    let isForMachines = arguments.format.isForMachines
    func write(_ text: String) { isForMachines ? Terminal.writeError(text) : Terminal.write(text) }
    let lines = try factLines(of: found, isMany: built.count > 1)
    if !lines.isEmpty { write("what is here → what the theme makes:\n") }
    for line in lines { write(VisibleText.escaped(line) + "\n") }
    for bundle in found {
      for file in bundle.files {
        write(VisibleText.escaped("\(file.kind.rawValue) \(bundle.folder)/\(file.path)") + "\n")
      }
    }
    for name in run.orphans { write(VisibleText.escaped("extra \(outputs.folder(named: name))") + "\n") }
    guard !found.isEmpty || !run.orphans.isEmpty else {
      return arguments.conclude("\(counted(built.count, "bundle")) up to date")
    }
    let command =
      buildCommand(verifying: CommandWords.typed) + (run.orphans.isEmpty ? "" : " --prune")
    Terminal.report("the files listed above are not up to date; `\(command)` updates them")
    throw ExitStatus.themeHasErrors
  }
}

/// A bundle that differs from what a build would write.
struct BundleDrift {
  /// The folder of the bundle, as you would type it.
  let folder: String
  /// The files that a build would write.
  let tree: OutputTree
  let files: [Drift]

  /// The differences between the facts of this bundle and those of its theme, one line for each. Empty if there is no manifest,
  /// or if it can't be read, which is reported. Only pictures whose files differ are decoded.
  fileprivate func words() throws -> [String] {
    let current = try Terminal.currentFolder()
    let kinds = Dictionary(files.map { ($0.path, $0.kind) }) { first, _ in first }
    guard kinds["manifest.json"] != .missing else { return [] }
    let bundle = DiskBundle(manifest: "\(folder)/manifest.json", in: FolderPath(folder, from: current))
    do {
      let changed = files.filter { $0.kind == .changed }.map(\.path)
      let here = try bundle.contents(found: { _, _ in })
      return driftWords(here: here.doubting(changed), theme: BundleContents(tree))
    } catch let error as UsageError {
      Terminal.report(error.sentence)
      return []
    }
  }
}

/// The differences between the facts of bundles and those of their themes, one line for each. Bundles with the same differences
/// share their lines. With `isMany`, each line names the bundles.
func factLines(of bundles: [BundleDrift], isMany: Bool) throws -> [String] {
  try bundles.groups { try $0.words() }.flatMap { words, bundles in
    words.map { isMany ? "\(listed(bundles.map(\.folder))): \($0)" : $0 }
  }
}

private func listed(_ folders: [String]) -> String {
  guard folders.count > 3 else { return folders.joined(separator: ", ") }
  return "\(folders.prefix(2).joined(separator: ", ")) and \(folders.count - 2) more"
}
