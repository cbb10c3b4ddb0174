import ThemeCore

/// The three versions of a file that git merges, by the names of their objects.
struct FileVersions {
  let path: ThemePath
  let base: String
  let ours: String
  let theirs: String
  /// What git names the object of an empty file: a file that the base has not is merged from such a one.
  private let empty: String

  /// `base`, `ours` and `theirs` are the files that git made for the driver, as seen from `folder`.
  init(of path: ThemePath, base: String, ours: String, theirs: String, in folder: FolderPath) throws {
    let files = [base, ours, theirs, "/dev/null"].map { FolderPath($0, from: folder).text }
    let words = ["hash-object", "--no-filters", "--"] + files
    let output = try reading(nil) { () throws(GitProblem) in try git(words, in: folder.text) }
    let names = output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard names.count == files.count else { throw UsageError("git can't read its versions") }
    self.path = path
    (self.base, self.ours, self.theirs, empty) = (names[0], names[1], names[2], names[3])
  }

  /// Whether a commit that has the file as `new`, and its parent as `old`, changes it as it is merged; nil where it does not. A
  /// commit that is reverted changes it the other way round.
  func change(from old: String, to new: String) -> Direction? {
    if isBase(old), new == theirs { return .forward }
    return old == theirs && isBase(new) ? .backward : nil
  }

  /// What a merge makes of the change of a commit.
  enum Direction {
    case forward, backward
  }

  /// Of a file that isn't there, git names zeros.
  private func isBase(_ name: String) -> Bool {
    name == base || base == empty && name.allSatisfy { $0 == "0" }
  }
}
