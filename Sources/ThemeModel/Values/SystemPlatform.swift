import ThemeCore

/// A platform of which a theme may speak on the axis of systems.
package enum SystemPlatform: Int, CaseIterable, Sendable {
  case ios = 1
  case android, web

  /// As themes and the keys of variants spell it.
  package var name: String {
    switch self {
    case .ios: "ios"
    case .android: "android"
    case .web: "web"
    }
  }

  /// Whether themes may tell its versions apart: a browser reports none that a stylesheet could ask for.
  package var hasVersions: Bool { self != .web }
}

extension AxisValue {
  /// The platform of a system; nil for any system, and for values of other axes.
  package var platform: SystemPlatform? {
    axis == .system ? SystemPlatform(rawValue: code / AxisValue.versions) : nil
  }

  /// The version from which on a system is meant; 0 for every version.
  package var version: Int { axis == .system ? code % AxisValue.versions : 0 }

  /// The system of a platform, whatever its version.
  package init(_ platform: SystemPlatform, version: Int = 0) {
    self.init(.system, code: platform.rawValue * AxisValue.versions + version)
  }

  /// The number of a system that a theme names; nil for none.
  static func system(named name: String) -> Int? {
    if name == "any" { return 0 }
    for platform in SystemPlatform.allCases where name.hasPrefix(platform.name) {
      let rest = name.dropFirst(platform.name.utf8.count)
      if rest.isEmpty { return AxisValue(platform).code }
      let digits = rest.dropFirst()
      guard platform.hasVersions, rest.utf8.first == UInt8(ascii: "-"), !digits.isEmpty,
        digits.utf8.count <= 3, digits.utf8.first != UInt8(ascii: "0"),
        digits.utf8.allSatisfy(\.isASCIIDigit), let version = Int(digits)
      else { return nil }
      return AxisValue(platform, version: version).code
    }
    return nil
  }

  /// As the key of a variant spells a system.
  var systemName: String {
    guard let platform else { return "any" }
    return version == 0 ? platform.name : "\(platform.name)-\(version)"
  }

  /// One more than the latest version that a theme may name.
  private static let versions = 1000
}

extension VariantKey {
  /// The key that a platform has for a variant of an element with these systems: what is said of the platform, whatever
  /// its version, takes the place there of what all systems have. Nil for a variant that it never shows, because it is
  /// about other platforms, or about all where the platform has one of its own.
  package func seen(on platform: SystemPlatform, among systems: [AxisValue]) -> VariantKey? {
    let own = self[.system]
    if own.isFallback { return systems.contains(AxisValue(platform)) ? nil : self }
    guard own.platform == platform else { return nil }
    guard own.version == 0 else { return self }
    var key = self
    key[.system] = AxisValue(.system, code: 0)
    return key
  }
}
