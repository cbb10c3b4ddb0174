import ThemeCore

extension AndroidElement {
  /// Adds a color that may differ between states. Nothing is added if the normal state has no color, because a state list would
  /// be incomplete without one.
  func addColor(_ name: String, _ color: (Look) -> Color?, to values: inout AndroidValues) {
    let normal = self.values(color)
    guard normal.contains(where: { $0.value != nil }) else { return }
    // A state without a color uses the normal state's, because an item of a state list has to name one.
    let shown = looks.map { looks in
      looks.map { look in
        look.map { color($0) ?? normal.first { $0.configuration == look.configuration }?.value }
      }
    }
    let list = AndroidStateList("color", name, of: self, shown)
    for (name, colors) in list.resources { addColor(name, colors, to: &values) }
    if let file = list.file(of: self) { values.files.append(file) }
  }

  /// Adds a color that is the same in all states.
  func addColor(_ name: String, _ colors: [Configured<Color?>], to values: inout AndroidValues) {
    values.add(colors) { color in
      color.map { ("colors", XMLElement("color", [("name", name)], text: $0.android)) }
    }
  }
}

extension Color {
  /// The color in Android's notation: `#aarrggbb`, with alpha first, or `#rrggbb` if it is opaque.
  var android: String {
    let digits = "\(Color(red: red, green: green, blue: blue))".dropFirst()
    if alpha == 255 { return "#\(digits)" }
    return "#\(String(alpha, digits: 2, radix: 16))\(digits)"
  }
}
