/// The resources of an app, as a device chooses among them.
struct Resources {
  enum Content {
    case ninePatch(NinePatch)
    case picture(Bitmap)
    case xml(XMLNode)
  }

  struct Entry {
    let folder: Device
    let content: Content

    var xml: XMLNode? { if case .xml(let node) = content { node } else { nil } }
  }

  /// By type and name: `drawable/back`.
  private var entries: [String: [Entry]] = [:]
  private(set) var problems: [String] = []

  init(_ files: [OutputFile]) {
    for file in files { read(file) }
    for (key, entries) in entries.sorted(by: { $0.key < $1.key }) {
      for text in entries.compactMap(\.xml).flatMap(\.texts)
      // Fonts are the app's own.
      where text.hasPrefix("@") && text != "@null"
        && !["@android:", "@font/"].contains(where: text.hasPrefix)
      {
        if self.entries[String(text.dropFirst())] == nil { problems.append("\(key): there is no `\(text)`") }
      }
    }
  }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// What a device takes: the most particular of what holds, by Android's order of qualifiers.
  func best(_ key: String, on device: Device, _ density: Int) -> Entry? {
    var left = (entries[key] ?? []).filter { $0.folder.holds(on: device) }
    func prefer(_ isPreferred: (Device) -> Bool) {
      if left.contains(where: { isPreferred($0.folder) }) { left = left.filter { isPreferred($0.folder) } }
    }
    prefer(\.isRightToLeft)
    prefer(\.isLand)
    prefer { $0.isNight != nil }
    // The density itself, or the next above, which is made smaller, or else the greatest; none is taken for 160.
    let densities = left.map { $0.folder.density ?? 160 }
    if let nearest = densities.filter({ $0 >= density }).min() ?? densities.max() {
      prefer { ($0.density ?? 160) == nearest }
    }
    return left.max { $0.folder.level < $1.folder.level }
  }

  /// The same for a drawable or a color, through a list of states: of its items the first that holds.
  func best(
    _ key: String, on device: Device, _ density: Int, in state: StateName, selected: String
  ) -> Entry? {
    guard let entry = best(key, on: device, density) else { return nil }
    guard let selector = entry.xml, selector.name == "selector" else { return entry }
    let held = ["pressed": "highlighted", selected: "selected", "focused": "focused", "hovered": "hovered"]
      .mapValues(state.names.contains)
    let item = selector.children.first { item in
      item.attributes.allSatisfy { name, value in
        guard name.hasPrefix("android:state_") else { return true }
        let condition = String(name.dropFirst(14))
        let holds = condition == "enabled" ? !state.names.contains("disabled") : held[condition]
        return value == (holds == true ? "true" : "false")
      }
    }
    let reference = item?["android:drawable"] ?? item?["android:color"] ?? ""
    return best(String(reference.dropFirst()), on: device, density)
  }

  /// The levels of the API from which on attributes of styles are known, where they are newer than Android 5 (android.R.attr).
  private static let levels = ["android:drawableTint": "23", "android:textFontWeight": "28"]

  private mutating func read(_ file: OutputFile) {
    let parts = file.path.split(separator: "/")
    let folder = parts.count == 4 ? parts[2].split(separator: "-", omittingEmptySubsequences: false) : []
    guard file.path.hasPrefix("android/res/"), let type = folder.first,
      let device = Device(qualifiers: folder.dropFirst())
    else { return problems.append("`\(file.path)` is in no folder of resources") }
    let stem = parts[3].split(separator: ".", omittingEmptySubsequences: false)
    switch (file.content, type, stem.dropFirst().joined(separator: ".")) {
    case (.text(let bytes), "values", "xml"):
      for node in XMLNode.parsed(bytes)?.children ?? [] {
        let type = node.name == "item" ? node["type"] ?? "" : node.name
        add("\(type)/\(node["name"] ?? "")", Entry(folder: device, content: .xml(node)))
        for item in node.children where item["tools:targetApi"] != Self.levels[item["name"] ?? ""] {
          problems.append("\(node["name"] ?? ""): the level of `\(item["name"] ?? "")` is another")
        }
      }
    case (.text(let bytes), "drawable", "xml"), (.text(let bytes), "color", "xml"):
      guard let node = XMLNode.parsed(bytes) else { return problems.append("`\(file.path)` is no XML") }
      add("\(type)/\(stem[0])", Entry(folder: device, content: .xml(node)))
    case (.image(let pixels), "drawable", "png"):
      add("drawable/\(stem[0])", Entry(folder: device, content: .picture(pixels.bitmap)))
    case (.image(let pixels), "drawable", "9.png"):
      do throws(NinePatchError) {
        let patch = try readNinePatch(pixels.bitmap)
        add("drawable/\(stem[0])", Entry(folder: device, content: .ninePatch(patch)))
      } catch {
        problems.append("`\(file.path)` is no nine-patch: \(error.reason)")
      }
    default: problems.append("`\(file.path)` is no resource")
    }
  }

  private mutating func add(_ key: String, _ entry: Entry) {
    let name = key.split(separator: "/").last ?? ""
    if name.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil { problems.append("`\(name)` can't name a resource") }
    if entries[key]?.contains(where: { $0.folder == entry.folder }) == true {
      problems.append("\(key) is there twice")
    }
    entries[key, default: []].append(entry)
  }
}
