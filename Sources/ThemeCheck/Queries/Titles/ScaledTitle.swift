import ThemeCore
import ThemeModel
import ThemePictures

extension VariantFacts {
  /// Says how large a title becomes at most that follows the text size of the user: as large as its lines fit into what
  /// the insets leave of a button's height, or into the lowest bar, in whole points. It is never less than its own size, and it
  /// has no limit where layout makes a button as high as its text.
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

  /// How much of a button's height an icon above or below the title takes.
  private func rowOfIcon(_ parts: [PartContext]) -> Points {
    guard let icon, icon.placement == .above || icon.placement == .below,
      let part = parts.named(.icon)
    else { return .zero }
    return part.images[0].picture.size.height + icon.gap
  }
}

/// The height of a bar on a phone that lies on its side.
private let lowestBar = Points(32)

/// The size of the text whose lines are about as high as a length: what `lineHeight` turns into a height.
private func largestSize(inLine height: Points) -> Points { Points(units: height.units * 5 / 6) }
