package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The language of the code that is generated for UIKit.
package enum UIKitLanguage: String, KeywordValue {
  case swift, objc, both
  package static var noun: String { "language" }
}

/// A language in which code is generated for UIKit.
package enum UIKitCodeLanguage: CaseIterable, Sendable {
  case swift, objectiveC
}

/// Where the support code is generated, the code that does not depend on the theme.
package enum UIKitSupport: String, KeywordValue {
  /// In the code of each theme, under names of the theme's own.
  case each
  /// Once beside the bundles, shared by all themes.
  case shared
  package static var noun: String { "kind of support" }
}

/// The access level of the generated Swift code, which determines whether other modules can use it.
package enum UIKitAccess: String, KeywordValue {
  case `internal`, `public`
  package static var noun: String { "access level" }
}

/// A part of the support code that a theme or a project can request.
package enum UIKitPart: String, KeywordValue {
  /// All parts that the theme needs.
  case used
  case images, buttons, dressing, bars, navigation, controls, swiftUI
  package static var noun: String { "part" }
}

/// The options that a theme or a project sets for the code that is generated for UIKit; nil for an option that is not set.
package struct UIKitOptions: Sendable {
  package var language: UIKitLanguage?
  package var support: UIKitSupport?
  package var access: UIKitAccess?
  package var parts: [UIKitPart]?
  /// Whether a debug build of the app shows what `themec preview --serve` shows.
  package var liveReload: Ranged<Bool>?

  package init() {}

  /// These options, with those that are not set taken from `base`.
  package func over(_ base: UIKitOptions) -> UIKitOptions {
    var options = self
    options.language = language ?? base.language
    options.support = support ?? base.support
    options.access = access ?? base.access
    options.parts = parts ?? base.parts
    options.liveReload = liveReload ?? base.liveReload
    return options
  }

  /// The languages that are asked for; Swift by default.
  package var languages: [UIKitCodeLanguage] {
    switch language ?? .swift {
    case .swift: [.swift]
    case .objc: [.objectiveC]
    case .both: [.swift, .objectiveC]
    }
  }

  /// Whether live reload is requested and can be generated, which requires Swift code and support code in each theme.
  package var takesLiveReload: Bool {
    liveReload?.value == true && language ?? .swift != .objc && support ?? .each == .each
  }
}

extension UIKitPart {
  /// The type of the value: the word `used`, or a list of parts.
  package static let listForm = ValueType.either([.words(["used"]), .list(of: form)])

  /// The parts that a value names; nil after a report, or if it names none.
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
