import ThemeCore

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
