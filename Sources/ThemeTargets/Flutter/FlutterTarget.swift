import ThemeCheck
import ThemeImage
import ThemeModel

extension TargetBackend {
  /// A Dart file, and the assets that it refers to.
  static let flutter = TargetBackend(
    profile: .flutter, emit: flutterFiles, says: FlutterElement.rows.flatMap(\.properties),
    unsaid: FlutterElement.unsaid)
}

/// The looks of a theme's elements as Dart values, with the names of the elements in Dart.
package func dartElements(of theme: ThemeLooks) -> [(name: String, value: DartValue)] {
  theme.elements(for: .flutter).map { FlutterElement($0, in: theme.theme.namespace) }.map {
    ($0.name, $0.value)
  }
}

/// The controls of a theme as Dart values, with their names in Dart. Each refers to the constants of its parts.
package func dartControls(of theme: ThemeLooks) -> [(name: String, value: DartValue)] {
  let className = FlutterPaths(namespace: theme.theme.namespace).className
  return theme.elements(for: .flutter).controls.map { control in
    (FlutterNames.name(of: control.kind, control.parts[0].id), control.dartValue(className))
  }
}

private func flutterFiles(_ theme: ThemeLooks) -> [OutputFile] {
  let paths = FlutterPaths(namespace: theme.theme.namespace)
  let elements = theme.elements(for: .flutter).map { FlutterElement($0, in: theme.theme.namespace) }
  let controls = dartControls(of: theme)
  let constants = (elements.map { ($0.name, $0.value) } + controls.map { ($0.name, $0.value) })
    .map { "  static const \($0.0) = \($0.1.text(indent: 2));\n" }
  let kinds = ControlKind.all.filter { kind in
    elements.contains {
      if case .part(let id) = $0.element.id.kind { id.control.key == kind.key } else { false }
    }
  }
  var conditions = elements.reduce(into: Set<FlutterCondition>()) { $0.formUnion($1.conditions) }
  if kinds.contains(where: { FlutterThemeData.of($0) != nil }) { conditions.insert(.material) }
  let code = """
    // \(theme.theme.name): made by themec; change the theme instead.
    // ignore_for_file: type=lint

    \(FlutterSource.looks.written(for: conditions, paths.className))
    \(flutterControlClasses(of: kinds, paths.className))/// The elements of the theme.
    abstract final class \(paths.className)Elements {
    \(constants.joined(separator: "\n"))}

    """
  return elements.flatMap(\.images) + [
    OutputFile(path: paths.code, content: .text(Array(code.utf8))),
    OutputFile(path: paths.list, content: .text(Array(assetList(elements).utf8))),
  ]
}

/// The lines for an app's `pubspec.yaml`. Each main asset is listed by name: if it doesn't exist, listing its folder wouldn't
/// include its variants. A comment with the name of an element is above the element's assets. It never changes, so that git can
/// merge changes to two elements.
private func assetList(_ elements: [FlutterElement]) -> String {
  var text = "flutter:\n  assets:\n"
  for element in elements {
    let art = element.art
    if art.isEmpty { continue }
    text += "    # \(element.element.id)\n"
    for shown in art { text += "    - \(element.paths.asset(element.element.id, shown.part, shown.key))\n" }
  }
  return text
}
