import ThemeCore

/// An entry of an image set, as it was read.
struct ReadImage {
  let file: String
  let scale: Scale
  /// `light` or `dark`; nil for any.
  let luminosity: String?
  let isHighContrast: Bool
  let direction: String?
  let resizing: Resizing?
  let alignmentInsets: Insets<Pixels>

  struct Resizing {
    let mode: String
    let centerMode: String
    let center: Size<Pixels>
    let caps: Insets<Pixels>
  }
}

/// An entry of a color set, as it was read.
struct ReadColor {
  let luminosity: String?
  let isHighContrast: Bool
  let color: Color?
}

/// Why a `Contents.json` says nothing.
struct CatalogError: Error {
  let reason: String
}

/// Reads what this target writes into a `Contents.json`; a key that it does not know is an error.
enum CatalogReader {
  static func contents(_ bytes: [UInt8]) throws(CatalogError) -> JSONValue {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw CatalogError(reason: error.description)
    }
    guard value["info"]?["version"]?.integer == 1 else { throw CatalogError(reason: "no version") }
    return value
  }

  /// Whether a folder's names begin with its own.
  static func providesNamespace(_ value: JSONValue) throws(CatalogError) -> Bool {
    try only(["info", "properties"], in: value)
    guard let properties = value["properties"] else { return false }
    try only(["provides-namespace"], in: properties)
    guard case .bool(let provides)? = properties["provides-namespace"]?.unmarked else {
      throw CatalogError(reason: "no `provides-namespace`")
    }
    return provides
  }

  static func images(_ value: JSONValue) throws(CatalogError) -> (images: [ReadImage], isTemplate: Bool) {
    try only(["images", "info", "properties"], in: value)
    var images: [ReadImage] = []
    for entry in value["images"]?.elements ?? [] { images.append(try image(entry)) }
    switch value["properties"]?["template-rendering-intent"]?.string {
    case "template": return (images, true)
    case "original": return (images, false)
    default: throw CatalogError(reason: "no `template-rendering-intent`")
    }
  }

  private static func image(_ entry: JSONValue) throws(CatalogError) -> ReadImage {
    try only(
      ["alignment-insets", "appearances", "filename", "idiom", "language-direction", "resizing", "scale"],
      in: entry)
    let (luminosity, isHighContrast) = try appearances(entry)
    guard let file = entry["filename"]?.string,
      let scale = entry["scale"]?.string.flatMap({ Scale(name: $0) })
    else { throw CatalogError(reason: "no `filename` or `scale`") }
    var resizing: ReadImage.Resizing?
    if let value = entry["resizing"] {
      try only(["cap-insets", "center", "mode"], in: value)
      guard let mode = value["mode"]?.string, let center = value["center"], let caps = value["cap-insets"],
        let centerMode = center["mode"]?.string, let width = center["width"]?.integer,
        let height = center["height"]?.integer
      else { throw CatalogError(reason: "half of a `resizing`") }
      try only(["height", "mode", "width"], in: center)
      resizing = ReadImage.Resizing(
        mode: mode, centerMode: centerMode, center: Size(width: Pixels(width), height: Pixels(height)),
        caps: try insets(caps))
    }
    return ReadImage(
      file: file, scale: scale, luminosity: luminosity, isHighContrast: isHighContrast,
      direction: entry["language-direction"]?.string, resizing: resizing,
      alignmentInsets: try entry["alignment-insets"].map(insets) ?? .zero)
  }

  static func colors(_ value: JSONValue) throws(CatalogError) -> [ReadColor] {
    try only(["colors", "info"], in: value)
    var colors: [ReadColor] = []
    for entry in value["colors"]?.elements ?? [] {
      try only(["appearances", "color", "idiom"], in: entry)
      let (luminosity, isHighContrast) = try appearances(entry)
      var color: Color?
      if let value = entry["color"] {
        try only(["color-space", "components"], in: value)
        let parts = ["red", "green", "blue", "alpha"].compactMap { value["components"]?[$0]?.string }
        let samples = parts.compactMap(sample)
        guard samples.count == 4, value["color-space"]?.string == "srgb" else {
          throw CatalogError(reason: "a color that is none")
        }
        color = Color(red: samples[0], green: samples[1], blue: samples[2], alpha: samples[3])
      }
      colors.append(ReadColor(luminosity: luminosity, isHighContrast: isHighContrast, color: color))
    }
    return colors
  }

  /// A number from 0 to 1 as the nearest sample.
  private static func sample(_ text: String) -> UInt8? {
    guard text.contains("."), let value = Points(decimal: text), value >= .zero, value <= Points(1) else {
      return nil
    }
    return UInt8((value.units * 255 * 2 + Points.unitsPerPoint) / (2 * Points.unitsPerPoint))
  }

  private static func appearances(_ entry: JSONValue) throws(CatalogError) -> (String?, Bool) {
    guard entry["idiom"]?.string == "universal" else { throw CatalogError(reason: "another idiom") }
    var luminosity: String?
    var isHighContrast = false
    for appearance in entry["appearances"]?.elements ?? [] {
      try only(["appearance", "value"], in: appearance)
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", let value?): luminosity = value
      case ("contrast", "high"): isHighContrast = true
      default: throw CatalogError(reason: "an unknown appearance")
      }
    }
    return (luminosity, isHighContrast)
  }

  private static func insets(_ value: JSONValue) throws(CatalogError) -> Insets<Pixels> {
    try only(["bottom", "left", "right", "top"], in: value)
    guard let top = value["top"]?.integer, let left = value["left"]?.integer,
      let bottom = value["bottom"]?.integer, let right = value["right"]?.integer
    else { throw CatalogError(reason: "insets that are not whole pixels") }
    return Insets(top: Pixels(top), left: Pixels(left), bottom: Pixels(bottom), right: Pixels(right))
  }

  private static func only(_ keys: [String], in value: JSONValue) throws(CatalogError) {
    guard let members = value.members else { throw CatalogError(reason: "a value that is no map") }
    if let (key, _) = members.first(where: { !keys.contains($0.0) }) {
      throw CatalogError(reason: "the key `\(key)`")
    }
  }
}
