import ThemeCheck
import ThemeCore
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
    for (place, key) in element.moments {
      for scale in Scale.allCases {
        var comparison = CSSComparison(
          element: element, place: place, key: key, scale: scale, browser, images)
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

extension CSSElement {
  /// When an element can be seen, by states and all else, and the place of the variant that is to be seen then: also when
  /// several states hold that the theme does not combine.
  fileprivate var moments: [(place: Int, key: VariantKey)] {
    let known = Set(variants.map { element.variants[$0].key.state.bits })
    let held = (0..<16).filter { bits in
      // What none of the theme's states tells apart is seen once.
      known.contains(bits) || known.filter { $0 & ~bits == 0 }.reduce(0, |) == bits
    }
    return variants.flatMap { place -> [(Int, VariantKey)] in
      let key = element.variants[place].key
      let won = held.filter { bits in
        known.filter { $0 & ~bits == 0 }.max { StateName(bits: $0).isWeaker(than: StateName(bits: $1)) }
          == key.state.bits
      }
      return won.map { bits in
        var key = key
        key[.state] = AxisValue(.state, code: bits)
        return (place, key)
      }
    }
  }
}

extension StateName {
  /// Whether another is seen where both hold: disabled before highlighted before selected before focused.
  fileprivate func isWeaker(than other: StateName) -> Bool {
    func weight(_ bits: Int) -> Int {
      (bits & 2 != 0 ? 8 : 0) + (bits & 1 != 0 ? 4 : 0) + (bits & 4 != 0 ? 2 : 0) + (bits & 8 != 0 ? 1 : 0)
    }
    return weight(bits) < weight(other.bits)
  }
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
  /// The place of the variant that is to be seen.
  let place: Int
  /// What holds when it is.
  let key: VariantKey
  let scale: Scale
  let browser: CSSBrowser
  let images: [String: ImagePixels]
  private(set) var differences: [String] = []

  init(
    element: CSSElement, place: Int, key: VariantKey, scale: Scale, _ browser: CSSBrowser,
    _ images: [String: ImagePixels]
  ) {
    self.element = element
    self.place = place
    self.key = key
    self.scale = scale
    self.browser = browser
    self.images = images
  }

  private func declarations(_ box: CSSBox) -> [String: String] {
    browser.declarations(element.className, box, key, on: scale)
  }

  private mutating func report(_ what: String) {
    differences.append("`\(element.className)` in \(key.text) at \(scale.name): \(what)")
  }

  mutating func compare() {
    let facts = element.element.variants[place].facts
    let kind = element.element.id.kind
    let main = element.art(element.element.mainPart, ofVariant: place)
    compareMain(main, facts)
    for name in [PartName.backIndicator, .icon, .shadowImage] {
      let art = element.art(name, ofVariant: place)
      let declared = declarations(.part(name))
      guard let art else {
        let isDrawn = ["border-image", "background", "mask"].contains { declared[$0] != nil }
        expect(isDrawn, false, "the \(name.rawValue)")
        continue
      }
      comparePart(declared, art, color: element.color(ofPart: name, facts), name.rawValue)
      let size = seen(art).size
      if name != .shadowImage { hold(declared["width"], size.width, "width of the \(name.rawValue)") }
      hold(declared["height"], size.height, "height of the \(name.rawValue)")
    }
    let declared = declarations(.element)
    compareLengths(declared, main)
    if kind.isButton, let title = facts.title {
      compareTitle(declared, title, main.map { seen($0).outset } ?? .zero)
    } else if kind == .navigationBar {
      let declared = declarations(.title)
      expect(declared["flex"] == "1 1 0", true, "a title that takes what is left of the bar")
      expect(
        declared["text-align"] == CSSElement.side(facts.title?.alignment), true, "the title's alignment")
      if let title = facts.title { compareTitle(declared, title, .zero) }
    }
  }

  /// Holds what draws an element's own art, and that nothing else does.
  private mutating func compareMain(_ main: CSSArt?, _ facts: VariantFacts) {
    let declared = declarations(.element)
    let isBehind = main?.isBehind ?? false
    let stretches = main?.art.resizing == .stretch
    let background = declared["background"].map { $0 != "none" } ?? false
    expect(background, main.map { $0.isRigid && !isBehind } ?? false, "a picture behind the content")
    expect(declared["border-image"] != nil, stretches, "a border image")
    expect(declarations(.before)["background"] != nil, isBehind, "a box for the art")
    expect(declarations(.after)["background"] != nil, main?.hasCapsBox == true, "the caps of a tile")
    guard let main else { return }
    let color = element.isShape(main, facts) ? "currentColor" : nil
    if main.isTiled {
      compareTile(main)
    } else if isBehind {
      let declared = declarations(.before)
      let outset = seen(main).outset
      hold(
        CSSValue.words(declared["inset"] ?? ""), outset.map { -$0 }, "inset of the box of the art")
      expect(declared["border-width"] == "0", true, "a box without a frame")
      comparePart(declared, main, color: color, "art")
    } else {
      comparePart(declared, main, color: color, "art")
    }
  }

  /// Holds a picture on one box, or its shape in a color.
  private mutating func comparePart(
    _ declared: [String: String], _ art: CSSArt, color: String?, _ what: String
  ) {
    expect(declared["mask"] != nil, color != nil, "a mask of the \(what)")
    if let color {
      expect(declared["background"] == color, true, "the color of the \(what)")
      compareLayer(declared["mask"] ?? "", art)
    } else if art.isRigid || art.isTexture {
      compareLayer(declared["background"] ?? "", art)
    } else {
      compareBorder(declared["border-image"] ?? "", art)
    }
  }

  /// The slice that a screen of the scale is to see: the least dense that is dense enough, else the densest.
  private func seen(_ art: CSSArt) -> Slice {
    guard let slice = art.art.slices.first(where: { $0.scale >= scale }) ?? art.art.slices.last else {
      preconditionFailure("art without slices")
    }
    return slice
  }

  private mutating func compareBorder(_ value: String, _ art: CSSArt) {
    var words = CSSValue.words(value)
    let slice = seen(art)
    if let first = words.first {
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
    hold(lengths[1].map { $0 }, slice.caps, "widths of caps")
    hold(lengths.count == 3 ? lengths[2].map { $0 } : ["0"], slice.outset, "outset")
  }

  /// A picture in its own size, in the middle or repeated from the upper left.
  private mutating func compareLayer(_ value: String, _ art: CSSArt) {
    let words = CSSValue.words(value)
    let slice = seen(art)
    let (place, repetition) = art.isTexture ? (["0", "0"], "repeat") : (["center"], "no-repeat")
    guard words.count == place.count + 5, Array(words[1...place.count]) == place,
      words[place.count + 1] == "/", words.last == repetition
    else { return report("`\(value)` is no picture in its own size") }
    compareImage(words[0], slice.digest, slice.pixels.size)
    hold(words[place.count + 2], slice.size.width, "width of the picture")
    hold(words[place.count + 3], slice.size.height, "height of the picture")
  }

  private mutating func compareImage(_ word: String, _ digest: String, _ size: Size<Pixels>) {
    guard let address = CSSValue.address(word), let pixels = images["css/\(address)"] else {
      return report("there is no image `\(word)`")
    }
    expect(pixels.size == size && pixels.digest == digest, true, "the slice, in `\(address)`")
  }

  private mutating func compareTile(_ art: CSSArt) {
    let slice = seen(art)
    let (caps, outset) = (slice.caps, slice.outset)
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
      let background = declared["background"] ?? "none"
      let layers = background == "none" ? [] : CSSValue.layers(background)
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

  private mutating func compareLengths(_ declared: [String: String], _ art: CSSArt?) {
    let facts = element.element.variants[place].facts
    let slice = art.map { seen($0) }
    let outset = slice?.outset ?? .zero
    let isBar = element.element.id.kind == .navigationBar
    func inside(_ length: Points, _ before: Points, _ after: Points) -> Points {
      max(length - before - after, .zero)
    }
    func high(_ length: Points) -> Points { inside(length, outset.top, outset.bottom) }
    func wide(_ length: Points) -> Points { inside(length, outset.left, outset.right) }
    if let height = facts.height {
      hold(declared["height"], high(height), "height")
    } else if isBar {
      // A bar has a height, whatever the theme says of it.
      let least = (declared["height"] ?? declared["min-height"]).flatMap(CSSComparison.points)
      expect(least.map { $0 > .zero } ?? false, true, "a height of the bar")
      if let slice, let art, !art.isTexture {
        expect(least?.isNear(high(slice.naturalSize.height)) ?? false, true, "the height of the art")
      }
    } else if let slice, let art, art.hasNaturalHeight {
      hold(declared["height"], high(slice.naturalSize.height), "height of the art")
    }
    if isBar { return }
    var own = Points.zero
    if let slice { own = slice.capInsets == nil ? slice.size.width : slice.caps.left + slice.caps.right }
    if slice != nil || facts.minimumWidth != nil {
      hold(declared["min-width"], wide(max(facts.minimumWidth ?? .zero, own)), "least width")
    }
    if let width = facts.maximumWidth { hold(declared["max-width"], wide(width), "greatest width") }
    for property in ["height", "min-height", "width", "min-width", "max-width"] {
      expect(declared[property]?.hasPrefix("-") ?? false, false, "a \(property) below zero")
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
