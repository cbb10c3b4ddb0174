internal import CPNG

/// Encodes a bitmap as a PNG whose pixels are the bitmap's: nothing but header, palette, transparency and image data,
/// 8 bits a sample or fewer, not interlaced.
///
/// The same bitmap gives the same bytes wherever libpng and zlib are the same.
package func encodePNG(_ bitmap: Bitmap) -> [UInt8] {
  let form = PNGForm(bitmap)
  let rowBytes = form.rowByteCount(width: bitmap.width)
  let rows = packedRows(of: bitmap, as: form, rowBytes: rowBytes)
  let colors = form.palette.flatMap {
    [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0 >> 16)]
  }
  let alphas = form.palette.map { UInt8(truncatingIfNeeded: $0 >> 24) }.filter { $0 < 255 }

  var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
  return unsafe colors.withUnsafeBufferPointer { colors in
    unsafe alphas.withUnsafeBufferPointer { alphas in
      var description = unsafe cpng_form(
        width: UInt32(bitmap.width), height: UInt32(bitmap.height), bit_depth: UInt8(form.bitDepth),
        color_type: form.kind.rawValue, filters: form.isFiltered ? 1 : 0, palette: colors.baseAddress,
        palette_count: UInt16(form.palette.count), alphas: alphas.baseAddress,
        alpha_count: UInt16(alphas.count))
      var bytes: UnsafeMutablePointer<UInt8>?
      var count = 0
      guard unsafe cpng_encode(&description, rows, rowBytes, &bytes, &count, &message) == cpng_done else {
        preconditionFailure("libpng refused a bitmap")
      }
      defer { unsafe cpng_free(bytes) }
      return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  }
}

extension PNGForm {
  /// Filters predict levels; they harm indexes and packed samples.
  fileprivate var isFiltered: Bool { kind != .palette && bitDepth == 8 }
}

/// The samples of all rows as the form has them, each row beginning with a byte of its own.
private func packedRows(of bitmap: Bitmap, as form: PNGForm, rowBytes: Int) -> [UInt8] {
  var rows: [UInt8] = []
  rows.reserveCapacity(rowBytes * bitmap.height)
  for y in 0..<bitmap.height {
    let words = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
    switch form.kind {
    case .rgba:
      for word in words { rows.append(bytesOf: word, 0, 8, 16, 24) }
    case .rgb:
      for word in words { rows.append(bytesOf: word, 0, 8, 16) }
    case .grayAlpha:
      for word in words { rows.append(bytesOf: word, 0, 24) }
    case .gray:
      // A value of d bits stands for itself repeated: its highest bits are it.
      rows.append(packing: words.lazy.map { UInt8($0 & 0xFF) >> (8 - form.bitDepth) }, bits: form.bitDepth)
    case .palette:
      rows.append(packing: words.lazy.map { form.indexes[$0] ?? 0 }, bits: form.bitDepth)
    }
  }
  return rows
}

extension [UInt8] {
  fileprivate mutating func append(bytesOf word: UInt32, _ shifts: UInt32...) {
    for shift in shifts { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// Puts values of some bits side by side, the first highest; the last byte is filled with 0.
  fileprivate mutating func append(packing values: some Sequence<UInt8>, bits: Int) {
    var byte: UInt8 = 0
    var free = 8
    for value in values {
      free -= bits
      byte |= value << free
      if free == 0 {
        append(byte)
        (byte, free) = (0, 8)
      }
    }
    if free < 8 { append(byte) }
  }
}
