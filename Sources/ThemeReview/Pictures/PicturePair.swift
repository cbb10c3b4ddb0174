import ThemeCore
import ThemeImage
import ThemeStretch

/// The two sides of a picture at one scale.
struct PicturePair: Sendable {
  /// The name of the scale: `2x`.
  let scale: String
  /// The old slice; nil where there is none or its file is not at hand.
  let old: ShownSlice?
  /// The new slice; nil where there is none or its file is not at hand.
  let new: ShownSlice?
  /// Whether both sides look the same at every size that was tried.
  let looksSame: Bool

  /// The number of pixels in a point.
  var factor: Int { Int(scale.prefix { $0 != "x" }) ?? 1 }

  /// Both sides drawn in the size of their art.
  var natural: (old: Bitmap?, new: Bitmap?) { (old?.natural, new?.natural) }

  /// The picture that marks where the two sides differ in the size of their art; nil where a side is missing or their sizes
  /// differ.
  var difference: Bitmap? {
    guard let old = old?.natural, let new = new?.natural, old.size == new.size else { return nil }
    return differenceMarked(old, new)
  }

  /// Both sides stretched to the same widths: the least width that both can have, and twice and four times the width of their
  /// art, up to 320 points. Where the two look the same at all of these widths and yet differ, they are also drawn at twice
  /// their height. Empty where either keeps its size.
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

/// The new picture as a faint grayscale, with each pixel that differs in red, which is more opaque the more the pixel differs.
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
