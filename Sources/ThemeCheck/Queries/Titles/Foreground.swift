import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution

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
