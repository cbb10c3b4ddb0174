import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

/// The two sides of a picture at one scale.
struct PicturePair: Sendable {
  /// The name of the scale: `2x`.
  let scale: String
  /// The old slice, or that of another scale as apps show it instead; nil where there is none or its file is not at hand.
  let old: ShownSlice?
  /// The new slice, or that of another scale as apps show it instead; nil where there is none or its file is not at hand.
  let new: ShownSlice?
  /// Whether both sides look the same at every size that was tried.
  let looksSame: Bool

  /// The number of pixels in a point.
  var factor: Int { scale.scaleFactor }

  /// Both sides drawn in the size of their art, and laid over each other as an app does where that is the same.
  var natural: (old: Bitmap?, new: Bitmap?) {
    guard let old, let new, old.image.isLaid(as: new.image),
      let laid = old.laid(under: new, in: new.image.alignedSize)
    else { return (old?.natural, new?.natural) }
    return (laid.old, laid.new)
  }

  /// Both sides as `natural` has them, or stretched where they are too small to be seen, such as a plain color.
  var shown: (old: Bitmap?, new: Bitmap?) {
    let slices = [old, new].compactMap { $0 }
    let sizes = slices.map(\.image.sourceSize)
    let (width, height) = (sizes.map(\.width.count).max() ?? 0, sizes.map(\.height.count).max() ?? 0)
    let least = 12 * factor
    guard min(width, height) < least, slices.allSatisfy({ $0.image.mode != nil }) else { return natural }
    return laid(
      in: Size(
        width: Pixels(width < least ? 44 * factor : width),
        height: Pixels(height < least ? 44 * factor : height)))
  }

  /// The picture that marks where the two sides differ as they are shown, by how much people see of it on a ground; nil where a
  /// side is missing, where their sizes differ, and where one replaces the other, so that it would mark most of both.
  func difference(on ground: Color) -> Bitmap? {
    let (old, new) = shown
    return isReplaced(on: ground) ? nil : marked(old, new, on: ground)
  }

  /// Whether everyone sees that more than half of what either side draws differs.
  func isReplaced(on ground: Color) -> Bool {
    guard case (let old?, let new?) = shown, old.size == new.size else { return false }
    return LevelCounts(old, new, on: ground).isMost(above: 64)
  }

  /// Both sides stretched to the same widths: the least width that both can have, and twice and four times the width of their
  /// art, up to 320 points. Where the two look the same in the size of their art and yet differ, only sizes in which they
  /// differ. Empty where either keeps its size.
  var stretched: [(old: Bitmap?, new: Bitmap?)] {
    let slices = [old, new].compactMap { $0 }
    guard !slices.isEmpty, slices.allSatisfy({ $0.image.mode != nil }) else { return [] }
    let width = slices.map(\.image.sourceSize.width.count).max() ?? 1
    let height = slices.map(\.image.alignedSize.height.count).max() ?? 1
    let most = max(width, min(320 * factor, longestResampledSide))
    let least = slices.map(\.leastWidth.count).max() ?? 1
    var widths: [Int] = []
    for wanted in [least, min(2 * width, most), min(4 * width, most)] where widths.last ?? 0 < wanted {
      widths.append(wanted)
    }
    let beside = slices.map { ($0.image.alignment.left + $0.image.alignment.right).count }.min() ?? 0
    func layouts(_ widths: [Int], _ height: Int) -> [Size<Pixels>] {
      widths.filter { $0 * height <= Limit.picturePixels.standard }.map {
        Size(width: Pixels(max($0 - beside, 1)), height: Pixels(height))
      }
    }
    let sizes = layouts(widths, height).map(laid)
    guard !looksSame, let old, let new, natural.old == natural.new else { return sizes }
    let others =
      layouts([width] + widths.dropFirst(), 2 * height) + old.image.comparedLayouts(with: new.image)
    let differing = (sizes + others.map(laid)).filter { $0.old != $0.new }
    return differing.isEmpty ? sizes : Array(differing.prefix(3))
  }

  /// Both sides in a layout, laid over each other.
  private func laid(in layout: Size<Pixels>) -> (old: Bitmap?, new: Bitmap?) {
    if let old, let new, let laid = old.laid(under: new, in: layout) { return (laid.old, laid.new) }
    func drawn(_ slice: ShownSlice?) -> Bitmap? { slice.map { $0.drawn($0.image.drawnSize(of: layout)) } }
    return (drawn(old), drawn(new))
  }
}

/// The picture that marks where two pictures differ, by how much people see of it on a ground or, where that is nothing, on black
/// or on white; nil where one is missing or their sizes differ.
func marked(_ old: Bitmap?, _ new: Bitmap?, on ground: Color) -> Bitmap? {
  guard let old, let new, old.size == new.size else { return nil }
  return new.marking(changesFrom: old, on: ground, colors: levelColors)
}

/// How many levels of 255 two pictures of the same size differ by at most, as people see them on a ground; nil where a side is
/// missing, or their sizes differ.
func mostLevels(_ old: Bitmap?, _ new: Bitmap?, on ground: Color) -> Int? {
  guard let old, let new, old.size == new.size else { return nil }
  return seenLevels(old, new, on: ground)
}

/// What the colors of a difference mean.
let differenceLegend: [(color: Color, words: String)] = [
  (Color(red: 0xD2, green: 0xD4, blue: 0xD7), "the same on both sides"),
  (levelColors[4], "few people see it"), (levelColors[96], "everyone sees it"),
  (levelColors[255], "the opposite color"),
]

/// The color of each number of levels.
private let levelColors = (0...255).map(levelColor)

/// The color of a difference: from yellow for what few people see, by red, to a dark violet for the opposite.
private func levelColor(_ levels: Int) -> Color {
  let stops: [(levels: Int, red: Int, green: Int, blue: Int)] = [
    (0, 255, 236, 160), (8, 254, 204, 92), (32, 240, 110, 60), (96, 200, 20, 60), (255, 70, 0, 75),
  ]
  guard let index = stops.firstIndex(where: { levels <= $0.levels }), index > 0 else {
    return Color(red: 255, green: 236, blue: 160)
  }
  let (low, high) = (stops[index - 1], stops[index])
  func between(_ from: Int, _ to: Int) -> UInt8 {
    UInt8(from + (to - from) * (levels - low.levels) / (high.levels - low.levels))
  }
  return Color(
    red: between(low.red, high.red), green: between(low.green, high.green), blue: between(low.blue, high.blue)
  )
}

extension String {
  /// The number of pixels in a point at a scale with this name: 2 for `2x`.
  var scaleFactor: Int { max(1, min(Int(prefix { $0 != "x" }) ?? 1, 16)) }
}

/// A slice with its pixels, which can be drawn as apps draw it.
struct ShownSlice: Sendable {
  let image: ImageFacts
  private let pixels: Bitmap
  /// The scale that the slice is of, where it is shown at another one, and its facts there.
  let source: (scale: String, image: ImageFacts)?

  /// Nil where the slice's file is not at hand or does not have the size that the manifest states.
  init?(_ image: ImageFacts?, in bundle: BundleContents?) {
    guard let image, let pixels = bundle?.picture(image.file), pixels.size == image.size else { return nil }
    self.init(image, pixels)
  }

  init(_ image: ImageFacts, _ pixels: Bitmap) {
    self.image = image
    self.pixels = pixels
    source = nil
  }

  /// A slice of one scale as apps show it at another scale that has none: enlarged or reduced. `twin` is the picture of the other
  /// side at that scale.
  init(_ slice: ShownSlice, of scale: String, at other: String, beside twin: ImageFacts?) {
    image = slice.image.scaled(from: scale.scaleFactor, to: other.scaleFactor, beside: twin)
    pixels = slice.pixels
    source = (scale, slice.image)
  }

  /// The slice drawn in the size of the art that it was cut from.
  var natural: Bitmap { drawn(image.sourceSize) }

  /// The slice drawn in a size in pixels; a slice that does not stretch keeps its own size.
  func drawn(_ size: Size<Pixels>) -> Bitmap {
    if let source {
      let size = image.mode == nil ? image.size : size
      func side(_ side: Pixels, _ own: Pixels, _ shown: Pixels) -> Pixels {
        Pixels(max(1, side.count * own.count / shown.count))
      }
      let own = Size(
        width: side(size.width, source.image.sourceSize.width, image.sourceSize.width),
        height: side(size.height, source.image.sourceSize.height, image.sourceSize.height))
      return resampled(
        ShownSlice(source.image, pixels).drawn(own), caps: .zero, to: size, mode: .stretch)
    }
    guard let mode = image.mode else { return pixels }
    return resampled(pixels, caps: image.caps, to: size, mode: mode)
  }

  /// The slice as a view of a size in pixels shows it: what does not stretch is in the middle.
  func filling(_ size: Size<Pixels>) -> Bitmap {
    let drawn = drawn(size)
    return drawn.placed(
      x: (size.width.count - drawn.width) / 2, y: (size.height.count - drawn.height) / 2, in: size)
  }

  /// This slice and another one where layout gives both their size, laid over each other; nil where they are too large.
  func laid(under other: ShownSlice, in layout: Size<Pixels>) -> LaidPictures? {
    LaidPictures(
      drawn(image.drawnSize(of: layout)), image.alignment, other.drawn(other.image.drawnSize(of: layout)),
      other.image.alignment)
  }

  /// The least width at which the slice can be drawn: its caps and one column of pixels between them.
  var leastWidth: Pixels { image.caps.left + image.caps.right + Pixels(1) }

  /// The least height at which the slice can be drawn: its caps and one row of pixels between them.
  var leastHeight: Pixels { image.caps.top + image.caps.bottom + Pixels(1) }
}

/// The bundles of a theme on both sides of a comparison.
package struct ThemePair: Sendable {
  /// The theme's name.
  package let theme: String
  /// The theme's bundle on the old side; nil where that side does not have the theme.
  package let old: BundleContents?
  /// The theme's bundle on the new side; nil where that side does not have the theme.
  package let new: BundleContents?

  package init(theme: String, old: BundleContents?, new: BundleContents?) {
    self.theme = theme
    self.old = old
    self.new = new
  }
}

/// The themes of both sides paired by name, in the order of their names.
package func themePairs(_ before: [BundleContents], _ after: [BundleContents]) -> [ThemePair] {
  // Where each side has a single bundle, the two are compared whatever their names are.
  if before.count == 1, after.count == 1 {
    return [ThemePair(theme: after[0].manifest.theme, old: before[0], new: after[0])]
  }
  func byName(_ bundles: [BundleContents]) -> [String: BundleContents] {
    Dictionary(bundles.map { ($0.manifest.theme, $0) }) { first, _ in first }
  }
  let (old, new) = (byName(before), byName(after))
  return Set(old.keys).union(new.keys).sorted(by: precedesInBytes).map {
    ThemePair(theme: $0, old: old[$0], new: new[$0])
  }
}

/// A picture of an element that differs between the two sides, at all of its scales.
struct ShownPicture: Sendable {
  let part: String
  /// The variants that show the picture.
  var variants: [String]
  /// The picture at each scale, the smallest first; pixels are drawn only when they are asked for.
  let scales: [PicturePair]
  /// Whether reports say that people notice the change.
  var isFlagged = false

  /// The picture at the scale that shows its change: 2x or, where it is the same there, the largest scale at which it differs.
  var shown: PicturePair? {
    let own = scales.first { $0.scale == "2x" }
    if let own, !own.looksSame { return own }
    return scales.last { !$0.looksSame } ?? own ?? scales.last
  }
}

/// The changed pictures of two bundles, with the elements of both sides paired.
struct ShownPictures {
  private let old: BundleContents
  private let new: BundleContents
  private var elements: [String: (old: ElementFacts?, new: ElementFacts?)]
  /// For each element, the variants that reports tell of.
  private let flagged: [String: Set<String>]

  /// Nil for a theme that one side does not have.
  init?(_ pair: ThemePair, flagged: [String: Set<String>] = [:]) {
    guard let old = pair.old, let new = pair.new else { return nil }
    (self.old, self.new, self.flagged) = (old, new, flagged)
    elements = Dictionary(ElementPairs(old, new).all.map { ($0.name, (old: $0.old, new: $0.new)) }) {
      first, _ in first
    }
    for exchange in ElementExchange.all(old.manifest, new.manifest) {
      elements[exchange.name] = (exchange.old, exchange.new)
    }
  }

  /// The looks of an element that differ, as an app shows them, each with the normal state beside it if that is the same.
  func looks(of element: String, _ pictures: [ShownPicture]) -> [LookPair] {
    guard let (before, after) = elements[element] else { return [] }
    var looks = LookPair.all(element, comparedVariants(before, after), pictures, old, new)
    for index in looks.indices { looks[index].isFlagged = isFlagged(element, in: looks[index].variants) }
    guard before != nil, let after else { return looks }
    let changed = Set(looks.flatMap(\.variants))
    return looks.map { look in
      guard let key = look.variants.normalKey, let parsed = VariantKey(text: key), !changed.contains(key),
        !changed.contains(after.listedKey(where: parsed))
      else { return look }
      return look.beside(after.facts(where: parsed), in: key, new)
    }
  }

  private func isFlagged(_ element: String, in variants: [String]) -> Bool {
    flagged[element].map { !$0.isDisjoint(with: variants) } ?? false
  }

  /// Whether the new side lacks an element.
  func isGone(_ element: String) -> Bool { elements[element].map { $0.new == nil } ?? false }

  /// Texts that are equal for themes in which what changed of an element, in some or in all variants, looks the same; nil where
  /// its pixels are unknown.
  func identity(of element: String, in keys: [String]? = nil) -> [String]? {
    identities(of: element)?.filter { keys?.contains($0.variant) ?? true }.map(\.text)
  }

  /// The variants in which an element differs, each with a text that is equal for themes in which it looks the same; nil where
  /// its pixels are unknown.
  func identities(of element: String) -> [(variant: String, text: String)]? {
    guard let (before, after) = elements[element], let olds = old.digests, let news = new.digests else {
      return nil
    }
    let drawn = ["title", "tint", "icon", "hitArea"] + Property.sizes.map(\.rawValue)
    func side(_ facts: JSONValue, _ digests: DigestFacts) -> String {
      let pixels = facts.images.flatMap(\.scales).map { _, image in
        let lengths = (image.caps.sides + image.alignment.sides).map { String($0.length.count) }
        return ([digests.images[image.file]?.pixels ?? ""] + lengths).joined(separator: " ")
      }
      return (drawn.map { facts[$0]?.line ?? "" } + pixels).joined(separator: "\n")
    }
    return comparedVariants(before, after)
      .map { key, former, facts in (key, side(former, olds), side(facts, news)) }
      .filter { $0.1 != $0.2 }.map { ($0, "\($0) \($1) \($2)") }
  }

  /// The pictures of an element that are cut differently, look different, or exist on one side only. Pictures whose files are
  /// at hand on neither side are left out.
  func pictures(of element: String) -> [ShownPicture] {
    guard let (before, after) = elements[element] else { return [] }
    let comparison = PictureComparison(old: old, new: new)
    var shown: [(files: [String], part: String, variants: [String], scales: [PicturePair])] = []
    for (key, former, facts) in comparedVariants(before, after) {
      for (part, scales) in former.sideBySide(facts) {
        let files = scales.map { "\($0.old?.file ?? "") \($0.new?.file ?? "")" }
        if let index = shown.firstIndex(where: { $0.part == part && $0.files == files }) {
          shown[index].variants.append(key)
          continue
        }
        let changes = scales.map { comparison.change($0.old, $0.new) }
        guard changes.contains(where: { $0 != nil }) else { continue }
        let pairs = zip(scales, changes).map { scale, change in
          let looksSame = if case .looksSame? = change { true } else { change == nil }
          return PicturePair(
            scale: scale.name,
            old: slice(at: scale.name, scales.map { ($0.name, $0.old) }, old, beside: scale.new),
            new: slice(at: scale.name, scales.map { ($0.name, $0.new) }, new, beside: scale.old),
            looksSame: looksSame)
        }
        guard pairs.contains(where: { $0.old != nil || $0.new != nil }) else { continue }
        shown.append((files, part, [key], pairs))
      }
    }
    return shown.map { _, part, variants, scales in
      ShownPicture(
        part: part, variants: variants, scales: scales, isFlagged: isFlagged(element, in: variants))
    }
  }

  /// What a side shows of a picture at a scale: its slice or, where the picture has other scales alone, that of the largest.
  private func slice(
    at scale: String, _ images: [(name: String, image: ImageFacts?)], _ bundle: BundleContents,
    beside twin: ImageFacts?
  ) -> ShownSlice? {
    if let own = images.first(where: { $0.name == scale })?.image { return ShownSlice(own, in: bundle) }
    guard let other = images.last(where: { $0.image != nil }) else { return nil }
    return ShownSlice(other.image, in: bundle).map { ShownSlice($0, of: other.name, at: scale, beside: twin) }
  }
}

extension JSONValue {
  /// The pictures of the parts that either of two variants has, with both sides of each scale.
  func sideBySide(
    _ new: JSONValue
  ) -> [(part: String, scales: [(name: String, old: ImageFacts?, new: ImageFacts?)])] {
    let (olds, news) = (images, new.images)
    let former = olds.map(\.part).filter { part in !news.contains { $0.part == part } }
    return (news.map(\.part) + former).map { part in
      let before = olds.first { $0.part == part }?.scales ?? []
      let after = news.first { $0.part == part }?.scales ?? []
      let names = Set((before + after).map(\.name)).sorted(by: precedesInBytes)
      return (
        part,
        names.map { name in
          (name, before.first { $0.name == name }?.image, after.first { $0.name == name }?.image)
        }
      )
    }
  }
}
