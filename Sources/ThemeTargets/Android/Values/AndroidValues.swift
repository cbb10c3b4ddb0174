import ThemeCore
import ThemeImage

/// A length as a dimension resource.
struct AndroidLength: Equatable {
  let points: Points
  /// Whether the length follows the user's text size.
  let scales: Bool

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

  /// Adds a length in `dp`; nil for none.
  mutating func add(dimension name: String, _ wanted: [Configured<Points?>]) {
    let lengths = wanted.map { entry in
      Configured(
        configuration: entry.configuration,
        value: entry.value.map { AndroidLength(points: $0, scales: false) })
    }
    add(dimension: name, lengths)
  }

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
    let sorted = resources.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    var documents: [(path: String, owner: String, resources: XMLElement)] = []
    for (_, entry) in sorted {
      if documents.last?.path != entry.path { documents.append((entry.path, "", XMLElement("resources"))) }
      let last = documents.count - 1
      if documents[last].owner != entry.owner {
        documents[last].owner = entry.owner
        documents[last].resources.children.append(.comment(entry.owner))
      }
      documents[last].resources.children.append(entry.resource)
    }
    return files
      + documents.map { OutputFile(path: $0.path, content: .text(Array($0.resources.document.utf8))) }
  }
}
