import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Reads the file of Dart, finds the look of every variant as the file does, and holds it and its assets against the slices.
func flutterDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  var comparison = FlutterComparison(slices)
  comparison.read(files)
  for index in slices.theme.elements.indices { comparison.compare(FlutterElement(slices, index)) }
  comparison.compareSurplus()
  return comparison.differences
}

private struct FlutterComparison {
  let paths: FlutterPaths
  let className: String
  private(set) var differences: [String] = []
  private var elements: [String: FlutterLooks] = [:]
  private var images: [String: ImagePixels] = [:]
  private var listed: [String] = []
  private var isListed: Set<String> = []
  private var used: Set<String> = []

  init(_ slices: SliceSet) {
    paths = FlutterPaths(theme: slices.theme.name)
    className = slices.theme.name.asTypeName
  }

  mutating func read(_ files: [OutputFile]) {
    for file in files {
      switch file.content {
      case .image(let pixels):
        if images.updateValue(pixels, forKey: file.path) != nil {
          differences.append("`\(file.path)` is there twice")
        }
      case .text(let bytes) where file.path == paths.code: readCode(String(decoding: bytes, as: UTF8.self))
      case .text(let bytes) where file.path == paths.list:
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        if lines.prefix(2) != ["flutter:", "  assets:"] { differences.append("`\(paths.list)` is no list") }
        listed = lines.dropFirst(2).filter { !$0.hasPrefix("    # ") }.map { String($0.dropFirst(6)) }
      case .text: differences.append("nobody reads `\(file.path)`")
      }
    }
    isListed = Set(listed)
    if isListed.count != listed.count { differences.append("`\(paths.list)` names an asset twice") }
  }

  private mutating func readCode(_ code: String) {
    let prelude = flutterPrelude(theme: paths.theme, className: className)
    guard code.utf8.starts(with: prelude.utf8), code.hasSuffix("\n}\n") else {
      return differences.append("`\(paths.code)` has other classes")
    }
    var rest = code[code.utf8.index(code.startIndex, offsetBy: prelude.utf8.count)...].dropLast(2)
    while let start = rest.place(of: "  static const "),
      let end = rest[start.upperBound...].place(of: ";\n")
    {
      let line = rest[start.upperBound..<end.lowerBound]
      let isNext = rest[..<start.lowerBound].allSatisfy { $0 == "\n" }
      rest = rest[end.upperBound...]
      guard isNext, let equals = line.place(of: " = ") else {
        return differences.append("`\(line.prefix(60))`")
      }
      let name = String(line[..<equals.lowerBound])
      do throws(DartError) {
        let looks = try FlutterLooks(try DartReader.value(line[equals.upperBound...]), className)
        if elements.updateValue(looks, forKey: name) != nil { differences.append("`\(name)` is there twice") }
      } catch {
        differences.append("`\(name)`: \(error.reason)")
      }
    }
    if !rest.isEmpty { differences.append("`\(rest.prefix(60))` is no member") }
  }

  mutating func compare(_ element: FlutterElement) {
    guard let looks = elements.removeValue(forKey: element.name) else {
      return differences.append("there is no `\(element.name)`")
    }
    for place in element.variants {
      let variant = element.element.variants[place]
      let title = "`\(element.name)` in \(variant.key.text)"
      guard let look = looks.look(variant.key) else {
        differences.append("\(title): no look")
        continue
      }
      for (name, part) in element.parts { compare(look, name, part, place, element, title) }
      let main = element.shown(element.element.mainPart, place)?.art
      for problem in look.problems(variant.facts, main, isBar: element.element.id.kind == .navigationBar) {
        differences.append("\(title): \(problem)")
      }
    }
  }

  /// Holds a picture's slicing and its assets at every scale against the slices.
  private mutating func compare(
    _ look: FlutterLook, _ name: String, _ part: PartName, _ place: Int, _ element: FlutterElement,
    _ title: String
  ) {
    let found = look.call(name)
    guard let art = element.shown(part, place)?.art else {
      if found != nil { differences.append("\(title): there is no \(name)") }
      return
    }
    guard let found, case .string(let asset)? = found.positional.first else {
      return differences.append("\(title): no \(name)")
    }
    let slice = art.slices[0]
    let facts = element.element.variants[place].facts
    let isTemplate = part == .icon ? facts.icon?.tint != nil : facts.renderingIntent == .template
    let size = slice.pixels.size.points(at: slice.scale)
    let stretches =
      art.resizing == .stretch || art.resizing == .tile && art.slices.contains { $0.capInsets != .zero }
    var problems: [String] = []
    if found.lengths("size") != [size.width, size.height] { problems.append("the size") }
    if found.isTrue("isTemplate") != isTemplate { problems.append("whether it is a template") }
    if found.isTrue("isTiled") != (art.resizing == .tile && !stretches) {
      problems.append("whether it tiles")
    }
    // The caps are what the center leaves of the picture.
    let caps = (slice.capInsets ?? .zero).points(at: slice.scale)
    let center = [caps.left, caps.top, size.width - caps.right, size.height - caps.bottom]
    if found.lengths("centerSlice").map({ $0.isNear(center) }) != (stretches ? true : nil) {
      problems.append("the center")
    }
    if !isListed.contains(asset) { problems.append("`\(asset)` is not listed") }
    for slice in art.slices {
      let path = assetPath(asset, slice.scale)
      used.insert(path)
      if images[path]?.digest != slice.digest || images[path]?.size != slice.pixels.size {
        problems.append("another picture at \(slice.scale.name), or none")
      }
    }
    differences += problems.map { "\(title): \(name): \($0)" }
  }

  /// Where the tools look for an asset's file of a scale.
  private func assetPath(_ asset: String, _ scale: Scale) -> String {
    let density = scale == .x1 ? "" : "\(scale.rawValue).0x/"
    guard let slash = asset.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "flutter/\(density)\(asset)" }
    return "flutter/\(asset[...slash])\(density)\(asset[asset.utf8.index(after: slash)...])"
  }

  /// What nobody asks for.
  mutating func compareSurplus() {
    for path in images.keys.sorted() where !used.contains(path) {
      differences.append("nothing shows `\(path)`")
    }
    for asset in listed where !Scale.allCases.contains(where: { used.contains(assetPath(asset, $0)) }) {
      differences.append("nothing shows `\(asset)`")
    }
    for name in elements.keys.sorted() { differences.append("there is no element `\(name)`") }
  }
}
