import ArgumentParser
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeImport
import ThemeModel
import ThemeTargets

/// A path that is imported, by its name: no link in a folder leads out of it.
struct ImportedPath {
  let inputs: any ThemeInputs
  let path: ThemePath
  /// The folder of a file that is a picture; nil for anything else.
  private(set) var folderOfPicture: FolderPath?

  /// The name by which a later import knows the source: that of a picture is the same for all its scales.
  var name: String { folderOfPicture == nil ? path.name : nameOfPicture(path) }

  init(_ typed: String, from current: FolderPath) throws {
    let folder = FolderPath(typed, from: current)
    path = ThemePath.root.appending(folder.name.isEmpty ? "root" : folder.name)
    do throws(InputError) {
      inputs = NamedFolder(path: path, inputs: try DiskInputs(root: folder.text))
      return
    } catch {}
    guard let parent = folder.parent, let files = try? DiskInputs(root: parent.text) else {
      throw UsageError("there is no `\(typed)` that can be read")
    }
    do throws(InputError) {
      _ = try files.bytes(of: path, limit: 0)
    } catch {
      switch error {
      case .tooLarge: break
      case .leavesRoot: throw UsageError("`\(typed)` is a link to a file elsewhere: import that one")
      default: throw UsageError("there is no `\(typed)` that can be read")
      }
    }
    inputs = files
    if isPicture(path) { folderOfPicture = parent }
  }
}

/// The files of a folder, below a path with its name, because a catalog is told by it.
private struct NamedFolder: ThemeInputs {
  let path: ThemePath
  let inputs: DiskInputs

  func bytes(of file: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    guard let inner = file.below(path) else { throw .notFound }
    return try inputs.bytes(of: inner, limit: limit)
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] {
    guard let inner = folder.below(path) else { throw .notFound }
    return try inputs.names(in: inner)
  }

  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    guard let inner = folder.below(path) else { throw .notFound }
    return try inputs.identity(of: inner)
  }
}

/// Where an import writes.
struct ImportPlaces {
  /// The folder for the theme.
  private let folder: FolderPath
  /// The folder of the project file that is there, or that is written.
  private let project: FolderPath
  private let hasProject: Bool
  private let current: FolderPath

  init(_ output: String?, from current: FolderPath) throws {
    self.current = current
    let named = output.map { FolderPath($0, from: current) }
    let found = (named ?? current).ancestry.first {
      modificationTime(ofFile: $0.appending(Project.fileName).text) != nil
    }
    hasProject = found != nil
    project = found ?? named ?? current
    folder = named ?? project.appending("themes")
  }

  func typed(_ path: ThemePath) -> String { folder.prefix(from: current) + path.text }

  func command(_ word: String, _ name: String) -> String {
    let tool = CommandWords.folder.map { "themec -C \(shellQuoted($0))" } ?? "themec"
    return "\(tool) \(word) \(shellQuoted(typed(ThemePath.root.appending("\(name).theme.yaml"))))"
  }

  func update(_ result: ImportResult, of sources: [String], isForced: Bool) throws -> ImportUpdate {
    let inputs: any ThemeInputs = (try? DiskInputs(root: folder.text)) ?? NoFiles()
    do throws(UpdateProblem) {
      return try ThemeImport.update(
        result, of: sources, in: inputs, targets: .built, isForced: isForced)
    } catch {
      switch error {
      case .isUnreadable(let path):
        throw UsageError(
          "`\(typed(path))` is there and can't be read, so nothing was added to it; repair it, or choose another `--name`"
        )
      case .isOfAnotherSource(let path, let source):
        throw UsageError(
          "`\(typed(path))` is an import of `\(source)`, whose elements and tokens would be removed; name both in one "
            + "command, or choose another `--name`; `--force` removes them")
      case .breaks(let path, let error):
        throw UsageError(
          "`\(typed(path))` would not build, because what you have edited does not go together with what the source has now: "
            + "\(error.message). Nothing was written; edit the theme first, or replace your edits with `--force`"
        )
      }
    }
  }

  /// Writes the files, the theme after its art, and a project file if there is none; returns the path of the latter. If one
  /// can't be written, what was written before is taken back.
  func write(_ update: ImportUpdate, targets: [TargetName]) throws -> [String] {
    try checkLinks(update)
    var files = update.files.map { (path: typed($0.path), bytes: $0.bytes) }
    var more: [String] = []
    if !hasProject {
      let themes = folder.path(below: project).map { $0 == .root ? "" : "\($0.text)/" } ?? ""
      let names = targets.map(\.rawValue).joined(separator: ", ")
      let text =
        "themec: 1\nthemes: [ \"\(themes)*.theme.yaml\" ]\noutput: build/themes\ntargets: [ \(names) ]\n"
      let path = project.prefix(from: current) + Project.fileName
      files.append((path, Array(text.utf8)))
      more.append(path)
    }
    func present(_ path: String) -> [UInt8]? { try? readFile(path, limit: 1 << 30) }
    var changes = files.map { FileChange($0.path, from: present($0.path), to: $0.bytes) }
    changes += update.removed.map { FileChange(typed($0), from: present(typed($0)), to: nil) }
    try onDisk { () throws(CommitError) in try change(changes) }
    return more
  }
}

extension ImportPlaces {
  /// Throws if a symbolic link would take a file out of the theme's folder.
  private func checkLinks(_ update: ImportUpdate) throws {
    guard let inputs = try? DiskInputs(root: folder.text) else { return }
    for path in update.files.map(\.path) + update.removed {
      do throws(InputError) {
        _ = try inputs.bytes(of: path, limit: 0)
      } catch .leavesRoot {
        throw UsageError(
          "`\(typed(path))` is not written, because a symbolic link leads out of the folder of the theme")
      } catch {}
    }
  }
}

/// A folder that does not exist yet.
private struct NoFiles: ThemeInputs {
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] { throw .notFound }

  func names(in folder: ThemePath) throws(InputError) -> [String] { throw .notFound }
}

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
          "  \(VisibleText.escaped(shellCommand(command)))\n")
      }
      return
    }
    for command in commands {
      Terminal.write(
        "\n\(VisibleText.escaped(shellCommand(command)))\n")
      var parsed = try Themec.parseAsRoot(command)
      try parsed.run()
    }
  }
}
