import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

/// One side of an element in a variant, as an app shows it. All lengths are in points.
struct ElementLook {
  let facts: JSONValue
  /// The picture that stretches below the title.
  let art: ShownSlice?
  let icon: ShownSlice?
  private let icons: [(name: String, image: ImageFacts)]
  /// The pictures of all parts.
  private let images: [(name: String, image: ImageFacts)]
  private let isMainPart: Bool
  let element: String
  let variant: String

  /// The look of a part; only the main part has a title. Nil for a side without the element, and where there is nothing to show.
  ///
  /// A picture that lacks the scale is shown at its largest one, and so are all pictures for nil.
  init?(
    _ facts: JSONValue, part: String, of element: String, in variant: String, at scale: String?,
    _ bundle: BundleContents
  ) {
    guard facts.members != nil else { return nil }
    func slice(_ scales: [(name: String, image: ImageFacts)]) -> ShownSlice? {
      ShownSlice((scales.first { $0.name == scale } ?? scales.last)?.image, in: bundle)
    }
    isMainPart = part.isMainPart
    self.facts = isMainPart ? facts : .null
    images = facts.images.flatMap(\.scales)
    art = slice(facts.images.first { $0.part == part }?.scales ?? [])
    var icons = part.isMainPart ? facts.images.filter { $0.part == "icon" } : []
    // The items of a bar have its icons, of which the first is shown.
    if part.isMainPart, icons.isEmpty, facts["icon"] != nil, element.hasSuffix("/items"),
      let key = VariantKey(text: variant)
    {
      icons =
        bundle.manifest.elements.first { $0.name.hasPrefix(element.dropLast(5) + "icons/") }?
        .facts(where: key).images ?? []
    }
    self.icons = icons.first?.scales ?? []
    icon = slice(self.icons)
    (self.element, self.variant) = (element, variant)
    guard art != nil || icon != nil || self.facts["title"] != nil else { return nil }
  }

  var hasTitle: Bool { facts["title"] != nil }
  var fontSize: Double { facts["title"]?["font"]?["size"]?.drawnLength ?? 17 }
  var isRightToLeft: Bool { VariantKey(text: variant)?.isRightToLeft ?? false }
  var isDark: Bool { variant.isOfDarkMode }

  func inset(_ side: String) -> Double { facts["title"]?["insets"]?[side]?.drawnLength ?? 0 }

  /// The size of a picture in the size of its art.
  func size(of slice: ShownSlice) -> LookSize {
    let (size, factor) = (slice.image.sourceSize, factor(of: slice))
    return LookSize(width: Double(size.width.count) / factor, height: Double(size.height.count) / factor)
  }

  /// The number of pixels in a point of a picture.
  func factor(of slice: ShownSlice) -> Double {
    let name = (images + icons).first { $0.image.file == slice.image.file }?.name ?? "2x"
    return Double(name.prefix { $0 != "x" }) ?? 2
  }

  /// How much of the art lies outside what layout aligns.
  var alignment: Insets<Double> {
    guard let art else { return Insets(top: 0, left: 0, bottom: 0, right: 0) }
    let factor = factor(of: art)
    return art.image.alignment.map { Double($0.count) / factor }
  }

  /// The icon and the title between the insets.
  func content(_ title: String?) -> ContentLayout {
    content(width: title.map { TitleBoxes($0).width * fontSize })
  }

  /// The icon and a title of some width between the insets.
  func content(width: Double?) -> ContentLayout {
    ContentLayout(
      facts, isRightToLeft: isRightToLeft, isItem: element.hasPrefix("controls/tabBars/"),
      icon: icon.map(size(of:)), title: width.map { LookSize(width: $0, height: fontSize * 1.2) })
  }

  /// The size of the element with a title, as `themec render` has it; a picture that stretches and has no title is shown in
  /// twice its width.
  func size(_ title: String?) -> LookSize {
    let own =
      art.map { size(of: $0) } ?? icon.map { size(of: $0) }
      ?? LookSize(width: 0, height: fontSize * 1.3)
    let stretches = art?.image.mode != nil
    if !stretches, !isMainPart { return own }
    let bar = platformBarHeight(of: element, in: variant)
    let height =
      facts["height"]?.drawnLength ?? bar ?? max(own.height, art == nil ? content(title).size.height : 0)
    if bar != nil || element.hasPrefix("navigationBars/") { return LookSize(width: 320, height: height) }
    guard title != nil || icon != nil else {
      // A line of hair has rows that differ, and keeps its height.
      let isPlain = art.map { $0.natural.hasEqualRows(0..<$0.natural.height) } ?? true
      return LookSize(
        width: stretches ? max(2 * own.width, 44) : own.width, height: isPlain ? max(height, 8) : height)
    }
    let least = art.map { stretches ? Double($0.leastWidth.count) / factor(of: $0) : own.width } ?? 0
    let content = (inset("left") + content(title).size.width + inset("right")).rounded(.up)
    return LookSize(width: facts.widths(\.drawnLength).clamped(content, least: least), height: height)
  }
}

extension FactChange {
  var isMaximumWidth: Bool { path == ["maximumWidth"] }
}

/// A size in points.
struct LookSize: Hashable {
  var width: Double
  var height: Double
}

/// A rectangle in points.
struct LookRectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var bottom: Double { y + height }

  func union(_ other: LookRectangle) -> LookRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LookRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  func padded(by margin: Double) -> LookRectangle {
    LookRectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension JSONValue {
  /// The limits of the width that the facts of a variant state, in points.
  func widths(_ points: (JSONValue) -> Double?) -> WidthLimits<Double> {
    WidthLimits(
      minimum: self["minimumWidth"].flatMap(points), maximum: self["maximumWidth"].flatMap(points))
  }

  /// Whether the facts of a variant say how wide it may be at most.
  var limitsWidth: Bool { self["maximumWidth"] != nil }

  /// The value of a property in the facts of a variant.
  fileprivate subscript(property: Property) -> JSONValue? {
    property.rawValue.split(separator: ".").reduce(self) { value, name in value?[String(name)] }
  }

  /// The number of points; nil for any other value. A manifest may come from an untrusted source, so it has a limit.
  var drawnLength: Double? { double.flatMap { abs($0) < 10_000 ? $0 : nil } }

  /// The color written as `#rrggbb` or `#rrggbbaa`; nil for any other value.
  var writtenColor: Color? { string.flatMap(Color.init(written:)) }
}

extension Color {
  /// Nil for a text that is not `#rrggbb` or `#rrggbbaa`.
  init?(written text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let full = text.utf8.count == 9 ? value : value << 8 | 0xFF
    self.init(
      red: UInt8(full >> 24), green: UInt8(full >> 16 & 255), blue: UInt8(full >> 8 & 255),
      alpha: UInt8(full & 255))
  }
}

/// Where the icon and the title of an element are between its insets. All lengths have one unit: points, or pixels of a scale.
struct ContentLayout {
  private let icon: LookSize?
  /// Nil also where the icon is alone (`placement: only`).
  private let title: LookSize?
  private let gap: Double
  /// Whether the icon is above or below the title.
  private let isStacked: Bool
  /// Whether the icon is left of the title, or above it.
  private let isIconFirst: Bool
  /// The part of the free room that is left of the content, and above it: 0, a half or 1.
  let alignment: (across: Double, down: Double)

  /// Lays out an icon and a title of the given sizes by the facts of a manifest; `unit` is the length of a point. In an item of
  /// a tab bar, an icon that leads is above the title.
  init(
    _ facts: JSONValue, isRightToLeft: Bool, isItem: Bool = false, icon: LookSize?, title: LookSize?,
    unit: Double = 1
  ) {
    let stated = icon == nil ? nil : facts["icon"]?["placement"]?.string
    let placement = isItem && stated == "leading" ? "above" : stated
    self.icon = icon
    self.title = placement == "only" ? nil : title
    gap = icon == nil || self.title == nil ? 0 : (facts["icon"]?["gap"]?.drawnLength ?? 0) * unit
    isStacked = placement == "above" || placement == "below"
    isIconFirst = isStacked ? placement == "above" : (placement == "trailing") == isRightToLeft
    // The page of `preview` has the same words.
    let shares: [String: Double] = [
      "left": 0, "right": 1, "leading": isRightToLeft ? 1 : 0, "trailing": isRightToLeft ? 0 : 1, "top": 0,
      "bottom": 1,
    ]
    let placed = Property.alignments.map { shares[facts[$0]?.string ?? ""] ?? 0.5 }
    alignment = (across: placed[0], down: placed[1])
  }

  /// The size of the icon, the gap and the title together.
  var size: LookSize {
    let parts = [icon, title].compactMap(\.self)
    let (widths, heights) = (parts.map(\.width), parts.map(\.height))
    return isStacked
      ? LookSize(width: widths.max() ?? 0, height: heights.reduce(gap, +))
      : LookSize(width: widths.reduce(gap, +), height: heights.max() ?? 0)
  }

  /// The places of the icon and the title. Content that is too wide starts at the left edge of the room.
  func places(in room: LookRectangle) -> (icon: LookRectangle?, title: LookRectangle?) {
    let size = size
    let x = room.x + max(0, room.width - size.width) * alignment.across
    let y = room.y + (room.height - size.height) * alignment.down
    func place(_ part: LookSize?, isFirst: Bool) -> LookRectangle? {
      part.map { part in
        let (right, bottom) = (size.width - part.width, size.height - part.height)
        return LookRectangle(
          x: x + (isStacked ? right / 2 : isFirst ? 0 : right),
          y: y + (isStacked ? isFirst ? 0 : bottom : bottom / 2), width: part.width, height: part.height)
      }
    }
    return (place(icon, isFirst: isIconFirst), place(title, isFirst: !isIconFirst))
  }
}
