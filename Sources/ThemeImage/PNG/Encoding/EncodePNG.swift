internal import CShims
internal import libdeflate

/// The version of everything else that the bytes of a PNG depend on besides its pixels and the effort. The number of the
/// encoder increases whenever its output changes.
package let pngEncoderVersion = "encoder 4, libdeflate \(LIBDEFLATE_VERSION_STRING)"

/// Encodes a bitmap as a PNG with only a header, a palette, transparency and image data, with at most 8 bits per sample, and
/// not interlaced. The file is decoded and compared with the bitmap before it is returned.
///
/// With the same version of libdeflate, the same bitmap gives the same bytes, with or without a ledger. A ledger must be used
/// for only one kind of `compression`.
package func encodePNG(
  _ bitmap: Bitmap, _ compression: PNGCompression = .small, _ ledger: CompressionLedger? = nil
) -> [UInt8] {
  let effort = EncodingEffort(compression, pixelCount: bitmap.pixels.count)
  let file = FormSearch(bitmap, effort, ledger).file()
  guard let decoded = try? decodePNG(file), decoded.bitmap == bitmap else {
    preconditionFailure("a PNG does not hold the pixels that it was made of")
  }
  return file
}

/// The effort that is spent on making a PNG small.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// Compresses the one or two most likely forms quickly.
  case fast
  /// Compares all forms by a quick compression, and compresses the best one with the highest effort.
  case small
}

/// The candidates that the encoder tries in order to make a PNG small.
struct EncodingEffort {
  /// Whether all forms that can hold the picture are tried, instead of only those that are smallest most often.
  let triesAllForms: Bool
  /// The filters to try in the first comparison for forms without a palette; forms with a palette are not tried with `up`. If
  /// it is empty, there is no comparison and only the likely form is used.
  private(set) var choices: [FilterChoice] = []
  /// Further filters to try for the most promising form.
  private(set) var furtherChoices: [FilterChoice] = []
  /// Whether the further filters are also tried for the best form of the other kind (with or without a palette), if the second
  /// comparison would still include it.
  private(set) var comparesKinds = false
  /// A second comparison of the most promising candidates, at a higher compression level of libdeflate: of at most `count`
  /// candidates that are at most `percent` larger than the first.
  private(set) var comparison: (level: Int, count: Int, percent: Int)?
  /// The compression level of libdeflate for files, from 1 to 12.
  let level: Int

  /// The effort for a picture of `pixelCount` pixels.
  init(_ compression: PNGCompression, pixelCount: Int) {
    triesAllForms = compression == .small
    switch compression {
    case .fast:
      level = pixelCount > 1 << 21 ? 6 : 8
      if pixelCount <= 1 << 20 { choices = [.none, .up] }
    case .small:
      // A picture of 16 megapixels must not take minutes.
      let isHuge = pixelCount > 1 << 22
      level = isHuge ? 9 : 12
      choices = [.none, .leastSum]
      guard !isHuge else { break }
      furtherChoices = [.sub, .up, .paeth, .fewestPairs]
      if pixelCount < 1 << 14 {
        choices.append(.up)
        comparesKinds = true
        comparison = (level: 8, count: 6, percent: 10)
      } else if pixelCount <= 1 << 20 {
        comparison = (level: 6, count: 4, percent: 3)
      }
    }
  }

  /// The filters to try for a form in the first comparison.
  func choices(for form: PNGForm) -> [FilterChoice] {
    form.kind == .palette ? choices.filter { $0 != .up } : choices
  }
}

/// The format in which a PNG stores the samples of a picture.
struct PNGForm {
  /// The color types, as in IHDR.
  enum Kind: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  let kind: Kind
  /// The bits of a sample, or of an index into the palette.
  let bitDepth: Int
  /// The words of the palette; empty for other kinds.
  var palette: [UInt32] = []
  /// Whether black is the color key for transparent pixels.
  var hasKey = false

  /// The number of bits of a pixel.
  var pixelBits: Int {
    switch kind {
    case .gray, .palette: bitDepth
    case .grayAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// The number of bytes of a packed row.
  func rowByteCount(width: Int) -> Int { (width * pixelBits + 7) / 8 }

  /// The choice of filters that is best most often. Filters predict levels, which makes indexes and packed samples larger.
  var likelyChoice: FilterChoice { kind == .palette || bitDepth < 8 ? .none : .leastSum }

  /// The alpha values of the palette, up to the last entry that isn't opaque.
  private var alphas: [UInt8] {
    let count = (palette.lastIndex { $0 >> 24 < 255 } ?? -1) + 1
    return palette.prefix(count).map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }

  /// The data of the chunk tRNS; empty if there is none.
  var transparency: [UInt8] {
    if kind == .palette { return alphas }
    return hasKey ? [UInt8](repeating: 0, count: kind == .gray ? 2 : 6) : []
  }

  /// The number of bytes of the chunks PLTE and tRNS.
  var tableByteCount: Int {
    let transparency = transparency.count
    return (palette.isEmpty ? 0 : 12 + 3 * palette.count) + (transparency == 0 ? 0 : 12 + transparency)
  }
}

extension PNGForm {
  /// The file of a picture in this form: header, palette, transparency, image data and end.
  func file(of bitmap: Bitmap, imageData: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(8 + 25 + tableByteCount + 12 + imageData.count + 12)
    let header =
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [UInt8(bitDepth), kind.rawValue, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    if !palette.isEmpty {
      let colors = palette.flatMap { word in [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) } }
      file.append(chunk: "PLTE", colors)
    }
    if !transparency.isEmpty { file.append(chunk: "tRNS", transparency) }
    file.append(chunk: "IDAT", imageData)
    file.append(chunk: "IEND", [])
    return file
  }
}

extension [UInt8] {
  /// Appends a chunk of a PNG, with its length and its checksum.
  mutating func append(chunk name: String, _ data: [UInt8]) {
    append(contentsOf: bigEndian(data.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: data)
    let checksum = unsafe self[start...].withUnsafeBufferPointer { unsafe cpng_crc($0.baseAddress, $0.count) }
    append(contentsOf: bigEndian(Int(checksum)))
  }
}
