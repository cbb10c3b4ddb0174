/// Compares what an app gets from a catalog, in every variant of every element, with the slices.
func catalogDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  var catalog = Catalog(files, theme: slices.theme.namespace)
  var comparison = Comparison()
  for problem in catalog.problems { comparison.report(problem) }
  for wanted in slices.wanted(on: "ios") {
    for part in PartName.allCases {
      comparison.expectEqual(catalog.facts(part, of: wanted), wanted.catalogFacts(part), at: wanted.title)
    }
    var (seen, said) = (Facts(), Facts())
    let facts = wanted.facts
    for (name, color) in [
      ("iconTint", facts.icon?.tint), ("tint", facts.tint), ("titleColor", facts.title?.color),
      ("titleShadowColor", facts.title?.shadow?.color), ("background", wanted.fill(.background)),
      ("image", wanted.fill(.image)), ("shadowImage", wanted.fill(.shadowImage)),
    ] {
      // A variant that says none has what it falls back to.
      guard let color else { continue }
      seen[name] = catalog.color(name, of: wanted)
      said[name] = color.description
    }
    comparison.expectEqual(seen, said, at: wanted.title)
  }
  comparison.expectShown(catalog.used, of: Images(files))
  for name in catalog.unusedColors { comparison.report("nothing shows `\(name)`") }
  return comparison.differences
}

extension Wanted {
  fileprivate func catalogFacts(_ part: PartName) -> Facts {
    var facts = Facts()
    guard let art = art(part) else { return facts }
    // All entries of a set have one intent: that of the variant after which it is named.
    facts["\(part) intent"] = (with(key.set) ?? self).isTemplate(part) ? "template" : "original"
    let caps = art.slices.map(\.caps)
    let isAcross = caps.contains { $0.left.count + $0.right.count > 0 }
    let isDown = caps.contains { $0.top.count + $0.bottom.count > 0 }
    let parts = isAcross == isDown ? "9-part" : isAcross ? "3-part-horizontal" : "3-part-vertical"
    for slice in art.slices {
      let name = "\(part) \(slice.scale.name)"
      facts[name] = slice.said
      facts["\(name) outset"] = (slice.alignmentInsets ?? .zero).said
      guard art.resizing != nil else { continue }
      facts["\(name) caps"] = slice.caps.said
      facts["\(name) parts"] = parts
      // What the caps leave: anything between the center and the far cap would be dropped.
      let width = slice.pixels.size.width.count - slice.caps.left.count - slice.caps.right.count
      let height = slice.pixels.size.height.count - slice.caps.top.count - slice.caps.bottom.count
      facts["\(name) center"] = "\(art.saidMode) \(width) \(height)"
    }
    return facts
  }
}

/// An asset catalog as Xcode finds it by its folders, and as an app asks it for images and colors by name.
struct Catalog {
  private let theme: String
  private let images: Images
  /// The `Contents.json` of each folder, by the path below the catalog.
  private var contents: [String: JSONValue] = [:]
  private(set) var problems: [String] = []
  /// The images and the folders of colors that were asked for.
  private(set) var used: Set<String> = []

  init(_ files: [OutputFile], theme: String) {
    self.theme = theme
    images = Images(files)
    let root = "xcassets/\(theme).xcassets"
    for file in files {
      guard case .text(let bytes) = file.content else { continue }
      let path = file.path.dropLast("/Contents.json".count)
      guard file.path.hasSuffix("/Contents.json"), path == root || path.hasPrefix("\(root)/"),
        let value = try? JSONValue(parsing: bytes), value["info"]?["version"]?.integer == 1
      else {
        problems.append("`\(file.path)` is no part of the catalog")
        continue
      }
      contents[String(path.dropFirst(root.count + 1))] = value
    }
    for path in contents.keys.sorted() where path.hasSuffix(".imageset") || path.hasSuffix(".colorset") {
      // A set has the name by which it is asked for only where every folder above adds to it.
      var folders = path.split(separator: "/").dropLast()
      while !folders.isEmpty {
        let folder = folders.joined(separator: "/")
        if contents[folder]?["properties"]?["provides-namespace"].map(isTrue) != true {
          problems.append("`\(folder)` adds nothing to the name of `\(path)`")
        }
        folders.removeLast()
      }
    }
    if contents[""] == nil { problems.append("the catalog has no contents") }
  }

  /// What an app gets for a part at each scale.
  mutating func facts(_ part: PartName, of wanted: Wanted) -> Facts {
    var facts = Facts()
    guard let art = wanted.art(part) else { return facts }
    let name = name(wanted, wanted.key.set) { imageName(part, of: $0) + ".imageset" }
    guard let name, let set = contents[name] else { return facts }
    facts["\(part) intent"] = set["properties"]?["template-rendering-intent"]?.string
    for scale in art.slices.map(\.scale) {
      let entries = (set["images"]?.elements ?? []).filter { $0["scale"]?.string == scale.name }
      guard let entry = chosen(entries, for: wanted.key) else { continue }
      let path = "xcassets/\(theme).xcassets/\(name)/\(entry["filename"]?.string ?? "")"
      used.insert(path)
      facts["\(part) \(scale.name)"] = images[path]?.said
      facts["\(part) \(scale.name) outset"] = sides(entry["alignment-insets"]) ?? "0 0 0 0"
      guard let resizing = entry["resizing"], let center = resizing["center"] else { continue }
      facts["\(part) \(scale.name) caps"] = sides(resizing["cap-insets"])
      facts["\(part) \(scale.name) parts"] = resizing["mode"]?.string
      facts["\(part) \(scale.name) center"] =
        "\(center["mode"]?.string ?? "") \(center["width"]?.integer ?? -1) \(center["height"]?.integer ?? -1)"
    }
    return facts
  }

  /// The picture that an app gets for a name; nil where there is none.
  func image(_ name: String, at scale: Scale, in key: VariantKey) -> ImagePixels? {
    let entries = (contents["\(name).imageset"]?["images"]?.elements ?? []).filter {
      $0["scale"]?.string == scale.name
    }
    let file = chosen(entries, for: key)?["filename"]?.string
    return file.flatMap { images["xcassets/\(theme).xcassets/\(name).imageset/\($0)"] }
  }

  /// What an app gets for a color.
  mutating func color(_ color: String, of wanted: Wanted) -> String? {
    var key = wanted.key.set
    key[.direction] = wanted.key[.direction]
    let part = PartName(rawValue: color).flatMap { $0 == .image || $0 == .background ? $0 : nil }
    let name = name(wanted, key) { named in
      // A color in the place of an image has the name that the theme gives the image.
      let image = part.map { imageName($0, of: named) }
      if let image, !image.hasPrefix("\(theme)/") { return "\(image).colorset" }
      return "\(theme)/\(wanted.element.id)/\(color)/\(named.key.words).colorset"
    }
    guard let name, let set = contents[name] else { return nil }
    used.insert(name)
    let entry = chosen(set["colors"]?.elements ?? [], for: wanted.key)
    guard let value = entry?["color"], value["color-space"]?.string == "srgb" else { return nil }
    let samples = ["red", "green", "blue", "alpha"].compactMap {
      value["components"]?[$0]?.string.flatMap(Double.init).map { UInt8(clamping: Int(($0 * 255).rounded())) }
    }
    guard samples.count == 4 else { return nil }
    return Color(red: samples[0], green: samples[1], blue: samples[2], alpha: samples[3]).description
  }

  /// The folders of colors that nothing asked for.
  var unusedColors: [String] {
    contents.keys.sorted().filter { $0.hasSuffix(".colorset") && !used.contains($0) }
  }

  /// The first set that is there: a variant's, or that of the nearest one that it falls back to.
  private func name(_ wanted: Wanted, _ key: VariantKey, _ name: (Wanted) -> String) -> String? {
    var key: VariantKey? = key
    while let step = key {
      if let named = wanted.with(step) {
        let name = name(named)
        if contents[name] != nil { return name }
      }
      key = step.fallback
    }
    return nil
  }

  /// By which code asks for an image: what the theme says, or a name below the theme's.
  private func imageName(_ part: PartName, of wanted: Wanted) -> String {
    let element = wanted.element
    let isMain = part == .background || part == .image
    guard let name = wanted.facts.assetName else {
      let isAlone =
        part == .background && element.id.kind != .navigationBar
        || part == .image && element.id.kind.controlPart != nil
      let folder = isAlone ? "" : "/\(part.rawValue)"
      return "\(theme)/\(element.id)\(folder)/\(wanted.key.words)"
    }
    let words = wanted.key.words.split(separator: "-").drop { $0 == "normal" }
    let isInherited = wanted.key.fallback.map { wanted.with($0)?.facts.assetName == name } ?? false
    let full = isInherited && !words.isEmpty ? "\(name)-\(words.joined(separator: "-"))" : name
    return isMain ? full : "\(full)-\(part.rawValue)"
  }

  /// The entry that says most of what holds: the appearance counts more than the contrast, that more than the direction.
  private func chosen(_ entries: [JSONValue], for key: VariantKey) -> JSONValue? {
    let holds = [
      "luminosity \(key.name(.appearance))": 4,
      key.name(.accessibility) == "highContrast" ? "contrast high" : "": 2,
      key.isRightToLeft ? "right-to-left" : "left-to-right": 1,
    ]
    let weights = entries.map { entry -> Int? in
      guard entry["idiom"]?.string == "universal" else { return nil }
      var conditions = (entry["appearances"]?.elements ?? []).map {
        "\($0["appearance"]?.string ?? "?") \($0["value"]?.string ?? "?")"
      }
      if let direction = entry["language-direction"]?.string { conditions.append(direction) }
      return conditions.allSatisfy { holds[$0] != nil } ? conditions.reduce(0) { $0 + (holds[$1] ?? 0) } : nil
    }
    guard let most = weights.compactMap(\.self).max() else { return nil }
    let best = zip(entries, weights).filter { $1 == most }
    return best.count == 1 ? best[0].0 : nil
  }

  private func sides(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    let sides = ["top", "left", "bottom", "right"].map { side in value[side]?.integer.map(String.init) ?? "?"
    }
    return "\(sides[0]) \(sides[3]) \(sides[2]) \(sides[1])"
  }

  private func isTrue(_ value: JSONValue) -> Bool {
    if case .bool(true) = value.unmarked { return true }
    return false
  }
}

extension VariantKey {
  /// The key of the set that has a variant: the platform chooses by appearance, contrast and direction itself.
  var set: VariantKey {
    var set = self
    for axis in [VariantAxis.appearance, .direction] { set[axis] = AxisValue(axis, code: 0) }
    if name(.accessibility) == "highContrast" { set[.accessibility] = AxisValue(.accessibility, code: 0) }
    return set
  }

  /// The values of a key as the name of a set has them.
  fileprivate var words: String { String(text.map { ".+".contains($0) ? "-" : $0 }) }
}
