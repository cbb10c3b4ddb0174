import ThemeCheck
import ThemeCore
import ThemeModel

/// A color that an element's states may say each in its own way.
struct AndroidColors {
  let name: String
  private(set) var states: [(state: StateName, color: String)] = []
  private(set) var colors: [(name: String, values: [Configured<Color?>])] = []

  /// Nil where the normal state says none: then no list of states could be complete.
  init?(_ name: String, of element: AndroidElement, _ color: (Look) -> Color?) {
    self.name = name
    let normal = element.values(color)
    guard normal.contains(where: { $0.value != nil }) else { return nil }
    // Where a state says none, it has the normal state's: an item of a list has to name one.
    let shown = element.looks.map { looks in
      looks.map { look in
        look.map { color($0) ?? normal.first { $0.configuration == look.configuration }?.value }
      }
    }
    var chosen: [(state: StateName, color: Int)] = []
    for (index, state) in element.states.enumerated() where !shown[index].isEmpty {
      let same = colors.firstIndex { $0.values.map(\.value) == shown[index].map(\.value) }
      chosen.append((state, same ?? colors.count))
      if same == nil { colors.append((element.name(name, in: state), shown[index])) }
    }
    if colors.count == 1 {
      colors[0].name = name
      return
    }
    states = chosen.sorted { $0.state.priority > $1.state.priority }.map { ($0.state, colors[$0.color].name) }
  }

  func add(to values: inout AndroidValues, of element: AndroidElement) {
    for color in colors {
      values.add(color.values) { value in
        value.map { ("colors", XMLElement("color", [("name", color.name)], text: $0.android)) }
      }
    }
    if states.isEmpty { return }
    let items = states.map { ($0.state, (name: "android:color", value: "@color/\($0.color)")) }
    values.files.append(element.file(AndroidFolder(type: "color"), name, .selector(items)))
  }
}

extension Color {
  /// `#aarrggbb`: alpha first, unlike everywhere else; `#rrggbb` when it is opaque.
  var android: String {
    let digits = "\(Color(red: red, green: green, blue: blue))".dropFirst()
    if alpha == 255 { return "#\(digits)" }
    return "#\(String(alpha, digits: 2, radix: 16))\(digits)"
  }
}
