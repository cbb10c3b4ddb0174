package import ThemeCore

/// The changes that make the art of a state from the pixels of another state's art.
///
/// They are applied in a fixed order: swap, desaturate, multiply, screen, opacity, flip. All arithmetic is in integers on sRGB
/// bytes, and each step is rounded once, half up. Only swaps and opacity change alpha.
package struct Derivation: Hashable, Sendable {
  /// The replacement of a color by another.
  package struct Swap: Hashable, Sendable {
    /// The red, green and blue of the pixels to replace. Their alpha is not compared.
    package var from: Color
    /// The new red, green and blue. Its alpha A is multiplied by the pixel's alpha a: `(a·A + 127) / 255`.
    package var to: Color

    package init(from: Color, to: Color) {
      self.from = from
      self.to = to
    }
  }

  /// The color swaps. All compare the original pixels, and the first one that matches is applied.
  package var swaps: [Swap] = []
  /// How much colors are desaturated, in thousandths: 0 leaves them, 1000 makes them gray. The gray is
  /// `0.2126 r + 0.7152 g + 0.0722 b` of the bytes (the weights of ITU-R BT.709).
  package var desaturation: Int = 0
  /// The color that darkens the picture: a channel c becomes `c·(1 − A) + c·m·A` with the color's channel m and alpha A. Nil
  /// for none.
  package var multiply: Color?
  /// The color that lightens the picture: a channel c becomes `c·(1 − A) + (1 − (1 − c)(1 − m))·A`. Nil for none.
  package var screen: Color?
  /// The factor for alpha, in thousandths: `(a·opacity + 500) / 1000`.
  package var opacity: Int = 1000
  /// How the picture is flipped; nil leaves it as it is.
  package var flip: Flip?

  package init() {}
}

extension Derivation {
  /// The colors of swaps that no pixel of a picture has.
  package func unusedSwaps(in bitmap: Bitmap) -> [Color] {
    guard !swaps.isEmpty else { return [] }
    var missing = Set(swaps.map(\.from.channels))
    var last: UInt32?
    for word in bitmap.pixels where word != last {
      last = word
      let color = Color(word: word)
      if color.alpha > 0, missing.remove(color.channels) != nil, missing.isEmpty { return [] }
    }
    return swaps.map(\.from).filter { missing.contains($0.channels) }
  }
}

extension Color {
  /// Red, green and blue in one number.
  fileprivate var channels: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension Bitmap {
  /// The picture after a derivation. Desaturation and opacity are clamped to 0…1000.
  package func derived(by derivation: Derivation) -> Bitmap {
    // Art often has runs of one color, so the result for the last word is reused.
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
    if let swap = swaps.first(where: { $0.from.channels == color.channels }) {
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
  /// Replaces red, green and blue by the result of `change`, which gets the channel, the same channel of `other`, and the alpha
  /// of `other`. The results must be in 0…255.
  fileprivate mutating func mapChannels(with other: Color, _ change: (Int, Int, Int) -> Int) {
    let alpha = Int(other.alpha)
    red = UInt8(change(Int(red), Int(other.red), alpha))
    green = UInt8(change(Int(green), Int(other.green), alpha))
    blue = UInt8(change(Int(blue), Int(other.blue), alpha))
  }
}
