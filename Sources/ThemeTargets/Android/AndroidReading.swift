import ThemeCheck
import ThemeCore
import ThemeImage

/// The resources that a folder holds, read back from its files as a device reads them.
struct AndroidResources {
  enum Content {
    case ninePatch(NinePatch)
    case picture(Bitmap)
    case xml(XMLElement)
    /// A value: the element of a file of values.
    case value(XMLElement)
  }

  struct Entry {
    let folder: AndroidFolder
    let content: Content
  }

  /// By type and name: `drawable/back`.
  private var entries: [String: [Entry]] = [:]
  /// Types and names in the order in which they were found.
  private(set) var found: [String] = []
  /// What no tool would take, in the order of the files.
  private(set) var problems: [String] = []

  init(_ files: [OutputFile]) {
    for file in files { read(file) }
  }

  subscript(key: String) -> [Entry] { entries[key] ?? [] }

  /// What a device takes for a resource: the most particular that holds, by Android's order of qualifiers.
  func best(_ key: String, on device: AndroidConfiguration, density: Int) -> Entry? {
    var left = self[key].filter { $0.folder.configuration.holds(on: device) }
    func prefer(_ isPreferred: (Entry) -> Bool) {
      if left.contains(where: isPreferred) { left = left.filter(isPreferred) }
    }
    prefer { $0.folder.configuration.isRightToLeft }
    prefer { $0.folder.configuration.isLand }
    prefer { $0.folder.configuration.night != .any }
    // The density itself, or the next above, which is made smaller, or else the largest.
    let densities = left.map(\.folder.dotsPerInch)
    if let nearest = densities.filter({ $0 >= density }).min() ?? densities.max() {
      left = left.filter { $0.folder.dotsPerInch == nearest }
    }
    return left.max { $0.folder.configuration.level < $1.folder.configuration.level }
  }

  private mutating func read(_ file: OutputFile) {
    let parts = file.path.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[0] == "android", parts[1] == "res", let folder = AndroidFolder(parts[2])
    else { return problems.append("`\(file.path)` stands in no folder of resources") }
    let stem = parts[3].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let suffix = stem.dropFirst().joined(separator: ".")
    switch (file.content, folder.type, suffix) {
    case (.text(let bytes), "values", "xml"):
      guard let document = readXML(bytes), document.name == "resources" else {
        return problems.append("`\(file.path)` is no file of values")
      }
      for element in document.children {
        let type = element.name == "item" ? element["type"] ?? "" : element.name
        add(type, element["name"] ?? "", Entry(folder: folder, content: .value(element)), file.path)
      }
    case (.text(let bytes), "drawable", "xml"), (.text(let bytes), "color", "xml"):
      guard let document = readXML(bytes) else { return problems.append("`\(file.path)` is no XML") }
      add(folder.type, stem[0], Entry(folder: folder, content: .xml(document)), file.path)
    case (.image(let pixels), "drawable", "png"):
      add("drawable", stem[0], Entry(folder: folder, content: .picture(pixels.bitmap)), file.path)
    case (.image(let pixels), "drawable", "9.png"):
      do throws(NinePatchError) {
        let content = Content.ninePatch(try readNinePatch(pixels.bitmap))
        add("drawable", stem[0], Entry(folder: folder, content: content), file.path)
      } catch {
        problems.append("`\(file.path)` is no nine-patch: \(error.reason)")
      }
    default: problems.append("`\(file.path)` is no resource")
    }
  }

  private mutating func add(_ type: String, _ name: String, _ entry: Entry, _ path: String) {
    if !AndroidName.isLegal(name) { problems.append("`\(path)`: `\(name)` can't name a resource") }
    let key = "\(type)/\(name)"
    if entries[key] == nil { found.append(key) }
    if self[key].contains(where: { $0.folder.isAsParticular(as: entry.folder) }) {
      problems.append("`\(path)`: \(key) is there twice")
    }
    entries[key, default: []].append(entry)
  }
}

extension AndroidFolder {
  /// A folder by its name; nil when a qualifier is unknown or stands in the wrong place.
  fileprivate init?(_ name: String) {
    var qualifiers = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[...]
    guard let type = qualifiers.popFirst(), ["drawable", "color", "values"].contains(type) else { return nil }
    self.init(type: type)
    func take(_ known: [String]) -> String? {
      guard let first = qualifiers.first, known.contains(first) else { return nil }
      return qualifiers.popFirst()
    }
    configuration.isRightToLeft = take(["ldrtl"]) != nil
    configuration.isLand = take(["land"]) != nil
    switch take(["night", "notnight"]) {
    case "night": configuration.night = .night
    case "notnight": configuration.night = .notnight
    default: break
    }
    density = take(AndroidFolder.densities.map(\.name))
    if let last = qualifiers.popFirst() {
      guard last.utf8.first == UInt8(ascii: "v"), let level = Int(last.dropFirst()), level > 0 else {
        return nil
      }
      configuration.level = level
    }
    guard qualifiers.isEmpty, self.name == name else { return nil }
  }

  private static let densities: [(name: String, dots: Int)] = [
    ("mdpi", 160), ("hdpi", 240), ("xhdpi", 320), ("xxhdpi", 480), ("xxxhdpi", 640),
  ]

  /// Android takes what has no density as made for the least of ours.
  fileprivate var dotsPerInch: Int { AndroidFolder.densities.first { $0.name == density }?.dots ?? 160 }

  fileprivate func isAsParticular(as other: AndroidFolder) -> Bool {
    configuration == other.configuration && density == other.density
  }
}
