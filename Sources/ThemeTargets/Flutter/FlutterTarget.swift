import ThemeCheck
import ThemeImage
import ThemeModel
package import ThemeSlicing

extension TargetBackend {
  /// A file of Dart, and the assets that it names.
  static let flutter = TargetBackend(
    .flutter, emit: emitFlutter)
}

/// The looks of a theme's elements as values of Dart, by the names of the elements there.
package func dartElements(of slices: SliceSet) -> [(name: String, value: DartValue)] {
  slices.theme.elements.indices.map { index in
    let element = FlutterElement(slices, index)
    return (element.name, element.value)
  }
}

private func emitFlutter(_ slices: SliceSet) -> [OutputFile] {
  let elements = slices.theme.elements.indices.map { FlutterElement(slices, $0) }
  let paths = FlutterPaths(theme: slices.theme.name)
  var code = flutterPrelude(
    theme: slices.theme.name, className: slices.theme.name.asTypeName)
  for element in elements {
    code += "  static const \(element.name) = \(element.value.text(indent: 2));\n\n"
  }
  code.removeLast()
  code += "}\n"
  let images = elements.flatMap(\.images)
  return images + [
    OutputFile(path: paths.code, content: .text(Array(code.utf8))),
    OutputFile(path: paths.list, content: .text(Array(assetList(elements).utf8))),
  ]
}

/// The lines of a `pubspec.yaml`: each main asset by its name, for one that is not there is found in no folder. Above those
/// of an element stands its name, a line that stays, so that git merges changes to two.
private func assetList(_ elements: [FlutterElement]) -> String {
  var text = "flutter:\n  assets:\n"
  for element in elements {
    var assets = ""
    for variant in element.variants {
      for (_, part) in element.parts {
        let key = element.element.variants[variant].key
        guard let shown = element.shown(part, variant), shown.art != nil, shown.key == key else { continue }
        assets += "    - \(element.paths.asset(element.element.id, part, key))\n"
      }
    }
    if !assets.isEmpty { text += "    # \(element.element.id)\n\(assets)" }
  }
  return text
}
