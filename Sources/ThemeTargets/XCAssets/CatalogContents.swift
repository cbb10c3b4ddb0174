import ThemeBundle
import ThemeCore
import ThemeModel

/// The contents of the catalog's `Contents.json` files.
enum CatalogContents {
  /// The entry by which every file names its author.
  private static let info: JSONValue = .oneLine(["author": "themec", "version": 1])

  /// The contents for the catalog itself, or for a folder that is a namespace for the names in it.
  static func folder(providesNamespace: Bool) -> JSONValue {
    var members = Members()
    members.add("info", info)
    if providesNamespace { members.add("properties", ["provides-namespace": true]) }
    return members.object
  }

  static func imageSet(_ images: [JSONValue], isTemplate: Bool) -> JSONValue {
    [
      "images": .array(images), "info": info,
      "properties": ["template-rendering-intent": .string(isTemplate ? "template" : "original")],
    ]
  }

  static func colorSet(_ colors: [JSONValue]) -> JSONValue { ["colors": .array(colors), "info": info] }

  /// The entry of an image: when it is used, and its slicing and alignment insets in pixels of its file.
  static func image(_ slice: Slice, _ art: SlicedArt, _ choice: CatalogChoice, file: String) -> JSONValue {
    var members = entry(choice)
    members.add("filename", .string(file))
    members.add("scale", .string(slice.scale.name))
    members.add("resizing", resizing(slice, art))
    if let insets = slice.alignmentInsets, insets != .zero { members.add("alignment-insets", insets.json) }
    return members.object
  }

  /// The slicing of an image; nil for art that isn't sliced, which is resized as a whole.
  private static func resizing(_ slice: Slice, _ art: SlicedArt) -> JSONValue? {
    guard art.resizing != nil, let caps = slice.capInsets, let center = slice.center else { return nil }
    return [
      "mode": .string(CatalogContents.mode(art)),
      "center": .oneLine([
        "mode": .string((art.oneMode ?? .stretch).rawValue), "width": center.width.json,
        "height": center.height.json,
      ]),
      "cap-insets": caps.json,
    ]
  }

  /// The number of parts that art is cut into. It is the same for every scale: an axis counts if any scale has caps along it.
  static func mode(_ art: SlicedArt) -> String {
    let caps = art.slices.compactMap(\.capInsets)
    let (across, down) = (
      caps.contains { $0.left + $0.right > .zero }, caps.contains { $0.top + $0.bottom > .zero }
    )
    return switch (across, down) {
    case (true, false): "3-part-horizontal"
    case (false, true): "3-part-vertical"
    default: "9-part"
    }
  }

  /// The entry of a color; a nil color defines the choice without a color.
  static func color(_ color: Color?, _ choice: CatalogChoice) -> JSONValue {
    var members = entry(choice)
    if let color {
      members.add(
        "color",
        [
          "color-space": "srgb",
          "components": .oneLine([
            "red": .string(thousandths(color.red)), "green": .string(thousandths(color.green)),
            "blue": .string(thousandths(color.blue)), "alpha": .string(thousandths(color.alpha)),
          ]),
        ])
    }
    return members.object
  }

  /// A sample from 0 to 255 as a number from 0 to 1 with three decimals, which is different for every sample.
  static func thousandths(_ sample: UInt8) -> String {
    let value = (Int(sample) * 2_000 + 255) / 510
    return "\(value / 1_000).\(String(value % 1_000, digits: 3))"
  }

  private static func entry(_ choice: CatalogChoice) -> Members {
    var members = Members()
    var appearances: [JSONValue] = []
    if !choice.appearance.isFallback {
      appearances.append(
        .oneLine(["appearance": "luminosity", "value": .string(choice.appearance.name)]))
    }
    if choice.isHighContrast { appearances.append(.oneLine(["appearance": "contrast", "value": "high"])) }
    if !appearances.isEmpty { members.add("appearances", .array(appearances)) }
    members.add("idiom", "universal")
    members.add(
      "language-direction",
      choice.isRightToLeft.map { .string($0 ? "right-to-left" : "left-to-right") })
    return members
  }
}
