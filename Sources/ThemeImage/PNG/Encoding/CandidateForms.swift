extension PictureColors {
  /// The form without a palette that takes the fewest bits per pixel.
  private var directForm: PNGForm {
    switch (isGray, isOpaque) {
    case (true, true): PNGForm(kind: .gray, bitDepth: grayDepth)
    case (true, false): PNGForm(kind: .grayAlpha, bitDepth: 8)
    case (false, true): PNGForm(kind: .rgb, bitDepth: 8)
    case (false, false): PNGForm(kind: .rgba, bitDepth: 8)
    }
  }

  /// The form that probably takes the fewest bytes. A palette is used only if it saves more than its table costs.
  var likelyForm: PNGForm {
    let direct = directForm
    guard !words.isEmpty else { return direct }
    let palette = PNGForm(kind: .palette, bitDepth: indexDepth, palette: transparentFirst(words))
    // Compression reduces the pixels to a quarter or less, but not the table.
    let savedBits = (direct.pixelBits - palette.pixelBits) * indexes.count
    return savedBits > 4 * 8 * palette.tableByteCount ? palette : direct
  }

  /// The forms that are smallest most often: the likely one first, then the one without a palette.
  var likelyForms: [PNGForm] {
    let (likely, direct) = (likelyForm, directForm)
    return likely.kind == .palette ? [likely, direct] : [direct]
  }

  /// All forms that can hold the pixels.
  var forms: [PNGForm] {
    var forms = [directForm]
    if isGray && isOpaque && grayDepth < 8 { forms.append(PNGForm(kind: .gray, bitDepth: 8)) }
    if !isOpaque && isSharp && !hasBlack {
      forms.append(PNGForm(kind: isGray ? .gray : .rgb, bitDepth: isGray ? grayDepth : 8, hasKey: true))
    }
    for palette in palettes {
      forms.append(PNGForm(kind: .palette, bitDepth: indexDepth, palette: palette))
      // Unpacked indexes can compress better than packed ones, because whole bytes repeat more often.
      if indexDepth < 8 { forms.append(PNGForm(kind: .palette, bitDepth: 8, palette: palette)) }
    }
    return forms
  }

  /// The fewest bits that can hold an index into the palette.
  private var indexDepth: Int { words.count <= 2 ? 1 : words.count <= 4 ? 2 : words.count <= 16 ? 4 : 8 }

  /// The palette in several orders. Words that aren't opaque are first in each, so that the others need no alpha.
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

  /// The words from dark to light, so that similar colors of a picture have similar indexes.
  private var byLight: [UInt32] {
    words.sorted { (light($0), $0) < (light($1), $1) }
  }

  private var byUse: [UInt32] {
    let uses = uses
    return words.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { words[$0] }
  }
}

/// The luma of a word over black, times 1000 (ITU-R BT.601).
private func light(_ word: UInt32) -> UInt32 {
  let luma = 299 * (word & 0xFF) + 587 * (word >> 8 & 0xFF) + 114 * (word >> 16 & 0xFF)
  return luma / 255 * (word >> 24)
}
