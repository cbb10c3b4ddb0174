import ThemeCheck
import ThemeGeometry
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Reads the stylesheet as a browser does, in every variant at every scale, and holds what it says against the slices.
func cssDifferences(_ files: [OutputFile], _ slices: SliceSet) -> [String] {
  let path = stylesheetPath(slices)
  guard case .text(let bytes)? = files.first(where: { $0.path == path })?.content else {
    return ["there is no `\(path)`"]
  }
  let sheet: CSSStylesheet
  do throws(CSSError) {
    sheet = try CSSStylesheet(reading: String(decoding: bytes, as: UTF8.self))
  } catch {
    return ["\(path):\(error.line): \(error.reason)"]
  }
  var images: [String: ImagePixels] = [:]
  for file in files {
    guard case .image(let pixels) = file.content else { continue }
    if images.updateValue(pixels, forKey: file.path) != nil { return ["`\(file.path)` is there twice"] }
  }
  let browser = CSSBrowser(sheet)
  var differences = browser.unknown.map { "nobody knows \($0)" }
  let known = Set(slices.theme.elements.map { CSSNames.className($0.id, in: slices.theme.name) })
  for name in browser.classNames.subtracting(known).sorted() { differences.append("there is no `\(name)`") }
  for index in slices.theme.elements.indices {
    let element = CSSElement(slices: slices, index: index)
    for place in element.variants {
      for scale in Scale.allCases {
        var comparison = CSSComparison(element: element, place: place, scale: scale, browser, images)
        comparison.compare()
        differences += comparison.differences
      }
    }
  }
  let named = sheet.addresses
  for path in images.keys.sorted() where !named.contains(path) {
    differences.append("nothing shows `\(path)`")
  }
  return differences
}

extension CSSStylesheet {
  /// The images to which any rule refers, by their paths in the bundle.
  fileprivate var addresses: Set<String> {
    var addresses: Set<String> = []
    for declaration in rules.lazy.flatMap(\.declarations) {
      var rest = declaration.value[...]
      while let start = rest.place(of: "url(\""),
        let end = rest[start.upperBound...].place(of: "\")")
      {
        addresses.insert("css/\(rest[start.upperBound..<end.lowerBound])")
        rest = rest[end.upperBound...]
      }
    }
    return addresses
  }
}

/// One variant of an element on a screen of one scale.
private struct CSSComparison {
  let element: CSSElement
  let place: Int
  let scale: Scale
  let browser: CSSBrowser
  let images: [String: ImagePixels]
  private(set) var differences: [String] = []

  init(
    element: CSSElement, place: Int, scale: Scale, _ browser: CSSBrowser, _ images: [String: ImagePixels]
  ) {
    self.element = element
    self.place = place
    self.scale = scale
    self.browser = browser
    self.images = images
  }

  private var key: VariantKey { element.element.variants[place].key }

  private func declarations(_ box: CSSBox) -> [String: String] {
    browser.declarations(element.className, box, key, on: scale)
  }

  private mutating func report(_ what: String) {
    differences.append("`\(element.className)` in \(key.text) at \(scale.name): \(what)")
  }

  mutating func compare() {
    let facts = element.element.variants[place].facts
    let main = element.art(element.element.mainPart, ofVariant: place)
    let declared = declarations(.element)
    let isMask = declared["mask"] != nil
    let tiles = main?.isTiled == true
    expect(declared["border-image"] != nil, main != nil && !tiles && !isMask, "a border image")
    expect(declarations(.before)["background"] != nil, tiles, "the centre of a tile")
    expect(declarations(.after)["background"] != nil, main?.hasCapsBox == true, "the caps of a tile")
    if let main {
      if tiles {
        compareTile(main)
      } else if let value = declared["border-image"] {
        compareBorder(value, main)
      } else {
        compareMask(declared["mask"] ?? "", main)
      }
    }
    for name in [PartName.backIndicator, .icon, .shadowImage] {
      let art = element.art(name, ofVariant: place)
      let declared = declarations(.part(name))
      expect(declared["border-image"] != nil || declared["mask"] != nil, art != nil, "the \(name.rawValue)")
      guard let art else { continue }
      if let mask = declared["mask"] {
        compareMask(mask, art)
      } else {
        compareBorder(declared["border-image"] ?? "", art)
      }
      if name != .shadowImage { hold(declared["width"], art.size.width, "width of the \(name.rawValue)") }
      hold(declared["height"], art.size.height, "height of the \(name.rawValue)")
    }
    compareLengths(declared, facts, main)
    let isButton = element.element.id.kind.isButton
    if let title = facts.title, isButton || element.element.id.kind == .navigationBar {
      compareTitle(
        isButton ? declared : declarations(.title), title, isButton ? main?.outset ?? .zero : .zero)
    }
  }

  /// The slice that a screen of the scale is to see: the least dense that is dense enough, else the densest.
  private func slice(_ art: CSSArt) -> Slice {
    guard let slice = art.art.slices.first(where: { $0.scale >= scale }) ?? art.art.slices.last else {
      preconditionFailure("art without slices")
    }
    return slice
  }

  private mutating func compareBorder(_ value: String, _ art: CSSArt) {
    var words = CSSValue.words(value)
    let slice = slice(art)
    if art.art.resizing == nil, words.first?.hasPrefix("image-set(") == true {
      compareSet(words.removeFirst(), art)
    } else if let first = words.first {
      words.removeFirst()
      compareImage(first, slice.digest, slice.pixels.size)
    }
    guard words.last == "stretch", let fill = words.firstIndex(of: "fill") else {
      return report("`\(value)` is no border image")
    }
    words.removeLast()
    let slices = words[..<fill].map { Int($0) ?? -1 }
    let lengths = words[fill...].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard lengths.count >= 2, lengths.count <= 3, lengths[0].isEmpty else {
      return report("`\(value)` is no border image")
    }
    let caps = slice.capInsets ?? .zero
    let wanted = [caps.top, caps.right, caps.bottom, caps.left].map(\.count)
    expect(CSSComparison.four(slices) == wanted, true, "slices \(wanted), not \(slices)")
    hold(lengths[1].map { $0 }, caps.points(at: slice.scale), "widths of caps")
    let outset = (slice.alignmentInsets ?? .zero).points(at: slice.scale)
    hold(lengths.count == 3 ? lengths[2].map { $0 } : ["0"], outset, "outset")
  }

  private mutating func compareSet(_ word: String, _ art: CSSArt) {
    let layers = CSSValue.layers(word.dropFirst(10).dropLast()).map { CSSValue.words($0) }
    let scales = layers.map { $0.count == 2 ? $0[1] : "" }
    expect(scales == art.art.slices.map(\.scale.name), true, "the scales of an image set")
    for (layer, slice) in zip(layers, art.art.slices) {
      compareImage(layer[0], slice.digest, slice.pixels.size)
    }
  }

  private mutating func compareMask(_ value: String, _ art: CSSArt) {
    let words = CSSValue.words(value)
    expect(Array(words.dropFirst()) == ["0", "0", "/", "100%", "100%", "no-repeat"], true, "a mask")
    compareSet(words[0], art)
  }

  private mutating func compareImage(_ word: String, _ digest: String, _ size: Size<Pixels>) {
    guard let address = CSSValue.address(word), let pixels = images["css/\(address)"] else {
      return report("there is no image `\(word)`")
    }
    expect(pixels.size == size && pixels.digest == digest, true, "the slice, in `\(address)`")
  }

  private mutating func compareTile(_ art: CSSArt) {
    let slice = slice(art)
    let caps = (slice.capInsets ?? .zero).points(at: slice.scale)
    let outset = (slice.alignmentInsets ?? .zero).points(at: slice.scale)
    for onCenter in [true, false] where onCenter || art.hasCapsBox {
      let declared = declarations(onCenter ? .before : .after)
      let beside = onCenter ? caps : .zero
      let inset = Insets(
        top: -outset.top, left: beside.left - outset.left, bottom: -outset.bottom,
        right: beside.right - outset.right)
      hold(CSSValue.words(declared["inset"] ?? ""), inset, "inset of a tile's box")
      hold(
        CSSValue.words(declared["border-width"] ?? ""),
        Insets(top: caps.top, left: .zero, bottom: caps.bottom, right: .zero), "frame of a tile's box")
      let layers = CSSValue.layers(declared["background"] ?? "")
      let pieces = art.pieces(of: slice, onCenter: onCenter)
      expect(layers.count == pieces.count, true, "\(pieces.count) fields")
      let bitmap = slice.pixels.bitmap
      for (layer, (piece, frame)) in zip(layers, pieces) {
        let words = CSSValue.words(layer)
        guard words.count >= 6 else { return report("`\(layer)` is no layer") }
        compareImage(
          words[0], bitmap.cropped(to: frame).digest, Size(width: frame.width, height: frame.height))
        let (position, repetition, boxes) = piece.placement
        expect(
          "\(words[1]) \(words[2])" == position && words[3] == "/", true,
          "the \(piece.rawValue) at \(position)")
        hold(words[4], Points(frame.width, at: slice.scale), "width of the \(piece.rawValue)")
        hold(words[5], Points(frame.height, at: slice.scale), "height of the \(piece.rawValue)")
        expect(
          words[6...].joined(separator: " ") == "\(repetition) \(boxes)", true,
          "the \(piece.rawValue) repeated: \(repetition)")
      }
    }
  }

  private mutating func compareLengths(_ declared: [String: String], _ facts: VariantFacts, _ art: CSSArt?) {
    let outset = art?.outset ?? .zero
    if let height = facts.height { hold(declared["height"], height - outset.top - outset.bottom, "height") }
    if element.element.id.kind == .navigationBar { return }
    let caps = art.map { $0.caps.left + $0.caps.right } ?? .zero
    if let width = facts.minimumWidth ?? (caps > .zero ? caps : nil) {
      hold(declared["min-width"], max(width, caps) - outset.left - outset.right, "least width")
    }
    if let width = facts.maximumWidth {
      hold(declared["max-width"], width - outset.left - outset.right, "greatest width")
    }
  }

  private mutating func compareTitle(
    _ declared: [String: String], _ title: TitleFacts, _ outset: Insets<Points>
  ) {
    let padding = title.padding(within: outset)
    hold(CSSValue.words(declared["padding"] ?? ""), padding.map { max($0, .zero) }, "padding")
    expect(declared["color"] == title.color?.description, true, "the title's color")
    if let font = title.font { hold(declared["font-size"], font.size, "size of the font") }
    expect(declared["text-shadow"] != nil, title.shadow != nil, "a shadow of the title")
    guard let shadow = title.shadow, let value = declared["text-shadow"] else { return }
    let words = CSSValue.words(value)
    guard words.count == 4 else { return report("`\(value)` is no shadow") }
    hold(words[0], shadow.x, "shadow to the right")
    hold(words[1], shadow.y, "shadow downwards")
    hold(words[2], shadow.blur, "blur of the shadow")
    expect(words[3] == shadow.color.description, true, "the shadow's color")
  }

  private mutating func expect(_ is: Bool, _ wanted: Bool, _ what: @autoclosure () -> String) {
    if `is` != wanted { report(wanted ? "expected \(what())" : "did not expect \(what())") }
  }

  private mutating func hold(_ text: String?, _ wanted: Points, _ what: @autoclosure () -> String) {
    guard let text, CSSComparison.points(text)?.isNear(wanted) == true else {
      return report("\(what()): expected \(wanted.css), not \(text ?? "nothing")")
    }
  }

  /// Four lengths, or fewer, in CSS's order.
  private mutating func hold(_ words: [String], _ wanted: Insets<Points>, _ what: String) {
    let lengths = words.compactMap(CSSComparison.points)
    let sides = [wanted.top, wanted.right, wanted.bottom, wanted.left]
    guard lengths.count == words.count, let four = CSSComparison.four(lengths),
      zip(four, sides).allSatisfy({ $0.isNear($1) })
    else { return report("\(what): expected \(wanted.css), not \(words.joined(separator: " "))") }
  }

  private static func four<Value>(_ values: [Value]) -> [Value]? {
    switch values.count {
    case 1: [values[0], values[0], values[0], values[0]]
    case 2: [values[0], values[1], values[0], values[1]]
    case 3: [values[0], values[1], values[2], values[1]]
    case 4: values
    default: nil
    }
  }

  /// A length: `0`, or a number of `px`.
  private static func points(_ text: String) -> Points? {
    if text == "0" { return .zero }
    return text.hasSuffix("px") ? Points(decimal: text.dropLast(2)) : nil
  }
}

extension Points {
  /// Whether two lengths are the same to four decimals, as they are written.
  fileprivate func isNear(_ other: Points) -> Bool { (units - other.units).magnitude <= 60 }
}
