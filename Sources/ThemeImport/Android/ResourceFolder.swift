import ThemeCore

/// A folder of resources, such as `drawable-night-xhdpi-v31`: what kind it holds, and for which devices.
struct ResourceFolder {
  enum Density: Hashable {
    /// None is named, which is `mdpi` for pictures.
    case unnamed
    case scale(Scale)
    /// `anydpi`, which wins over all others.
    case any
    /// `nodpi`: pictures are not scaled.
    case none
    /// A density that is no scale of a theme, such as `hdpi`.
    case other(String)
  }

  /// `drawable`, `values`, and so on.
  let kind: String
  private(set) var isRTL = false
  private(set) var isNight = false
  /// The API level; 0 for none.
  private(set) var level = 0
  private(set) var density = Density.unnamed
  /// The qualifiers that a theme has no words for, such as `land` and `sw600dp`.
  private(set) var foreign: [String] = []

  init(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    kind = parts[0]
    for part in parts.dropFirst() {
      switch part {
      case "ldrtl": isRTL = true
      case "night": isNight = true
      case "mdpi": density = .scale(.x1)
      case "xhdpi": density = .scale(.x2)
      case "xxhdpi": density = .scale(.x3)
      case "anydpi": density = .any
      case "nodpi": density = .none
      case "ldpi", "tvdpi", "hdpi", "xxxhdpi": density = .other(part)
      default:
        if part.utf8.first == UInt8(ascii: "v"), let level = Int(part.dropFirst()), level > 0 {
          self.level = level
        } else {
          foreign.append(part)
        }
      }
    }
  }
}

/// A configuration of a device that a theme can tell from others, and the states of a view on it.
struct ResourceDevice: Hashable {
  var isRTL = false
  var isNight = false
  /// The version of Android; 0 for the oldest one.
  var version = 0
  /// The states of a theme that the view is in, in the order of a theme.
  var states: [String] = []

  /// The states of a theme, the one first that excludes most others.
  static let allStates = ["disabled", "highlighted", "selected", "focused", "hovered"]

  /// How many axes have another value than their first.
  var depth: Int { (isRTL ? 1 : 0) + (isNight ? 1 : 0) + (version > 0 ? 1 : 0) + (states.isEmpty ? 0 : 1) }

  /// Where a theme says what differs on this device, from the outermost key to the innermost.
  var path: [String] {
    var path: [String] = []
    if isRTL { path += ["directions", "rtl"] }
    if version > 0 { path += ["systems", "android-\(version)"] }
    if isNight { path += ["appearances", "dark"] }
    if !states.isEmpty { path += ["states", states.joined(separator: "+")] }
    return path
  }

  /// Whether what a theme says of `part` holds on this device.
  func has(_ part: ResourceDevice) -> Bool {
    (!part.isRTL || isRTL) && (!part.isNight || isNight) && part.version <= version
      && (part.states.isEmpty || part.states == states)
  }
}

/// The values of the axes on which something depends.
struct ResourceAxes {
  var hasRTL = false
  var hasNight = false
  var versions: Set<Int> = []
  var states: Set<String> = []

  mutating func formUnion(_ other: ResourceAxes) {
    hasRTL = hasRTL || other.hasRTL
    hasNight = hasNight || other.hasNight
    versions.formUnion(other.versions)
    states.formUnion(other.states)
  }

  var count: Int { (hasRTL ? 2 : 1) * (hasNight ? 2 : 1) * (versions.count + 1) * combinations.count }

  /// Every device that can differ from others, those with the fewest values that are not the first first.
  var devices: [ResourceDevice] {
    var devices: [ResourceDevice] = []
    for isRTL in hasRTL ? [false, true] : [false] {
      for isNight in hasNight ? [false, true] : [false] {
        for version in [0] + versions.sorted() {
          for states in combinations {
            devices.append(ResourceDevice(isRTL: isRTL, isNight: isNight, version: version, states: states))
          }
        }
      }
    }
    let ordered = devices.enumerated().sorted {
      ($0.element.depth, $0.element.states.count, $0.offset) < (
        $1.element.depth, $1.element.states.count, $1.offset
      )
    }
    return ordered.map(\.element)
  }

  /// The states that a view can be in together. A disabled view takes no touches and no focus.
  private var combinations: [[String]] {
    var found: [[String]] = [[]]
    for state in ResourceDevice.allStates where states.contains(state) {
      found += found.filter { !$0.contains("disabled") || state == "selected" }.map { $0 + [state] }
    }
    return found
  }
}
