package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeSyntax

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
      "profile", ProfileTreatment.form,
      "How to treat PNGs with a color profile that is not sRGB, unless the art sets `profile`."
    ) {
      $0.profile = ProfileTreatment.lower($1.value, &$2)
    }
    keys.other(
      "compression", PNGCompression.form, default: "small",
      "How much effort goes into small PNGs."
    ) {
      $0.compression = PNGCompression.lower($1.value, &$2)
    }
    keys.other(
      "interface", .either([.path, .map(InterfaceKeys.name)]), "The interface of themes that do not set one."
    ) {
      $0.interface = InterfaceReference($1.value, ofProject: true, &$2)
    }
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
