package import ThemeModel

/// Which devices a resource is for, as the qualifiers of its folder say it.
package struct AndroidConfiguration: Hashable, Sendable {
  package enum Night: Int, Sendable { case any, notnight, night }

  package var isRightToLeft: Bool
  /// On its side: where bars are compact.
  package var isLand: Bool
  package var night: Night
  /// The least level; 0 for any.
  package var level: Int

  package init(isRightToLeft: Bool = false, isLand: Bool = false, night: Night = .any, level: Int = 0) {
    self.isRightToLeft = isRightToLeft
    self.isLand = isLand
    self.night = night
    self.level = level
  }

  /// Of a variant, its state left out; nil for one that Android has no qualifier for.
  package init?(_ key: VariantKey) {
    self.init(isRightToLeft: key.isRightToLeft)
    switch key[.metrics].name {
    case "default": break
    case "compact": isLand = true
    default: return nil
    }
    switch key[.appearance].name {
    case "light": night = .notnight
    case "dark": night = .night
    default: break
    }
    guard key[.accessibility].isFallback else { return nil }
    if !key[.system].isFallback {
      let name = key[.system].name
      guard name.hasPrefix("android-"), let version = Int(name.dropFirst(8)),
        let level = AndroidVersion.level(ofVersion: version)
      else { return nil }
      self.level = level
    }
  }

  /// Whether a device takes what stands in a folder of this configuration.
  package func holds(on device: AndroidConfiguration) -> Bool {
    (!isRightToLeft || device.isRightToLeft) && (!isLand || device.isLand)
      && (night == .any || night == device.night) && level <= device.level
  }
}

extension AndroidConfiguration: Comparable {
  /// In the order in which Android prefers, the least first: what holds wherever another holds stands before it.
  package static func < (left: AndroidConfiguration, right: AndroidConfiguration) -> Bool {
    if left.isRightToLeft != right.isRightToLeft { return right.isRightToLeft }
    if left.isLand != right.isLand { return right.isLand }
    if left.night != right.night { return left.night.rawValue < right.night.rawValue }
    return left.level < right.level
  }
}
