package import ThemeCore

/// The reason why a bundle, or a single output file, could not be read or written.
package enum CommitError: Error, Equatable, Sendable {
  /// Something that is not a folder is where the bundle's folder should be. The path as typed.
  case notAFolder(String)
  /// A symbolic link on the way to the bundle's folder leads out of the folder that the bundle must stay in. The path as typed.
  case leadsElsewhere(String)
  /// The folder contains files of others and no bundle; `paths` are their names, sorted.
  case notABundle(folder: String, paths: [String])
  /// The digests exceed their limit; `path` is the file's path as typed.
  case tooLarge(path: String, LimitExceeded)
  /// Files that themec did not write are where it must write; `paths` are relative to the folder, sorted.
  case foreignFiles(folder: String, paths: [String])
  /// Symbolic links are where the bundle needs folders; `paths` are relative to the folder, sorted.
  case linkedFolders(folder: String, paths: [String])
  /// Another build was still using the folder after a wait of `seconds` seconds.
  case locked(folder: String, seconds: Int)
  /// A signal stopped the commit before anything changed. The exit status to use is 128 + `signal`.
  case interrupted(signal: Int32)
  /// Something else is at the place of a file than what was read there before; `path` is the path as typed.
  case changed(path: String)
  /// A system call failed; `path` is the path as typed.
  case failed(path: String, SystemError)

  /// Whether the error only means that a stage beside the bundle's folder is not possible here, so that the commit can go on
  /// without one.
  var meansNoStage: Bool {
    if case .failed(_, let error) = self { error.meansNoStage } else { false }
  }

  /// The error as one sentence for the user, without a period at its end.
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
    case .changed(let path):
      "`\(path)` was changed in the meantime, and was not written; run the command again"
    case .failed(let path, let error):
      "can't write `\(path)`: \(error.words)"
    }
  }

  /// The paths that the error is about, at most ten and a line with the number of the others; empty when the sentence names
  /// all.
  package var list: [String] {
    switch self {
    case .foreignFiles(_, let paths), .linkedFolders(_, let paths), .notABundle(_, let paths):
      firstOf(paths)
    case .notAFolder, .leadsElsewhere, .tooLarge, .locked, .interrupted, .changed, .failed: []
    }
  }
}

/// The first ten of some paths, and a line with the number of the others if there are more.
package func firstOf(_ paths: [String]) -> [String] {
  paths.prefix(10) + (paths.count > 10 ? ["and \(paths.count - 10) more"] : [])
}
