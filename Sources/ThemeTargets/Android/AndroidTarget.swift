import ThemeCheck
import ThemeImage
import ThemeModel
import ThemePictures

extension TargetBackend {
  /// A `res` folder that an app's build can include: drawables, and the values and styles that belong to them.
  static let android = TargetBackend(
    profile: .android, emit: androidFiles, says: AndroidElement.rows.flatMap(\.properties),
    unsaid: AndroidElement.unsaid)
}

private func androidFiles(_ theme: ThemeLooks) -> [OutputFile] {
  var values = AndroidValues()
  var files: [OutputFile] = []
  let elements = theme.elements(for: .android)
  for looks in elements {
    let element = AndroidElement(looks, theme.theme.androidPrefix)
    files += PartName.allCases.flatMap { AndroidDrawables($0, of: element)?.files ?? [] }
    values.owner = "\(element.id)"
    element.addValues(to: &values)
  }
  for looks in elements.controls {
    let control = AndroidControl(looks, theme.theme.androidPrefix)
    files += control.drawables
    values.owner = control.owner
    control.addValues(to: &values)
  }
  for (name, screen) in theme.theme.screens {
    guard let title = screen.title else { continue }
    let resource = AndroidName.name(ofScreen: name, theme.theme.androidPrefix)
    values.owner = "screens/\(resource)"
    let attributes = [("name", "\(resource)__title"), ("formatted", "false")]
    values.add([Configured(configuration: AndroidConfiguration(), value: title)]) { title in
      ("strings", XMLElement("string", attributes, text: title.asAndroidString))
    }
  }
  return files + values.all
}
