internal import CShims

/// The kind of a file that isn't a PNG, recognized by its first bytes. The raw value continues the message `not a PNG: …`.
package enum FileKind: String, Sendable {
  case empty = "the file is empty"
  case zeros = "the file is all zeros"
  case jpeg = "it is a JPEG"
  case gif = "it is a GIF"
  case webP = "it is a WebP"
  case bmp = "it is a BMP"
  case tiff = "it is a TIFF"
  case photoshop = "it is a Photoshop file"
  case icon = "it is a Windows icon"
  case appleIcon = "it is an Apple icon"
  case heif = "it is a HEIF"
  case avif = "it is an AVIF"
  case pdf = "it is a PDF"
  case svg = "it is an SVG"
  case html = "it is an HTML page"
  /// The pointer file that Git LFS leaves in place of a large file that was not fetched.
  case largeFilePointer = "it is a Git LFS pointer"
  case text = "it is text"
  /// A PNG whose line ends were changed, for example by a transfer in text mode.
  case pngSentAsText = "its first bytes were changed, for example by a transfer in text mode"
  case unknown = "it does not begin like a PNG"

  /// The texts at byte offsets by which a kind is recognized, with one scalar for each byte. The first kind of which all texts
  /// match is taken.
  private static let beginnings: [(kind: FileKind, texts: KeyValuePairs<Int, String>)] = [
    (.jpeg, [0: "\u{FF}\u{D8}\u{FF}"]),
    (.gif, [0: "GIF8"]),
    (.webP, [0: "RIFF", 8: "WEBP"]),
    (.bmp, [0: "BM"]),
    (.tiff, [0: "II*\0"]),
    (.tiff, [0: "MM\0*"]),
    (.photoshop, [0: "8BPS"]),
    (.icon, [0: "\0\0\u{1}\0"]),
    (.appleIcon, [0: "icns"]),
    (.avif, [4: "ftypavi"]),
    (.heif, [4: "ftyp"]),
    (.pdf, [0: "%PDF"]),
    (.largeFilePointer, [0: "version https://git-lfs"]),
    (.pngSentAsText, [0: "\u{89}PNG"]),
    // The first byte was replaced by the replacement character.
    (.pngSentAsText, [0: "\u{EF}\u{BF}\u{BD}PNG"]),
    (.pngSentAsText, [0: "\tPNG"]),
  ]

  init(_ bytes: [UInt8]) {
    let known = Self.beginnings.first { entry in
      entry.texts.allSatisfy { offset, text in
        bytes.dropFirst(offset).starts(with: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      }
    }
    self = bytes.isEmpty ? .empty : known?.kind ?? FileKind(text: bytes.prefix(512))
  }

  private init(text: ArraySlice<UInt8>) {
    if text.allSatisfy({ $0 == 0 }) {
      self = .zeros
      return
    }
    guard text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (9...13).contains($0) }) else {
      self = .unknown
      return
    }
    let words = String(decoding: text, as: UTF8.self).lowercased()
    if words.contains("<svg") {
      self = .svg
    } else if words.contains("<html") || words.contains("<!doctype html") {
      self = .html
    } else {
      self = text.allSatisfy { $0 < 0x80 } ? .text : .unknown
    }
  }

  /// Whether programs that open such a file can export it as a PNG.
  var isPicture: Bool {
    switch self {
    case .jpeg, .gif, .webP, .bmp, .tiff, .photoshop, .icon, .appleIcon, .heif, .avif, .pdf, .svg: true
    case .empty, .zeros, .html, .largeFilePointer, .text, .pngSentAsText, .unknown: false
    }
  }
}

// Apple's variant of PNG is what Xcode makes of a project's art (by pngcrush -iphone). It has a chunk CgBI before the header,
// image data without the header and the checksum of zlib, and premultiplied samples with blue first.

extension PNGContainer {
  /// The file in a form that libpng can read: without CgBI, and with the image data in one zlib stream in one chunk. The
  /// samples stay as they are.
  func withoutAppleForm() throws(PNGError) -> [UInt8] {
    var data: [UInt8] = []
    for chunk in chunks where chunk.name == "CgBI" || chunk.name == "IDAT" {
      guard
        checksum(from: chunk.data.lowerBound - 4, to: chunk.data.upperBound, of: bytes)
          == bytes.bigEndian32(at: chunk.data.upperBound)
      else { throw .wrongChecksum(chunk.name) }
      if chunk.name == "IDAT" { data += bytes[chunk.data] }
    }
    // Each row has a filter byte, and Adam7 has at most two rows for each row of the picture, plus one in each of seven passes.
    let most = header.packedByteCount + 2 * header.height + 7
    var sum: UInt32 = 0
    let count = data.count
    let isWhole = unsafe data.withUnsafeBufferPointer { data in
      unsafe cpng_adler(data.baseAddress, count, most, &sum)
    }
    guard isWhole else { throw .unreadable("its image data can't be inflated") }
    // The zlib header for deflate with a window of 32 KiB, including its check bits (RFC 1950, 2.2).
    data = [0x78, 0x01] + data + bigEndian(sum)

    var made = PNGContainer.signature
    var isFirst = true
    for chunk in chunks where chunk.name != "CgBI" {
      guard chunk.name == "IDAT" else {
        made += bytes[chunk.data.lowerBound - 8..<chunk.data.upperBound + 4]
        continue
      }
      guard isFirst else { continue }
      isFirst = false
      made.append(chunk: "IDAT", data)
    }
    return made
  }
}

/// Converts a pixel of Apple's variant to a word of a bitmap, which is straight with red first. A channel `c` was stored as
/// `p = c a / 255`, rounded, so the nearest value is `(255 p + a / 2) / a`, rounded half up and at most 255.
func straightWord(ofApple word: UInt32) -> UInt32 {
  let alpha = word >> 24
  guard alpha > 0 else { return 0 }
  func sample(_ shift: UInt32) -> UInt32 { min(((word >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) }
  return sample(16) | sample(8) << 8 | sample(0) << 16 | alpha << 24
}

private func checksum(from start: Int, to end: Int, of bytes: [UInt8]) -> UInt32 {
  unsafe bytes.withUnsafeBufferPointer { bytes in
    unsafe cpng_crc(bytes.baseAddress.map { unsafe $0 + start }, end - start)
  }
}

/// Whether a PNG has the form of images in bundles, so that a file with the right pixels need not be written again: only the
/// chunks IHDR, PLTE, tRNS, IDAT and IEND, nothing after them, at most 8 bits per sample, and not interlaced.
package func hasBundleForm(_ png: [UInt8]) -> Bool {
  guard let file = try? PNGContainer(png), let last = file.chunks.last else { return false }
  return file.chunks.allSatisfy { chunksOfBundles.contains($0.name) } && last.data.upperBound + 4 == png.count
    && file.header.bitDepth <= 8 && !file.header.isInterlaced
}

private let chunksOfBundles: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
