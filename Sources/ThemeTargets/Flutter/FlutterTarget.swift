import CTexts
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

/// The conditions that the source code of `Sources/CTexts/dart` tests in `// #if`.
enum FlutterCondition: String, Sendable {
  /// Material widgets use looks of the theme.
  case material = "MATERIAL"

  // Properties of looks that need code of their own.
  /// Parts are plain colors.
  case colors = "COLORS"
  /// The placement of titles depends on the reading direction.
  case directions = "DIRECTIONS"
  /// Titles have several lines, or any number.
  case lines = "LINES"
  /// Looks depend on the platform.
  case platforms = "PLATFORMS"
  /// Titles say whether they follow the user's text size.
  case scaling = "SCALING"
}

/// A file of `Sources/CTexts/dart`: source code of which only the names and the included parts depend on the theme.
struct FlutterSource: Sendable {
  private let text: ConditionalText<FlutterCondition>

  /// The classes of looks, and how the look to show is found.
  static let looks = unsafe FlutterSource(flutterruntime_looks())
  static let tabBars = unsafe FlutterSource(flutterruntime_tab_bars())
  static let fields = unsafe FlutterSource(flutterruntime_fields())
  static let sliders = unsafe FlutterSource(flutterruntime_sliders())
  static let sliderShapes = unsafe FlutterSource(flutterruntime_slider_shapes())

  private init(_ text: UnsafePointer<CChar>) {
    self.text = unsafe ConditionalText(String(cString: text), mark: "// #")
  }

  /// The text with the blocks whose conditions hold, for a theme whose class names begin with `className`: `WoodLook`.
  func written(for conditions: Set<FlutterCondition> = [], _ className: String) -> String {
    Self.joined(lines(for: conditions), className)
  }

  /// The members in the extension that the file consists of, to be inserted into a class that has other members too.
  func members(_ className: String) -> String {
    Self.joined(lines(for: []).dropFirst().dropLast(), className)
  }

  private func lines(for conditions: Set<FlutterCondition>) -> ArraySlice<Substring> {
    var lines = text.written(for: conditions).map { text.lines[$0.number].dropFirst($0.outdent) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines[...]
  }

  private static func joined(_ lines: ArraySlice<Substring>, _ className: String) -> String {
    lines.map { $0 + "\n" }.joined().naming(type: className, accessor: className)
  }
}
