package import ThemeCore

/// The colors that lie beneath a text, for finding the one on which it is hardest to read.
///
/// Of colors whose luminances differ by less than 1/4096 of white's only the first is kept, row by row, so that the
/// noise of a photograph costs no more than a gradient.
package struct Shades: Equatable, Sendable {
  /// Opaque, by ascending luminance; at least one.
  package let colors: [Color]

  private static let steps = 4_096

  /// The shades of a rectangle of a picture; nil where a pixel is not opaque and nothing is known to lie behind it.
  ///
  /// `backdrop` is the opaque color behind each row of the rectangle, from the top.
  package init?(of bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, over backdrop: [Color]? = nil) {
    precondition(
      !columns.isEmpty && !rows.isEmpty && columns.lowerBound >= 0 && columns.upperBound <= bitmap.width
        && rows.lowerBound >= 0 && rows.upperBound <= bitmap.height, "a rectangle outside of its picture")
    precondition(backdrop.map { $0.count == rows.count } ?? true, "a backdrop for other rows")
    // 0 stands for none: every word that is kept is opaque.
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

  /// The shade on which a text of a color has the least contrast, the darkest of equals, and that contrast.
  package func worst(for text: Color) -> (contrast: Contrast, shade: Color) {
    var candidates = colors[...]
    if text.alpha == 255 {
      // Only the neighbors of the text's own luminance can be the nearest.
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
