import ThemeCore
import ThemeSyntax

extension CatalogReader {
  /// Reads a color set as a token with modes, and as an image of this color, which keeps its name in the catalog.
  mutating func readColorSet(_ folder: ThemePath, named name: String) {
    guard let json = contents(of: folder, name) else { return }
    var values: [(condition: [String], color: String)] = []
    let entries = json.root["colors"]?.sequence ?? []
    let idioms = entries.filter { $0["color"] != nil }.compactMap { $0["idiom"]?.string ?? "universal" }
    let wanted = [idiom, "universal", "iphone"].first(where: idioms.contains)
    for entry in entries {
      guard let color = entry["color"] else { continue }
      let place = json.place(entry.range)
      if (entry["idiom"]?.string ?? "universal") != wanted {
        note(
          .left, name, place,
          "its color for `\((entry["idiom"]?.string ?? "").shortened)` is not in the theme")
        continue
      }
      let keys = entry.mapping?.entries.map(\.key.value) ?? []
      if let key = keys.first(where: { !["idiom", "color", "appearances"].contains($0) }) {
        note(.left, name, place, "a color is \(Self.audience(of: key)), which a theme can't say")
        continue
      }
      do throws(ImportProblem) {
        let condition = try Self.condition(of: entry, json, "a color")
        let (text, isMapped) = try Self.color(color, at: json.place(color.range))
        if values.contains(where: { $0.condition == condition }) { continue }
        values.append((condition, text))
        if isMapped { note(.changed, name, place, "a color is outside of sRGB: `\(text)` is used") }
      } catch {
        note(.left, name, error.place, error.reason)
      }
    }
    guard let base = values.first(where: \.condition.isEmpty) else {
      if values.isEmpty && !imported.notes.contains(where: { $0.subject == name }) || !values.isEmpty {
        note(.left, name, folder, "the set has no color for all appearances")
      }
      return
    }
    var token = ThemeMap()
    token["value"] = .text(base.color)
    for (condition, color) in values where !condition.isEmpty {
      // Another color may hold only together with this condition.
      let isGroup =
        condition.count == 2
        && values.contains { $0.condition != condition && $0.condition.starts(with: condition) }
      token.set(.text(color), at: condition + (isGroup ? ["value"] : []))
    }
    let value = token.entries.count == 1 ? .text(base.color) : ThemeValue.map(token)
    colors.append((name, value, imported.elements.count))
    imported.elements.append(
      ImportedElement(
        name: String(name.split(separator: "/").last ?? ""), assetName: name, at: ImportPlace(folder),
        section: "images", look: [:]))
  }

  /// Makes tokens of all color sets, and lets their images refer to them.
  mutating func nameColors() {
    let names = colors.map { color in
      let source = color.name.split(separator: "/").map(String.init)
      return (path: source.map(elementName), source: source)
    }
    for ((_, value, element), path) in zip(colors, uniqueTokens(names)) {
      imported.tokens.append((["color"] + path, value))
      imported.elements[element].look["art"] = .text("$" + (["color"] + path).joined(separator: "."))
    }
  }

  /// The color of an entry, as a theme writes it, and whether it is the nearest one of sRGB to a color outside.
  private static func color(
    _ node: SyntaxNode, at place: ImportPlace
  ) throws(ImportProblem) -> (text: String, isMapped: Bool) {
    if let name = node["reference"]?.string {
      throw ImportProblem(
        place,
        "`\(name.shortened)` is a color of the system, which changes with it: write the value that you want")
    }
    guard let components = node["components"] else {
      throw ImportProblem(place, "a color has no components")
    }
    func component(_ key: String) -> Double? {
      guard let scalar = components[key]?.scalar else { return nil }
      // Xcode writes texts. A number, as other programs write it, is a share if it can be one.
      if !scalar.isQuoted, let share = Double(scalar.text), 0...1 ~= share { return share }
      return Self.component(scalar.text)
    }
    guard let alpha = components["alpha"] == nil ? 1 : component("alpha") else {
      throw ImportProblem(place, "the alpha of a color is no number")
    }
    let rgb: RGBColor
    switch (
      node["color-space"]?.string, component("red"), component("green"), component("blue"), component("white")
    ) {
    case ("srgb", let red?, let green?, let blue?, _), ("extended-srgb", let red?, let green?, let blue?, _):
      rgb = RGBColor(red: red, green: green, blue: blue)
    case ("extended-linear-srgb", let red?, let green?, let blue?, _):
      rgb = RGBColor(linearRed: red, green: green, blue: blue)
    case ("display-p3", let red?, let green?, let blue?, _):
      rgb = RGBColor(displayP3Red: red, green: green, blue: blue)
    case ("gray-gamma-22", _, _, _, let white?), ("extended-gray", _, _, _, let white?):
      // A gray of gamma 2.2: the light is the component to the power of 2.2.
      let light = white * white * SRGBTransfer.fifthRoot(white)
      rgb = RGBColor(linearRed: light, green: light, blue: light)
    case (let space, _, _, _, _):
      throw ImportProblem(
        place,
        "a color of the space `\((space ?? "none").shortened)` has not all of its components, or themec does not know the space"
      )
    }
    let opaque = "#\((rgb.isInGamut ? rgb : rgb.mapped).hex)"
    return (alpha >= 1 ? opaque : opaque + RGBColor.digits(alpha), !rgb.isInGamut)
  }

  /// A component in one of the encodings of Xcode: a number with a point is from 0 to 1, `0x` begins a hexadecimal number to
  /// 0xFF, and any other whole number is to 255.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
}
