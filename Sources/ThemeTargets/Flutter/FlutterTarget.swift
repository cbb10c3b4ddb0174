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
  private let lines: [Substring]

  /// The classes of looks, and how the look to show is found.
  static let looks = unsafe FlutterSource(flutterruntime_looks())
  static let tabBars = unsafe FlutterSource(flutterruntime_tab_bars())
  static let fields = unsafe FlutterSource(flutterruntime_fields())
  static let sliders = unsafe FlutterSource(flutterruntime_sliders())
  static let sliderShapes = unsafe FlutterSource(flutterruntime_slider_shapes())

  private init(_ text: UnsafePointer<CChar>) {
    lines = unsafe String(cString: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with the blocks whose conditions hold, for a theme whose class names begin with `className`: `WoodLook`.
  func written(for conditions: Set<FlutterCondition> = [], _ className: String) -> String {
    Self.joined(lines(for: conditions)[...], className)
  }

  /// The members in the extension that the file consists of, to be inserted into a class that has other members too.
  func members(_ className: String) -> String {
    Self.joined(lines(for: []).dropFirst().dropLast(), className)
  }

  /// The lines for the conditions that hold. A block that is left out doesn't leave two blank lines in a row, or a blank line
  /// next to a brace.
  private func lines(for conditions: Set<FlutterCondition>) -> [Substring] {
    var written: [Substring] = []
    var isOut = false
    for line in lines {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// #if ") {
        guard let condition = FlutterCondition(rawValue: String(words.dropFirst("// #if ".count))) else {
          preconditionFailure("source code that ships asks for what is no condition: \(words)")
        }
        isOut = !conditions.contains(condition)
      } else if words == "// #else" {
        isOut.toggle()
      } else if words == "// #endif" {
        isOut = false
      } else if !isOut {
        if line.isEmpty, written.last.map({ $0.isEmpty || $0.hasSuffix("{") }) ?? true { continue }
        if written.last?.isEmpty == true, words.hasPrefix("}") { written.removeLast() }
        written.append(line)
      }
    }
    while written.last?.isEmpty == true { written.removeLast() }
    return written
  }

  /// The lines with the names of a theme's classes in place of those that begin with `MyTheme`.
  ///
  /// It searches bytes, because each theme has dozens of kilobytes of this code, and a search by characters would take longer
  /// than the rest of a target's work.
  private static func joined(_ lines: ArraySlice<Substring>, _ className: String) -> String {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    let name = Array("MyTheme".utf8)
    var result: [UInt8] = []
    // The text between two names is copied at once.
    var (begin, place) = (0, 0)
    while let found = text[place...].firstIndex(of: name[0]) {
      place = found + 1
      guard text[found...].starts(with: name) else { continue }
      result += text[begin..<found]
      result += className.utf8
      begin = found + name.count
    }
    result += text[begin...]
    return String(decoding: result, as: UTF8.self)
  }
}
