import Platform
package import ThemeCore

/// The files that a run has read, known by what they are: links and spellings give one file many paths.
package struct InputFiles: Sendable {
  private var paths: [FileStatus.Identity: ThemePath] = [:]

  package init(readFrom disk: DiskInputs) {
    for (path, file) in disk.readFiles { paths[file] = min(path, paths[file] ?? path) }
  }

  /// The path of the input that a file as typed is; nil when it is none, or not there.
  package func input(at file: String) -> ThemePath? {
    var status = stat()
    guard unsafe stat(file, &status) == 0 else { return nil }
    return paths[FileStatus(status).identity]
  }
}
