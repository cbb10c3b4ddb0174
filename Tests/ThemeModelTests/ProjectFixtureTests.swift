import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// What a project file says: `Tests/Fixtures/project/CLAIM/` holds `themec.yaml`, `expected.txt` what is
/// understood of it, and `expected.diagnostics.txt` what is wrong with it; absent when nothing is.
@Test("project files", arguments: Fixture.all("project"))
func projectFiles(_ fixture: Fixture) throws {
  let path = try #require(ThemePath(Project.fileName))
  let file = SourceFile(path: path, bytes: try #require(fixture.bytes(Project.fileName)))
  let sources = SourceMap()
  var sink = DiagnosticSink()
  let root = try #require(parse(sources.add(file), file, into: &sink))
  let project = lowerProject(root, &sink)
  for difference in [
    Golden.difference(dump(project), from: "expected.txt", of: fixture),
    Golden.difference(
      render(sink.diagnostics, as: .human, in: sources), from: "expected.diagnostics.txt", of: fixture),
  ] {
    if let difference { Issue.record("\(difference)") }
  }
}

private func dump(_ project: Project) -> String {
  var lines = project.themes.map { themes in
    "themes: \(themes.files.value.text)" + (themes.base.map { " over \($0.value.text)" } ?? "")
  }
  lines += [project.output].compactMap { $0.map { "output: \($0.value.text)" } }
  lines += project.targets.map { "targets: \($0.value.rawValue)" }
  for target in project.targetOptions {
    lines += target.allow.map { "  \(target.name.value.rawValue).allow: \($0.value.name)" }
    if let access = target.access { lines.append("  \(target.name.value.rawValue).access: \(access)") }
  }
  lines += ["strict: \(project.isStrict)"]
  if let profile = project.profile { lines += ["profile: \(profile)"] }
  if let compression = project.compression { lines += ["compression: \(compression)"] }
  if let interface = project.interface {
    lines += ["interface: \(interface.path?.value.text ?? "none")"]
    lines += interface.except.map { "  except: \($0.value)" }
  }
  lines += project.allow.map { "allow: \($0.value.name)" }
  return lines.joined(separator: "\n") + "\n"
}
