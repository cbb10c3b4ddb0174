import ArgumentParser
import ThemeCore
import ThemeDisk

/// The merge driver that `git merge` runs for a file of a bundle that both sides changed, as `git-setup` configures it.
struct GitMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-merge", abstract: "Compiles a file of a bundle for git merge.",
    shouldDisplay: false)

  @Argument(help: "The path of the file in the repository.")
  var path: String

  @Argument(help: "The file with this side's version, which gets the result.")
  var result: String

  @Argument(help: "The file with the version of the common ancestor.")
  var base: String

  @Argument(help: "The file with the other side's version.")
  var other: String

  /// Writes the file that the merged theme compiles to, and ends with status 0. If that isn't possible, the file keeps this
  /// side's version, and the status tells git that there is a conflict.
  func run() throws {
    do {
      guard let path = ThemePath(path) else { throw UsageError("it is not in this repository") }
      try onDisk { [bytes = try merged(path)] () throws(CommitError) in try writeAtomically(bytes, to: result)
      }
    } catch let error as UsageError {
      Terminal.report(
        "`\(path)` is not merged: \(error.sentence); `themec build` writes it when the themes are merged")
      throw ExitStatus.themeHasErrors
    }
  }

  /// The bytes of the merged file as git stores them.
  private func merged(_ path: ThemePath) throws -> [UInt8] {
    let folder = try Terminal.currentFolder()
    guard let head = try reading(nil, { () throws(GitProblem) in try GitRevision("HEAD", in: folder.text) })
    else {
      throw UsageError("git knows no commit to merge into")
    }
    let versions = try FileVersions(of: path, base: base, ours: result, theirs: other, in: folder)
    let possible = try MergeSides.all(head, versions).map { sides in
      try MergedBundle(of: path, in: Merge(sides, head)).bytes()
    }
    guard Set(possible).count == 1 else {
      throw UsageError(
        "git does not say which of \(possible.count) commits it merges, and they differ in the theme")
    }
    return try filtered(possible[0], at: path, in: head.top.text)
  }
}
