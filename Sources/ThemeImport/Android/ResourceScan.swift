import ThemeCore
import ThemeModel
import ThemePictures

/// Looks through a folder of resources, and lists what it has of each name.
struct ResourceScan {
  private let inputs: any ThemeInputs
  private(set) var table = ResourceTable()
  private(set) var notes: [ImportNote] = []

  init(_ inputs: any ThemeInputs) { self.inputs = inputs }

  mutating func read(_ folder: ThemePath) {
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = folder.appending(name)
      let about = ResourceFolder(name)
      guard ["drawable", "color", "values"].contains(about.kind) else {
        leave(path, name, "a theme takes drawables, colors and lengths, and nothing of `\(about.kind)`")
        continue
      }
      let names = names(in: path)
      if !about.foreign.isEmpty {
        let what = about.foreign.joined(separator: "-")
        leave(path, name, "a theme does not tell devices by `\(what)`: \(names.count) files are left out")
        continue
      }
      guard about.version <= AndroidVersion.newest else {
        leave(path, name, "themec does not know the API level \(about.level)")
        continue
      }
      if about.isBetweenVersions {
        let note = "a theme names the level \(about.level) as `android-\(about.version)`, the next version"
        notes.append(ImportNote(.changed, name, at: ImportPlace(path), note))
      }
      for file in names where !file.hasPrefix(".") { read(path.appending(file), in: about) }
    }
  }

  private mutating func names(in folder: ThemePath) -> [String] {
    do throws(InputError) {
      let names = try inputs.names(in: folder)
      let most = Limits()[.folderNames]
      if names.count > most { leave(folder, folder.name, "it has more than \(most) names") }
      return names.count > most ? [] : names
    } catch {
      leave(
        folder, folder.name,
        error == .notFound
          ? "there is no such folder"
          : error == .leavesRoot ? error.words : "it is no folder that can be read")
      return []
    }
  }

  private mutating func leave(_ path: ThemePath, _ subject: String, _ reason: String) {
    notes.append(ImportNote(.left, subject, at: ImportPlace(path), reason))
  }

  private mutating func read(_ path: ThemePath, in folder: ResourceFolder) {
    let parts = path.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let kind = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    if folder.kind == "values" {
      guard kind == "xml" else { return leave(path, path.name, "values are XML") }
      return readValues(path, in: folder)
    }
    let isNinePatch = kind == "png" && parts.count > 2 && parts[parts.count - 2] == "9"
    let name = parts.dropLast(isNinePatch ? 2 : 1).joined(separator: ".")
    guard name.isResourceName else {
      return leave(path, "\(folder.kind)/\(path.name.plain)", "its name is none of a resource: rename it")
    }
    let content: ResourceTable.Content =
      switch kind {
      case "xml": .xml
      case "png": .picture(isNinePatch: isNinePatch)
      default: .other(kind)
      }
    if folder.kind == "color", content != .xml { return leave(path, "color/\(name)", "colors are XML") }
    add(ResourceTable.Source(folder: folder, content: content, place: ImportPlace(path)), folder.kind, name)
  }

  private mutating func add(_ source: ResourceTable.Source, _ kind: String, _ name: String) {
    guard let other = table.add(source, kind, name) else { return }
    let first = other.place.line.map { "\(other.place.path):\($0)" } ?? "\(other.place.path)"
    notes.append(
      ImportNote(
        .left, "\(kind)/\(name)", at: source.place, "`\(first)` has the same name for the same devices"))
  }

  private mutating func readValues(_ path: ThemePath, in folder: ResourceFolder) {
    let root: ResourceNode
    do throws(ResourceProblem) {
      root = try ResourceFile(path, from: inputs).root
    } catch {
      notes.append(ImportNote(.left, path.name, at: error.place, error.reason))
      return
    }
    guard root.name == "resources" else {
      notes.append(ImportNote(.left, path.name, at: root.place, "`<\(root.name)>` has no values"))
      return
    }
    var left: [(kind: String, first: ImportPlace, count: Int)] = []
    for node in root.children {
      let kind = node.name == "item" ? node.own("type") ?? "item" : node.name
      let isTaken = ["color", "dimen", "drawable"].contains(kind)
      if isTaken, let name = node.own("name"), !name.isResourceName {
        let reason = "its name is none of a resource: rename it"
        notes.append(ImportNote(.left, "\(kind)/\(name.plain)", at: node.place, reason))
        continue
      }
      guard isTaken, let name = node.own("name") else {
        if let index = left.firstIndex(where: { $0.kind == kind }) {
          left[index].count += 1
        } else {
          left.append((kind, node.place, 1))
        }
        continue
      }
      add(ResourceTable.Source(folder: folder, content: .value(node.text), place: node.place), kind, name)
    }
    for (kind, place, count) in left {
      notes.append(
        ImportNote(
          .left, "values/\(kind)", at: place,
          count == 1
            ? "a theme takes no `\(kind)`" : "a theme takes no `\(kind)`, of which this file has \(count)"))
    }
  }
}
