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

  /// The names of the tokens of colors and lengths, by kinds and names.
  private var tokenNames: [String: [String: String]] = [:]

  /// Gives the colors and lengths their tokens, once all are known. A dot would make a group of a token.
  mutating func nameTokens() {
    for kind in ["color", "dimen"] {
      let names = names(kind)
      let paths = uniqueTokens(names.map { (path: [$0.replacing(".", with: "_")], source: [$0]) })
      tokenNames[kind] = Dictionary(uniqueKeysWithValues: zip(names, paths.map { $0[0] }))
    }
  }

  func tokenName(_ kind: String, _ name: String) -> String { tokenNames[kind]?[name] ?? name }

  func sources(_ kind: String, _ name: String) -> [Source] { sources[kind]?[name] ?? [] }

  func names(_ kind: String) -> [String] {
    (sources[kind] ?? [:]).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What is to be said of sources that only devices show that are older than all that a theme knows.
  func outdated(_ kind: String, _ name: String) -> [ImportNote] {
    let old = sources(kind, name).filter { $0.folder.version == 0 }
    return old.filter { one in
      old.contains { $0.folder.level > one.folder.level && $0.folder.isLike(one.folder) }
    }.map { ImportNote(.left, "\(kind)/\(name)", at: $0.place, "only versions before Android 5 show it") }
  }

  /// Adds a source; returns the one that says the same for the same devices, if there is one.
  mutating func add(_ source: Source, _ kind: String, _ name: String) -> Source? {
    let other = sources(kind, name).first {
      $0.folder.level == source.folder.level && $0.folder.isLike(source.folder)
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

  /// Whether the folder is for the same devices as another one but for their versions.
  func isLike(_ other: ResourceFolder) -> Bool {
    (isRTL, isNight) == (other.isRTL, other.isNight) && density == other.density
  }

  /// Whether the level is between two versions, so that a theme can only name the next.
  var isBetweenVersions: Bool { version > 0 && AndroidVersion.level(ofVersion: version) != level }
}

/// A length of a resource: its points on the device, and how a theme says it.
struct ResourceLength: Hashable {
  var points: Double
  var text: String

  init(_ points: Double, text: String? = nil) {
    (self.points, self.text) = (points, text ?? points.themeText)
  }
}

extension ResourceReading {
  /// How many points a unit has.
  private static let units: [(name: String, points: Double)] = [
    ("dip", 1), ("dp", 1), ("sp", 1), ("pt", 160.0 / 72), ("in", 160), ("mm", 160 / 25.4),
  ]

  /// The length of a text on the device. Android rounds sizes, radii and strokes to whole pixels (`isRounded`): what is taken is
  /// what it is at `xhdpi`.
  mutating func length(
    _ text: String, at place: ImportPlace, isRounded: Bool = false
  ) throws(ImportProblem) -> ResourceLength {
    if let name = text.dropping("@dimen/") {
      try enter("dimen/\(name)", at: place)
      defer { leave() }
      let sources = table.sources("dimen", name)
      let before = axes
      axes.formUnion(sources.axes)
      guard let source = sources.chosen(on: device).newest, case .value(let text) = source.content else {
        throw ImportProblem(place, "there is no length `\(name)`")
      }
      let value = try length(text, at: source.place)
      let rounded = isRounded ? round(value.points, text, at: source.place) : value.points
      if rounded != value.points { return ResourceLength(rounded) }
      axes = before
      return ResourceLength(value.points, text: try reference("dimen", name, at: place))
    }
    guard let points = Self.points(text) else {
      throw ImportProblem(place, "`\(text)` is no length that a theme can say")
    }
    return ResourceLength(isRounded ? round(points, text, at: place) : points)
  }

  /// The points of a length with its unit; nil for one in pixels, which are of another size on every screen.
  static func points(_ text: String) -> Double? {
    for (unit, points) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count).trimmed), abs(number) < 100_000 else { return nil }
      return number * points
    }
    return text == "0px" || text == "0" ? 0 : nil
  }

  private mutating func round(_ points: Double, _ text: String, at place: ImportPlace) -> Double {
    guard points != points.rounded() else { return points }
    let pixels = max(1, (abs(points) * 2).rounded())
    let rounded = (points < 0 ? -pixels : pixels) / 2
    if rounded != rounded.rounded() || rounded != points {
      remark(
        .changed, at: place,
        "Android rounds `\(text)` to whole pixels of each screen; it is \(rounded.themeText) points here, as at `xhdpi`"
      )
    }
    return rounded
  }

  /// The length of an attribute; nil if it is not there.
  mutating func length(
    _ name: String, of node: ResourceNode, isRounded: Bool = false
  ) throws(ImportProblem) -> ResourceLength? {
    guard let text = node[name] else { return nil }
    return try length(text, at: node.place, isRounded: isRounded)
  }
}
