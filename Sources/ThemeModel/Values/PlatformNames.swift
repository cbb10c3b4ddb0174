import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The versions of Android and their API levels.
package enum AndroidVersion {
  /// The first version that has everything that themes need, such as styles for bars and folders for right-to-left layouts.
  package static let first = 5
  /// The newest version, which has the last of the levels.
  package static var newest: Int { first + levels.count - 1 }

  /// The API levels of the first releases of all versions, beginning with ``first``.
  private static let levels = [21, 23, 24, 26, 28, 29, 30, 31, 33, 34, 35, 36, 37]

  /// The API level of a version's first release; nil for an unknown version, and for one older than ``first``.
  package static func level(ofVersion version: Int) -> Int? {
    levels.indices.contains(version - first) ? levels[version - first] : nil
  }

  /// The version whose first release has an API level; nil if there is none.
  package static func version(ofLevel level: Int) -> Int? { levels.firstIndex(of: level).map { $0 + first } }
}

/// A font that the app supplies, with the name that each platform uses for it.
///
/// This is a class so that titles, few of which have such a font, store only a reference: the names are larger than all other
/// settings of a title's font.
package final class AppFont: Equatable, Sendable {
  /// The name by which `font: { family: NAME }` refers to the font.
  package let name: String
  /// The name for platforms without a name of their own below.
  package let family: String
  /// The family or the PostScript name on iOS; nil, as for the other platforms, if the theme does not set it.
  package let ios: String?
  package let android: String?
  /// The families for the web in the order of preference; nil if the theme does not set them.
  package let web: [String]?
  package let flutter: String?

  /// Creates a font from an entry of a theme's `fonts` whose references have been resolved.
  package init(_ name: String, _ names: FontNamesOverlay) {
    self.name = name
    family = names.family.value?.string ?? name
    ios = names.ios.value?.string
    android = names.android.value?.string
    web = names.web.value?.families
    flutter = names.flutter.value?.string
  }

  package static func == (left: AppFont, right: AppFont) -> Bool {
    left === right
      || left.name == right.name && left.family == right.family && left.ios == right.ios
        && left.android == right.android && left.web == right.web && left.flutter == right.flutter
  }
}

/// What the names of a theme's Android resources begin with, so that two themes can be linked into one app.
package struct ResourcePrefix: Hashable, Sendable {
  /// The most bytes that a theme may give, which leaves room for the names themselves.
  private static let limit = 60

  /// The prefix with the underscore at its end; empty for none.
  package let text: String

  static var form: ValueType { .pattern("[a-z][a-z0-9]*(_[a-z0-9]+)*_?") }

  /// The prefix of a namespace: `my-app` becomes `my_app_`.
  init(namespace: String) {
    text = namespace.split(separator: "-").map { "\($0)_" }.joined()
  }

  private init(text: String) {
    self.text = text
  }

  /// Reads a prefix, of which the last underscore may be left out; `none` is no prefix. Nil after a report.
  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ResourcePrefix? {
    guard let scalar = node.scalar, !scalar.isNull else {
      return sink.refuse(.wrongType(expected: "a prefix such as `my_theme`, or `none`", found: node))
    }
    if scalar.text == "none" { return ResourcePrefix(text: "") }
    let words = scalar.text.split(separator: "_", omittingEmptySubsequences: false)
    let named = words.last?.isEmpty == true ? words.dropLast() : words[...]
    let isRight = named.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
    }
    guard isRight, scalar.text.utf8.first?.isASCIILowercase == true, scalar.text.utf8.count <= Self.limit
    else {
      return sink.refuse(
        Diagnostic(
          .invalidValue, "`\(scalar.text.prefix(Self.limit))` can't begin names of resources on Android",
          at: node.range
        ).helping(
          "use at most \(Self.limit) lowercase letters and digits, with single underscores between them"))
    }
    return ResourcePrefix(text: named.map { "\($0)_" }.joined())
  }
}

/// The oldest version of iOS that an app runs on.
package enum MinimumSystem: String, KeywordValue {
  case ios15 = "ios-15"
  case ios16 = "ios-16"
  case ios17 = "ios-17"
  case ios18 = "ios-18"
  case ios26 = "ios-26"
  case ios27 = "ios-27"
  package static var noun: String { "oldest system" }

  /// The oldest version that a value names; nil after a report. The generated code doesn't run on versions before iOS 15.
  static func version(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ranged<Int>? {
    if case .scalar(let scalar) = node.value, ["ios-12", "ios-13", "ios-14"].contains(scalar.text) {
      return sink.refuse(
        Diagnostic(.unknownValue, "`\(scalar.text)` is too old for the generated code", at: node.range)
          .helping("the runtime needs iOS 15: write `ios-15`, or leave the key out")
          .fixing(node.range, with: standard.rawValue))
    }
    return lower(node, &sink).map { Ranged($0.version, node.range) }
  }

  /// The oldest version if a theme sets none.
  package static let standard = MinimumSystem.ios15

  package var version: Int { Int(rawValue.dropFirst("ios-".count)) ?? 0 }
}

/// A platform target, whose files are built on request in addition to the PNGs and the manifest.
package enum TargetName: String, KeywordValue {
  case xcassets, uikit, android, css, flutter
  package static var noun: String { "target" }
  package static var synonyms: [String: TargetName] {
    [
      "swiftui": .uikit, "swift": .uikit, "ios": .uikit, "objc": .uikit, "catalog": .xcassets,
      "xcode": .xcassets,
      "assets": .xcassets, "web": .css, "html": .css, "compose": .android, "kotlin": .android,
      "dart": .flutter,
    ]
  }

  /// The targets that are built together with this one because its files refer to theirs.
  package var needs: [TargetName] { self == .uikit ? [.xcassets] : [] }
}

/// The access level of the code that is generated for UIKit, which determines whether other modules can use it.
package enum UIKitAccess: String, KeywordValue {
  case `internal`, `public`
  package static var noun: String { "access level" }
}

/// A platform that a theme can name on the axis of systems.
package enum SystemPlatform: Int, CaseIterable, Sendable {
  case ios = 1
  case android, web

  /// The name of the platform in themes and in the keys of variants.
  package var name: String { Self.names[rawValue - 1].name }
  /// The platform as people write it.
  fileprivate var title: String { Self.names[rawValue - 1].title }

  private static let names: [(name: String, title: String)] = [
    ("ios", "iOS"), ("android", "Android"), ("web", "the web"),
  ]

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
    return own.version == 0 ? without(.system) : self
  }
}
