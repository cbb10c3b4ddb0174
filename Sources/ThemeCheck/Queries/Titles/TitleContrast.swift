import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// How well a title can be read in one variant.
struct TitleContrast {
  let title: Ranged<Color>
  /// What lies beneath it.
  let part: PartContext
  let scale: Scale
  /// On the shade that is worst.
  let contrast: Contrast
  let shade: Color
  /// What WCAG asks for text of its size.
  let needed: Contrast
  /// Everything beneath the title at that scale.
  let shades: Shades

  var isEnough: Bool { contrast >= needed }
  /// The ratio for people.
  var text: String { contrast.text(needed: needed) }

  /// White or black, where it can be read here and in other places of the same color.
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
  /// How well a button's title can be read on its background; nil where either isn't known.
  func contrast(of title: ButtonTitle) -> TitleContrast? {
    guard title.facts.renderingIntent != .template, let part = title.background,
      let color = title.said.color.ranged
    else { return nil }
    return contrast(of: color, title.title.font, on: part) { TextBackdrop(of: title, on: $0, in: self) }
  }

  /// How well a bar's title can be read on its background in a variant; nil where either isn't known.
  func contrast(ofBarVariant index: Int) -> TitleContrast? {
    guard let title = facts[index].title, title.color != nil, facts[index].renderingIntent != .template,
      let part = part(.background, ofVariant: index),
      let color = element.variants[index].settings.title.value?.color.ranged
    else { return nil }
    return contrast(of: color, title.font, on: part) {
      TextBackdrop(ofBar: part, on: $0, in: self)
    }
  }

  /// Of several scales the worst.
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

/// What WCAG 2.2 asks for: 4.5:1, and 3:1 for large text, which is 24 points, or 18.66 in bold.
func neededContrast(_ font: TitleFacts.Font) -> Contrast {
  let isBold = [.bold, .heavy, .black].contains(font.weight)
  let large = isBold ? Points(units: 1_866 * Points.unitsPerPoint / 100) : Points(24)
  return Contrast(tenths: font.size >= large ? 30 : 45)
}
