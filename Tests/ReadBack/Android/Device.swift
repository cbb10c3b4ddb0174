/// What Android tells devices apart by, or what a folder of resources asks of one.
struct Device: Equatable {
  var isRightToLeft = false
  var isLand = false
  var isNight: Bool?
  var level = 0
  /// In dots per inch; nil where a folder says none.
  var density: Int?

  /// Nil for a variant that Android can't tell apart.
  init?(_ key: VariantKey) {
    let metrics = key.name(.metrics)
    guard ["default", "compact"].contains(metrics), key[.accessibility].isFallback else { return nil }
    isRightToLeft = key.isRightToLeft
    isLand = metrics == "compact"
    if !key[.appearance].isFallback { isNight = key.name(.appearance) == "dark" }
    guard !key[.system].isFallback else { return }
    // The first release of each version from 5 on.
    let levels = [21, 23, 24, 26, 28, 29, 30, 31, 33, 34, 35, 36, 37]
    guard key.name(.system).hasPrefix("android-"), let version = Int(key.name(.system).dropFirst(8)),
      levels.indices.contains(version - 5)
    else { return nil }
    level = levels[version - 5]
  }

  /// What a folder's qualifiers ask for; nil where one is unknown or stands out of Android's order.
  init?(qualifiers: some Sequence<Substring>) {
    var last = -1
    for qualifier in qualifiers {
      let place: Int
      switch qualifier {
      case "ldrtl": (place, isRightToLeft) = (0, true)
      case "land": (place, isLand) = (1, true)
      case "night", "notnight": (place, isNight) = (2, qualifier == "night")
      case _ where Device.densities[String(qualifier)] != nil:
        (place, density) = (3, Device.densities[String(qualifier)])
      case _ where qualifier.hasPrefix("v") && Int(qualifier.dropFirst()) != nil:
        (place, level) = (4, Int(qualifier.dropFirst()) ?? 0)
      default: return nil
      }
      guard place > last else { return nil }
      last = place
    }
  }

  static let densities = ["mdpi": 160, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480, "xxxhdpi": 640]

  /// Whether a device takes what is in this folder.
  func holds(on device: Device) -> Bool {
    (!isRightToLeft || device.isRightToLeft) && (!isLand || device.isLand)
      && (isNight == nil || isNight == device.isNight) && level <= device.level
  }
}
