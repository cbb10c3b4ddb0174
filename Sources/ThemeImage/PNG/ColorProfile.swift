internal import CPNG

/// An ICC profile (ICC.1:2022): whether it is sRGB, and the way from its colors to those of sRGB.
package struct ColorProfile: Equatable, Sendable {
  /// The longest profile that is read: those of screens and of sRGB are far shorter, some of printers longer.
  static let maximumByteCount = 4 << 20

  private let bytes: [UInt8]

  /// Nil when the stream is broken or holds no profile; throws when it is too long.
  init?(compressed: ArraySlice<UInt8>) throws(PNGError) {
    var isTooLong = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: ColorProfile.maximumByteCount) { bytes, count in
      count = unsafe compressed.withUnsafeBufferPointer { stream in
        unsafe cpng_inflate(
          stream.baseAddress, stream.count, bytes.baseAddress, ColorProfile.maximumByteCount, &isTooLong)
      }
    }
    guard !isTooLong else { throw .profileTooLarge }
    self.init(bytes)
  }

  /// Nil when the bytes don't begin as a profile.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    self.bytes = bytes
  }

  /// A picture of the profile's colors in those of sRGB, alpha as it is; throws for a profile that says nothing of them.
  package func converted(_ bitmap: Bitmap) throws(PNGError) -> Bitmap {
    let pixels = try ProfileConversion(self).converted(bitmap.pixels)
    return Bitmap(width: bitmap.width, height: bitmap.height, cleared: pixels)
  }

  /// The colors that it is for, four letters.
  var space: String { String(decoding: bytes[16..<20], as: UTF8.self) }

  /// In which colors it says what its own are, four letters.
  var connectionSpace: String { String(decoding: bytes[20..<24], as: UTF8.self) }

  /// Whether samples of sRGB and of the profile look the same: the primaries are sRGB's and the curves nearly so. A
  /// gray profile has a curve only.
  var isLikeSRGB: Bool {
    if bytes[16..<20].elementsEqual("GRAY".utf8) { return isCurveLikeSRGB("kTRC") }
    guard bytes[16..<20].elementsEqual("RGB ".utf8) else { return false }
    return isNear("rXYZ", srgbRed) && isNear("gXYZ", srgbGreen) && isNear("bXYZ", srgbBlue)
      && isCurveLikeSRGB("rTRC") && isCurveLikeSRGB("gTRC") && isCurveLikeSRGB("bTRC")
  }

  /// Its name, as programs show it, or nil when it has none.
  var name: String? {
    guard let data = tag("desc"), data.count >= 12 else { return nil }
    let start = data.startIndex
    var scalars: [Unicode.Scalar] = []
    if data.starts(with: "desc".utf8) {
      // Version 2: a count, then ASCII up to 0.
      scalars = data[(start + 12)...].prefix(80).prefix { $0 != 0 }.map { Unicode.Scalar($0) }
    } else if data.starts(with: "mluc".utf8), data.count >= 28 {
      // Version 4: the first language's length and offset, then UTF-16.
      let length = Int(data.bigEndian32(at: start + 20))
      let offset = Int(data.bigEndian32(at: start + 24))
      guard offset <= data.count, length <= data.count - offset else { return nil }
      let units = (0..<min(length / 2, 80)).map { UInt16(data.bigEndian16(at: start + offset + 2 * $0)) }
      scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
    let name = printable(scalars)
    return name.isEmpty ? nil : name
  }

  /// Whether its table of tags is as long as it says; Little CMS too takes no more than 100.
  var hasWholeTable: Bool {
    let count = Int(bytes.bigEndian32(at: 128))
    return count <= 100 && 132 + 12 * count <= bytes.count
  }

  /// The data of a tag, its type first, or nil when there is none.
  func tag(_ name: String) -> ArraySlice<UInt8>? {
    let count = min(Int(bytes.bigEndian32(at: 128)), 100)
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard entry + 12 <= bytes.count else { return nil }
      guard bytes[entry..<entry + 4].elementsEqual(name.utf8) else { continue }
      let offset = Int(bytes.bigEndian32(at: entry + 4))
      let length = Int(bytes.bigEndian32(at: entry + 8))
      guard offset <= bytes.count, length <= bytes.count - offset, length >= 8 else { return nil }
      return bytes[offset..<offset + length]
    }
    return nil
  }

  /// Whether a tag holds a color within 0.01 of `expected`, both in 1/65536.
  private func isNear(_ name: String, _ expected: [Int]) -> Bool {
    guard let data = tag(name), data.starts(with: "XYZ ".utf8), data.count >= 20 else { return false }
    return expected.enumerated().allSatisfy { index, value in
      abs(Int(Int32(bitPattern: data.bigEndian32(at: data.startIndex + 8 + 4 * index))) - value) <= 655
    }
  }

  private func isCurveLikeSRGB(_ name: String) -> Bool {
    guard let data = tag(name), data.count >= 12 else { return false }
    if data.starts(with: "curv".utf8) { return isTableLikeSRGB(data) }
    return data.starts(with: "para".utf8) && isFormulaLikeSRGB(data)
  }
}

// sRGB's primaries adapted to D50, X, Y and Z of each in 1/65536 (sRGB IEC61966-2.1).
private let srgbRed = [28578, 14581, 912]
private let srgbGreen = [25241, 46981, 6362]
private let srgbBlue = [9376, 3972, 46799]
