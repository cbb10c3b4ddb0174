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
