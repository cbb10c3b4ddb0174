/// Something that was changed or ignored when a PNG was decoded.
package enum PNGRemark: Equatable, Sendable {
  /// Xcode had converted the file to Apple's variant, so that colors of pixels with low alpha have lost precision.
  case appleOptimized
  /// The samples had 16 bits and were rounded to 8.
  case reducedTo8Bit
  /// The rows were interlaced by Adam7.
  case interlaced
  /// A profile that is equivalent to sRGB was dropped. The value is its name.
  case droppedProfile(String)
  /// A gamma other than that of sRGB was ignored. The value is the encoding exponent times 100,000, which is 45455 for sRGB.
  case ignoredGamma(Int)
  /// Chromaticities other than those of sRGB were ignored.
  case ignoredChromaticities
  /// Colors that sRGB lacks were clipped when they were converted. The value is the number of their pixels.
  case clippedColors(Int)
}

extension PNGRemark {
  /// Whether programs that apply what was ignored show the picture in other colors.
  package var changesColors: Bool {
    switch self {
    case .ignoredGamma, .ignoredChromaticities: true
    case .appleOptimized, .reducedTo8Bit, .interlaced, .droppedProfile, .clippedColors: false
    }
  }
}
