/// What a file that isn't a PNG looks like from its first bytes.
package enum FileKind: Equatable, Sendable {
  case empty, zeros
  case jpeg, gif, webP, bmp, tiff, photoshop, icon, appleIcon, heif, avif, pdf, svg, html
  /// What Git keeps in the place of a large file that was not fetched.
  case largeFilePointer
  case text
  /// A PNG whose line ends were changed on the way.
  case pngSentAsText
  case unknown

  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    func begins(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("BM") {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins("8BPS") {
      self = .photoshop
    } else if begins([0, 0, 1, 0]) {
      self = .icon
    } else if begins("icns") {
      self = .appleIcon
    } else if begins("ftypavi", at: 4) {
      self = .avif
    } else if begins("ftyp", at: 4) {
      self = .heif
    } else if begins("%PDF") {
      self = .pdf
    } else if begins("version https://git-lfs") {
      self = .largeFilePointer
    } else if begins([0x89, 0x50, 0x4E, 0x47]) || begins("\u{FFFD}PNG") || begins([0x09, 0x50, 0x4E, 0x47]) {
      self = .pngSentAsText
    } else {
      self = FileKind(text: bytes.prefix(512))
    }
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
}

extension FileKind {
  /// The end of `not a PNG: …`.
  var phrase: String {
    switch self {
    case .empty: "the file is empty"
    case .zeros: "the file is all zeros"
    case .jpeg: "it is a JPEG"
    case .gif: "it is a GIF"
    case .webP: "it is a WebP"
    case .bmp: "it is a BMP"
    case .tiff: "it is a TIFF"
    case .photoshop: "it is a Photoshop file"
    case .icon: "it is a Windows icon"
    case .appleIcon: "it is an Apple icon"
    case .heif: "it is a HEIF"
    case .avif: "it is an AVIF"
    case .pdf: "it is a PDF"
    case .svg: "it is an SVG"
    case .html: "it is an HTML page"
    case .largeFilePointer: "it is a Git LFS pointer"
    case .text: "it is text"
    case .pngSentAsText: "its first bytes were changed, for example by a transfer in text mode"
    case .unknown: "it does not begin like a PNG"
    }
  }

  /// Whether a program that opens it can export a PNG of it.
  var isPicture: Bool {
    switch self {
    case .jpeg, .gif, .webP, .bmp, .tiff, .photoshop, .icon, .appleIcon, .heif, .avif, .pdf, .svg: true
    case .empty, .zeros, .html, .largeFilePointer, .text, .pngSentAsText, .unknown: false
    }
  }
}
