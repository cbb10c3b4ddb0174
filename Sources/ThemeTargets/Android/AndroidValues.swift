import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel

/// The files of values: colors, dimensions, styles and strings, by configuration.
struct AndroidValues {
  /// Other files that belong to values: lists of states.
  var files: [OutputFile] = []
  /// What the resources that are added belong to: `buttons/buy`.
  var owner = ""
  /// The element among those; nil for a screen.
  var element: ElementID?
  private var resources: [(path: String, owner: String, resource: XMLElement)] = []

  /// Adds a resource wherever it needs to stand; nil where it is not said.
  mutating func add<Value: Equatable & SendableMetatype>(
    _ wanted: [Configured<Value>], _ resource: (Value) -> (file: String, element: XMLElement)?
  ) {
    for entry in fewest(wanted, isEqual: ==) {
      guard let made = resource(entry.value) else { continue }
      let folder = AndroidFolder(type: "values", configuration: entry.configuration)
      resources.append(("res/\(folder.name)/\(made.file).xml", owner, made.element))
    }
  }

  /// Adds a length in `dp`, or `sp` for text.
  mutating func add(dimension name: String, _ wanted: [Configured<Points?>], unit: String = "dp") {
    add(wanted) { length in
      length.map { ("dimens", XMLElement("dimen", [("name", name)], text: "\($0)\(unit)")) }
    }
  }

  /// Adds a number that Android takes for pixels, at every density; it is made of a value and how many halves of a pixel
  /// a point has.
  mutating func add<Value: Equatable & SendableMetatype>(
    number name: String, _ wanted: [Configured<Value?>], _ thousandths: (Value, Int) -> Int
  ) {
    for entry in fewest(wanted, isEqual: ==) {
      guard let value = entry.value else { continue }
      for (density, halves) in AndroidValues.densities {
        let folder = AndroidFolder(type: "values", configuration: entry.configuration, density: density)
        let text = AndroidValues.decimal(thousandths(value, halves))
        resources.append(
          (
            "res/\(folder.name)/dimens.xml", owner,
            XMLElement("item", [("name", name), ("type", "dimen"), ("format", "float")], text: text)
          ))
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
    var fraction = String(magnitude % 1_000 + 1_000).dropFirst()
    while fraction.utf8.count > 1, fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(magnitude / 1_000).\(fraction)"
  }

  /// Every file, each with its resources in the order in which they were added. Above those of an element stands its name:
  /// a line that stays, so that changes to two elements never touch each other and git merges them.
  var all: [OutputFile] {
    let sorted = resources.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    var result = files
    var document = XMLElement("resources")
    for (place, entry) in sorted.enumerated() {
      let before = place > 0 ? sorted[place - 1].element : nil
      if before?.path != entry.element.path || before?.owner != entry.element.owner {
        document.children.append(.comment(entry.element.owner))
      }
      document.children.append(entry.element.resource)
      let isLast = place + 1 == sorted.count || sorted[place + 1].element.path != entry.element.path
      guard isLast else { continue }
      result.append(
        OutputFile(path: entry.element.path, content: .text(Array(document.document.utf8))))
      document.children = []
    }
    return result
  }
}
