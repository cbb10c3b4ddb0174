import ThemeCore

/// What the name of a picture's file says, in the habits of design programs and of Apple's and Android's tools.
struct PictureName {
  /// The name without everything below.
  var name: String
  /// The scale; nil if the name has none, which means 1x.
  var scale: Scale?
  /// What makes the picture one that themec has no scale or device for, such as `@4x` or `~ipad`; nil for most.
  var foreign: String?
  var isNinePatch = false

  /// Reads the name of a file without its extension.
  init(_ stem: String) {
    var rest = stem[...]
    if rest.lowercased().hasSuffix(".9") {
      rest = rest.dropLast(2)
      isNinePatch = true
    }
    if let tilde = rest.lastIndex(of: "~") {
      let device = rest[rest.index(after: tilde)...].lowercased()
      if ["ipad", "iphone", "mac", "tv", "watch"].contains(device.prefix { $0.isLetter }) {
        if device != "iphone" { foreign = "~\(device)" }
        rest = rest[..<tilde]
      }
    }
    if let (start, text) = Self.suffix(of: rest) {
      if let scale = Self.scales[text] {
        self.scale = scale
      } else {
        foreign = foreign ?? String(rest[start...])
      }
      rest = rest[..<start]
    }
    if rest.hasSuffix("-568h") || rest.hasSuffix("-667h") || rest.hasSuffix("-736h") {
      foreign = foreign ?? String(rest.suffix(5))
      rest = rest.dropLast(5)
    }
    name = String(rest)
  }

  /// The suffix of a scale at the end of a name: where it begins, and `2x` or `xhdpi`.
  private static func suffix(of name: Substring) -> (start: String.Index, text: String)? {
    for density in ["ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"].reversed() {
      guard name.lowercased().hasSuffix(density) else { continue }
      let start = name.index(name.endIndex, offsetBy: -density.count)
      guard start > name.startIndex, "-_".contains(name[name.index(before: start)]) else { continue }
      return (name.index(before: start), density)
    }
    let isPercent = name.hasSuffix("%")
    guard isPercent || name.last?.lowercased() == "x" else { return nil }
    var start = name.index(before: name.endIndex)
    while start > name.startIndex {
      let before = name.index(before: start)
      guard name[before].isASCII, name[before].isNumber || ".,".contains(name[before]) else { break }
      start = before
    }
    while start < name.endIndex, ".,".contains(name[start]) { start = name.index(after: start) }
    guard start > name.startIndex, name[start].isNumber else { return nil }
    let separator = name.index(before: start)
    guard "@_- .".contains(name[separator]), separator > name.startIndex else { return nil }
    return (separator, name[start...].lowercased())
  }

  /// The scales of suffixes and of folders.
  static let scales: [String: Scale] = [
    "1x": .x1, "2x": .x2, "3x": .x3, "100%": .x1, "200%": .x2, "300%": .x3, "1.0x": .x1, "2.0x": .x2,
    "3.0x": .x3, "mdpi": .x1, "xhdpi": .x2, "xxhdpi": .x3,
  ]

  /// The scale that a folder gives the pictures in it, such as `drawable-xhdpi`, `2.0x` or `@2x`: nil if it is no folder of
  /// one scale, and nil within for a density that themec has no scale for.
  static func scale(ofFolder name: String) -> Scale?? {
    let text = name.lowercased()
    let key = text.hasPrefix("@") ? String(text.dropFirst()) : text
    if let scale = scales[key] { return .some(scale) }
    for prefix in ["drawable-", "mipmap-"] where text.hasPrefix(prefix) {
      let density = String(text.dropFirst(prefix.count))
      if let scale = scales[density] { return .some(scale) }
      if density.hasSuffix("dpi") { return .some(nil) }
    }
    if ["1.5x", "4x", "4.0x", "0.75x"].contains(key) { return .some(nil) }
    return nil
  }
}

extension PictureName {
  /// The name of a variant in Figma, `State=Pressed, Size=Large`, as one whose state comes last: `button Large pressed`. Nil
  /// for a name without properties. `component` is the name of the folder.
  static func ofProperties(_ name: String, in component: String) -> String? {
    let properties = name.split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map(\.trimmed)
    }
    guard !properties.isEmpty, properties.allSatisfy({ $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty })
    else {
      return nil
    }
    var words = component.isEmpty ? ["component"] : [component]
    var states: [String] = []
    for property in properties {
      let (key, value) = (property[0].lowercased(), property[1])
      switch (key, value.lowercased()) {
      case ("state", "default"), ("state", "rest"), ("state", "enabled"), ("state", "normal"),
        ("state", "idle"):
        break
      case ("state", "down"): states.append("pressed")
      case ("state", let word) where StateWords.state(word) != nil: states.append(word)
      case (_, "true"), (_, "on"), (_, "yes"):
        if let state = StateWords.state(key) { states.append(state) } else { words.append(key) }
      case ("toggle", "off"): break
      case (_, "false"), (_, "off"), (_, "no"): if StateWords.state(key) == nil { words.append("no \(key)") }
      default: words.append(value)
      }
    }
    return (words + states).joined(separator: " ")
  }
}
