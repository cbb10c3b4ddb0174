import ThemeModel

/// Which devices a resource is for, as the qualifiers of its folder say it.
struct AndroidConfiguration: Hashable, Sendable {
  enum Night: Int, Sendable { case any, notnight, night }

  var isRightToLeft = false
  /// On its side: where bars are compact.
  var isLand = false
  var night = Night.any
  /// The least level; 0 for any.
  var level = 0

  /// Whether a device takes what stands in a folder of this configuration.
  func holds(on device: AndroidConfiguration) -> Bool {
    (!isRightToLeft || device.isRightToLeft) && (!isLand || device.isLand)
      && (night == .any || night == device.night) && level <= device.level
  }
}

extension AndroidConfiguration {
  /// Of a variant by its key on Android, its state left out; nil for one that Android has no qualifier for.
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
  /// In the order in which Android prefers, the least first: what holds wherever another holds stands before it.
  static func < (left: AndroidConfiguration, right: AndroidConfiguration) -> Bool { left.rank < right.rank }

  private var rank: (Int, Int, Int, Int) {
    (isRightToLeft ? 1 : 0, isLand ? 1 : 0, night.rawValue, level)
  }
}
