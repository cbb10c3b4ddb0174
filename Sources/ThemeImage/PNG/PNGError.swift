/// Why a file can't serve as art.
package enum PNGError: Error, Equatable, Sendable {
  /// Another kind of file, or none at all.
  case notPNG(FileKind)
  /// Apple's variant, which Xcode makes of a project's PNGs, of other samples than 8 bits of red, green and blue.
  case appleOptimized
  /// An animation (APNG).
  case animated
  /// The file ends before the image does.
  case truncated
  /// A width or height of 0.
  case empty(width: Int, height: Int)
  /// More than ``PNGHeader/maximumPixelCount`` pixels or ``PNGHeader/maximumSide`` a side.
  case tooLarge(width: Int, height: Int)
  /// The samples are in a color space other than sRGB: its name, as the file gives it.
  case foreignColors(String)
  /// The same, where code points say it that no profile comes with.
  case foreignCodePoints(String)
  /// A color profile that can't be read.
  case brokenProfile
  /// A color profile of more than ``ColorProfile/maximumByteCount`` bytes.
  case profileTooLarge
  /// A color profile that is not for the samples of a PNG: why.
  case unusableProfile(String)
  /// A pixel names a color that the palette doesn't have.
  case outsidePalette
  /// A header that means nothing: why.
  case badHeader(String)
  /// A checksum does not fit its chunk, whose name this is.
  case wrongChecksum(String)
  /// Anything else that is wrong with it, in libpng's words, which differ between its versions.
  case unreadable(String)
}

extension PNGError {
  /// What is wrong, for a person: lowercase, without a full stop.
  package var reason: String { words(place: "").reason }

  /// What to do about it, for a person, where `profile` stands at a place such as "beside it"; nil where nothing but another
  /// file helps.
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
