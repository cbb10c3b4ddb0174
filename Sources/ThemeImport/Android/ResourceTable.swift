import ThemeCore
import ThemeModel

/// What a folder of resources has of a name, for each configuration that it says something of.
struct ResourceTable {
  enum Content: Hashable {
    case picture(isNinePatch: Bool)
    case xml
    /// The text of an element of `values`.
    case value(String)
    /// A file of another kind, by its extension.
    case other(String)
  }

  struct Source {
    let folder: ResourceFolder
    let content: Content
    let place: ImportPlace
  }

  /// The sources by their kinds (`drawable`, `color`, `dimen`) and names.
  private var sources: [String: [String: [Source]]] = [:]

  func sources(_ kind: String, _ name: String) -> [Source] { sources[kind]?[name] ?? [] }

  func names(_ kind: String) -> [String] {
    (sources[kind] ?? [:]).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What is to be said of sources that only devices show that are older than all that a theme knows.
  func outdated(_ kind: String, _ name: String) -> [ImportNote] {
    let old = sources(kind, name).filter { $0.folder.version == 0 }
    return old.filter { one in
      old.contains {
        $0.folder.level > one.folder.level && $0.folder.isRTL == one.folder.isRTL
          && $0.folder.isNight == one.folder.isNight && $0.folder.density == one.folder.density
      }
    }.map { ImportNote(.left, "\(kind)/\(name)", at: $0.place, "only versions before Android 5 show it") }
  }

  /// Adds a source; returns the one that says the same for the same devices, if there is one.
  mutating func add(_ source: Source, _ kind: String, _ name: String) -> Source? {
    let other = sources(kind, name).first {
      let (one, two) = ($0.folder, source.folder)
      return one.isRTL == two.isRTL && one.isNight == two.isNight && one.level == two.level
        && one.density == two.density
    }
    if other == nil { sources[kind, default: [:]][name, default: []].append(source) }
    return other
  }
}

extension [ResourceTable.Source] {
  /// The axes on which the choice among these depends.
  var axes: ResourceAxes {
    var axes = ResourceAxes()
    for source in self {
      axes.hasRTL = axes.hasRTL || source.folder.isRTL
      axes.hasNight = axes.hasNight || source.folder.isNight
      if source.folder.version > 0 { axes.versions.insert(source.folder.version) }
    }
    return axes
  }

  /// Those that Android chooses from on a device before it looks at densities: what contradicts the device is out, then the
  /// direction counts, then the night.
  func chosen(on device: ResourceDevice) -> [ResourceTable.Source] {
    var left = filter {
      (!$0.folder.isRTL || device.isRTL) && (!$0.folder.isNight || device.isNight)
        && $0.folder.version <= device.version
    }
    if left.contains(where: \.folder.isRTL) { left = left.filter(\.folder.isRTL) }
    if left.contains(where: \.folder.isNight) { left = left.filter(\.folder.isNight) }
    return left
  }

  /// The one for the newest version.
  var newest: ResourceTable.Source? { self.max { $0.folder.level < $1.folder.level } }
}

extension ResourceFolder {
  /// The version of Android from which the folder counts; 0 if it counts on every version that themes know.
  var version: Int {
    let oldest = AndroidVersion.level(ofVersion: AndroidVersion.first) ?? 0
    if level <= oldest { return 0 }
    let newest = AndroidVersion.newest
    let versions = AndroidVersion.first...newest
    return versions.first { AndroidVersion.level(ofVersion: $0).map { $0 >= level } ?? false } ?? newest + 1
  }

  /// Whether the level is between two versions, so that a theme can only name the next.
  var isBetweenVersions: Bool { version > 0 && AndroidVersion.level(ofVersion: version) != level }
}
