import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The regular expression that the name of a theme matches.
package let themeNamePattern = "[a-z][a-z0-9-]*"
/// The regular expression that the name of an element matches.
package let elementPattern = "[a-z][A-Za-z0-9-]*"

/// The keys of a theme file.
package enum ThemeKeys: KeyList {
  package typealias Root = Theme

  package static let about = KeyListName("theme", "a theme", shownBy: "every-top-level-key")

  /// The regular expression that the names of the platform targets match.
  package static let targetPattern = TargetName.allCases.map(\.rawValue).joined(separator: "|")

  package static func list(_ keys: inout some KeyVisitor<Theme>) {
    listFile(&keys)
    listElements(&keys)
    listRest(&keys)
  }

  private static func listFile(_ keys: inout some KeyVisitor<Theme>) {
    // The keys without a reader, such as `themec`, `extends` and `tokenFiles`, are read by loading.
    keys.other(
      "themec", .wholeNumber(1...1), "The version of the language; required.",
      by: "language-version")
    keys.other(
      "name", .pattern(themeNamePattern),
      "The name of the bundle; required for a theme with elements."
    ) { $0.name = themeName($1.value, &$2) }
    keys.other(
      "namespace", .pattern(themeNamePattern),
      "What generated code, styles, resources and catalogs are called; the default is the name.",
      by: "a-namespace-of-brands"
    ) { if !$1.value.isNull { $0.namespace = themeName($1.value, &$2) } }
    keys.setting("summary", \.summary, "A short description for people.")
    keys.other(
      "extends", .either([.path, .list(of: .path)]),
      "Themes that this theme is laid over; later ones override earlier ones.",
      by: "extends-merges-key-by-key")
    keys.other(
      "abstract", Bool.form, default: "false",
      "Whether the theme is only extended: it is checked but never built.",
      by: "abstract-themes-are-not-built"
    ) { $0.isAbstract = Bool.literal($1.value, &$2).value ?? false }
    keys.other(
      "tokens", .any, "Named values, which can be nested; `$path.to.token` refers to one.",
      by: "tokens-reach-what-a-parent-said"
    ) { $0.takeTokens($1.value, &$2) }
    keys.other(
      "tokenFiles", .either([.list(of: .path), .map(TokenResolverKeys.name)]),
      "Design-token files (DTCG 2025.10, JSON), or a resolver document that names them; `tokens` overrides them.",
      by: "token-files")
    keys.other(
      "fonts", .named(pattern: nil, .map(FontNamesOverlay.name)),
      "Fonts that the app brings, by the name that `family` means them by: what each platform calls them.",
      by: "fonts-of-the-app"
    ) { $0.takeFonts($1.value, &$2) }
    keys.setting(
      "scales", \.scales, "The scales that are built; the default is the scales of the files.",
      by: "scales-select")
    keys.other(
      "art", .named(pattern: elementPattern, .map(RecipeKeys.name)), "Recipes for drawn art, by name.",
      by: "recipes"
    ) { if !$1.value.isNull { $0.recipes = ThemeModel.recipes($1.value, into: &$0, &$2) } }
  }

  private static func listElements(_ keys: inout some KeyVisitor<Theme>) {
    func form<Keys: KeyList>(_ keys: Keys.Type) -> ValueType {
      .named(pattern: elementPattern, .overlay(keys.name))
    }
    keys.other(
      "navigationBars", form(NavigationBarKeys.self), "Navigation bars by name.", by: "navigation-bars"
    ) { $0.takeElements(.navigationBar, $1.value, &$2) }
    keys.other("backButtons", form(ButtonKeys.self), "Back buttons by name.", by: "every-button-key") {
      $0.takeElements(.backButton, $1.value, &$2)
    }
    keys.other("buttons", form(ButtonKeys.self), "Buttons by name.", by: "every-button-key") {
      $0.takeElements(.button, $1.value, &$2)
    }
    keys.other(
      "images", form(ImageKeys.self), "Pictures without a role, which have only art and slicing.",
      by: "images"
    ) { $0.takeElements(.image, $1.value, &$2) }
    keys.other(
      "controls", .map(ControlKind.tableName),
      "Other controls by kind and name, such as sliders and tab bars.",
      by: "controls"
    ) { $0.takeControls($1.value, &$2) }
  }

  private static func listRest(_ keys: inout some KeyVisitor<Theme>) {
    keys.other(
      "defaults", .map(DefaultsKeys.name), "The bar and back button of screens that do not set their own.",
      by: "screens"
    ) { if !$1.value.isNull { $0.defaults = screen($1.value, DefaultsKeys.self, &$2) } }
    keys.other(
      "screens", .named(pattern: nil, .map(ScreenKeys.name)),
      "The bars, back buttons and titles of single screens.", by: "screens"
    ) { $0.takeScreens($1.value, &$2) }
    keys.other(
      "targets", .named(pattern: targetPattern, .map(TargetKeys.name)), "Options for targets.",
      by: "targets-have-options"
    ) { $0.takeTargets($1.value, &$2) }
    keys.other(
      "interface", .either([.path, .words(["none"]), .map(InterfaceKeys.name)]),
      "A theme whose elements, states, screens and symbols this theme must have too, and no others; `none` for no interface, whatever the project file says.",
      by: "interface-matches"
    ) { $0.interface = InterfaceReference($1.value, ofProject: false, &$2) }
    keys.other(
      "allow", .list(of: .text), "Codes of warnings that this theme accepts.", by: "allow-accepts-a-warning"
    ) { $0.allow = allowedCodes($1.value, &$2) }
    keys.other(
      "$schema", .text, "The schema by which an editor completes a JSON file; themec ignores it.",
      by: "a-schema-for-editors"
    ) { _ = Text.literal($1.value, &$2) }
  }
}

/// The keys of `defaults`.
package enum DefaultsKeys: KeyList {
  package typealias Root = ScreenOverlay

  package static let about = KeyListName("defaults", "`defaults`", shownBy: "screens")

  package static func list(_ keys: inout some KeyVisitor<ScreenOverlay>) {
    keys.setting("navigationBar", \.navigationBar, "The navigation bar of screens that do not set one.")
    keys.setting(
      "backButton", \.backButton,
      "The back button of screens that are pushed by a screen that does not set one.")
  }
}

/// The keys of a screen.
package enum ScreenKeys: KeyList {
  package typealias Root = ScreenOverlay

  package static let about = KeyListName("screen", "a screen", shownBy: "screens")

  package static func list(_ keys: inout some KeyVisitor<ScreenOverlay>) {
    keys.setting("navigationBar", \.navigationBar, "The bar of this screen.")
    keys.setting("backButton", \.backButton, "The back button of the screens that this screen pushes.")
    keys.setting("title", \.title, "The title of this screen.")
  }
}

/// The keys of a target's options.
package enum TargetKeys: KeyList {
  package typealias Root = TargetOptions

  package static let about = KeyListName("target", "a target's options", shownBy: "every-top-level-key")

  package static func list(_ keys: inout some KeyVisitor<TargetOptions>) {
    keys.other("allow", .list(of: .text), "Codes of warnings about this target that the theme accepts.") {
      $0.allow = allowedCodes($1.value, &$2)
    }
    keys.option(
      of: .uikit, "minimumSystem", MinimumSystem.form, default: MinimumSystem.standard.rawValue,
      "Only for `uikit`: the oldest version of iOS on which the app runs. Looks of older versions need no code.",
      by: "uikit-has-an-oldest-system"
    ) { $0.minimumSystem = MinimumSystem.version($1, &$2) }
    keys.option(
      of: .uikit, "access", UIKitAccess.form, default: UIKitAccess.internal.rawValue,
      "Only for `uikit`: whether other modules can use the generated code.", by: "uikit-has-options"
    ) { $0.access = UIKitAccess.lower($1, &$2) }
    keys.option(
      of: .css, "dark", DarkCondition.form, default: DarkCondition.standard.rawValue,
      "Only for `css`: what shows dark looks. `media` is the setting of the system, `attribute` is `data-theme` on an element of the page, and `both` is the attribute where there is one and else the setting.",
      by: "stylesheets-have-options"
    ) { $0.dark = DarkCondition.lower($1, &$2) }
    keys.option(
      of: .css, "customProperties", Bool.form, default: "false",
      "Only for `css`: whether the theme's tokens that are colors are custom properties of the page.",
      by: "stylesheets-have-options"
    ) { $0.hasCustomProperties = Bool.literal($1, &$2).value ?? false }
    keys.option(
      of: .android, "prefix", .either([ResourcePrefix.form, .words(["none"])]),
      "Only for `android`: what the names of all resources begin with, except for asset names; the default is the namespace, where the theme has one, and `none` is no prefix.",
      by: "android-names-have-a-prefix"
    ) { options, node, sink in
      options.prefix = ResourcePrefix.lower(node, &sink).map { Ranged($0, node.range) }
    }
  }
}

extension KeyVisitor<TargetOptions> {
  /// Defines an option that only one target has; on any other, the option is reported as unknown.
  fileprivate mutating func option(
    of target: TargetName, _ name: String, _ form: ValueType, default standard: String = "",
    _ summary: String,
    by fixture: String, set: (inout TargetOptions, SyntaxNode, inout DiagnosticSink) -> Void
  ) {
    other(name, form, default: standard, summary, by: fixture) { options, entry, sink in
      if options.name.value == target {
        if !entry.value.isNull { set(&options, entry.value, &sink) }
        return
      }
      sink.report(
        Diagnostic(
          .unknownKey, "`\(name)` is an option only of `\(target.rawValue)`", at: entry.key.range))
    }
  }
}
