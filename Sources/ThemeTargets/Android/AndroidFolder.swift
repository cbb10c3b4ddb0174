import ThemeCore

/// The densities for which images are made: so many pixels has a dp, which is a point.
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

  /// How many halves of a pixel a point has.
  var halves: Int { rawValue / 80 }
}

/// A folder of resources: `drawable-ldrtl-night-xhdpi`. The tools refuse qualifiers in any other order.
struct AndroidFolder {
  let type: String
  var configuration = AndroidConfiguration()
  /// The name of a density; nil for none.
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

  /// Where a file of it stands in the bundle.
  func path(of file: String) -> String { "android/res/\(name)/\(file)" }
}

/// What holds for some devices.
struct Configured<Value> {
  let configuration: AndroidConfiguration
  let value: Value

  func map<Other>(_ transform: (Value) -> Other) -> Configured<Other> {
    Configured<Other>(configuration: configuration, value: transform(value))
  }
}

extension Configured: Equatable where Value: Equatable {}

/// What has to stand in folders for every configuration to get its value, when each device takes from the folders that
/// hold for it the one that Android prefers.
func fewest<Value: Equatable>(_ wanted: [Configured<Value>]) -> [Configured<Value>] {
  var placed: [Configured<Value>] = []
  // Whatever holds on a device stands before it in this order, so later folders take nothing from earlier devices.
  for entry in wanted.sorted(by: { $0.configuration < $1.configuration }) {
    let found = placed.last { $0.configuration.holds(on: entry.configuration) }
    if let found, found.value == entry.value { continue }
    placed.append(entry)
  }
  return placed
}
