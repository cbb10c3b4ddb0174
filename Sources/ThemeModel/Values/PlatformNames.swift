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

  package var version: Int {
    switch self {
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    case .ios27: 27
    }
  }
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
