import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImport

/// The imports that make themes of what the folder of an app holds: one of what Apple's platforms and all others use, and one
/// of the resources of Android, whose pictures often have the same names.
struct ProposedImports {
  private let commands: [[String]]
  private let found: [(path: String, summary: String)]
  private let folder: String

  init(_ folder: String, name: String?) throws {
    self.folder = folder
    let current = try Terminal.currentFolder()
    let source = try ImportedPath(folder, from: current)
    guard (try? source.inputs.names(in: source.path)) != nil else {
      throw UsageError("`\(folder)` is not a folder that can be read")
    }
    let sources = survey(source.path, in: source.inputs).filter(\.isArt)
    let prefix = FolderPath(folder, from: current).parent?.prefix(from: current) ?? ""
    found = sources.map { (prefix + $0.path.text, $0.summary) }
    let name = name ?? Import.themeName(of: FolderPath(folder, from: current))
    func command(_ isWanted: (ImportSource.Kind) -> Bool, _ name: String) -> [String]? {
      // Pictures below a folder of pictures are read with it.
      var paths: [ThemePath] = []
      for source in sources
      where isWanted(source.kind) && !paths.contains(where: { source.path.below($0) != nil }) {
        paths.append(source.path)
      }
      return paths.isEmpty ? nil : ["import"] + paths.map { prefix + $0.text } + ["--name", name]
    }
    let others = command({ $0 != .resources }, name)
    let resources = command({ $0 == .resources }, others == nil ? name : "\(name)-android")
    commands = [others, resources].compactMap { $0 }
  }

  /// Says what was found and which commands make themes of it; runs them if `isRunning`.
  func propose(running isRunning: Bool) throws {
    guard !commands.isEmpty else {
      throw UsageError(
        "nothing to import was found in `\(folder)`: no asset catalog, no `res` folder, no token file and no folder of art"
      )
    }
    Terminal.write("found in \(VisibleText.escaped(folder)):\n")
    let width = min(60, found.map { $0.path.unicodeScalars.count }.max() ?? 0)
    for (path, summary) in found {
      let gap = String(repeating: " ", count: max(0, width - path.unicodeScalars.count))
      Terminal.write("  \(VisibleText.escaped(path))\(gap)  \(summary)\n")
    }
    guard isRunning else {
      Terminal.write("these commands make themes of it; `--yes` runs them:\n")
      for command in commands {
        Terminal.write(
          "  \(VisibleText.escaped((["themec"] + command.map(shellQuoted)).joined(separator: " ")))\n")
      }
      return
    }
    for command in commands {
      Terminal.write(
        "\n\(VisibleText.escaped((["themec"] + command.map(shellQuoted)).joined(separator: " ")))\n")
      var parsed = try Themec.parseAsRoot(command)
      try parsed.run()
    }
  }
}
