internal import CShims
internal import ThemeCore

/// The bytes of a zlib stream, or of one without zlib's header and checksum if it `isBare`; none if it is broken or inflates to more
/// than `most`, and which of the two.
package func inflated(
  _ stream: ArraySlice<UInt8>, isBare: Bool = false, most: Int
) -> (bytes: [UInt8], isTooLong: Bool) {
  var isTooLong = false
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { bytes, count in
    count = unsafe stream.withUnsafeBufferPointer { stream in
      unsafe cpng_inflate(
        stream.baseAddress, stream.count, isBare, bytes.baseAddress, most, &isTooLong)
    }
  }
  return (bytes, isTooLong)
}

/// An ICC profile (ICC.1:2022), which can tell whether it is sRGB and can convert its colors to sRGB.
package struct ColorProfile: Equatable, Sendable {
  /// The longest profile that is read. Profiles of displays and of sRGB are far shorter; some of printers are longer.
  static let maximumByteCount = 4 << 20

  private let bytes: [UInt8]

  /// Inflates a profile from a zlib stream, or from one without zlib's header and checksum if it `isBare`. Nil if the stream is
  /// broken or has no profile; throws if the profile is too long.
  init?(compressed: ArraySlice<UInt8>, isBare: Bool) throws(PNGError) {
    let (bytes, isTooLong) = inflated(compressed, isBare: isBare, most: ColorProfile.maximumByteCount)
    guard !isTooLong else { throw .profileTooLarge }
    self.init(bytes)
  }

  /// Nil if the bytes don't begin with the header of a profile.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    self.bytes = bytes
  }

  /// A picture with its colors converted from the profile to sRGB and its alpha unchanged, and the number of pixels whose
  /// channels were clipped, because sRGB lacks their colors. Throws if the profile can't convert them.
  package func converted(_ bitmap: Bitmap) throws(PNGError) -> (bitmap: Bitmap, clipped: Int) {
    let (pixels, clipped) = try ProfileConversion(self).converted(bitmap.pixels)
    return (Bitmap(width: bitmap.width, height: bitmap.height, cleared: pixels), clipped)
  }

  /// The color space of the samples, as four characters.
  var space: String { String(decoding: bytes[16..<20], as: UTF8.self) }

  /// The color space to which the profile refers its colors, as four characters.
  var connectionSpace: String { String(decoding: bytes[20..<24], as: UTF8.self) }

  /// Whether the samples look the same in sRGB and in the profile: it has the primaries of sRGB and nearly the same curves. A
  /// gray profile has only a curve.
  var isLikeSRGB: Bool {
    if bytes[16..<20].elementsEqual("GRAY".utf8) { return isCurveLikeSRGB("kTRC") }
    guard bytes[16..<20].elementsEqual("RGB ".utf8) else { return false }
    return isNear("rXYZ", srgbRed) && isNear("gXYZ", srgbGreen) && isNear("bXYZ", srgbBlue)
      && isCurveLikeSRGB("rTRC") && isCurveLikeSRGB("gTRC") && isCurveLikeSRGB("bTRC")
  }

  /// The name of the profile as programs show it; nil if it has none.
  var name: String? {
    guard let data = tag("desc"), data.count >= 12 else { return nil }
    let start = data.startIndex
    var scalars: [Unicode.Scalar] = []
    if data.starts(with: "desc".utf8) {
      // Version 2 has a count, followed by ASCII up to a 0.
      scalars = data[(start + 12)...].prefix(80).prefix { $0 != 0 }.map { Unicode.Scalar($0) }
    } else if data.starts(with: "mluc".utf8), data.count >= 28 {
      // Version 4 has the length and offset of the name in the first language, in UTF-16.
      let length = Int(data.bigEndian32(at: start + 20))
      let offset = Int(data.bigEndian32(at: start + 24))
      guard offset <= data.count, length <= data.count - offset else { return nil }
      let units = (0..<min(length / 2, 80)).map { UInt16(data.bigEndian16(at: start + offset + 2 * $0)) }
      scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
    let name = printable(scalars)
    return name.isEmpty ? nil : name
  }

  /// Whether the tag table has at most 100 entries, the limit of Little CMS too, and lies within the profile.
  var hasWholeTable: Bool {
    let count = Int(bytes.bigEndian32(at: 128))
    return count <= 100 && 132 + 12 * count <= bytes.count
  }

  /// The data of a tag, beginning with its type; nil if there is no such tag, or its data lie outside the profile.
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

  /// Whether a tag has a color within 0.01 of `expected`, whose values are in 1/65536.
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

// The primaries of sRGB adapted to D50: X, Y and Z of each, in 1/65536 (sRGB IEC61966-2.1).
private let srgbRed = [28578, 14581, 912]
private let srgbGreen = [25241, 46981, 6362]
private let srgbBlue = [9376, 3972, 46799]

/// The meaning of a file's color chunks for its samples.
struct ColorDeclaration {
  var remarks: [PNGRemark] = []
  /// The profile from which colors are to be converted; nil if they are sRGB or treated as such.
  var profile: ColorProfile?
}

/// Interprets a file's color chunks. Throws if the samples aren't sRGB and `treatment` is nil, or if their conversion is not
/// possible.
///
/// The first one that exists of cICP, iCCP, sRGB, and gAMA with cHRM applies (PNG, third edition, 4.3).
func colorDeclaration(
  of file: PNGContainer, _ treatment: ProfileTreatment?
) throws(PNGError) -> ColorDeclaration {
  if let codes = file.ancillary("cICP") {
    return ColorDeclaration(profile: treatment == .ignore ? nil : try profile(ofCodePoints: codes, treatment))
  }
  if let chunk = file.ancillary("iCCP") {
    guard treatment != .ignore else { return ColorDeclaration() }
    let (name, profile) = try namedProfile(chunk, isApple: file.header.isApple)
    if profile.isLikeSRGB { return ColorDeclaration(remarks: [.droppedProfile(name)]) }
    guard treatment == .convert else { throw .foreignColors(name) }
    return ColorDeclaration(profile: profile)
  }
  if file.ancillary("sRGB") != nil { return ColorDeclaration() }
  var remarks: [PNGRemark] = []
  if let gamma = file.ancillary("gAMA"), gamma.count == 4 {
    let value = Int(gamma.bigEndian32(at: gamma.startIndex))
    // 45455, and other values to which encoders round 1/2.2.
    if !(45_000...45_900).contains(value) { remarks.append(.ignoredGamma(value)) }
  }
  if let numbers = file.ancillary("cHRM"), numbers.count == 32 {
    let isNear = srgbChromaticities.enumerated().allSatisfy { index, expected in
      abs(Int(numbers.bigEndian32(at: numbers.startIndex + 4 * index)) - expected) <= 1000
    }
    if !isNear { remarks.append(.ignoredChromaticities) }
  }
  return ColorDeclaration(remarks: remarks)
}

/// The chromaticities of sRGB: x and y of white, red, green and blue, times 100,000 (PNG, third edition, 11.3.2.1).
private let srgbChromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

/// The profile of the code points of ITU-T H.273; nil for those of sRGB. Throws if they can't be converted, or if `treatment`
/// does not allow it.
private func profile(
  ofCodePoints codes: ArraySlice<UInt8>, _ treatment: ProfileTreatment?
) throws(PNGError) -> ColorProfile? {
  let codes = Array(codes)
  guard codes.count == 4 else { throw .brokenProfile }
  switch (codes[0], codes[1]) {
  case _ where codes == [1, 13, 0, 1]: return nil
  case _ where codes == [12, 13, 0, 1]:
    guard treatment == .convert else { throw .foreignColors("Display P3") }
    return .displayP3
  case (_, 16): throw .foreignCodePoints("HDR (PQ)")
  case (_, 18): throw .foreignCodePoints("HDR (HLG)")
  case (9, _): throw .foreignCodePoints("BT.2020")
  default: throw .foreignCodePoints("cICP \(codes.map(String.init).joined(separator: " "))")
  }
}

/// The profile in an iCCP chunk, with its name. Throws if it can't be read.
private func namedProfile(
  _ chunk: ArraySlice<UInt8>, isApple: Bool
) throws(PNGError) -> (String, ColorProfile) {
  // The chunk has a name of at most 79 bytes, a 0, the compression method 0, and a zlib stream. In Apple's variant this lacks
  // its header and its checksum, as that of the image data does; no stream can be taken for one of the other kind.
  guard let end = chunk.prefix(80).firstIndex(of: 0), chunk.endIndex - end > 2, chunk[end + 1] == 0 else {
    throw .brokenProfile
  }
  let stream = chunk[(end + 2)...]
  var profile = isApple ? try ColorProfile(compressed: stream, isBare: true) : nil
  if profile == nil { profile = try ColorProfile(compressed: stream, isBare: false) }
  guard let profile else { throw .brokenProfile }
  return (profile.name ?? printable(chunk[..<end].map { Unicode.Scalar($0) }), profile)
}

/// Text from a file in a form that is safe to print: at most 60 characters, without control characters.
func printable(_ scalars: [Unicode.Scalar]) -> String {
  var text = String.UnicodeScalarView()
  for scalar in scalars.prefix(60) where !scalar.properties.generalCategory.isControl { text.append(scalar) }
  return String(text)
}

extension Unicode.GeneralCategory {
  fileprivate var isControl: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
