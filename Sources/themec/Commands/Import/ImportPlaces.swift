import ThemeCore
import ThemeDisk
import ThemeImport
import ThemeModel

/// A path that is imported, by its name: no link in a folder leads out of it.
struct ImportedPath {
  let inputs: any ThemeInputs
  let path: ThemePath
  /// The folder of a file that is a picture; nil for anything else.
  private(set) var folderOfPicture: FolderPath?

  init(_ typed: String, from current: FolderPath) throws {
    let folder = FolderPath(typed, from: current)
    path = ThemePath.root.appending(folder.name.isEmpty ? "root" : folder.name)
    do throws(InputError) {
      inputs = NamedFolder(path: path, inputs: try DiskInputs(root: folder.text))
      return
    } catch {}
    guard let parent = folder.parent, let files = try? DiskInputs(root: parent.text),
      (try? files.bytes(of: path, limit: 1 << 30)) != nil
    else { throw UsageError("there is no `\(typed)` that can be read") }
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

  func update(_ result: ImportResult, isForced: Bool) throws -> ImportUpdate {
    let inputs: any ThemeInputs = (try? DiskInputs(root: folder.text)) ?? NoFiles()
    do throws(ThemeUnreadable) {
      return try ThemeImport.update(result, in: inputs, isForced: isForced)
    } catch {
      throw UsageError(
        "`\(typed(error.path))` is there and can't be read, so nothing was added to it; repair it, or choose another `--name`"
      )
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
    var done: [(path: String, old: [UInt8]?)] = []
    do {
      for file in files {
        let old = try? readFile(file.path, limit: 1 << 30)
        try onDisk { () throws(CommitError) in
          try writeAtomically(file.bytes, to: file.path, replacing: old.map { .bytes($0) } ?? .nothing)
        }
        done.append((file.path, old))
      }
      for path in update.removed {
        let bytes = try readFile(typed(path), limit: 1 << 30)
        try onDisk { () throws(CommitError) in try removeFile(at: typed(path), holding: bytes) }
      }
    } catch {
      for (path, old) in done.reversed() {
        if let old {
          try? writeAtomically(old, to: path)
        } else if let bytes = try? readFile(path, limit: 1 << 30) {
          try? removeFile(at: path, holding: bytes)
        }
      }
      throw error
    }
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
