import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel

/// A color that an element's states may say each in its own way.
struct AndroidColors {
  let name: String
  private(set) var states: [(state: StateName, color: String)] = []
  private(set) var colors: [(name: String, values: [Configured<Color?>])] = []

  /// Nil where the normal state says none: then no list of states could be complete.
  init?(_ name: String, of element: AndroidElement, _ color: (VariantFacts) -> Color?) {
    self.name = name
    var shown = element.variants.map { variants in
      variants.map {
        Configured(
          configuration: $0.configuration, value: color(element.element.variants[$0.value].facts))
      }
    }
    // Where a state says none, it has the normal state's: an item of a list has to name one.
    for index in shown.indices.dropFirst() {
      shown[index] = shown[index].map { entry in
        let normal = shown[0].first { $0.configuration == entry.configuration }
        return Configured(configuration: entry.configuration, value: entry.value ?? normal?.value)
      }
    }
    guard shown[0].contains(where: { $0.value != nil }) else { return nil }
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

  func add(to values: inout AndroidValues) {
    for color in colors {
      values.add(color.values) { value in
        value.map { ("colors", XMLElement("color", [("name", color.name)], text: $0.android)) }
      }
    }
    guard !states.isEmpty else { return }
    var selector = XMLElement("selector", [("xmlns:android", XMLElement.androidNamespace)])
    selector.children = states.map { state, color in
      XMLElement("item", state.attributes + [("android:color", "@color/\(color)")])
    }
    values.files.append(
      OutputFile(
        path: "res/color/\(name).xml", content: .text(Array(selector.document.utf8)),
        of: values.element.map { "\($0)" }))
  }
}

extension Color {
  /// `#aarrggbb`: alpha first, unlike everywhere else; `#rrggbb` when it is opaque.
  var android: String {
    let digits = "\(Color(red: red, green: green, blue: blue))".dropFirst()
    if alpha == 255 { return "#\(digits)" }
    let high = String(alpha, radix: 16)
    return "#\(high.utf8.count < 2 ? "0" : "")\(high)\(digits)"
  }
}
