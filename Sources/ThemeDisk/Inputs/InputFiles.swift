import Platform
package import ThemeCore

/// The files that a run has read, by their identities: with symbolic links and different spellings, a file can have many paths.
package struct InputFiles: Sendable {
  private var paths: [FileStatus.Identity: ThemePath] = [:]

  package init(readFrom disk: DiskInputs) {
    for (path, file) in disk.readFiles { paths[file] = min(path, paths[file] ?? path) }
  }

  /// The path of the input that is the file at a path as typed; nil when the file is not an input or does not exist.
  package func input(at file: String) -> ThemePath? {
    var status = stat()
    guard unsafe stat(file, &status) == 0 else { return nil }
    return paths[FileStatus(status).identity]
  }
}
