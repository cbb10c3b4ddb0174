internal import CShims

/// The samples of a picture in one form. Each row begins at a byte boundary.
struct PackedRows {
  let form: PNGForm
  let bytes: [UInt8]
  let rowByteCount: Int
  let height: Int
  private let zeros: [UInt8]

  init(_ bitmap: Bitmap, _ colors: PictureColors, as form: PNGForm) {
    let rowByteCount = form.rowByteCount(width: bitmap.width)
    let count = rowByteCount * bitmap.height
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      initialized = count
      guard form.kind == .palette else {
        return unsafe cpng_pack_words(
          bitmap.pixels, bitmap.width, bitmap.height, UInt32(form.kind.rawValue), UInt32(form.bitDepth),
          bytes.baseAddress)
      }
      let places = colors.places(in: form.palette)
      unsafe cpng_pack_indexes(
        colors.indexes, places, bitmap.width, bitmap.height, UInt32(form.bitDepth), bytes.baseAddress)
    }
    (self.form, self.rowByteCount, height) = (form, rowByteCount, bitmap.height)
    zeros = [UInt8](repeating: 0, count: rowByteCount)
  }

  /// The number of bytes of the filtered rows.
  private var filteredByteCount: Int { (1 + rowByteCount) * height }

  /// The filtered rows, each preceded by the number of its filter.
  func filtered(by choice: FilterChoice) -> [UInt8] {
    let filters = filters(by: choice)
    return unsafe [UInt8](unsafeUninitializedCapacity: filteredByteCount) { out, count in
      count = filteredByteCount
      unsafe withRows { rows in unsafe cpng_filter(rows, filters, out.baseAddress) }
    }
  }

  /// The filter of each row.
  private func filters(by choice: FilterChoice) -> [UInt8] {
    guard let measure = choice.measure else {
      return [UInt8](repeating: UInt8(choice.rawValue), count: height)
    }
    var work = [UInt8](repeating: 0, count: cpng_choosing_bytes(rowByteCount))
    return unsafe [UInt8](unsafeUninitializedCapacity: height) { filters, count in
      count = height
      unsafe withRows { rows in unsafe cpng_choose_filters(rows, measure, &work, filters.baseAddress) }
    }
  }

  private func withRows(_ body: (UnsafePointer<cpng_rows>) -> Void) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe zeros.withUnsafeBufferPointer { zeros in
        var rows = unsafe cpng_rows(
          bytes: bytes.baseAddress, zeros: zeros.baseAddress, row_bytes: rowByteCount, height: height,
          pixel_bytes: max(1, form.pixelBits / 8))
        unsafe body(&rows)
      }
    }
  }
}

extension PictureColors {
  /// The index in a palette of each of the picture's words, padded to 256 entries.
  fileprivate func places(in palette: [UInt32]) -> [UInt8] {
    let place = Dictionary(
      uniqueKeysWithValues: palette.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) })
    return words.map { place[$0] ?? 0 } + [UInt8](repeating: 0, count: 256 - words.count)
  }
}

/// How the filters of rows are chosen: the same filter for all rows, or the best one for each row by a measure.
enum FilterChoice: Int, CaseIterable {
  /// The filters by their numbers in PNG.
  case none = 0
  case sub = 1
  case up = 2
  case paeth = 4
  case leastSum, fewestPairs

  /// The measure by which the filter of each row is chosen; nil if all rows have the same filter.
  var measure: cpng_measure? {
    switch self {
    case .none, .sub, .up, .paeth: nil
    case .leastSum: cpng_least_sum
    case .fewestPairs: cpng_fewest_pairs
    }
  }
}

/// The properties of a picture's colors that determine its possible forms.
struct PictureColors {
  private(set) var isOpaque = true
  /// Whether every pixel is opaque or fully transparent.
  private(set) var isSharp = true
  /// Whether every pixel is gray: its red, green and blue are equal.
  private(set) var isGray = true
  /// Whether an opaque pixel is black, which prevents black from being the color key.
  private(set) var hasBlack = false
  /// The fewest bits that can hold every red value.
  private(set) var grayDepth = 1
  /// All words in the order of their first use; empty if there are more than 256.
  private(set) var words: [UInt32]
  /// The index in `words` of each pixel; empty if there are more than 256 words.
  let indexes: [UInt8]

  init(_ bitmap: Bitmap) {
    let count = bitmap.pixels.count
    var words = [UInt32](repeating: 0, count: 256)
    var found = 0
    indexes = unsafe [UInt8](unsafeUninitializedCapacity: count) { indexes, initialized in
      found = unsafe cpng_index_colors(bitmap.pixels, count, &words, indexes.baseAddress)
      initialized = found == 0 ? 0 : count
    }
    self.words = Array(words.prefix(found))
    if found > 0 {
      for word in self.words { look(at: word) }
      return
    }
    var previous: UInt32?
    for word in bitmap.pixels where word != previous {
      previous = word
      look(at: word)
    }
  }

  private mutating func look(at word: UInt32) {
    let red = word & 0xFF
    let alpha = word >> 24
    if alpha != 255 { isOpaque = false }
    if alpha != 255 && alpha != 0 { isSharp = false }
    if word == 0xFF00_0000 { hasBlack = true }
    if word & 0xFF_FFFF != red * 0x01_0101 { isGray = false }
    let depth = red % 255 == 0 ? 1 : red % 85 == 0 ? 2 : red % 17 == 0 ? 4 : 8
    if depth > grayDepth { grayDepth = depth }
  }

  /// The number of pixels with each word.
  var uses: [Int] {
    var uses = [Int](repeating: 0, count: words.count)
    for index in indexes { uses[Int(index)] += 1 }
    return uses
  }
}
