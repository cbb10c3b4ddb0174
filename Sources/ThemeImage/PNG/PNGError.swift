/// Why a file can't be used as art.
package enum PNGError: Error, Equatable, Sendable {
  /// The file is empty or not a PNG.
  case notPNG(FileKind)
  /// The file is Apple's variant, which Xcode makes of a project's PNGs, with samples other than 8-bit RGB or RGBA.
  case appleOptimized
  /// The file is an animation (APNG).
  case animated
  /// The file ends before the image does.
  case truncated
  /// The width or the height is 0.
  case empty(width: Int, height: Int)
  /// The picture has more than ``PNGHeader/maximumPixelCount`` pixels, or a side longer than ``PNGHeader/maximumSide``.
  case tooLarge(width: Int, height: Int)
  /// The samples are in a color space other than sRGB, whose name in the file this is.
  case foreignColors(String)
  /// The samples are in a color space other than sRGB that code points declare and that can't be converted. The value is its
  /// name.
  case foreignCodePoints(String)
  /// The color profile can't be read.
  case brokenProfile
  /// The color profile has more than ``ColorProfile/maximumByteCount`` bytes.
  case profileTooLarge
  /// The color profile can't be applied to the samples. The value is the reason.
  case unusableProfile(String)
  /// A pixel has an index outside the palette.
  case outsidePalette
  /// The header is invalid. The value is the reason.
  case badHeader(String)
  /// The checksum of a chunk is wrong. The value is the chunk's name.
  case wrongChecksum(String)
  /// Any other damage, in libpng's words, which differ between its versions.
  case unreadable(String)
}

extension PNGError {
  /// The problem in words, lowercase and without a full stop.
  package var reason: String { words(place: "").reason }

  /// Advice in words; nil if only another file helps. `place` is where the setting `profile` belongs, such as "beside it".
  package func advice(profileStands place: String) -> String? { words(place: place).advice }

  private func words(place: String) -> (reason: String, advice: String?) {
    let again = "export or copy it again"
    let ignore = "write `profile: ignore` \(place) to take its numbers as those of sRGB"
    let convert = "export it in sRGB, or \(ignore)"
    return switch self {
    case .notPNG(.largeFilePointer):
      ("not a PNG: \(FileKind.largeFilePointer.rawValue)", "fetch the file with `git lfs pull`")
    case .notPNG(let kind): ("not a PNG: \(kind.rawValue)", kind.isPicture ? "export it as a PNG" : nil)
    case .appleOptimized:
      (
        "a PNG optimized by Xcode for iOS (CgBI) whose samples are not 8-bit RGB or RGBA",
        "use the original file"
      )
    case .animated: ("an animated PNG", "art can't be animated: export a single picture")
    case .truncated: ("the PNG is cut off before its end", again)
    case .empty(let width, let height): ("the PNG is \(width) × \(height) pixels, which is empty", nil)
    case .tooLarge(let width, let height):
      (
        "the PNG is too large: \(width) × \(height) pixels",
        "art has at most 64 megapixels, and 65535 pixels a side"
      )
    case .foreignColors(let name):
      (
        "the PNG's colors are in `\(name)`, not in sRGB",
        "write `profile: convert` \(place) to convert them to sRGB, or `profile: ignore` to take their numbers as those of sRGB"
      )
    case .foreignCodePoints(let name): ("the PNG's colors are in `\(name)`, not in sRGB", convert)
    case .profileTooLarge:
      ("the PNG's color profile has more than \(ColorProfile.maximumByteCount >> 20) MiB", convert)
    case .unusableProfile(let why): ("the PNG's color profile \(why)", convert)
    case .brokenProfile: ("the PNG's color profile can't be read", convert)
    case .outsidePalette:
      ("the PNG is damaged: a pixel names a color that its palette does not have", again)
    case .badHeader(let why): ("the PNG is damaged: \(why)", again)
    case .wrongChecksum(let chunk):
      ("the PNG is damaged: the checksum of its chunk \(chunk) is wrong", again)
    case .unreadable(let message): ("the PNG is damaged: \(message)", again)
    }
  }
}

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
