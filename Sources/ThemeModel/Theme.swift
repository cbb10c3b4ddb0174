package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A typed theme file with its parents merged in. References to tokens are unresolved, and every value has its source range.
package struct Theme: Sendable {
  package internal(set) var source: SourceID
  package internal(set) var name: Ranged<String>?
  /// The name for generated code and resources; nil if they are named after the theme.
  package internal(set) var namespace: Ranged<String>?
  package internal(set) var summary: Setting<Text> = .unset
  package internal(set) var isAbstract = false
  package internal(set) var scales: Setting<ScaleSet> = .unset
  /// The tokens as they are written, without types: the type of a token is the one that its use expects.
  package internal(set) var tokens: SyntaxNode?
  /// The fonts that the app supplies, sorted by name.
  package internal(set) var fonts: [NamedFont] = []
  /// The axes on which tokens depend, in ascending order; nil if no token is written as a map with the key `value`.
  package internal(set) var tokenAxes: [VariantAxis]?
  /// The deprecation reasons of tokens from token files, keyed by token path.
  package var deprecatedTokens: [String: String] = [:]
  /// Where the conditions of a resolver document's modes are written that name an unknown axis or axis value.
  var refusedModes: Set<SourceRange> = []
  /// The remarks to report about tokens from token files if the theme uses those tokens.
  package var tokenRemarks: Set<TokenRemark> = []
  /// The bare values that took the place of tokens with modes, in the theme and in its parents.
  package var droppedModes: [DroppedModes] = []
  /// The merged parents of the theme as they are written; nil if the theme extends nothing.
  package var parents: SyntaxNode?
  /// The kinds of names that may be missing because a part of the theme could not be read. References to unknown names of these
  /// kinds are not reported.
  package var lost: Set<LostNames> = []
  /// The recipes of `art`, in the order of the file.
  package internal(set) var recipes: [Recipe] = []
  /// The elements, sorted by kind and name.
  package internal(set) var elements: [Element] = []
  package internal(set) var defaults = ScreenOverlay()
  /// The screens, sorted by name.
  package internal(set) var screens: [Screen] = []
  package var targets: [TargetOptions] = []
  package internal(set) var interface: InterfaceReference?
  package internal(set) var allow: [Ranged<DiagnosticCode>] = []

  package init(source: SourceID) {
    self.source = source
  }
}

/// A kind of names of which a theme may define more than could be read.
package enum LostNames: CaseIterable, Sendable {
  case token, recipe, element
  /// Anything that is defined within an element.
  case inElements
}

/// The navigation bar, back button and title of a screen.
package struct ScreenOverlay: Sendable {
  /// The name of the navigation bar that the screen shows.
  package internal(set) var navigationBar: Setting<Text> = .unset
  /// The name of the back button that the screens pushed by this screen show.
  package internal(set) var backButton: Setting<Text> = .unset
  package internal(set) var title: Setting<Text> = .unset

  package init() {}
}

/// A screen of the app, identified by the name of its class or by a name of its own.
package struct Screen: Sendable {
  package let name: Ranged<String>
  package let overlay: ScreenOverlay
}

/// The options that a theme or a project sets for one platform target.
package struct TargetOptions: Sendable {
  package let name: Ranged<TargetName>
  package internal(set) var allow: [Ranged<DiagnosticCode>] = []
  /// The oldest version of iOS that the app runs on; nil if it is not set.
  package internal(set) var minimumSystem: Ranged<Int>?
  /// The access level of the code that is generated for UIKit; nil if it is not set.
  package internal(set) var access: UIKitAccess?
  /// The condition under which a stylesheet shows dark looks; nil if it is not set.
  package internal(set) var dark: DarkCondition?
  /// Whether a stylesheet declares the tokens that are colors as custom properties.
  package internal(set) var hasCustomProperties = false
  /// What the names of resources on Android begin with; nil if it is not set.
  package internal(set) var prefix: Ranged<ResourcePrefix>?
}

extension [TargetOptions] {
  /// What the names of resources on Android begin with: what the last options say, or else the namespace that the theme
  /// declares; empty for neither.
  package func androidPrefix(namespace: String?) -> String {
    lazy.compactMap(\.prefix).last?.value.text ?? namespace.map { ResourcePrefix(namespace: $0).text } ?? ""
  }

  /// The oldest version of iOS that the app runs on; nil if no element sets it. Later elements override earlier ones.
  package var minimumIOS: Int? { lazy.compactMap(\.minimumSystem).last?.value }

  /// The access level of the code that is generated for UIKit. Later elements override earlier ones.
  package var access: UIKitAccess { lazy.compactMap(\.access).last ?? .internal }
}
