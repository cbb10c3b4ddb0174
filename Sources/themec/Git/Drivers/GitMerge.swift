import ArgumentParser
import ThemeCore
import ThemeDisk

/// What `git merge` runs for a file of a bundle that both sides changed, as `git-setup` tells it.
struct GitMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-merge", abstract: "Compiles a file of a bundle for git merge.",
    shouldDisplay: false)

  @Argument(help: "The path of the file in the repository.")
  var path: String

  @Argument(help: "The file with this side's version, which gets the result.")
  var result: String

  /// Ends with status 0 where the file is what the merged theme comes to. Otherwise it stays as this side has it, and git takes it
  /// for a conflict.
  func run() throws {
    do {
      guard let path = ThemePath(path) else { throw UsageError("it is not in this repository") }
      let merge = try Merge(in: try Terminal.currentFolder())
      let bytes = try filtered(
        MergedBundle(of: path, in: merge).bytes(), at: path, in: merge.revision.top.text)
      try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: result) }
    } catch let error as UsageError {
      Terminal.report(
        "`\(path)` is not merged: \(error.sentence); `themec build` writes it when the themes are merged")
      throw ExitStatus.themeHasErrors
    }
  }
}
