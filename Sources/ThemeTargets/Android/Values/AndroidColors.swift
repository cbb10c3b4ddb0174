import ThemeCore

extension AndroidElement {
  /// Adds a color that the states may say each in its own way; none where the normal state says none, since then no list
  /// of states could be complete.
  func addColor(_ name: String, _ color: (Look) -> Color?, to values: inout AndroidValues) {
    let normal = self.values(color)
    guard normal.contains(where: { $0.value != nil }) else { return }
    // Where a state says none, it has the normal state's: an item of a list has to name one.
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
  /// `#aarrggbb`: alpha first, unlike everywhere else; `#rrggbb` when it is opaque.
  var android: String {
    let digits = "\(Color(red: red, green: green, blue: blue))".dropFirst()
    if alpha == 255 { return "#\(digits)" }
    return "#\(String(alpha, digits: 2, radix: 16))\(digits)"
  }
}
