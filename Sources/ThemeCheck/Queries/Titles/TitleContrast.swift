import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// The contrast between a title and its background in one variant.
struct TitleContrast {
  let title: Ranged<Color>
  /// The part beneath the title.
  let part: PartContext
  let scale: Scale
  /// The contrast with `shade`, the lowest that the title has with any shade beneath it.
  let contrast: Contrast
  let shade: Color
  /// The contrast that WCAG requires for text of the title's size.
  let needed: Contrast
  /// All shades beneath the title at that scale.
  let shades: Shades

  var isEnough: Bool { contrast >= needed }
  /// The contrast ratio as messages state it.
  var text: String { contrast.text(needed: needed) }

  /// White or black, whichever has enough contrast here and in `others`; nil if neither has.
  func readable(on others: [TitleContrast]) -> (name: String, contrast: Contrast)? {
    for (name, level) in [("white", UInt8(255)), ("black", 0)] {
      let color = Color(red: level, green: level, blue: level)
      guard others.allSatisfy({ $0.shades.worst(for: color).contrast >= $0.needed }) else { continue }
      let contrast = shades.worst(for: color).contrast
      if contrast >= needed { return (name, contrast) }
    }
    return nil
  }
}

extension ElementContext {
  /// The contrast of a button's title with its background; nil if either is not known.
  func contrast(of title: ButtonTitle) -> TitleContrast? {
    guard title.facts.renderingIntent != .template, let part = title.background,
      let color = title.said.color.ranged
    else { return nil }
    return contrast(of: color, title.title.font, on: part) { TextBackdrop(of: title, on: $0, in: self) }
  }

  /// The contrast of a bar's title with its background in a variant; nil if either is not known.
  func contrast(ofBarVariant index: Int) -> TitleContrast? {
    guard let title = facts[index].title, title.color != nil, facts[index].renderingIntent != .template,
      let part = part(.background, ofVariant: index),
      let color = element.variants[index].settings.title.value?.color.ranged
    else { return nil }
    return contrast(of: color, title.font, on: part) {
      TextBackdrop(ofBar: part, on: $0, in: self)
    }
  }

  /// The lowest contrast of a title at any scale; nil if the area beneath it is not known at any.
  private func contrast(
    of color: Ranged<Color>, _ font: TitleFacts.Font, on part: PartContext,
    backdrop: (ImageContext) -> TextBackdrop?
  ) -> TitleContrast? {
    var worst: TitleContrast?
    for image in part.images {
      guard let backdrop = backdrop(image), let shades = store.shades(backdrop.recipe) else { continue }
      let (contrast, shade) = shades.worst(for: color.value)
      if let known = worst, known.contrast <= contrast { continue }
      worst = TitleContrast(
        title: color, part: part, scale: image.scale, contrast: contrast, shade: shade,
        needed: neededContrast(font), shades: shades)
    }
    return worst
  }
}

/// The contrast that WCAG 2.2 requires: 3:1 for large text, which is at least 24 points or in bold 18.66 points, and 4.5:1 for
/// other text.
func neededContrast(_ font: TitleFacts.Font) -> Contrast {
  let isBold = [.bold, .heavy, .black].contains(font.weight)
  let large = isBold ? Points(units: 1_866 * Points.unitsPerPoint / 100) : Points(24)
  return Contrast(tenths: font.size >= large ? 30 : 45)
}
