extension PictureColors {
  /// The form without a palette that takes the fewest bits.
  private var directForm: PNGForm {
    switch (isGray, isOpaque) {
    case (true, true): PNGForm(kind: .gray, bitDepth: grayDepth)
    case (true, false): PNGForm(kind: .grayAlpha, bitDepth: 8)
    case (false, true): PNGForm(kind: .rgb, bitDepth: 8)
    case (false, false): PNGForm(kind: .rgba, bitDepth: 8)
    }
  }

  /// The form that takes the fewest bits, a palette only where it saves more than its table costs.
  var likelyForm: PNGForm {
    let direct = directForm
    guard !words.isEmpty else { return direct }
    let palette = PNGForm(kind: .palette, bitDepth: indexDepth, palette: transparentFirst(words))
    // Compression makes the pixels a fourth or less of what they were, and leaves the table as it is.
    let savedBits = (direct.pixelBits - palette.pixelBits) * indexes.count
    return savedBits > 4 * 8 * palette.tableByteCount ? palette : direct
  }

  /// The forms that are most often the smallest: the likely one first, and the one without a palette.
  var likelyForms: [PNGForm] {
    let (likely, direct) = (likelyForm, directForm)
    return likely.kind == .palette ? [likely, direct] : [direct]
  }

  /// All forms that hold the pixels.
  var forms: [PNGForm] {
    var forms = [directForm]
    if isGray && isOpaque && grayDepth < 8 { forms.append(PNGForm(kind: .gray, bitDepth: 8)) }
    if !isOpaque && isSharp && !hasBlack {
      forms.append(PNGForm(kind: isGray ? .gray : .rgb, bitDepth: isGray ? grayDepth : 8, hasKey: true))
    }
    for palette in palettes {
      forms.append(PNGForm(kind: .palette, bitDepth: indexDepth, palette: palette))
      // Whole bytes can take fewer than packed ones: they repeat themselves more often.
      if indexDepth < 8 { forms.append(PNGForm(kind: .palette, bitDepth: 8, palette: palette)) }
    }
    return forms
  }

  /// The fewest bits that hold an index of a palette.
  private var indexDepth: Int { words.count <= 2 ? 1 : words.count <= 4 ? 2 : words.count <= 16 ? 4 : 8 }

  /// The words in several orders: those that aren't opaque first in each, so that the others need no alpha.
  private var palettes: [[UInt32]] {
    guard !words.isEmpty else { return [] }
    var palettes: [[UInt32]] = []
    for order in [words, byLight, byUse] {
      let palette = transparentFirst(order)
      if !palettes.contains(palette) { palettes.append(palette) }
    }
    return palettes
  }

  private func transparentFirst(_ words: [UInt32]) -> [UInt32] {
    words.filter { $0 >> 24 < 255 } + words.filter { $0 >> 24 == 255 }
  }

  /// From dark to light: neighbors in a picture are neighbors in the palette.
  private var byLight: [UInt32] {
    words.sorted { (light($0), $0) < (light($1), $1) }
  }

  private var byUse: [UInt32] {
    let uses = uses
    return words.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { words[$0] }
  }
}

/// 1000 times the luma of a word (ITU-R BT.601), as it looks before black.
private func light(_ word: UInt32) -> UInt32 {
  let luma = 299 * (word & 0xFF) + 587 * (word >> 8 & 0xFF) + 114 * (word >> 16 & 0xFF)
  return luma / 255 * (word >> 24)
}
