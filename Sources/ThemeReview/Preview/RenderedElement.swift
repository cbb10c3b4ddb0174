package import ThemeCore
package import ThemeImage
import ThemeModel
import ThemeResolution

/// Why an element can't be drawn.
package enum RenderProblem: Error {
  /// The bundle has no such element; `known` are the names of its elements.
  case noElement(known: [String])
  /// No element can have such a variant; `known` are the keys of the variants that the manifest lists.
  case noVariant(known: [String])
  /// The variant has no picture at the scale, or none whose file is at hand; `known` are the scales at which it has pictures.
  case noPicture(known: [String])
  /// The picture would have more pixels than a picture may have.
  case tooLarge
}

/// The element to draw, and how to draw it.
package struct RenderRequest: Sendable {
  /// The element by kind and name: `buttons/save`.
  package var element: String
  /// The variant as a manifest writes it: `highlighted.dark`. A value that the element does not have counts as the nearest one
  /// that it has.
  package var variant = "normal"
  package var scale = Scale.x2
  /// The width in points; nil for the width that the title and the limits of the element require.
  package var width: Double?
  /// The height in points; nil for the height of the element.
  package var height: Double?
  /// The title; nil for none.
  package var title: String?

  package init(element: String) {
    self.element = element
  }
}

/// Draws an element as an app shows it: the background stretched by the resampler, the icon, and the title as boxes in its
/// color or, without one, in white or nearly black.
package func rendered(_ request: RenderRequest, of bundle: BundleContents) throws(RenderProblem) -> Bitmap {
  guard let element = bundle.manifest.elements.first(where: { $0.name == request.element }) else {
    throw .noElement(known: bundle.manifest.elements.map(\.name))
  }
  let listed = element.variants.first { $0.key == request.variant }
  let facts = listed?.facts ?? VariantKey(text: request.variant).map { element.facts(where: $0) }
  guard let facts else { throw .noVariant(known: element.variants.map(\.key)) }
  let look = RenderedLook(facts, request, bundle)
  guard let size = look.size else {
    let scales = facts.images.flatMap(\.scales).map(\.name)
    throw .noPicture(known: Scale.allCases.map(\.name).filter(scales.contains))
  }
  let (width, height) = (look.pixels(size.width), look.pixels(size.height))
  let sides = 1...longestResampledSide
  guard sides ~= width, sides ~= height, width * height <= Limit.picturePixels.standard else {
    throw .tooLarge
  }
  return look.drawn(Size(width: Pixels(width), height: Pixels(height)))
}

/// The look of a variant; lengths are in points unless a name says pixels.
private struct RenderedLook {
  private let facts: JSONValue
  private let request: RenderRequest
  private let background: ShownSlice?
  private let icon: ShownSlice?
  private let title: TitleBoxes?

  init(_ facts: JSONValue, _ request: RenderRequest, _ bundle: BundleContents) {
    func slice(_ names: [String]) -> ShownSlice? {
      let images = facts.images.first { names.contains($0.part) }?.scales
      return ShownSlice(images?.first { $0.name == request.scale.name }?.image, in: bundle)
    }
    self.facts = facts
    self.request = request
    background = slice(["background", "image"])
    icon = slice(["icon"])
    title = facts["title"] == nil ? nil : request.title.map { TitleBoxes($0) }
  }

  func pixels(_ points: Double) -> Int { Int((points * Double(request.scale.rawValue)).rounded()) }

  private func points(_ pixels: Pixels?) -> Double {
    Double(pixels?.count ?? 0) / Double(request.scale.rawValue)
  }

  private var fontSize: Double { facts["title"]?["font"]?["size"]?.points ?? 17 }

  private func inset(_ side: String) -> Double { facts["title"]?["insets"]?[side]?.points ?? 0 }

  /// The icon and the title between the insets, in pixels.
  private var content: ContentLayout {
    let unit = Double(request.scale.rawValue)
    return ContentLayout(
      facts, isRightToLeft: VariantKey(text: request.variant)?.isRightToLeft ?? false,
      icon: icon.map { icon in
        let size = icon.image.sourceSize
        return LookSize(width: Double(size.width.count), height: Double(size.height.count))
      },
      title: title.map {
        LookSize(width: $0.width * fontSize * unit, height: TitleBoxes.height * fontSize * unit)
      }, unit: unit)
  }

  /// The size in points. Unless the request has a width, it is `insets.left` + content + `insets.right` within the limits of
  /// the element, or the width of the art where there is neither title nor icon. Nil where there is nothing to draw.
  var size: (width: Double, height: Double)? {
    guard let art = background?.image.sourceSize ?? icon?.image.sourceSize else { return nil }
    let least = background?.image.mode == nil ? points(art.width) : points(background?.leastWidth)
    let isFilled = title != nil || icon != nil
    let filled = inset("left") + content.size.width / Double(request.scale.rawValue) + inset("right")
    let wanted = (isFilled ? filled : points(art.width)).rounded(.up)
    let own = facts.widths(\.points).clamped(wanted, least: least)
    return (request.width ?? own, request.height ?? facts["height"]?.points ?? ownHeight(art))
  }

  /// The height, in points, of an element that has none: the platform's for a bar, whose art stretches to it, and otherwise that
  /// of the art.
  private func ownHeight(_ art: Size<Pixels>) -> Double {
    guard let bar = platformBarHeight(of: request.element, in: request.variant) else {
      return points(art.height)
    }
    let least = background?.image.mode == nil ? art.height : background?.leastHeight
    return max(bar, points(least))
  }

  func drawn(_ size: Size<Pixels>) -> Bitmap {
    var picture = Painting(width: size.width.count, height: size.height.count)
    if let background {
      let tint = facts["renderingIntent"]?.string == "template" ? facts["tint"]?.writtenColor : nil
      let art = background.filling(size)
      picture.draw(tint.map(art.tinted) ?? art, x: 0, y: 0)
    }
    let (left, top) = (pixels(inset("left")), pixels(inset("top")))
    let room = left..<max(left + 1, size.width.count - pixels(inset("right")))
    let shift = facts["title"]?["offset"]
    let places = content.places(
      in: LookRectangle(
        x: Double(left + pixels(shift?["x"]?.points ?? 0)), y: Double(top + pixels(shift?["y"]?.points ?? 0)),
        width: Double(room.count), height: Double(size.height.count - top - pixels(inset("bottom")))))
    if let icon, let place = places.icon {
      let (art, tint) = (icon.natural, facts["icon"]?["tint"]?.writtenColor)
      picture.draw(tint.map(art.tinted) ?? art, x: Int(place.x.rounded()), y: Int(place.y.rounded()))
    }
    if let title, let place = places.title {
      draw(title, x: Int(place.x.rounded()), y: Int(place.y.rounded()), within: room, on: &picture)
    }
    return picture.bitmap
  }

  /// Draws the boxes of the title over those of its shadow. Boxes are cut at the ends of `room`.
  private func draw(
    _ title: TitleBoxes, x: Int, y: Int, within room: Range<Int>, on picture: inout Painting
  ) {
    let height = pixels(TitleBoxes.height * fontSize)
    let color =
      facts["title"]?["color"]?.writtenColor
      ?? .readable(on: background, over: .ground(of: request.variant))
    func boxes(_ color: Color, _ across: Int, _ down: Int) {
      for word in title.words {
        let from = max(room.lowerBound, x + pixels(word.lowerBound * fontSize)) + across
        let to = min(room.upperBound, x + pixels(word.upperBound * fontSize)) + across
        let top = y + down
        if from < to { picture.fill(color, x: from..<to, y: top..<top + height) }
      }
    }
    if let shadow = facts["title"]?["shadow"], let color = shadow["color"]?.writtenColor {
      boxes(color, pixels(shadow["x"]?.points ?? 0), pixels(shadow["y"]?.points ?? 0))
    }
    boxes(color, 0, 0)
  }
}

extension JSONValue {
  /// The number of points; nil for any other value, and for more than a picture can have.
  fileprivate var points: Double? { double.flatMap { abs($0) < 100_000 ? $0 : nil } }
}

/// A title as one box for each word. Glyphs differ between machines; boxes have about the right place and size on all of them.
struct TitleBoxes {
  /// The left and right edges of the words, in ems from the left.
  let words: [Range<Double>]
  /// The width of the whole title, in ems.
  let width: Double

  /// The height of boxes, in ems: about that of capital letters in most fonts.
  static let height = 0.72

  init(_ text: String) {
    var words: [Range<Double>] = []
    var (start, end) = (0.0, 0.0)
    for character in text {
      if character.isWhitespace {
        if end > start { words.append(start..<end) }
        end += 0.28
        start = end
      } else {
        end += Self.advance(of: character)
      }
    }
    if end > start { words.append(start..<end) }
    self.words = words
    width = end
  }

  /// The width of a character in ems. Ideographs, kana, Hangul and emoji fill a square; other characters are 0.56 em wide on
  /// average.
  private static func advance(of character: Character) -> Double {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      1
    default: 0.56
    }
  }
}

/// The height of a bar, or of a control's background that is one, on a phone where the theme says none, in points; nil for any
/// other element. `variant` is the key of the variant that is shown.
///
/// Navigation bars and toolbars are 44 points high and tab bars 49, all of them 32 in landscape; a prompt adds 30.
func platformBarHeight(of element: String, in variant: String) -> Double? {
  let parts = element.split(separator: "/")
  let metrics = VariantKey(text: variant)?[.metrics].name ?? "default"
  let isCompact = metrics.hasPrefix("compact")
  if parts.first == "navigationBars" { return (isCompact ? 32 : 44) + (metrics.hasSuffix("Prompt") ? 30 : 0) }
  guard parts.first == "controls", parts.count == 4, parts[3] == "background" else { return nil }
  switch parts[1] {
  case "toolbars": return isCompact ? 32 : 44
  case "tabBars": return isCompact ? 32 : 49
  case "searchBars": return 52
  default: return nil
  }
}
