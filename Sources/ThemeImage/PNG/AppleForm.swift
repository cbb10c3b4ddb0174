internal import CShims

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
      made += bigEndian(UInt32(truncatingIfNeeded: data.count))
      let start = made.count
      made += Array("IDAT".utf8) + data
      made += bigEndian(checksum(from: start, to: made.count, of: made))
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

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
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
