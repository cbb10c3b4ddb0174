package import ThemeCore
package import ThemeImage

/// An asset catalog as Xcode reads it, for tests that compare two: written after Apple's reference of the format, and without
/// anything of themec's own reader.
package struct AppleCatalog {
  /// The slicing of an image in pixels of its file.
  package struct Slicing: Sendable {
    /// The caps and the center along each axis; nil for an axis that is stretched as a whole.
    package var across: (leading: Int, center: Int, trailing: Int)?
    package var down: (leading: Int, center: Int, trailing: Int)?
    package var isTiled: Bool

    package init(
      across: (leading: Int, center: Int, trailing: Int)?, down: (leading: Int, center: Int, trailing: Int)?,
      isTiled: Bool
    ) {
      (self.across, self.down, self.isTiled) = (across, down, isTiled)
    }
  }

  /// What an app gets for one condition at one scale.
  package struct Look: Sendable {
    /// When it is shown: empty, or words such as `dark` and `rtl`, joined by spaces.
    package let condition: String
    package let scale: Int
    package let bitmap: Bitmap
    package let slicing: Slicing?

    package init(condition: String, scale: Int, bitmap: Bitmap, slicing: Slicing?) {
      (self.condition, self.scale, self.bitmap, self.slicing) = (condition, scale, bitmap, slicing)
    }

    /// What is drawn of a look if the center is 7 pixels larger than the center of this one; an axis that isn't cut keeps its
    /// pixels.
    package func drawn(_ other: Look) -> Bitmap {
      func lines(
        _ length: Int, _ cut: (leading: Int, center: Int, trailing: Int)?,
        _ own: (leading: Int, center: Int, trailing: Int)?
      ) -> [Int] {
        guard let cut, let own else { return Array(0..<length) }
        // Pixels between the center and the trailing cap are not shown.
        let middle = (0..<own.center + 7).map {
          cut.leading + (other.slicing?.isTiled == true ? $0 % cut.center : min($0, cut.center - 1))
        }
        return Array(0..<cut.leading) + middle + Array(length - cut.trailing..<length)
      }
      let columns = lines(other.bitmap.width, other.slicing?.across, slicing?.across)
      let rows = lines(other.bitmap.height, other.slicing?.down, slicing?.down)
      return Bitmap(
        width: columns.count, height: rows.count,
        pixels: rows.flatMap { y in columns.map { other.bitmap[$0, y] } })
    }
  }

  /// The image sets by the names by which code loads them, with the looks of all devices.
  package private(set) var images: [String: [Look]] = [:]
  /// The image sets that can't be compared, because they have a vector, a photo, or files that are missing.
  package private(set) var others: Set<String> = []
  /// The levels of color sets by their names and conditions.
  package private(set) var colors: [String: [String: String]] = [:]

  /// Reads a catalog from the texts of its `Contents.json`, by their paths below the catalog.
  package init(_ texts: [String: JSONValue], picture: (String) -> Bitmap?) {
    for (path, json) in texts.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count > 1 else { continue }
      let folder = parts.dropLast().joined(separator: "/")
      var name = ""
      for index in 0..<parts.count - 2 {
        let above = texts[(parts[...index] + ["Contents.json"]).joined(separator: "/")]
        if case .bool(true)? = above?["properties"]?["provides-namespace"] { name += parts[index] + "/" }
      }
      let set = parts[parts.count - 2]
      if set.hasSuffix(".imageset") {
        addImages(name + set.dropLast(9), json["images"]?.elements ?? [], folder, picture)
      } else if set.hasSuffix(".colorset") {
        addColors(name + set.dropLast(9), json["colors"]?.elements ?? [])
      }
    }
  }

  private mutating func addImages(
    _ name: String, _ entries: [JSONValue], _ folder: String, _ picture: (String) -> Bitmap?
  ) {
    var looks: [Look] = []
    for entry in entries where entry["idiom"]?.string == "universal" {
      guard let file = entry["filename"]?.string else { continue }
      guard file.hasSuffix(".png"), let bitmap = picture("\(folder)/\(file)") else {
        others.insert(name)
        continue
      }
      let scale = Int(entry["scale"]?.string?.dropLast() ?? "1") ?? 1
      looks.append(
        Look(
          condition: Self.condition(entry), scale: scale, bitmap: bitmap,
          slicing: entry["resizing"].map(Self.slicing)))
    }
    if looks.isEmpty { others.insert(name) } else { images[name] = looks }
  }

  private mutating func addColors(_ name: String, _ entries: [JSONValue]) {
    for entry in entries {
      guard let components = entry["color"]?["components"] else { continue }
      let levels = ["red", "green", "blue", "alpha"].map { key in Self.level(components[key]?.string ?? "") }
      colors[name, default: [:]][Self.condition(entry)] = levels.map(String.init).joined(separator: " ")
    }
  }

  /// A component from 0 to 255: a text with a point is from 0 to 1, and one with `0x` is hexadecimal.
  private static func level(_ text: String) -> Int {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) ?? -1 }
    if text.contains(".") { return Int((Double(text) ?? -1) * 255 + 0.5) }
    return Int(text) ?? -1
  }

  private static func condition(_ entry: JSONValue) -> String {
    var words = (entry["appearances"]?.elements ?? []).map { $0["value"]?.string ?? "" }
    if entry["language-direction"]?.string == "right-to-left" { words.append("rtl") }
    return words.joined(separator: " ")
  }

  private static func slicing(_ json: JSONValue) -> Slicing {
    let caps = json["cap-insets"] ?? json["capInsets"]
    func axis(_ first: String, _ center: String, _ last: String) -> (leading: Int, center: Int, trailing: Int)
    {
      (caps?[first]?.integer ?? 0, json["center"]?[center]?.integer ?? 0, caps?[last]?.integer ?? 0)
    }
    let mode = json["mode"]?.string
    return Slicing(
      across: mode == "3-part-vertical" ? nil : axis("left", "width", "right"),
      down: mode == "3-part-horizontal" ? nil : axis("top", "height", "bottom"),
      isTiled: json["center"]?["mode"]?.string == "tile")
  }
}
