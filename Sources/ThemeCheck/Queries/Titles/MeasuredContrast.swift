import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The contrast between what is drawn over art and the art, in one variant.
struct MeasuredContrast {
  let foreground: Foreground
  /// The part beneath it.
  let part: PartContext
  /// The variant in which both are seen.
  let key: VariantKey
  /// The contrast with `shade`, the lowest that there is with any shade beneath.
  let contrast: Contrast
  let shade: Color
  /// All shades beneath, at the scale of the lowest contrast.
  let shades: Shades

  var needed: Contrast { foreground.needed }
  var isEnough: Bool { contrast >= needed }
  /// The contrast ratio as messages state it.
  var text: String { contrast.text(needed: needed) }

  /// Whether the color is darker than what is beneath it or, if both are equal, nearer to black than to white.
  var isDark: Bool {
    let own = foreground.color.value.over(shade)
    if own.luminance != shade.luminance { return own.luminance < shade.luminance }
    let (white, black) = (
      Color(red: 255, green: 255, blue: 255), Color(red: 0, green: 0, blue: 0)
    )
    return Contrast(own, white) > Contrast(own, black)
  }

  /// Whether another color would have enough contrast here.
  func isReadable(_ color: Color) -> Bool { shades.worst(for: color).contrast >= needed }

  /// White or black, whichever has enough contrast here and in `others`; nil if neither has.
  func readable(on others: [MeasuredContrast]) -> (name: String, contrast: Contrast)? {
    for (name, level) in [("white", UInt8(255)), ("black", 0)] {
      let color = Color(red: level, green: level, blue: level)
      guard isReadable(color), others.allSatisfy({ $0.isReadable(color) }) else { continue }
      return (name, shades.worst(for: color).contrast)
    }
    return nil
  }
}

extension ElementContext {
  /// The contrast of a button's title with its background; nil if either is not known.
  func contrast(of title: ButtonTitle) -> MeasuredContrast? {
    guard title.facts.renderingIntent != .template, let part = title.background,
      let color = title.variant.ranged(title.title.color, .titleColor)
    else { return nil }
    return contrast(of: Foreground(.title, color, title.title.font), on: part) {
      TextBackdrop(of: title, on: $0, in: self)
    }
  }

  /// The contrast of a button's tinted icon with its background in a variant; nil if either is not known.
  func contrast(ofIconIn index: Int) -> MeasuredContrast? {
    guard facts[index].renderingIntent != .template, let part = part(.background, ofVariant: index),
      let icon = self.part(.icon, ofVariant: index), let placement = facts[index].icon?.placement,
      let tint = element.variants[index].ranged(facts[index].icon?.tint, .iconTint)
    else { return nil }
    let height = height(ofVariant: index)?.value
    let isAlone = placement != .above && placement != .below
    return contrast(of: Foreground(.icon, tint: tint), on: part) { image in
      TextBackdrop(
        of: icon.images[0].picture.size.height, centeredIn: isAlone ? height : nil, on: image, part.resizing)
    }
  }

  /// The contrasts of a bar's title, its large title and the tint of its icons with its background in a variant, where they are
  /// known.
  func contrasts(ofBarVariant index: Int) -> [MeasuredContrast] {
    guard facts[index].renderingIntent != .template, let part = part(.background, ofVariant: index) else {
      return []
    }
    let (facts, variant) = (facts[index], element.variants[index])
    var found: [MeasuredContrast?] = []
    if let title = facts.title, let color = variant.ranged(title.color, .titleColor) {
      found.append(
        contrast(of: Foreground(.title, color, title.font), on: part) {
          TextBackdrop(ofBar: part, on: $0, line: title, in: self)
        })
    }
    if showsLargeTitle(index), let title = facts.largeTitle, let color = title.color,
      let range = variant.range(ofLargeTitle: .titleColor)
    {
      var font = title.font
      if variant.range(ofLargeTitle: .titleFontSize) == nil { font.size = TitleFacts.Font.largeSize }
      found.append(
        contrast(of: Foreground(.largeTitle, Ranged(color, range), font), on: part) {
          // A bar with a large title is higher by what the platform decides.
          TextBackdrop(of: lineHeight(ofSize: font.size), centeredIn: nil, on: $0, part.resizing)
        })
    }
    if let tint = variant.ranged(facts.tint, .tint) {
      found.append(
        contrast(of: Foreground(.tint, tint: tint), on: part) {
          TextBackdrop(ofBar: part, on: $0, line: nil, in: self)
        })
    }
    return found.compactMap { $0 }
  }

  /// Whether a bar shows its large title in a variant: where nothing is scrolled, if the theme tells that apart, and never in a
  /// low bar or above a prompt.
  private func showsLargeTitle(_ index: Int) -> Bool {
    let metrics = element.variants[index].key[.metrics].name
    let hasEdge = element.values[VariantAxis.metrics.rawValue].contains { $0.name == "scrollEdge" }
    return metrics == (hasEdge ? "scrollEdge" : "default")
  }

  /// The lowest contrast with a part at any scale; nil if the area beneath is not known at any.
  func contrast(
    of foreground: Foreground, on part: PartContext, seenIn key: VariantKey? = nil,
    backdrop: (ImageContext) -> TextBackdrop?
  ) -> MeasuredContrast? {
    var worst: MeasuredContrast?
    for image in part.images {
      guard let backdrop = backdrop(image), let shades = store.shades(backdrop.recipe) else { continue }
      let (contrast, shade) = shades.worst(for: foreground.color.value)
      if let known = worst, known.contrast <= contrast { continue }
      worst = MeasuredContrast(
        foreground: foreground, part: part, key: key ?? part.key, contrast: contrast, shade: shade,
        shades: shades)
    }
    return worst
  }
}

/// What is drawn over art in a color of the theme and has to stand out from the art.
struct Foreground {
  enum Kind {
    case title, largeTitle, placeholder, icon, tint
  }

  let kind: Kind
  /// The color, with the place that declares it.
  let color: Ranged<Color>
  /// The contrast that WCAG 2.2 requires.
  let needed: Contrast

  /// A text of a font.
  init(_ kind: Kind, _ color: Ranged<Color>, _ font: TitleFacts.Font) {
    self.kind = kind
    self.color = color
    needed = neededContrast(font)
  }

  /// Icons, which are no text.
  init(_ kind: Kind, tint: Ranged<Color>) {
    self.kind = kind
    color = tint
    needed = Contrast(tenths: 30)
  }

  /// The noun in messages: "title".
  var noun: String {
    switch kind {
    case .title: "title"
    case .largeTitle: "large title"
    case .placeholder: "placeholder"
    case .icon: "icon"
    case .tint: "tint"
    }
  }

  /// The key that declares the color.
  var key: String { kind == .icon || kind == .tint ? "tint" : "color" }
}

/// The contrast that WCAG 2.2 requires: 3:1 for large text, which is at least 24 points or in bold 18.66 points, and 4.5:1 for
/// other text.
private func neededContrast(_ font: TitleFacts.Font) -> Contrast {
  let isBold = [.bold, .heavy, .black].contains(font.weight)
  let large = isBold ? Points(units: 1_866 * Points.unitsPerPoint / 100) : Points(24)
  return Contrast(tenths: font.size >= large ? 30 : 45)
}

extension VariantFacts {
  /// Limits the size of a title that follows the user's text size, in whole points: its lines must fit between the insets of a
  /// button of known height, or within a bar, which is the lowest one if its height is not declared.
  ///
  /// The limit is never less than the title's own size. There is none where layout makes a button as high as its text.
  mutating func limitScaledTitle(of kind: ElementKind, _ parts: [PartContext]) {
    guard let title, let font = title.$font, font.scales == true else { return }
    let room: Points
    if kind == .navigationBar {
      room = height ?? lowestBar
    } else if kind.isButton, let height = height ?? parts.named(.background)?.ownHeight?.value {
      room = height - title.insets.top - title.insets.bottom - rowOfIcon(parts)
    } else {
      return
    }
    let line = Points(units: max(room, .zero).units / Int64(max(title.lines, 1)))
    let size = Points(Int(largestSize(inLine: line).units / Points.unitsPerPoint))
    self.title?.$font?.maximumSize = max(size, font.size)
  }

  /// The height that an icon above or below the title takes, including the gap, in points.
  private func rowOfIcon(_ parts: [PartContext]) -> Points {
    guard let icon, icon.placement == .above || icon.placement == .below,
      let part = parts.named(.icon)
    else { return .zero }
    return part.images[0].picture.size.height + icon.gap
  }
}

/// The height of a bar on a phone in landscape.
private let lowestBar = Points(32)

/// The largest font size whose lines fit a height; the inverse of `lineHeight`, apart from rounding.
private func largestSize(inLine height: Points) -> Points { Points(units: height.units * 5 / 6) }
