extension Suite {
  /// Every nine-patch, aapt2's test images and real ones, as the art of a button in a theme of its own: built with the
  /// caps, title insets and alignment insets that its marks say, for every target, or refused for what is wrong with
  /// them.
  static let ninePatchThemes = Suite(name: "nine-patches through the line") { folder in
    let files = pathsBelow(folder + "/nine-patch", endingIn: ".9.png")
    var art: [String: [UInt8]] = [:]
    var themes: [String: [UInt8]] = [:]
    for (index, file) in files.enumerated() {
      art[ninePatchPath(index)] = contents(file)
      themes["\(index + 1_000).theme.yaml"] = Array(ninePatchTheme(index).utf8)
    }
    let line = WholeLine(themes, art, for: TargetName.allCases)
    var failures: [String] = []
    var built = 0
    var refusals: [String: Int] = [:]
    for (index, theme) in line.themes.enumerated() {
      guard let bitmap = art[ninePatchPath(index)].flatMap({ try? decodePNG($0) })?.bitmap else {
        failures.append("\(files[index]) is no PNG")
        continue
      }
      let name = String(files[index].dropFirst(folder.count + 1))
      let reading = FrameReading(bitmap)
      if let problem = problem(of: theme, from: reading, bitmap) {
        failures.append("\(name): \(problem)")
      } else if let refusal = reading.refusal {
        refusals["\(refusal)", default: 0] += 1
      } else {
        built += 1
      }
    }
    if files.count != 200 { failures.append("\(files.count) nine-patches where 200 are known") }
    let refused = refusals.sorted { $0.key < $1.key }.map { ", \($0.value) refused: \($0.key)" }.joined()
    return Result(
      summary: "\(built) of \(files.count) built with the insets of their marks\(refused); \(line.warnings)",
      failures: failures)
  }
}

/// The path of a nine-patch below the root.
private func ninePatchPath(_ index: Int) -> String { "art/patch-\(index).9.png" }

private func ninePatchTheme(_ index: Int) -> String { "\(familyTheme(index))\nscales: [1]" }

/// What a theme came to otherwise than it should, or nil.
private func problem(of theme: CompiledTheme, from reading: FrameReading, _ file: Bitmap) -> String? {
  if let refusal = reading.refusal {
    let errors = theme.errors
    let isRight = errors.count == 1 && errors[0].hasPrefix("nine-patch-invalid: ")
    // What is wrong is in the message or in the help.
    return isRight && errors[0].contains(refusal.rawValue) ? nil : "refused as \(errors), expected \(refusal)"
  }
  guard let bundle = WholeLine.bundle(of: theme) else { return theme.errors.joined(separator: "; ") }
  let variant = bundle.object("elements", "buttons/patch", "variants", "normal")
  let title = variant?["title"] as? [String: Any]
  let part = (variant?["parts"] as? [String: Any])?["background"] as? [String: Any]
  let image = (part?["images"] as? [String: Any])?["1x"] as? [String: Any]
  let aligned = reading.layoutBounds == [0, 0, 0, 0] ? nil : reading.layoutBounds
  for (what, found, expected) in [
    ("caps", insets(part?["capInsets"]), reading.caps),
    ("pixel caps", insets(image?["capInsets"]), reading.caps),
    ("title insets", insets(title?["insets"]), reading.padding),
    ("alignment insets", insets(part?["alignmentInsets"]), aligned),
    ("pixel alignment insets", insets(image?["alignmentInsets"]), aligned),
  ] where found != expected {
    return "\(what) \(found ?? []), expected \(expected ?? [])"
  }
  guard let picture = (image?["file"] as? String).flatMap({ bundle.pictures[$0] }) else {
    return "no picture"
  }
  return difference(picture, from: file, caps: reading.caps)
}

/// Left, top, right, bottom of an object of the manifest, or nil.
private func insets(_ value: Any?) -> [Int]? {
  (value as? [String: Any]).map { insets in
    ["left", "top", "right", "bottom"].map { (insets[$0] as? Int) ?? -1 }
  }
}

/// The first pixel of a slice that is not what the file has inside its frame at the same distance from the caps.
private func difference(_ slice: Bitmap, from file: Bitmap, caps: [Int]) -> String? {
  let (cutX, cutY) = (file.width - 2 - slice.width, file.height - 2 - slice.height)
  guard cutX >= 0, cutY >= 0 else { return "\(slice.width) × \(slice.height) px is more than the art has" }
  for y in 0..<slice.height {
    for x in 0..<slice.width {
      let sourceX = x + 1 + (x < slice.width - caps[2] ? 0 : cutX)
      let sourceY = y + 1 + (y < slice.height - caps[3] ? 0 : cutY)
      if slice[x, y] != file[sourceX, sourceY] { return "pixel \(x), \(y) is not that of the art" }
    }
  }
  return nil
}

extension Suite {
  /// The real nine-patches that are there at two densities, as art at 1x and 2x: cut by hand at each, they are no slips, so no
  /// rule about scales warns of any.
  static let ninePatchFamilies = Suite(name: "nine-patches at two densities") { folder in
    let dense = pathsBelow(folder + "/nine-patch", endingIn: ".9.png").filter {
      $0.contains("/drawable-xhdpi/")
    }
    var art: [String: [UInt8]] = [:]
    var themes: [String: [UInt8]] = [:]
    var names: [String] = []
    for file in dense {
      let sparse = file.replacingOccurrences(of: "/drawable-xhdpi/", with: "/drawable-mdpi/")
      guard FileManager.default.fileExists(atPath: sparse) else { continue }
      let number = names.count
      names.append(String(file.dropFirst(folder.count + 1)))
      art["art/patch-\(number).9.png"] = contents(sparse)
      art["art/patch-\(number)@2x.9.png"] = contents(file)
      themes["\(number + 1_000).theme.yaml"] = Array(familyTheme(number).utf8)
    }
    let line = WholeLine(themes, art)
    let wrong = ["caps-differ", "sizes-differ", "size-not-multiple", "width-not-multiple", "margins-differ"]
    var failures: [String] = []
    var refused = 0
    for (theme, name) in zip(line.themes, names) {
      if !theme.errors.isEmpty { refused += 1 }
      for code in theme.diagnostics.map(\.code.name) where wrong.contains(code) {
        failures.append("\(name): \(code)")
      }
    }
    if names.count != 56 { failures.append("\(names.count) families where 56 are known") }
    return Result(
      summary: "\(names.count) families, \(refused) refused; \(line.warnings)", failures: failures)
  }
}

private func familyTheme(_ number: Int) -> String {
  """
  themec: 1
  name: patch-\(number)
  buttons:
    patch:
      art: { ninePatch: art/patch-\(number).9.png }
      hitArea: 44
      title: { alignment: center }
      states: { highlighted: { art: { derive: normal, multiply: black/30% } } }
  """
}
