import ThemeModel

/// Which devices a resource is for, as the qualifiers of its folder say it.
struct AndroidConfiguration: Hashable, Sendable {
  enum Night: Int, Sendable { case any, notnight, night }

  var isRightToLeft: Bool
  /// On its side: where bars are compact.
  var isLand: Bool
  var night: Night
  /// The least level; 0 for any.
  var level: Int

  init(isRightToLeft: Bool = false, isLand: Bool = false, night: Night = .any, level: Int = 0) {
    self.isRightToLeft = isRightToLeft
    self.isLand = isLand
    self.night = night
    self.level = level
  }

  /// Of a variant, its state left out; nil for one that Android has no qualifier for.
  init?(_ key: VariantKey) {
    self.init(isRightToLeft: key.isRightToLeft)
    isLand = key[.metrics] == .compact
    guard isLand || key[.metrics].isFallback, key[.accessibility].isFallback,
      let night = Night(rawValue: key[.appearance].code)
    else { return nil }
    self.night = night
    if !key[.system].isFallback {
      guard let level = AndroidVersion.version(of: key).flatMap(AndroidVersion.level) else { return nil }
      self.level = level
    }
  }

  /// Whether a device takes what stands in a folder of this configuration.
  func holds(on device: AndroidConfiguration) -> Bool {
    (!isRightToLeft || device.isRightToLeft) && (!isLand || device.isLand)
      && (night == .any || night == device.night) && level <= device.level
  }
}

extension AndroidConfiguration: Comparable {
  /// In the order in which Android prefers, the least first: what holds wherever another holds stands before it.
  static func < (left: AndroidConfiguration, right: AndroidConfiguration) -> Bool {
    if left.isRightToLeft != right.isRightToLeft { return right.isRightToLeft }
    if left.isLand != right.isLand { return right.isLand }
    if left.night != right.night { return left.night.rawValue < right.night.rawValue }
    return left.level < right.level
  }
}
