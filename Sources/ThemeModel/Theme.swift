package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
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
  /// Where elements, recipes, fonts and screens are removed by `null`, by section and name, such as `buttons/ok`.
  package var removed: [String: SourceRange] = [:]
  /// The kinds of names that may be missing because a part of the theme could not be read. References to unknown names of these
  /// kinds are not reported.
  package var lost: Set<LostNames> = []
  /// The recipes of `art`, in the order of the file.
  package internal(set) var recipes: [Recipe] = []
  /// The elements, sorted by kind and name.
  package var elements: [Element] = []
  package internal(set) var defaults = ScreenOverlay()
  /// The screens, sorted by name.
  package internal(set) var screens: [Screen] = []
  package var targets: [TargetOptions] = []
  package internal(set) var interface: InterfaceReference?
  package internal(set) var allow: [Ranged<DiagnosticCode>] = []

  package init(source: SourceID) {
    self.source = source
  }

  /// Where an element, or the control that it belongs to, is removed by `null`; nil if it is not.
  package func removal(of id: ElementID) -> SourceRange? { removed["\(id.kind.key)/\(id.controlName)"] }
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

/// The contents of `themec.yaml`, the project file, which marks the root folder and replaces command-line flags.
package struct Project: Sendable {
  /// The name of the project file.
  package static let fileName = "themec.yaml"

  package var themes: [ProjectThemes] = []
  package var output: Ranged<PathText>?
  package var targets: [Ranged<TargetName>] = []
  /// The options of targets, which apply to themes that do not set them.
  package var targetOptions: [TargetOptions] = []
  package var isStrict = false
  /// The file of warnings that are accepted.
  package var baseline: Ranged<PathText>?
  /// How color profiles of PNGs are treated where the art does not set it; nil if the project file does not set it either.
  package var profile: ProfileTreatment?
  /// How much effort goes into making PNGs small; nil if the project file does not set it.
  package var compression: PNGCompression?
  package var interface: InterfaceReference?
  package var allow: [Ranged<DiagnosticCode>] = []

  package init() {}
}

/// The keys of the project file.
package enum ProjectKeys: KeyList {
  package typealias Root = Project

  package static let about = KeyListName("project", "the project file", shownBy: "project-file")

  package static func list(_ keys: inout some KeyVisitor<Project>) {
    keys.other("themec", .wholeNumber(1...1), "The version of the language; required.")
    keys.other(
      "themes", .list(of: .either([.path, .map(BrandKeys.name)])),
      "Theme files, and brands over a theme; `*` stands for any name.", by: "project-of-brands"
    ) { project, entry, sink in
      guard let nodes = entry.value.sequence else {
        let expected = "a list of theme files such as `[themes/*.theme.yaml]`"
        return sink.report(.listExpected(expected, found: entry.value))
      }
      project.themes = nodes.flatMap { ProjectThemes.lower($0, &sink) }
    }
    keys.other("output", .path, default: "build", "The output folder for bundles.") {
      $0.output = PathText.literal($1.value, &$2).ranged
    }
    keys.other(
      "targets",
      .either([
        .list(of: TargetName.form), .named(pattern: ThemeKeys.targetPattern, .map(TargetKeys.name)),
      ]), "Platform targets to build, as a list, or as a map with options for themes that do not set them."
    ) { $0.takeTargets($1.value, &$2) }
    keys.other("strict", Bool.form, default: "false", "Whether warnings are errors.") {
      $0.isStrict = Bool.lower($1.value, &$2) ?? false
    }
    keys.other(
      "baseline", .path,
      "The file of warnings that are not reported, which `--baseline FILE --baseline-record` writes; `--baseline` names another one."
    ) { $0.baseline = PathText.literal($1.value, &$2).ranged }
    keys.other(
      "profile", ProfileTreatment.form,
      "How to treat PNGs with a color profile that is not sRGB, unless the art sets `profile`."
    ) { $0.profile = ProfileTreatment.lower($1.value, &$2) }
    keys.other(
      "compression", PNGCompression.form, default: "small", "How much effort goes into small PNGs."
    ) { $0.compression = PNGCompression.lower($1.value, &$2) }
    keys.other(
      "interface", .either([.path, .map(InterfaceKeys.name)]), "The interface of themes that do not set one."
    ) { $0.interface = InterfaceReference($1.value, ofProject: true, &$2) }
    keys.other("allow", .list(of: .text), "Codes of warnings that all themes accept.") {
      $0.allow = allowedCodes($1.value, &$2)
    }
  }
}

extension Project {
  fileprivate mutating func takeTargets(_ node: SyntaxNode, _ sink: inout DiagnosticSink) {
    guard case .mapping = node.value else {
      targets = values(node, expected: "a list of targets such as `[xcassets]`", &sink)
      return
    }
    for entry in node.entries(expected: "a map from targets to their options", &sink) {
      guard let options = TargetOptions(entry, &sink) else { continue }
      targets.append(options.name)
      targetOptions.append(options)
    }
  }
}

/// Lowers the syntax tree of a project file to a typed project. Reports everything that is wrong with the file.
package func lowerProject(_ root: SyntaxNode, _ sink: inout DiagnosticSink) -> Project {
  var project = Project()
  guard checkVersion(root, &sink) else { return project }
  let entries = root.entries(expected: "a map that begins with `themec: 1`", &sink)
  ProjectKeys.read(entries.filter { !$0.value.isNull }, into: &project, &sink)
  return project
}
