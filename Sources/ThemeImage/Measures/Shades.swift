package import ThemeCore

/// The colors beneath a text, from which the one with the least contrast to the text is found.
///
/// The range of luminance is divided into 4,096 steps, and only the first color in each step is kept, so that the noise of a
/// photograph costs no more than a gradient.
package struct Shades: Equatable, Sendable {
  /// The opaque colors by ascending luminance; at least one.
  package let colors: [Color]

  private static let steps = 4_096

  /// The shades of a rectangle of a picture; nil if a pixel is not opaque and there is no `backdrop`.
  ///
  /// `backdrop` is the opaque color behind each row of the rectangle, from the top.
  package init?(of bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, over backdrop: [Color]? = nil) {
    precondition(
      !columns.isEmpty && !rows.isEmpty && columns.lowerBound >= 0 && columns.upperBound <= bitmap.width
        && rows.lowerBound >= 0 && rows.upperBound <= bitmap.height, "a rectangle outside of its picture")
    precondition(backdrop.map { $0.count == rows.count } ?? true, "a backdrop for other rows")
    // 0 means that there is no color yet: the words that are kept are opaque, and so never 0.
    var kept = [UInt32](repeating: 0, count: Shades.steps)
    for y in rows {
      var last: UInt32?
      for x in columns {
        let word = bitmap[x, y]
        if word == last { continue }
        last = word
        var color = Color(word: word)
        if color.alpha != 255 {
          guard let backdrop else { return nil }
          color = color.over(backdrop[y - rows.lowerBound])
        }
        let step = Int(color.luminance.units) * (Shades.steps - 1) / Int(Luminance.white.units)
        if kept[step] == 0 { kept[step] = color.word }
      }
    }
    colors = kept.lazy.filter { $0 != 0 }.map { Color(word: $0) }
  }

  /// The shade with the least contrast to a text of a color, and that contrast. Of equal ones, the darkest shade.
  package func worst(for text: Color) -> (contrast: Contrast, shade: Color) {
    var candidates = colors[...]
    if text.alpha == 255 {
      // For an opaque text, only the shades next to its own luminance can have the least contrast.
      let luminance = text.luminance
      let place = colors.partitioningIndex { $0.luminance >= luminance }
      candidates = colors[max(0, place - 1)..<min(colors.count, place + 1)]
    }
    var worst: (contrast: Contrast, shade: Color)?
    for shade in candidates {
      let contrast = Contrast(text.over(shade), shade)
      if let known = worst, known.contrast <= contrast { continue }
      worst = (contrast, shade)
    }
    guard let worst else { preconditionFailure("shades of nothing") }
    return worst
  }
}
