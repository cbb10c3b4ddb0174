import ArgumentParser
import ThemeCore
import ThemeDisk
import ThemeTargets

struct Runtime: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes ThemeRuntime, the Swift package that themes for UIKit and SwiftUI share.",
    discussion: """
      With -o, the package is written to DIR; otherwise its files are printed, each below a comment with its path. An app \
      adds the folder in Xcode as a local package, and its library ThemeRuntime to the target; an app without packages adds \
      the folder Sources/ThemeRuntime to the target itself. Run it again after an update of themec: files that are the same \
      keep their times, and files that an older version wrote and this one has no more are removed.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write the package to, such as Packages/ThemeRuntime.", valueName: "dir"),
    completion: .directory)
  var output: String?

  func validate() throws {
    if output == "" { throw ValidationError("the folder that -o names is empty") }
  }

  func run() throws {
    let files = RuntimePackage.files(version: themecVersion)
    guard let output else {
      for file in files { Terminal.write("// \(file.path)\n\n\(file.text)\n") }
      return
    }
    for file in files {
      let path = "\(output)/\(file.path)"
      let bytes = Array(file.text.utf8)
      if (try? readFile(path, limit: 1 << 24)) == bytes { continue }
      try onDisk { () throws(CommitError) in try writeAtomically(bytes, to: path) }
    }
    try removeOldFiles(in: output, besides: Set(files.map(\.path)))
  }

  /// Removes what an older version wrote and this one doesn't: sources that begin with the package's mark.
  private func removeOldFiles(in output: String, besides paths: Set<String>) throws {
    guard let disk = try? DiskInputs(root: output) else { return }
    var folders = [ThemePath.root.appending("Sources").appending("ThemeRuntime")]
    while let folder = folders.popLast() {
      for name in (try? disk.names(in: folder)) ?? [] {
        let path = folder.appending(name)
        guard name.hasSuffix(".swift") else {
          folders.append(path)
          continue
        }
        guard !paths.contains(path.text), let bytes = try? disk.bytes(of: path, limit: 1 << 24),
          bytes.starts(with: RuntimePackage.mark.utf8)
        else { continue }
        try onDisk { () throws(CommitError) in try removeFile(at: "\(output)/\(path.text)", holding: bytes) }
      }
    }
  }
}
