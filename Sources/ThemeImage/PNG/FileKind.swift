/// The kind of a file that isn't a PNG, recognized by its first bytes. The raw value continues the message `not a PNG: …`.
package enum FileKind: String, Sendable {
  case empty = "the file is empty"
  case zeros = "the file is all zeros"
  case jpeg = "it is a JPEG"
  case gif = "it is a GIF"
  case webP = "it is a WebP"
  case bmp = "it is a BMP"
  case tiff = "it is a TIFF"
  case photoshop = "it is a Photoshop file"
  case icon = "it is a Windows icon"
  case appleIcon = "it is an Apple icon"
  case heif = "it is a HEIF"
  case avif = "it is an AVIF"
  case pdf = "it is a PDF"
  case svg = "it is an SVG"
  case html = "it is an HTML page"
  /// The pointer file that Git LFS leaves in place of a large file that was not fetched.
  case largeFilePointer = "it is a Git LFS pointer"
  case text = "it is text"
  /// A PNG whose line ends were changed, for example by a transfer in text mode.
  case pngSentAsText = "its first bytes were changed, for example by a transfer in text mode"
  case unknown = "it does not begin like a PNG"

  /// The texts at byte offsets by which a kind is recognized, with one scalar for each byte. The first kind of which all texts
  /// match is taken.
  private static let beginnings: [(kind: FileKind, texts: KeyValuePairs<Int, String>)] = [
    (.jpeg, [0: "\u{FF}\u{D8}\u{FF}"]),
    (.gif, [0: "GIF8"]),
    (.webP, [0: "RIFF", 8: "WEBP"]),
    (.bmp, [0: "BM"]),
    (.tiff, [0: "II*\0"]),
    (.tiff, [0: "MM\0*"]),
    (.photoshop, [0: "8BPS"]),
    (.icon, [0: "\0\0\u{1}\0"]),
    (.appleIcon, [0: "icns"]),
    (.avif, [4: "ftypavi"]),
    (.heif, [4: "ftyp"]),
    (.pdf, [0: "%PDF"]),
    (.largeFilePointer, [0: "version https://git-lfs"]),
    (.pngSentAsText, [0: "\u{89}PNG"]),
    // The first byte was replaced by the replacement character.
    (.pngSentAsText, [0: "\u{EF}\u{BF}\u{BD}PNG"]),
    (.pngSentAsText, [0: "\tPNG"]),
  ]

  init(_ bytes: [UInt8]) {
    let known = Self.beginnings.first { entry in
      entry.texts.allSatisfy { offset, text in
        bytes.dropFirst(offset).starts(with: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      }
    }
    self = bytes.isEmpty ? .empty : known?.kind ?? FileKind(text: bytes.prefix(512))
  }

  private init(text: ArraySlice<UInt8>) {
    if text.allSatisfy({ $0 == 0 }) {
      self = .zeros
      return
    }
    guard text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (9...13).contains($0) }) else {
      self = .unknown
      return
    }
    let words = String(decoding: text, as: UTF8.self).lowercased()
    if words.contains("<svg") {
      self = .svg
    } else if words.contains("<html") || words.contains("<!doctype html") {
      self = .html
    } else {
      self = text.allSatisfy { $0 < 0x80 } ? .text : .unknown
    }
  }

  /// Whether programs that open such a file can export it as a PNG.
  var isPicture: Bool {
    switch self {
    case .jpeg, .gif, .webP, .bmp, .tiff, .photoshop, .icon, .appleIcon, .heif, .avif, .pdf, .svg: true
    case .empty, .zeros, .html, .largeFilePointer, .text, .pngSentAsText, .unknown: false
    }
  }
}
