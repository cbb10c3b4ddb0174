/// The keys of a theme file and of the project file.
extension KeyTable {
  package static let theme = KeyTable(
    name: "theme", title: "a theme",
    keys: [
      Key(
        "themec", .wholeNumber(1...1), "The version of the language; required.",
        fixture: "language-version"
      ).literal,
      Key(
        "name", .pattern(namePattern),
        "The name of the bundle and of generated symbols; required for a theme with elements.",
        fixture: "every-top-level-key"
      ).literal,
      Key("summary", .text, "A short description for people.", fixture: "every-top-level-key"),
      Key(
        "extends", .either([.path, .list(of: .path)]),
        "Themes that this theme is laid over; later ones override earlier ones.",
        fixture: "extends-merges-key-by-key"
      ).literal,
      Key(
        "abstract", .truth, default: "false",
        "Whether the theme is only extended: it is checked but never built.",
        fixture: "abstract-themes-are-not-built"
      ).literal,
      Key(
        "tokens", .any, "Named values, which can be nested; `$path.to.token` refers to one.",
        fixture: "tokens-reach-what-a-parent-said"
      ).literal,
      Key(
        "tokenFiles", .list(of: .path), "Design-token files (DTCG 2025.10, JSON); `tokens` overrides them.",
        fixture: "token-files"
      ).literal,
      Key(
        "scales", .list(of: .wholeNumber(1...3)),
        "The scales that are built; the default is the scales of the files.", fixture: "scales-select"),
      Key(
        "art", .named(pattern: elementPattern, .map("recipe")), "Recipes for drawn art, by name.",
        fixture: "recipes"
      ).literal,
      Key(
        "navigationBars", .named(pattern: elementPattern, .overlay("navigationBar")),
        "Navigation bars by name.", fixture: "navigation-bars"
      ).literal,
      Key(
        "backButtons", .named(pattern: elementPattern, .overlay("button")), "Back buttons by name.",
        fixture: "every-button-key"
      ).literal,
      Key(
        "buttons", .named(pattern: elementPattern, .overlay("button")), "Buttons by name.",
        fixture: "every-button-key"
      ).literal,
      Key(
        "images", .named(pattern: elementPattern, .overlay("image")),
        "Pictures without a role, which have only art and slicing.", fixture: "images"
      ).literal,
      Key(
        "defaults", .map("defaults"), "The bar and back button of screens that do not set their own.",
        fixture: "screens"
      ).literal,
      Key(
        "screens", .named(pattern: nil, .map("screen")),
        "The bars, back buttons and titles of single screens.", fixture: "screens"
      )
      .literal,
      Key(
        "targets", .named(pattern: targetPattern, .map("target")), "Options for targets.",
        fixture: "targets-have-options"
      ).literal,
      Key(
        "interface", .path, "A theme whose elements, states, screens and symbols this theme must have too.",
        fixture: "interface-matches"
      ).literal,
      Key(
        "allow", .list(of: .text), "Codes of warnings that this theme accepts.",
        fixture: "allow-accepts-a-warning"
      ).literal,
    ])

  package static let defaults = KeyTable(
    name: "defaults", title: "`defaults`",
    keys: [
      Key("navigationBar", .text, "The navigation bar of screens that do not set one.", fixture: "screens"),
      Key(
        "backButton", .text, "The back button of screens that are pushed by a screen that does not set one.",
        fixture: "screens"),
    ])

  package static let screen = KeyTable(
    name: "screen", title: "a screen",
    keys: [
      Key("navigationBar", .text, "The bar of this screen.", fixture: "screens"),
      Key("backButton", .text, "The back button of the screens that this screen pushes.", fixture: "screens"),
      Key("title", .text, "The title of this screen.", fixture: "screens"),
    ])

  package static let target = KeyTable(
    name: "target", title: "a target's options",
    keys: [
      Key(
        "allow", .list(of: .text), "Codes of warnings about this target that the theme accepts.",
        fixture: "every-top-level-key"
      ).literal,
      Key(
        "minimumSystem", .words(MinimumSystem.words), default: MinimumSystem.standard.rawValue,
        "Only for `uikit`: the oldest version of iOS on which the generated code runs.",
        fixture: "uikit-has-an-oldest-system"
      ).literal,
    ])

  package static let project = KeyTable(
    name: "project", title: "the project file",
    keys: [
      Key("themec", .wholeNumber(1...1), "The version of the language; required.", fixture: "project-file")
        .literal,
      Key("themes", .list(of: .path), "Theme files; `*` stands for any name.", fixture: "project-file")
        .literal,
      Key("output", .path, default: "build", "The output folder for bundles.", fixture: "project-file")
        .literal,
      Key(
        "targets", .list(of: .words(TargetName.allCases.map(\.rawValue))), "Platform targets to build.",
        fixture: "project-file"
      ).literal,
      Key("strict", .truth, default: "false", "Whether warnings are errors.", fixture: "project-file")
        .literal,
      Key("interface", .path, "The interface of themes that do not set one.", fixture: "project-file")
        .literal,
      Key("allow", .list(of: .text), "Codes of warnings that all themes accept.", fixture: "project-file")
        .literal,
    ])

  /// What a theme's name looks like.
  package static let namePattern = "[a-z][a-z0-9-]*"
  /// What an element's name looks like.
  package static let elementPattern = "[a-z][A-Za-z0-9-]*"

  /// The names of the platform targets.
  package static let targetPattern = TargetName.allCases.map(\.rawValue).joined(separator: "|")

  /// Every table, the outermost first.
  package static let all: [KeyTable] = [
    .theme, .navigationBar, .button, .image, .title, .font, .shadow, .insets, .offset, .icon, .background,
    .backIndicator,
    .art, .recipe, .drawing, .size, .layer, .shape, .roundedRectangle, .corners, .chevron, .polygon, .fill,
    .linear,
    .radial, .center, .stop, .pattern, .stroke, .caps, .capsByScale, .pixelCaps, .stretchable, .hitArea,
    .files, .defaults, .screen, .target,
    .project,
  ]

  /// The table of a name.
  package static func named(_ name: String) -> KeyTable {
    guard let table = all.first(where: { $0.name == name }) else { preconditionFailure("no table \(name)") }
    return table
  }
}
