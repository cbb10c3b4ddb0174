package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A theme file with its parents merged in, typed; references to tokens still unresolved, every value with
/// its range.
package struct Theme: Sendable {
  package internal(set) var source: SourceID
  package internal(set) var name: Ranged<String>?
  /// What generated code and resources are called; nil where that is the name.
  package internal(set) var namespace: Ranged<String>?
  package internal(set) var summary: Setting<Text> = .unset
  package internal(set) var isAbstract = false
  package internal(set) var scales: Setting<ScaleSet> = .unset
  /// Tokens as they were written: a token's type is the type that its use expects.
  package internal(set) var tokens: SyntaxNode?
  /// The fonts that the app brings, sorted by name.
  package internal(set) var fonts: [NamedFont] = []
  /// The axes on which tokens depend; nil where no token has modes.
  package internal(set) var tokenAxes: [VariantAxis]?
  /// Why a token of a token file should no longer be used, by its path.
  package var deprecatedTokens: [String: String] = [:]
  /// Where modes of a resolver document are written that no axis has.
  var refusedModes: Set<SourceRange> = []
  /// What is to be said of tokens of token files if the theme uses them.
  package var tokenRemarks: Set<TokenRemark> = []
  /// What the theme overlays, as it was written; nil where it extends nothing.
  package var parents: SyntaxNode?
  /// What of the theme was not understood: a name that nothing has may have stood there.
  package var lost: Set<LostNames> = []
  /// In the order of the file.
  package internal(set) var recipes: [Recipe] = []
  /// Sorted by kind and name.
  package internal(set) var elements: [Element] = []
  package internal(set) var defaults = ScreenOverlay()
  /// Sorted by name.
  package internal(set) var screens: [Screen] = []
  package var targets: [TargetOptions] = []
  package internal(set) var interface: InterfaceReference?
  package internal(set) var allow: [Ranged<DiagnosticCode>] = []

  package init(source: SourceID) {
    self.source = source
  }
}

/// A kind of names of which a theme may have more than could be understood.
package enum LostNames: CaseIterable, Sendable {
  case token, recipe, element
  /// Anything that stands in an element.
  case inElements
}

/// What a screen shows.
package struct ScreenOverlay: Sendable {
  /// The name of a navigation bar.
  package internal(set) var navigationBar: Setting<Text> = .unset
  /// The name of a back button: what the screens that this one pushes show.
  package internal(set) var backButton: Setting<Text> = .unset
  package internal(set) var title: Setting<Text> = .unset

  package init() {}
}

/// A screen of the app by its class's or its own name.
package struct Screen: Sendable {
  package let name: Ranged<String>
  package let overlay: ScreenOverlay
}

/// What a theme says to one platform target.
package struct TargetOptions: Sendable {
  package let name: Ranged<TargetName>
  package internal(set) var allow: [Ranged<DiagnosticCode>] = []
  /// The oldest version of iOS that generated code runs on; nil where the theme says none.
  package internal(set) var minimumSystem: Ranged<Int>?
  /// What it says of the code that is generated for UIKit.
  package internal(set) var uikit = UIKitOptions()
  /// When a stylesheet shows dark looks; nil where the theme does not say it.
  package internal(set) var dark: DarkCondition?
  /// Whether a stylesheet has the colors of tokens.
  package internal(set) var hasCustomProperties = false
}

extension [TargetOptions] {
  /// The oldest version of iOS that generated code runs on; nil where nobody says it. Those that come later win.
  package var minimumIOS: Int? { lazy.compactMap(\.minimumSystem).last?.value }

  /// What is said of the code that is generated for UIKit. Those that come later win.
  package var uikit: UIKitOptions { reduce(UIKitOptions()) { $1.uikit.over($0) } }
}
