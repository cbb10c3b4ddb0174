import ThemeCore
import ThemeDisk
import ThemeImport
import ThemeModel

/// A path that is imported: the folder below which it is read, and which no link leaves, and its path in there.
struct ImportedPath {
  let inputs: DiskInputs
  let path: ThemePath

  init(_ typed: String, from current: FolderPath) throws {
    let folder = FolderPath(typed, from: current)
    do throws(InputError) {
      // A catalog is told by its name, so its parent is what is opened.
      inputs = try DiskInputs(root: folder.parent?.text ?? folder.text)
      path = folder.parent == nil ? .root : ThemePath.root.appending(folder.name)
    } catch {
      throw UsageError("`\(typed)` can't be read: there is no such folder")
    }
    guard (try? inputs.names(in: path)) != nil || (try? inputs.bytes(of: path, limit: 1 << 30)) != nil else {
      throw UsageError("there is no `\(typed)` that can be read")
    }
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

  func buildCommand(_ name: String) -> String {
    let tool = CommandWords.folder.map { "themec -C \(shellQuoted($0))" } ?? "themec"
    return "\(tool) build \(shellQuoted(typed(ThemePath.root.appending("\(name).theme.yaml"))))"
  }

  func update(_ result: ImportResult, isForced: Bool) throws -> ImportUpdate {
    let inputs: any ThemeInputs = (try? DiskInputs(root: folder.text)) ?? NoFiles()
    do throws(ThemeUnreadable) {
      return try ThemeImport.update(result, in: inputs, isForced: isForced)
    } catch {
      throw UsageError("`\(typed(error.path))` is there and can't be read, so nothing was added to it; mend it, or choose another `--name`")
    }
  }

  /// Writes the files, the theme after its art, and a project file if there is none; returns the path of the latter. If one
  /// can't be written, what was written before is taken back.
  func write(_ update: ImportUpdate, theme: String) throws -> [String] {
    var files = update.files.map { (path: typed($0.path), bytes: $0.bytes) }
    var more: [String] = []
    if !hasProject {
      let themes = folder.path(below: project).map { $0 == .root ? "" : "\($0.text)/" } ?? ""
      let text = "themec: 1\nthemes: [ \"\(themes)*.theme.yaml\" ]\noutput: build/themes\ntargets: [ xcassets ]\n"
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

/// A folder that does not exist yet.
private struct NoFiles: ThemeInputs {
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] { throw .notFound }

  func names(in folder: ThemePath) throws(InputError) -> [String] { throw .notFound }
}
