import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

/// What has been read of a folder of resources, and the device for which looks are made now.
///
/// Everything that is asked of a resource depends on the device, and says in `axes` on which axes it does.
struct ResourceReading {
  let inputs: any ThemeInputs
  var table = ResourceTable()
  private(set) var device = ResourceDevice()
  /// The axes on which the looks so far depend.
  var axes = ResourceAxes()
  /// What is to be said of the element whose looks are made now.
  private(set) var remarks: [ImportNote] = []
  private(set) var subject = ""
  /// The tokens that the theme has, such as `$color.accent`; nil until all are read.
  var tokens: Set<String>?
  /// The names of the drawables that the element shows.
  var uses: Set<String> = []
  /// The items of lists that were shown on a device, and all items of these lists.
  private var shown: Set<ImportPlace> = []
  private var items: [ImportPlace] = []
  private var known: Set<ImportPlace> = []
  /// The resources within which the reading is now, so that none is shown in itself.
  private var open: [String] = []
  private var steps = 0
  private var xml: [ThemePath: Result<ResourceFile, ImportProblem>] = [:]
  var files = ResourceArtFiles()

  init(inputs: any ThemeInputs) { self.inputs = inputs }

  /// Begins an element.
  mutating func begin(_ subject: String) {
    self.subject = subject
    (axes, remarks, uses, shown, items, known) = (ResourceAxes(), [], [], [], [], [])
  }

  mutating func remark(_ outcome: ImportNote.Outcome, at place: ImportPlace, _ reason: String) {
    if remarks.contains(where: { $0.place == place && $0.reason == reason }) { return }
    remarks.append(ImportNote(outcome, subject, at: place, reason))
  }

  /// Enters a resource that another one refers to.
  mutating func enter(_ resource: String, at place: ImportPlace) throws(ImportProblem) {
    steps += 1
    if open.contains(resource) { throw ImportProblem(place, "`\(resource)` refers to itself") }
    guard open.count < 64, steps < 1_000 else {
      throw ImportProblem(place, "it refers to others too often, or too deep")
    }
    open.append(resource)
  }

  /// Goes to a device.
  mutating func visit(_ device: ResourceDevice) { (self.device, steps) = (device, 0) }

  mutating func leave() { open.removeLast() }

  /// A file of XML, read once.
  mutating func file(_ path: ThemePath) throws(ImportProblem) -> ResourceFile {
    if let known = xml[path] { return try known.get() }
    let read = Result { () throws(ImportProblem) in try ResourceFile(path, from: inputs) }
    xml[path] = read
    return try read.get()
  }

  /// The first item of a list whose states the view is in; nil if there is none.
  mutating func picked(from list: ResourceNode) -> ResourceNode? {
    var found: ResourceNode?
    for item in list.items {
      if known.insert(item.place).inserted { items.append(item.place) }
      if found == nil, matches(item) { found = item }
    }
    if let found { shown.insert(found.place) }
    return found
  }

  /// The items of lists that no device shows.
  var hiddenItems: [ImportPlace] { items.filter { !shown.contains($0) } }
}

extension ResourceReading {
  /// The states of a view, by the states of a theme in which they are on.
  private static let states: KeyValuePairs<String, String> = [
    "state_pressed": "highlighted", "state_selected": "selected", "state_checked": "selected",
    "state_activated": "selected", "state_focused": "focused", "state_hovered": "hovered",
  ]
  /// States in which a view of an app at work always is.
  private static let always = ["state_window_focused", "state_accelerated", "state_checkable"]

  private mutating func matches(_ item: ResourceNode) -> Bool {
    var isMatching = true
    for (name, value) in item.element.attributes where name.local.hasPrefix("state_") {
      let isWanted = value == "true"
      let isOn: Bool
      if let state = Self.states.first(where: { $0.key == name.local })?.value {
        axes.states.insert(state)
        // A theme's states do not inherit from each other: what is selected is so while it is pressed or disabled, too.
        if state == "selected" { axes.states.formUnion(["highlighted", "disabled"]) }
        isOn = device.states.contains(state)
        if state == "selected", name.local != "state_selected" {
          let reason =
            "`\(name.local)` becomes the state `selected`, which themec writes as `state_selected` for Android"
          if !remarks.contains(where: { $0.reason == reason }) { remark(.changed, at: item.place, reason) }
        }
      } else if name.local == "state_enabled" {
        axes.states.insert("disabled")
        isOn = !device.states.contains("disabled")
      } else {
        isOn = Self.always.contains(name.local)
      }
      isMatching = isMatching && isOn == isWanted
    }
    return isMatching
  }
}

/// Looks through a folder of resources, and lists what it has of each name.
struct ResourceScan {
  let inputs: any ThemeInputs
  private(set) var table = ResourceTable()
  private(set) var notes: [ImportNote] = []

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
    do throws(ImportProblem) {
      root = try ResourceFile(path, from: inputs).root
    } catch {
      return notes.append(ImportNote(.left, path.name, at: error.place, error.reason))
    }
    guard root.name == "resources" else {
      return notes.append(ImportNote(.left, path.name, at: root.place, "`<\(root.name)>` has no values"))
    }
    var left: [(kind: String, place: ImportPlace)] = []
    for node in root.children {
      let kind = node.name == "item" ? node.own("type") ?? "item" : node.name
      guard ["color", "dimen", "drawable"].contains(kind), let name = node.own("name") else {
        left.append((kind, node.place))
        continue
      }
      if name.isResourceName {
        add(ResourceTable.Source(folder: folder, content: .value(node.text), place: node.place), kind, name)
      } else {
        let reason = "its name is none of a resource: rename it"
        notes.append(ImportNote(.left, "\(kind)/\(name.plain)", at: node.place, reason))
      }
    }
    for (kind, members) in left.groups(by: \.kind) {
      let count = members.count == 1 ? "" : ", of which this file has \(members.count)"
      let reason = "a theme takes no `\(kind)`\(count)"
      notes.append(ImportNote(.left, "values/\(kind)", at: members[0].place, reason))
    }
  }
}
