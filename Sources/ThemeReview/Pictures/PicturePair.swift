import ThemeCore
import ThemeImage
import ThemeStretch

/// A picture at one scale on both sides.
struct PicturePair: Sendable {
  /// The scale by its name: `2x`.
  let scale: String
  /// Nil where there is none, or its file is not at hand.
  let old: ShownSlice?
  let new: ShownSlice?
  /// Whether it looks the same at every size that was tried.
  let looksSame: Bool

  /// How many pixels a point has.
  var factor: Int { Int(scale.prefix { $0 != "x" }) ?? 1 }

  /// Both as large as their art.
  var natural: (old: Bitmap?, new: Bitmap?) { (old?.natural, new?.natural) }

  /// Where the two differ, in the size of their art; nil where they have no size in common.
  var difference: Bitmap? {
    guard let old = old?.natural, let new = new?.natural, old.size == new.size else { return nil }
    return differenceMarked(old, new)
  }

  /// Both stretched to the same widths: as narrow as both hold, twice and four times as wide as their art, at most 320 pt; and
  /// higher as well, where they differ only then. Empty where either keeps its size.
  var stretched: [(old: Bitmap?, new: Bitmap?)] {
    let slices = [old, new].compactMap { $0 }
    guard !slices.isEmpty, slices.allSatisfy({ $0.image.mode != nil }) else { return [] }
    let width = slices.map(\.image.sourceSize.width.count).max() ?? 1
    let height = slices.map(\.image.sourceSize.height.count).max() ?? 1
    let most = max(width, min(320 * factor, longestResampledSide))
    let least = slices.map(\.leastWidth.count).max() ?? 1
    var widths: [Int] = []
    for wanted in [least, min(2 * width, most), min(4 * width, most)] where widths.last ?? 0 < wanted {
      widths.append(wanted)
    }
    func drawn(_ width: Int, _ height: Int) -> (old: Bitmap?, new: Bitmap?) {
      let size = Size(width: Pixels(width), height: Pixels(height))
      return (old?.drawn(size), new?.drawn(size))
    }
    var sizes = widths.map { drawn($0, height) }
    if !looksSame, natural.old == natural.new, sizes.allSatisfy({ $0.old == $0.new }),
      2 * height <= longestResampledSide
    {
      sizes.append(drawn(width, 2 * height))
    }
    return sizes
  }
}

/// The new picture, faint, and each pixel that differs in red, the stronger the more it differs.
private func differenceMarked(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
  let pixels = zip(old.pixels, new.pixels).map { before, after in
    if before == after {
      let color = Color(word: after)
      let gray = UInt8((Int(color.red) * 2 + Int(color.green) * 5 + Int(color.blue)) / 8)
      return Color(red: gray, green: gray, blue: gray, alpha: color.alpha / 5).word
    }
    let levels = levelDifference(before, after)
    return Color(red: 0xE0, green: 0x1E, blue: 0x5A, alpha: UInt8(min(255, 110 + levels * 2))).word
  }
  return Bitmap(width: new.width, height: new.height, pixels: pixels)
}
