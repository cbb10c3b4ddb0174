package import ThemeCore

/// How the art of a state is made from another state's pixels.
///
/// Its parts are applied in a fixed order: swap, desaturate, multiply, screen, opacity, flip. All is integer arithmetic on
/// sRGB bytes, each step rounded once, halves up; alpha changes only by a swap and by opacity.
package struct Derivation: Hashable, Sendable {
  /// A color that takes another's place.
  package struct Swap: Hashable, Sendable {
    /// Pixels of this red, green and blue are meant, whatever their alpha.
    package var from: Color
    /// The new red, green and blue; its alpha is multiplied into the pixel's: `(a·A + 127) / 255`.
    package var to: Color

    package init(from: Color, to: Color) {
      self.from = from
      self.to = to
    }
  }

  /// All look at the original pixels; the first that fits is taken.
  package var swaps: [Swap] = []
  /// 0 leaves the colors, 1000 makes them gray, in thousandths: the gray is `0.2126 r + 0.7152 g + 0.0722 b` of the
  /// bytes (the weights of ITU-R BT.709).
  package var desaturation: Int = 0
  /// Darkens: a channel c becomes `c·(1 − A) + c·m·A` for the color's channel m and alpha A.
  package var multiply: Color?
  /// Lightens: a channel c becomes `c·(1 − A) + (1 − (1 − c)(1 − m))·A`.
  package var screen: Color?
  /// What alpha is multiplied by, in thousandths: `(a·opacity + 500) / 1000`.
  package var opacity: Int = 1000
  /// Which sides change places.
  package var flip: Flip?

  package init() {}
}

extension Bitmap {
  /// The picture with a derivation applied; a desaturation and an opacity outside 0…1000 are taken as the nearer end.
  package func derived(by derivation: Derivation) -> Bitmap {
    // Art has runs of one color: what became of the last word often serves again.
    var (last, made): (UInt32, UInt32) = (0, 0)
    let changed = pixels.map { word in
      if word != last {
        made = derivation.applied(to: Color(word: word)).word
        last = word
      }
      return made
    }
    let bitmap = Bitmap(width: width, height: height, cleared: changed)
    return derivation.flip.map(bitmap.flipped) ?? bitmap
  }
}

extension Derivation {
  fileprivate func applied(to color: Color) -> Color {
    var color = color
    if let swap = swaps.first(where: { $0.from.hasSameChannels(as: color) }) {
      let alpha = (Int(color.alpha) * Int(swap.to.alpha) + 127) / 255
      color = swap.to
      color.alpha = UInt8(alpha)
    }
    let amount = min(max(desaturation, 0), 1000)
    if amount > 0 {
      let gray = 2126 * Int(color.red) + 7152 * Int(color.green) + 722 * Int(color.blue)
      color.mapChannels(with: color) { channel, _, _ in
        (channel * (1000 - amount) * 10_000 + gray * amount + 5_000_000) / 10_000_000
      }
    }
    if let multiply {
      color.mapChannels(with: multiply) { channel, other, alpha in
        (channel * (255 * (255 - alpha) + other * alpha) + 32_512) / 65_025
      }
    }
    if let screen {
      color.mapChannels(with: screen) { channel, other, alpha in
        (channel * 65_025 + (255 - channel) * other * alpha + 32_512) / 65_025
      }
    }
    color.alpha = UInt8((Int(color.alpha) * min(max(opacity, 0), 1000) + 500) / 1000)
    return color.alpha > 0 ? color : .clear
  }
}

extension Color {
  fileprivate func hasSameChannels(as other: Color) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }

  /// Changes red, green and blue, each with the same channel of another color and with that one's alpha; what the change gives
  /// must be within 0…255.
  fileprivate mutating func mapChannels(with other: Color, _ change: (Int, Int, Int) -> Int) {
    let alpha = Int(other.alpha)
    red = UInt8(change(Int(red), Int(other.red), alpha))
    green = UInt8(change(Int(green), Int(other.green), alpha))
    blue = UInt8(change(Int(blue), Int(other.blue), alpha))
  }
}
