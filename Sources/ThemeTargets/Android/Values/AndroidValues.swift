import ThemeCore
import ThemeImage

/// A length as a dimension resource.
struct AndroidLength: Equatable {
  let points: Points
  /// Whether the length follows the user's text size.
  var scales = false

  var text: String { "\(points)\(scales ? "sp" : "dp")" }
}

/// The files of resource values: colors, dimensions, styles and strings, by configuration.
struct AndroidValues {
  /// The other files that belong to the values: state lists of colors.
  var files: [OutputFile] = []
  /// The name of what the resources that are added next belong to: `buttons/buy`.
  var owner = ""
  private var resources: [(path: String, owner: String, resource: XMLElement)] = []

  /// Adds a resource to each folder that needs it. `resource` returns the name of its file and its element, or nil if there is
  /// no resource for a value.
  mutating func add<Value: Equatable>(
    _ wanted: [Configured<Value>], _ resource: (Value) -> (file: String, element: XMLElement)?
  ) {
    for entry in fewest(wanted) {
      guard let made = resource(entry.value) else { continue }
      let folder = AndroidFolder(type: "values", configuration: entry.configuration)
      resources.append((folder.path(of: "\(made.file).xml"), owner, made.element))
    }
  }

  /// Adds a length; nil for none.
  mutating func add(dimension name: String, _ wanted: [Configured<AndroidLength?>]) {
    add(wanted) { length in
      length.map { ("dimens", XMLElement("dimen", [("name", name)], text: $0.text)) }
    }
  }

  /// Adds a number that Android interprets as pixels, for every density. `thousandths` converts a value to thousandths of a
  /// pixel, given the number of half pixels in a point.
  mutating func add<Value: Equatable>(
    number name: String, _ wanted: [Configured<Value?>], _ thousandths: (Value, Int) -> Int
  ) {
    for entry in fewest(wanted) {
      guard let value = entry.value else { continue }
      for (density, halves) in AndroidValues.densities {
        let folder = AndroidFolder(type: "values", configuration: entry.configuration, density: density)
        let text = AndroidValues.decimal(thousandths(value, halves))
        let item = XMLElement("item", [("name", name), ("type", "dimen"), ("format", "float")], text: text)
        resources.append((folder.path(of: "dimens.xml"), owner, item))
      }
    }
  }

  /// The densities, with the number of half pixels in a point. The folder without a density is for `mdpi`, and for all
  /// densities that aren't listed.
  static let densities: [(name: String?, halves: Int)] = [
    (nil, 2), ("hdpi", 3), ("xhdpi", 4), ("xxhdpi", 6), ("xxxhdpi", 8),
  ]

  /// The number with a decimal point, without which Android would read an integer.
  static func decimal(_ thousandths: Int) -> String {
    let magnitude = thousandths.magnitude
    var fraction = String(magnitude % 1_000, digits: 3)
    while fraction.utf8.count > 1, fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(magnitude / 1_000).\(fraction)"
  }

  /// All files, each with its resources in the order in which they were added. A comment with the name of an element is above
  /// the element's resources. It never changes, so that git can merge changes to two elements.
  var all: [OutputFile] {
    files
      + resources.groups(by: \.path).sorted { $0.key < $1.key }.map { path, entries in
        var root = XMLElement("resources")
        var owner = ""
        for entry in entries {
          if entry.owner != owner { root.children.append(.comment(entry.owner)) }
          owner = entry.owner
          root.children.append(entry.resource)
        }
        if root.usesTools { root.attributes = [("xmlns:tools", "http://schemas.android.com/tools")] }
        return OutputFile(path: path, content: .text(Array(root.document.utf8)))
      }
  }
}

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
