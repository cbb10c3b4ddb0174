package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// What `themec.yaml` says: it marks the root and spares the flags.
package struct Project: Sendable {
  /// The file's name.
  package static let fileName = "themec.yaml"

  /// Theme files below the root; `*` stands for any name, or a part of one.
  package var themes: [Ranged<PathText>] = []
  package var output: Ranged<PathText>?
  package var targets: [Ranged<TargetName>] = []
  package var isStrict = false
  package var interface: Ranged<PathText>?
  package var allow: [Ranged<DiagnosticCode>] = []

  package init() {}
}

/// Gives a project file its types; everything that is wrong with it is reported.
package func lowerProject(_ root: SyntaxNode, _ sink: inout DiagnosticSink) -> Project {
  var project = Project()
  guard checkVersion(root, &sink) else { return project }
  for entry in root.entries(expected: "a map that begins with `themec: 1`", &sink) where !entry.value.isNull {
    let value = entry.value
    switch entry.key.value {
    case "themec": break
    case "themes":
      guard let nodes = value.sequence else {
        sink.report(.listExpected("a list of theme files such as `[themes/*.theme.yaml]`", found: value))
        continue
      }
      for node in nodes {
        if let path = PathText.lower(node, &sink) { project.themes.append(Ranged(path, node.range)) }
      }
    case "output": project.output = PathText.lower(value, &sink).map { Ranged($0, value.range) }
    case "targets":
      guard let nodes = value.sequence else {
        sink.report(.listExpected("a list of targets such as `[xcassets]`", found: value))
        continue
      }
      for node in nodes {
        if let name = TargetName.lower(node, &sink) { project.targets.append(Ranged(name, node.range)) }
      }
    case "strict": project.isStrict = Bool.lower(value, &sink) ?? false
    case "interface": project.interface = PathText.lower(value, &sink).map { Ranged($0, value.range) }
    case "allow": project.allow = allowedCodes(value, &sink)
    default: sink.report(unknownKey: entry.key, in: .project)
    }
  }
  return project
}
