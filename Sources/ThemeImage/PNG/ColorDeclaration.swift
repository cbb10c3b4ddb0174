/// What becomes of a file's color chunks; throws when they say that its samples aren't sRGB.
///
/// The first there is of cICP, iCCP, sRGB and gAMA with cHRM speaks (PNG, third edition, 4.3).
func colorDeclaration(of file: PNGContainer) throws(PNGError) -> [PNGRemark] {
  if let codes = file.ancillary("cICP") {
    try checkCodePoints(codes)
    return []
  }
  if let chunk = file.ancillary("iCCP") {
    return [.droppedProfile(try profileName(chunk))]
  }
  if file.ancillary("sRGB") != nil { return [] }
  var remarks: [PNGRemark] = []
  if let gamma = file.ancillary("gAMA"), gamma.count == 4 {
    let value = Int(gamma.bigEndian32(at: gamma.startIndex))
    // 45455, and what rounds to 1/2.2 elsewhere.
    if !(45_000...45_900).contains(value) { remarks.append(.ignoredGamma(value)) }
  }
  if let numbers = file.ancillary("cHRM"), numbers.count == 32 {
    let isNear = srgbChromaticities.enumerated().allSatisfy { index, expected in
      abs(Int(numbers.bigEndian32(at: numbers.startIndex + 4 * index)) - expected) <= 1000
    }
    if !isNear { remarks.append(.ignoredChromaticities) }
  }
  return remarks
}

/// White, red, green and blue, x and y of each, times 100,000 (PNG, third edition, 11.3.2.1).
private let srgbChromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

/// Throws unless the code points of ITU-T H.273 are those of sRGB.
private func checkCodePoints(_ codes: ArraySlice<UInt8>) throws(PNGError) {
  let codes = Array(codes)
  guard codes.count == 4 else { throw .brokenProfile }
  guard codes != [1, 13, 0, 1] else { return }
  switch (codes[0], codes[1]) {
  case (12, 13): throw .foreignColors("Display P3")
  case (_, 16): throw .foreignColors("HDR (PQ)")
  case (_, 18): throw .foreignColors("HDR (HLG)")
  case (9, _): throw .foreignColors("BT.2020")
  default: throw .foreignColors("cICP \(codes.map(String.init).joined(separator: " "))")
  }
}

/// The name of a profile that is like sRGB; throws for any other.
private func profileName(_ chunk: ArraySlice<UInt8>) throws(PNGError) -> String {
  // A name of at most 79 bytes, 0, the method 0, and a zlib stream.
  guard let end = chunk.prefix(80).firstIndex(of: 0), chunk.endIndex - end > 2, chunk[end + 1] == 0,
    let profile = ColorProfile(compressed: chunk[(end + 2)...])
  else { throw .brokenProfile }
  let name = profile.name ?? printable(chunk[..<end].map { Unicode.Scalar($0) })
  guard profile.isLikeSRGB else { throw .foreignColors(name) }
  return name
}

/// Text of a file as a message may print it: without control characters, at most 60 characters.
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
