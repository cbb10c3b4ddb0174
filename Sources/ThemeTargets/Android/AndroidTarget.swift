import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures

extension TargetBackend {
  /// A `res` folder that an app's build can include: drawables, and the values and styles that belong to them.
  static let android = TargetBackend(
    profile: .android, emit: androidFiles, says: AndroidElement.rows.flatMap(\.properties),
    unsaid: AndroidElement.unsaid)
}

private func androidFiles(_ theme: ThemeLooks) -> [OutputFile] {
  var values = AndroidValues()
  var files: [OutputFile] = []
  let elements = theme.elements(for: .android)
  for looks in elements {
    let element = AndroidElement(looks, theme.theme.androidPrefix)
    files += PartName.allCases.flatMap { element.drawables($0) }
    values.owner = "\(element.id)"
    element.addValues(to: &values)
  }
  for looks in elements.controls {
    let control = AndroidControl(looks, theme.theme.androidPrefix)
    files += control.drawables
    values.owner = control.owner
    control.addValues(to: &values)
  }
  for (name, screen) in theme.theme.screens {
    guard let title = screen.title else { continue }
    let resource = AndroidName.name(ofScreen: name, theme.theme.androidPrefix)
    values.owner = "screens/\(resource)"
    let attributes = [("name", "\(resource)__title"), ("formatted", "false")]
    values.add([Configured(configuration: AndroidConfiguration(), value: title)]) { title in
      ("strings", XMLElement("string", attributes, text: title.asAndroidString))
    }
  }
  return files + values.all
}

extension TargetProfile {
  /// What Android resources can express.
  static let android = TargetProfile(
    .android, family: "Android", on: .android, shows: { AndroidConfiguration($1) != nil },
    losses: .androidOfVariants + .androidOfArt + .androidOfFacts + .androidOfControls,
    nameErrors: [.androidNameClash, .androidNameUnusable], checkNames: checkAndroidNames)
}

/// The densities for which images are made. The raw value is the number of dots per inch; at 160, a dp, which is a point, is
/// one pixel.
enum AndroidDensity: Int, CaseIterable {
  case mdpi = 160
  case hdpi = 240
  case xhdpi = 320
  case xxhdpi = 480

  init(_ scale: Scale) {
    switch scale {
    case .x1: self = .mdpi
    case .x2: self = .xhdpi
    case .x3: self = .xxhdpi
    }
  }

  /// The number of half pixels in a point.
  var halves: Int { rawValue / 80 }
}

/// A resource folder, such as `drawable-ldrtl-night-xhdpi`. Android's build tools reject qualifiers in any other order.
struct AndroidFolder {
  let type: String
  var configuration = AndroidConfiguration()
  /// The name of a density; nil for a folder without a density qualifier.
  var density: String?

  var name: String {
    var parts = [type]
    if configuration.isRightToLeft { parts.append("ldrtl") }
    if configuration.isLand { parts.append("land") }
    if configuration.night != .any { parts.append(configuration.night == .night ? "night" : "notnight") }
    if let density { parts.append(density) }
    if configuration.level > 0 { parts.append("v\(configuration.level)") }
    return parts.joined(separator: "-")
  }

  /// The path in the bundle of a file in this folder.
  func path(of file: String) -> String { "android/res/\(name)/\(file)" }
}

/// A value that applies to the devices of a configuration.
struct Configured<Value> {
  let configuration: AndroidConfiguration
  let value: Value

  func map<Other>(_ transform: (Value) -> Other) -> Configured<Other> {
    Configured<Other>(configuration: configuration, value: transform(value))
  }
}

extension Configured: Equatable where Value: Equatable {}

/// The fewest entries that have to be written so that every configuration gets its value: each device uses, of the folders that
/// apply to it, the one that Android prefers.
func fewest<Value: Equatable>(_ wanted: [Configured<Value>]) -> [Configured<Value>] {
  var placed: [Configured<Value>] = []
  // In this order, the configurations that apply to an entry's devices come before the entry, so a later folder never changes
  // what an earlier entry's devices use.
  for entry in wanted.sorted(by: { $0.configuration < $1.configuration }) {
    let found = placed.last { $0.configuration.holds(on: entry.configuration) }
    if let found, found.value == entry.value { continue }
    placed.append(entry)
  }
  return placed
}

/// The devices that a resource is for, as described by the qualifiers of its folder.
struct AndroidConfiguration: Hashable, Sendable {
  enum Night: Int, Sendable { case any, notnight, night }

  var isRightToLeft = false
  /// Whether the screen is in landscape orientation, where bars have compact metrics.
  var isLand = false
  var night = Night.any
  /// The minimum API level; 0 for any level.
  var level = 0

  /// Whether the resources of this configuration apply to a device.
  func holds(on device: AndroidConfiguration) -> Bool {
    (!isRightToLeft || device.isRightToLeft) && (!isLand || device.isLand)
      && (night == .any || night == device.night) && level <= device.level
  }
}

extension AndroidConfiguration {
  /// Creates the configuration for the key of a variant on Android, without its state; nil if Android has no qualifier for it.
  init?(_ key: VariantKey) {
    isRightToLeft = key.isRightToLeft
    isLand = key[.metrics] == .compact
    guard isLand || key[.metrics].isFallback, key[.accessibility].isFallback,
      let night = Night(rawValue: key[.appearance].code)
    else { return nil }
    self.night = night
    if !key[.system].isFallback {
      guard let level = key[.system].androidVersion.flatMap(AndroidVersion.level) else { return nil }
      self.level = level
    }
  }
}

extension AndroidConfiguration: Comparable {
  /// Orders configurations by Android's preference, the least preferred first. A configuration that applies wherever another
  /// one does comes before it.
  static func < (left: AndroidConfiguration, right: AndroidConfiguration) -> Bool { left.rank < right.rank }

  private var rank: (Int, Int, Int, Int) {
    (isRightToLeft ? 1 : 0, isLand ? 1 : 0, night.rawValue, level)
  }
}
