import ThemeCore
import ThemeImage

/// A length that is a resource.
struct AndroidLength: Equatable {
  let points: Points
  /// Whether it follows the text size that the user has chosen.
  let scales: Bool

  var text: String { "\(points)\(scales ? "sp" : "dp")" }
}

/// The files of values: colors, dimensions, styles and strings, by configuration.
struct AndroidValues {
  /// Other files that belong to values: lists of states.
  var files: [OutputFile] = []
  /// What the resources that are added belong to: `buttons/buy`.
  var owner = ""
  private var resources: [(path: String, owner: String, resource: XMLElement)] = []

  /// Adds a resource wherever it needs to stand; nil where it is not said.
  mutating func add<Value: Equatable>(
    _ wanted: [Configured<Value>], _ resource: (Value) -> (file: String, element: XMLElement)?
  ) {
    for entry in fewest(wanted) {
      guard let made = resource(entry.value) else { continue }
      let folder = AndroidFolder(type: "values", configuration: entry.configuration)
      resources.append((folder.path(of: "\(made.file).xml"), owner, made.element))
    }
  }

  /// Adds a length in `dp`.
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

  /// Adds a number that Android takes for pixels, at every density; it is made of a value and how many halves of a pixel
  /// a point has.
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

  /// The densities with the half pixels of a point. What has no qualifier is for `mdpi`, and for whatever else there is.
  static let densities: [(name: String?, halves: Int)] = [
    (nil, 2), ("hdpi", 3), ("xhdpi", 4), ("xxhdpi", 6), ("xxxhdpi", 8),
  ]

  /// A number with a dot, so that it is no whole one to Android.
  static func decimal(_ thousandths: Int) -> String {
    let magnitude = thousandths.magnitude
    var fraction = String(magnitude % 1_000, digits: 3)
    while fraction.utf8.count > 1, fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(magnitude / 1_000).\(fraction)"
  }

  /// Every file, each with its resources in the order in which they were added. Above those of an element stands its name:
  /// a line that stays, so that changes to two elements never touch each other and git merges them.
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
