import ThemeCore
import ThemeModel
import ThemePictures

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
