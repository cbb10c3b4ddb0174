package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The language of the code that is generated for UIKit.
package enum UIKitLanguage: String, KeywordValue {
  case swift, objc, both
  package static var noun: String { "language" }
}

/// Where generated code has the support code that does not depend on the theme.
package enum UIKitSupport: String, KeywordValue {
  /// In each theme, under the theme's own names.
  case each
  /// Once beside the bundles, for all themes.
  case shared
  package static var noun: String { "kind of support" }
}

/// Which modules can use generated code in Swift.
package enum UIKitAccess: String, KeywordValue {
  case `internal`, `public`
  package static var noun: String { "access level" }
}

/// A part of the support code that an app can ask for.
package enum UIKitPart: String, KeywordValue {
  /// What the theme uses.
  case used
  case images, buttons, dressing, bars, navigation, controls, swiftUI
  package static var noun: String { "part" }
}

/// What a theme or a project says of the code that is generated for UIKit; nil is what it does not say.
package struct UIKitOptions: Sendable {
  package var language: UIKitLanguage?
  package var support: UIKitSupport?
  package var access: UIKitAccess?
  package var parts: [UIKitPart]?
  /// Whether a debug build of the app follows `preview --serve`.
  package var liveReload: Ranged<Bool>?

  package init() {}

  /// These, with what they do not say from others.
  package func over(_ base: UIKitOptions) -> UIKitOptions {
    var options = self
    options.language = language ?? base.language
    options.support = support ?? base.support
    options.access = access ?? base.access
    options.parts = parts ?? base.parts
    options.liveReload = liveReload ?? base.liveReload
    return options
  }

  /// Whether live reload is asked for and there is code for it: Swift that belongs to the theme.
  package var takesLiveReload: Bool {
    liveReload?.value == true && language ?? .swift != .objc && support ?? .each == .each
  }
}

extension UIKitPart {
  /// A word, or a list of parts.
  package static let listForm = ValueType.either([.words(["used"]), .list(of: form)])

  /// The parts that a value names; nil for a value that names none.
  static func list(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [UIKitPart]? {
    if node.sequence == nil, case .scalar(let scalar) = node.value {
      if scalar.text == used.rawValue { return [.used] }
      if UIKitPart(rawValue: scalar.text) != nil {
        return sink.refuse(
          .listExpected("`used`, or a list of parts such as `[used, \(scalar.text)]`", found: node))
      }
      return lower(node, &sink).map { [$0] }
    }
    let parts: [Ranged<UIKitPart>] = values(
      node, expected: "`used`, or a list of parts such as `[used, swiftUI]`", &sink)
    return parts.isEmpty ? nil : parts.map(\.value)
  }
}
