import ThemeCheck
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

extension TargetBackend {
  /// A folder of resources, as an app's build takes it in: drawables, and the values and styles that go with them.
  static let android = TargetBackend(
    .android, emit: androidFiles(of:))
}

/// The files of the target `android`.
func androidFiles(of slices: SliceSet) -> [OutputFile] {
  var values = AndroidValues()
  var files: [OutputFile] = []
  for (element, parts) in zip(slices.theme.elements, slices.parts) {
    let element = AndroidElement(element, parts)
    for part in PartName.allCases {
      let drawables = AndroidDrawables(part, of: element)?.files ?? []
      files += drawables.map { OutputFile(path: $0.path, content: $0.content, of: "\(element.element.id)") }
    }
    (values.owner, values.element) = ("\(element.element.id)", element.element.id)
    element.addValues(to: &values)
  }
  for (name, screen) in slices.theme.screens {
    guard let title = screen.title else { continue }
    let resource = AndroidName.name(ofScreen: name)
    (values.owner, values.element) = ("screens/\(resource)", nil)
    let attributes = [("name", "\(resource)__title"), ("formatted", "false")]
    values.add([Configured(configuration: AndroidConfiguration(), value: title)]) { title in
      ("strings", XMLElement("string", attributes, text: title.asAndroidString))
    }
  }
  files += values.all
  return files.map { OutputFile(path: "android/\($0.path)", content: $0.content, of: $0.element) }
}
