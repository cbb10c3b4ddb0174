internal import ThemeCore

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
