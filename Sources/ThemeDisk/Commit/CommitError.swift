package import ThemeCore

/// Why a bundle could not be written or looked at; the old one is whole.
package enum CommitError: Error, Equatable, Sendable {
  /// A file stands where the folder should be.
  case notAFolder(String)
  /// A symbolic link on the way to the folder leads out of where the bundle may go.
  case leadsElsewhere(String)
  /// A folder holds things of others, and no digests of a bundle; their names, sorted.
  case notABundle(folder: String, paths: [String])
  /// A file by which a bundle is known is larger than any bundle's; its path as typed.
  case tooLarge(path: String, LimitExceeded)
  /// Files that themec did not write stand where it must write; paths inside the folder, sorted.
  case foreignFiles(folder: String, paths: [String])
  /// Folders of the bundle are symbolic links; paths inside the folder, sorted.
  case linkedFolders(folder: String, paths: [String])
  /// Another build was still writing to the folder after so many seconds.
  case locked(folder: String, seconds: Int)
  /// Stopped by a signal before anything changed; the status to exit with is 128 more.
  case interrupted(signal: Int32)
  /// The system refused; the path as typed.
  case failed(path: String, SystemError)

  /// Whether it only says that a bundle can't be made beside the old one here.
  var meansNoStage: Bool {
    if case .failed(_, let error) = self { error.meansNoStage } else { false }
  }

  /// What happened, for people: one sentence without a full stop.
  package var sentence: String {
    switch self {
    case .notAFolder(let path):
      "can't write the bundle to `\(path)`: it is not a folder"
    case .leadsElsewhere(let path):
      "can't write the bundle to `\(path)`: it is reached through a symbolic link that leads elsewhere; "
        + "`--trust-links` follows such links"
    case .notABundle(let folder, _):
      "`\(folder)` contains other files but no `digests.json` of a bundle; choose an empty folder, or use --force, which "
        + "keeps files that themec did not write"
    case .tooLarge(let path, let exceeded):
      "`\(path)` has \(exceeded.words); \(exceeded.advice), or empty the folder"
    case .foreignFiles(let folder, _):
      "`\(folder)` contains files that themec did not write, in the places of its own; remove or move them"
    case .linkedFolders(let folder, _):
      "`\(folder)` contains symbolic links in the places of the bundle's folders; remove them"
    case .locked(let folder, 0):
      "another build is writing to `\(folder)`; nothing was changed"
    case .locked(let folder, let seconds):
      "another build has been writing to `\(folder)` for \(seconds) seconds; nothing was changed, and "
        + "`--lock-timeout SECONDS` waits longer"
    case .interrupted:
      "interrupted; nothing was changed"
    case .failed(let path, let error):
      "can't write `\(path)`: \(error.words)"
    }
  }

  /// What the sentence is about, for a list below it.
  package var list: [String] {
    switch self {
    case .foreignFiles(_, let paths), .linkedFolders(_, let paths), .notABundle(_, let paths):
      firstOf(paths)
    case .notAFolder, .leadsElsewhere, .tooLarge, .locked, .interrupted, .failed: []
    }
  }
}

/// The first of some paths, and how many more there are, for a list of lines.
package func firstOf(_ paths: [String]) -> [String] {
  paths.prefix(10) + (paths.count > 10 ? ["and \(paths.count - 10) more"] : [])
}
