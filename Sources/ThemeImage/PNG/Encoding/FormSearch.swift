import ThemeCore

/// The search for the form and the filters that make the PNG of a picture smallest.
struct FormSearch: ~Copyable {
  /// A form of the picture with a choice of filters.
  private struct Candidate {
    let form: Int
    let choice: FilterChoice
    /// The bytes of the compressed image data and the tables, in the most recent comparison.
    let size: Int
  }

  private let bitmap: Bitmap
  private let colors: PictureColors
  private let effort: EncodingEffort
  private let forms: [PNGForm]
  private let room: Room
  private let ledger: CompressionLedger?
  /// The ledger's keys for the rows of each form; nil without a ledger, and for forms without a palette.
  private let knownRows: [CompressionLedger.Rows?]

  init(_ bitmap: Bitmap, _ effort: EncodingEffort, _ ledger: CompressionLedger?) {
    (self.bitmap, self.effort, self.ledger) = (bitmap, effort, ledger)
    colors = PictureColors(bitmap)
    forms = effort.triesAllForms ? colors.forms : colors.likelyForms
    let largest = forms.map { (1 + $0.rowByteCount(width: bitmap.width)) * bitmap.height }.max() ?? 0
    room = Room(Deflater.bound(largest))
    var knownRows = [CompressionLedger.Rows?](repeating: nil, count: forms.count)
    if ledger != nil {
      for (index, form) in forms.enumerated() where form.kind == .palette {
        knownRows[index] = CompressionLedger.Rows(PackedRows(bitmap, colors, as: form))
      }
    }
    self.knownRows = knownRows
  }

  /// The smallest file that the search finds.
  func file() -> [UInt8] {
    let finalist =
      effort.choices.isEmpty
      ? Candidate(form: 0, choice: forms[0].likelyChoice, size: 0) : best(of: candidates())
    return forms[finalist.form].file(of: bitmap, imageData: compressed(finalist.form, finalist.choice))
  }

  /// All candidates, ordered by their size after a quick compression, the smallest first.
  private func candidates() -> [Candidate] {
    let deflater = Deflater(level: 1)
    var candidates: [Candidate] = []
    func rank(_ form: Int, _ choices: [FilterChoice]) {
      var packed: PackedRows?
      for choice in choices {
        let count = count(form, choice, by: deflater) {
          let rows = packed ?? rows(form)
          packed = rows
          return rows
        }
        candidates.append(Candidate(form: form, choice: choice, size: count + forms[form].tableByteCount))
      }
    }
    for form in forms.indices { rank(form, effort.choices(for: forms[form])) }
    candidates = sorted(candidates)
    for form in promisingForms(of: candidates) {
      let tried = effort.choices(for: forms[form])
      rank(form, effort.furtherChoices.filter { !tried.contains($0) })
    }
    return sorted(candidates)
  }

  /// The forms for which further filters are tried: that of the best candidate, and the best one of the other kind if it is not
  /// much larger.
  private func promisingForms(of candidates: [Candidate]) -> [Int] {
    guard !effort.furtherChoices.isEmpty, let first = candidates.first else { return [] }
    func isPalette(_ candidate: Candidate) -> Bool { forms[candidate.form].kind == .palette }
    guard effort.comparesKinds, let percent = effort.comparison?.percent,
      let other = candidates.first(where: { isPalette($0) != isPalette(first) }),
      other.size.isAtMost(percent, percentLargerThan: first.size)
    else { return [first.form] }
    return [first.form, other.form]
  }

  /// The candidate that a better compression makes smallest.
  private func best(of candidates: [Candidate]) -> Candidate {
    let first = candidates[0]
    guard let comparison = effort.comparison else { return first }
    let promising = candidates.prefix(comparison.count).prefix {
      $0.size.isAtMost(comparison.percent, percentLargerThan: first.size)
    }
    guard promising.count > 1 else { return first }
    let deflater = Deflater(level: comparison.level)
    let compared = promising.map { candidate in
      let count = count(candidate.form, candidate.choice, by: deflater) { rows(candidate.form) }
      return Candidate(
        form: candidate.form, choice: candidate.choice, size: count + forms[candidate.form].tableByteCount)
    }
    return sorted(compared)[0]
  }

  private func sorted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { ($0.size, $0.form, $0.choice.rawValue) < ($1.size, $1.form, $1.choice.rawValue) }
  }

  /// The compressed size of a form with a choice of filters. `rows` is called only if the ledger does not know the size.
  private func count(
    _ form: Int, _ choice: FilterChoice, by deflater: borrowing Deflater, _ rows: () -> PackedRows
  ) -> Int {
    guard let ledger, let known = knownRows[form] else {
      return deflater.compress(rows().filtered(by: choice), to: room)
    }
    let way = CompressionLedger.Way(choice: choice, level: deflater.level)
    if let count = ledger.count(known, way) { return count }
    let count = deflater.compress(rows().filtered(by: choice), to: room)
    ledger.keep(count, of: known, way)
    return count
  }

  /// The compressed image data of a form with a choice of filters.
  private func compressed(_ form: Int, _ choice: FilterChoice) -> [UInt8] {
    guard let ledger, let known = knownRows[form] else {
      return compressed(rows(form).filtered(by: choice))
    }
    let way = CompressionLedger.Way(choice: choice, level: effort.level)
    if let stream = ledger.stream(known, way) { return stream }
    let stream = compressed(rows(form).filtered(by: choice))
    ledger.keep(stream, of: known, way)
    return stream
  }

  private func compressed(_ bytes: [UInt8]) -> [UInt8] {
    room.bytes(Deflater(level: effort.level).compress(bytes, to: room))
  }

  private func rows(_ form: Int) -> PackedRows { PackedRows(bitmap, colors, as: forms[form]) }
}

extension Int {
  fileprivate func isAtMost(_ percent: Int, percentLargerThan size: Int) -> Bool {
    (self - size) * 100 / size <= percent
  }
}

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
    words.isEmpty ? [] : [words, byLight, byUse].map(transparentFirst).unique
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
