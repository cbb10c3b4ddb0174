import ThemeModel

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
