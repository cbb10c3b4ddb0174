import ThemeCore
import ThemeModel

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
