import Foundation
import ThemeCompiler
import ThemeImage
import ThemeModel

extension Suite {
  /// Every nine-patch, aapt2's test images and real ones, as the art of a button in a theme of its own: built with the
  /// caps, title insets and alignment insets that its marks say, for every target, or refused for what is wrong with
  /// them.
  static let ninePatchThemes = Suite(name: "nine-patches through the line") { folder in
    let files = filesBelow(folder + "/nine-patch", endingIn: ".9.png")
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

/// Where a nine-patch stands below the root.
private func ninePatchPath(_ index: Int) -> String { "art/patch-\(index).9.png" }

private func ninePatchTheme(_ index: Int) -> String {
  """
  themec: 1
  name: patch-\(index)
  scales: [1]
  buttons:
    patch:
      art: { ninePatch: \(ninePatchPath(index)) }
      hitArea: 44
      title: { alignment: center }
      states: { highlighted: { art: { derive: normal, multiply: black/30% } } }
  """
}

/// What a theme came to otherwise than it should, or nil.
private func problem(of theme: CompiledTheme, from reading: FrameReading, _ file: Bitmap) -> String? {
  if let refusal = reading.refusal {
    let errors = theme.errors
    let isRight = errors.count == 1 && errors[0].hasPrefix("nine-patch-invalid: ")
    // What is wrong stands in the message or in the help.
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
