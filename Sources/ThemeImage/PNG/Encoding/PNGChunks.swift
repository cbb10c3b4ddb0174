internal import CShims

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
  fileprivate mutating func append(chunk name: String, _ data: [UInt8]) {
    append(contentsOf: bigEndian(data.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: data)
    let checksum = unsafe self[start...].withUnsafeBufferPointer { unsafe cpng_crc($0.baseAddress, $0.count) }
    append(contentsOf: bigEndian(Int(checksum)))
  }
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
