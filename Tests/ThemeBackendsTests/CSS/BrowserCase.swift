import ThemeCheck
import ThemeGeometry
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing
import ThemeStretch

/// One variant of an element on a page, and what of it should be seen.
struct BrowserCase {
  let theme: String
  let id: ElementID
  let key: VariantKey
  let art: SlicedArt
  let isMask: Bool
  /// What layout aligns, in points: where it stands on the page, and its size.
  var x = 0
  var y = 0
  let width: Points
  let height: Points
  /// Whether the page says the height; else the stylesheet does.
  let statesHeight: Bool

  /// Every variant with art that a page can show.
  static func all(of slices: SliceSet) -> [BrowserCase] {
    slices.theme.elements.indices.flatMap { index -> [BrowserCase] in
      let element = slices.theme.elements[index]
      let part: PartName = element.id.kind == .image ? .image : .background
      let hasLight = element.variants.contains { $0.key[.appearance].name == "light" }
      return element.variants.indices.compactMap { place in
        let variant = element.variants[place]
        guard let art = slices.art(part, index, place), variant.key[.system].isFallback,
          variant.key[.accessibility].name != "buttonShapes",
          !(hasLight && variant.key[.appearance].isFallback)
        else { return nil }
        return BrowserCase(slices.theme.name, element.id, variant, art)
      }
    }
  }

  private init(_ theme: String, _ id: ElementID, _ variant: CheckedVariant, _ art: SlicedArt) {
    self.theme = theme
    self.id = id
    key = variant.key
    self.art = art
    isMask = id.kind == .image && art.resizing == nil && variant.facts.renderingIntent == .template
    let slice = art.slices[0]
    let size = slice.pixels.size.points(at: slice.scale)
    let caps = (slice.capInsets ?? .zero).points(at: slice.scale)
    let outset = (slice.alignmentInsets ?? .zero).points(at: slice.scale)
    let isWide = art.resizing != nil || id.kind == .navigationBar
    let least = max(variant.facts.minimumWidth ?? .zero, (caps.left + caps.right).roundedUp)
    let wide = min(least + Points(37), variant.facts.maximumWidth ?? least + Points(37))
    let frame = isWide ? wide : size.width
    width = frame - outset.left - outset.right
    statesHeight = variant.facts.height == nil && caps.top + caps.bottom > .zero
    let tall = statesHeight ? (caps.top + caps.bottom).roundedUp + Points(23) : size.height
    height = (variant.facts.height ?? tall) - outset.top - outset.bottom
  }

  var outset: Insets<Points> { (art.slices[0].alignmentInsets ?? .zero).points(at: art.slices[0].scale) }

  /// The element on a page.
  var markup: String {
    let kind =
      switch id.kind {
      case .backButton: "back-button"
      case .button: "button"
      case .image: "image"
      case .navigationBar: "navigation-bar"
      }
    let tag = id.kind.isButton ? "button" : "div"
    var attributes = "class=\"\(theme)_\(kind)_\(id.name)\""
    let states = [
      (1, "data-active"), (2, "aria-disabled=\"true\""), (4, "aria-pressed=\"true\""), (8, "data-focused"),
    ]
    for (bits, attribute) in states where key.state.bits & bits != 0 { attributes += " \(attribute)" }
    if !key[.metrics].isFallback { attributes += " data-metrics=\"\(key[.metrics].name)\"" }
    if key.isRightToLeft { attributes += " dir=\"rtl\"" }
    var style = "position:absolute;left:\(x)px;top:\(y)px"
    if art.resizing != nil || id.kind == .navigationBar { style += ";width:\(width)px" }
    if statesHeight { style += ";height:\(height)px" }
    return "<\(tag) \(attributes) style=\"\(style)\"></\(tag)>"
  }

  /// What should be seen on a screen of a scale: the resampler's picture, and how far each pixel may be from it; nil when
  /// the art has no such scale, or the frame cuts a pixel.
  func expected(at scale: Scale) -> (picture: Bitmap, tolerance: (Int, Int) -> Int)? {
    guard let slice = art.slices.first(where: { $0.scale == scale }),
      let wide = (width + outset.left + outset.right).pixels(at: scale),
      let tall = (height + outset.top + outset.bottom).pixels(at: scale)
    else { return nil }
    let bitmap = slice.pixels.bitmap
    let caps = slice.capInsets ?? .zero
    let mode = art.resizing ?? .stretch
    let picture = resampled(bitmap, caps: caps, to: Size(width: wide, height: tall), mode: mode)
    let core = slice.center ?? Rect(x: .zero, y: .zero, width: bitmap.size.width, height: bitmap.size.height)
    let isExactAcross = mode == .tile || core.width == Pixels(1) || wide == bitmap.size.width
    let isExactDown = mode == .tile || core.height == Pixels(1) || tall == bitmap.size.height
    // Browsers count fractions of a pixel in sixteenths.
    let limit = max(3, (bitmap.largestStep + 15) / 16)
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

extension SliceSet {
  fileprivate func art(_ name: PartName, _ element: Int, _ variant: Int) -> SlicedArt? {
    var place: Int? = variant
    while let index = place {
      if let part = parts[element][index].first(where: { $0.name == name }) { return part.art }
      place = theme.elements[element].variants[index].fallback
    }
    return nil
  }
}

extension Bitmap {
  /// The most by which a sample, over white, differs from that of the pixel beside or below it.
  fileprivate var largestStep: Int {
    func samples(_ x: Int, _ y: Int) -> [Int] {
      let color = Color(word: self[x, y])
      return [color.red, color.green, color.blue].map { 255 - (255 - Int($0)) * Int(color.alpha) / 255 }
    }
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let own = samples(x, y)
        if x > 0 { largest = max(largest, zip(own, samples(x - 1, y)).map { abs($0 - $1) }.max() ?? 0) }
        if y > 0 { largest = max(largest, zip(own, samples(x, y - 1)).map { abs($0 - $1) }.max() ?? 0) }
      }
    }
    return largest
  }
}
