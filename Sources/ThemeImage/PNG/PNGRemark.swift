/// What was left out or changed when a PNG was decoded.
package enum PNGRemark: Equatable, Sendable {
  /// Xcode had changed the file for iOS: what colors were beneath low alpha is lost.
  case appleOptimized
  /// Samples had 16 bits.
  case reducedTo8Bit
  /// The rows came in Adam7's passes.
  case interlaced
  /// A profile that is sRGB in all but name was dropped: its name.
  case droppedProfile(String)
  /// A gamma other than sRGB's was ignored: 100,000 × the encoding exponent; sRGB's is 45455.
  case ignoredGamma(Int)
  /// Chromaticities other than sRGB's were ignored.
  case ignoredChromaticities
}

extension PNGRemark {
  /// Whether the picture looks otherwise in programs that heed what was ignored.
  package var changesColors: Bool {
    switch self {
    case .ignoredGamma, .ignoredChromaticities: true
    case .appleOptimized, .reducedTo8Bit, .interlaced, .droppedProfile: false
    }
  }
}
