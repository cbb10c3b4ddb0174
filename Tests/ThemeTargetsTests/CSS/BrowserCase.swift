/// One variant of an element on a page, and what of it should be seen.
struct BrowserCase {
  let theme: String
  let id: ElementID
  let key: VariantKey
  let art: SlicedArt
  let isMask: Bool
  /// Its place on the page, in points.
  var x = 0
  var y = 0
  private let facts: VariantFacts
  /// The states that hold: the variant's own, or more that the theme does not combine.
  private let held: StateName
  /// The size of what layout aligns where the page says it; else the stylesheet does.
  private var statedWidth: Points?
  private var statedHeight: Points?

  /// Every variant with art that a page can show; art that keeps its size in a larger box, too; and the variants that win
  /// where two states hold that the theme does not combine.
  static func all(of slices: SliceSet) -> [BrowserCase] {
    slices.theme.elements.indices.flatMap { index -> [BrowserCase] in
      let element = slices.theme.elements[index]
      let part: PartName = element.id.kind == .image ? .image : .background
      let hasLight = element.variants.contains { $0.key[.appearance].name == "light" }
      let hasWeb = element.variants.contains { $0.key[.system].name == "web" }
      let known = Set(element.variants.map(\.key.state.bits)).filter { $0 & StateName.hovered.bits == 0 }
        .sorted()
      return element.variants.indices.flatMap { place -> [BrowserCase] in
        let variant = element.variants[place]
        // Nothing points at a page without a window.
        guard let art = slices.art(part, index, place), variant.key[.system].isFallback, !hasWeb,
          !variant.key[.accessibility].name.hasSuffix("buttonShapes"),
          variant.key.state.bits & StateName.hovered.bits == 0,
          !(hasLight && variant.key[.appearance].isFallback)
        else { return [] }
        let own = BrowserCase(slices.theme.namespace, element.id, variant, art, held: variant.key.state)
        // A box with a negative size is none.
        guard art.slices.allSatisfy({ own.box($0).width > .zero && own.box($0).height > .zero }) else {
          return []
        }
        var cases = [own]
        if art.resizing == nil { cases.append(own.larger) }
        for bits in held(where: variant.key.state.bits, winsOf: known) {
          cases.append(
            BrowserCase(slices.theme.namespace, element.id, variant, art, held: StateName(bits: bits)))
        }
        return cases
      }
    }
  }

  /// Sets of states that hold at once, which none of the theme's is, and of which one is seen. Disabled comes before
  /// highlighted, that before selected, that before focused.
  private static func held(where winner: Int, winsOf known: [Int]) -> [Int] {
    func weight(_ bits: Int) -> Int {
      zip([8, 4, 1, 2], [1, 2, 4, 8]).reduce(0) { $0 + (bits & $1.0 == 0 ? 0 : $1.1) }
    }
    return Set(known.map { $0 | winner }).subtracting(known).sorted().filter { bits in
      known.filter { $0 & ~bits == 0 }.max { weight($0) < weight($1) } == winner
    }
  }

  private init(
    _ theme: String, _ id: ElementID, _ variant: CheckedVariant, _ art: SlicedArt, held: StateName
  ) {
    self.theme = theme
    self.id = id
    self.held = held
    key = variant.key
    facts = variant.facts
    self.art = art
    isMask = id.kind == .image && art.resizing == nil && variant.facts.renderingIntent == .template
    let isBar = id.kind == .navigationBar
    let slice = art.slices[0]
    let size = slice.pixels.size.points(at: slice.scale)
    let caps = art.slices.map { ($0.capInsets ?? .zero).points(at: $0.scale) }
    let widest = caps.map { ($0.left + $0.right).roundedUp }.max() ?? .zero
    let highest = caps.map { ($0.top + $0.bottom).roundedUp }.max() ?? .zero
    if art.resizing != nil || isBar {
      let room = facts.title?.padding(within: .zero).across ?? .zero
      let least = max(facts.width.minimum ?? .zero, widest, art.resizing == nil ? size.width : room.roundedUp)
      statedWidth = min(least + Points(37), facts.width.maximum ?? least + Points(37)) - outset(slice).across
    }
    let isTexture =
      !Axis.allCases.contains { art.mode(along: $0) != .tile } && caps.allSatisfy { $0 == .zero }
    if facts.height == nil, highest > .zero || (isBar && isTexture) || art.plainColor != nil {
      // A bar is at least as high as its art, or as the platform's.
      let least = isBar ? max(slice.sourceSize.points(at: slice.scale).height.roundedUp, Points(82)) : highest
      statedHeight = least + Points(23) - outset(slice).down
    }
  }

  /// The same in a box that is larger by an even number of points.
  private var larger: BrowserCase {
    var larger = self
    let box = box(art.slices[0])
    larger.statedWidth = box.width + Points(26)
    larger.statedHeight = box.height + Points(14)
    return larger
  }

  /// What of a slice lies outside of what layout aligns, in points.
  func outset(_ slice: Slice) -> Insets<Points> { (slice.alignmentInsets ?? .zero).points(at: slice.scale) }

  /// The size of what layout aligns on a screen that shows a slice, in points.
  func box(_ slice: Slice) -> Size<Points> {
    let size = slice.sourceSize.points(at: slice.scale)
    let outset = outset(slice)
    return Size(
      width: statedWidth ?? max(facts.width.minimum ?? .zero, size.width) - outset.across,
      height: statedHeight ?? (facts.height ?? size.height) - outset.down)
  }

  /// The slice that a screen shows: the least dense that is dense enough, else the densest.
  func slice(on screen: BrowserScale) -> Slice? {
    art.slices.first { $0.scale >= screen.art } ?? art.slices.last
  }

  /// The element on a page.
  var markup: String {
    let kind =
      switch id.kind {
      case .backButton: "back-button"
      case .button: "button"
      case .part(let id): id.control.noun.replacing(" ", with: "-")
      case .image: "image"
      case .navigationBar: "navigation-bar"
      }
    let tag = id.kind.isButton ? "button" : "div"
    var attributes = "class=\"\(theme)_\(kind)_\(id.name)\""
    let states = [
      (1, "data-active"), (2, "aria-disabled=\"true\""), (4, "aria-pressed=\"true\""), (8, "data-focused"),
    ]
    for (bits, attribute) in states where held.bits & bits != 0 { attributes += " \(attribute)" }
    // For stylesheets that ask a page how it should look, and not the user's settings.
    if !key[.appearance].isFallback { attributes += " data-theme=\"\(key[.appearance].name)\"" }
    if !key[.metrics].isFallback { attributes += " data-metrics=\"\(key[.metrics].name)\"" }
    if key.isRightToLeft { attributes += " dir=\"rtl\"" }
    var style = "position:absolute;left:\(x)px;top:\(y)px"
    if let statedWidth { style += ";width:\(statedWidth)px" }
    if let statedHeight { style += ";height:\(statedHeight)px" }
    return "<\(tag) \(attributes) style=\"\(style)\"></\(tag)>"
  }

  /// What should be seen on a screen of a scale: the resampler's picture, and how far each pixel may be from it; nil when
  /// the art has no such scale, or the frame cuts a pixel.
  func expected(at scale: Scale) -> (picture: Bitmap, tolerance: (Int, Int) -> Int)? {
    guard let slice = art.slices.first(where: { $0.scale == scale }) else { return nil }
    let (box, outset) = (box(slice), outset(slice))
    guard let wide = (box.width + outset.across).pixels(at: scale),
      let tall = (box.height + outset.down).pixels(at: scale)
    else { return nil }
    let bitmap = slice.pixels.bitmap
    guard let mode = art.resizing else {
      return bitmap.centered(width: wide.count, height: tall.count).map { ($0, { _, _ in 0 }) }
    }
    let caps = slice.capInsets ?? .zero
    let picture = resampled(bitmap, caps: caps, to: Size(width: wide, height: tall), mode: mode)
    if let box = art.box {
      let tolerance = BoxTolerance(box, slice, picture)
      return (picture, { tolerance($0, $1) })
    }
    let core = slice.center ?? Rect(x: .zero, y: .zero, width: bitmap.size.width, height: bitmap.size.height)
    let isExactAcross = mode.horizontal == .tile || core.width == Pixels(1) || wide == bitmap.size.width
    let isExactDown = mode.vertical == .tile || core.height == Pixels(1) || tall == bitmap.size.height
    // Browsers count fractions of a pixel in sixteenths.
    let limit = isExactAcross && isExactDown ? 0 : max(3, (bitmap.largestStep + 15) / 16)
    return (
      picture,
      { x, y in
        let isAcross = isExactAcross || x < caps.left.count || x >= wide.count - caps.right.count
        let isDown = isExactDown || y < caps.top.count || y >= tall.count - caps.bottom.count
        return isAcross && isDown ? 0 : limit
      }
    )
  }
}

extension Insets<Points> {
  fileprivate var across: Points { left + right }
  fileprivate var down: Points { top + bottom }
}

extension SliceSet {
  func art(_ name: PartName, _ element: Int, _ variant: Int) -> SlicedArt? {
    var place: Int? = variant
    while let index = place {
      if let part = parts[element][index].first(where: { $0.name == name }) { return part.art }
      place = theme.elements[element].variants[index].fallback
    }
    return nil
  }
}

extension Bitmap {
  /// The picture in the middle of a larger one; nil where that cuts a pixel.
  fileprivate func centered(width wide: Int, height tall: Int) -> Bitmap? {
    let (left, top) = ((wide - width) / 2, (tall - height) / 2)
    guard wide >= width, tall >= height, left * 2 == wide - width, top * 2 == tall - height else {
      return nil
    }
    var pixels: [UInt32] = []
    for y in 0..<tall {
      for x in 0..<wide {
        let isInside = x >= left && x < left + width && y >= top && y < top + height
        pixels.append(isInside ? self[x - left, y - top] : 0)
      }
    }
    return Bitmap(width: wide, height: tall, pixels: pixels)
  }

  /// The most by which a sample, over white, differs from that of the pixel beside or below it.
  fileprivate var largestStep: Int {
    let shifts: [UInt32] = [0, 8, 16]
    let samples = pixels.map { word in
      word >> 24 == 255
        ? word & 0xFF_FFFF
        : shifts.reduce(0) { $0 | (255 - (255 - (word >> $1 & 0xFF)) * (word >> 24) / 255) << $1 }
    }
    var largest = 0
    func compare(_ one: UInt32, _ other: UInt32) {
      if one == other { return }
      for shift in shifts {
        largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        if x > 0 { compare(samples[place], samples[place - 1]) }
        if y > 0 { compare(samples[place], samples[place - width]) }
      }
    }
    return largest
  }
}
