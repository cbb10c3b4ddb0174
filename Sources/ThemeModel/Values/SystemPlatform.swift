import ThemeCore
import ThemeDiagnostics

/// A platform that a theme can name on the axis of systems.
package enum SystemPlatform: Int, CaseIterable, Sendable {
  case ios = 1
  case android, web

  /// The name of the platform in themes and in the keys of variants.
  package var name: String {
    switch self {
    case .ios: "ios"
    case .android: "android"
    case .web: "web"
    }
  }

  /// Whether themes can distinguish versions of the platform. For the web they can't: a stylesheet can't query a browser's
  /// version.
  package var hasVersions: Bool { self != .web }

  /// The newest version that themec knows; nil for a platform without versions.
  package var newestVersion: Int? {
    switch self {
    case .ios: MinimumSystem.allCases.map(\.version).max()
    case .android: AndroidVersion.newest
    case .web: nil
    }
  }

  /// The platform as people write it.
  fileprivate var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .web: "the web"
    }
  }
}

extension AxisValue {
  /// The platform of a system; nil for the value `any` and for values of other axes.
  package var platform: SystemPlatform? {
    axis == .system ? SystemPlatform(rawValue: code / AxisValue.versions) : nil
  }

  /// The first version of the platform to which a system refers; 0 if it refers to all versions, and for values of other axes.
  package var version: Int { axis == .system ? code % AxisValue.versions : 0 }

  /// Creates the system for a platform from a version on; version 0 means all versions.
  package init(_ platform: SystemPlatform, version: Int = 0) {
    self.init(.system, code: platform.rawValue * AxisValue.versions + version)
  }

  /// The code of the system with this name (`any`, `ios`, `ios-26`); nil if there is no such system.
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

  /// The name of a system as the key of a variant spells it: `any`, `ios`, `ios-26`.
  var systemName: String {
    guard let platform else { return "any" }
    return version == 0 ? platform.name : "\(platform.name)-\(version)"
  }

  /// One more than the highest version that a theme can name; the factor of the platform in the code of a system.
  private static let versions = 1000
}

extension Diagnostic {
  /// The warning about a system that is later than all that themec knows; nil for any other value.
  static func laterSystem(_ value: AxisValue, named name: Ranged<String>) -> Diagnostic? {
    guard let platform = value.platform, let newest = platform.newestVersion, value.version > newest else {
      return nil
    }
    let diagnostic = Diagnostic(
      .systemUnknown, "themec knows \(platform.title) up to \(newest), so nothing shows `\(value.name)` yet",
      at: name.range)
    guard platform == .android, let version = AndroidVersion.version(ofLevel: value.version) else {
      return diagnostic.helping(
        "write the version from which on it holds, such as `\(platform.name)-\(newest)`")
    }
    let meant = AxisValue(platform, version: version).name
    return diagnostic.helping("API level \(value.version) is version \(version): `\(meant)`")
      .fixing(name.range, with: meant)
  }
}

extension VariantKey {
  /// The key under which a platform shows the variant with this key, given the systems for which the element has variants.
  ///
  /// A variant for all versions of the platform replaces the one for all systems, so the system in its key becomes `any`. Nil
  /// for a variant that the platform never shows: one for another platform, or one for all systems if the element has variants
  /// for all versions of this platform.
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
