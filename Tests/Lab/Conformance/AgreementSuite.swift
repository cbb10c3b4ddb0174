import ThemeImage

extension Suite {
  /// Whether ``PictureAgreement`` finds what is wrong: pictures of resvg's tests against themselves, with a mistake in each.
  static let agreement = Suite(name: "agreement of pictures") { folder in
    let files = ["line/simple-case", "rect/percentage-values-1"].map { name in
      "\(folder)/svg-resvg/tests/shapes/\(name).png"
    }
    var failures: [String] = []
    for file in files {
      guard let picture = contents(file).flatMap({ try? decodePNG($0) })?.bitmap else {
        failures.append("\(file): no picture")
        continue
      }
      if PictureAgreement(picture, picture).wrong > 0 { failures.append("\(file): differs from itself") }
      for mistake in Mistake.allCases {
        let changed = mistake.made(in: picture)
        if PictureAgreement(changed, picture).wrong == 0 {
          failures.append("\(file): `\(mistake)` is not found")
        }
        if PictureAgreement(picture, changed).wrong == 0 {
          failures.append("\(file): `\(mistake)` back is not found")
        }
      }
    }
    return Result(
      summary: "\(Mistake.allCases.count) mistakes in each of \(files.count) pictures are found",
      failures: failures)
  }
}

/// A way in which a picture can be wrong.
private enum Mistake: CaseIterable {
  case faintSquare, missingLine, missingDot, movedByTwo, lighter, turned

  func made(in picture: Bitmap) -> Bitmap {
    let (width, height) = (picture.width, picture.height)
    var pixels = picture.pixels
    func eachPixel(_ change: (Int, Int) -> UInt32) {
      for y in 0..<height { for x in 0..<width { pixels[y * width + x] = change(x, y) } }
    }
    func old(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * width + x] }
    switch self {
    case .faintSquare:
      for y in 100..<110 {
        for x in 100..<110 { pixels[y * width + x] = old(x, y) == 0 ? 0x0C00_0000 : old(x, y) ^ 0x0C }
      }
    case .missingLine: for x in 0..<width { (pixels[width + x], pixels[2 * width + x]) = (0, 0) }
    case .missingDot: for place in [width + 60, 2 * width + 60] { pixels[place] = 0 }
    case .movedByTwo: eachPixel { x, y in x < 2 ? 0 : old(x - 2, y) }
    case .lighter: eachPixel { x, y in old(x, y) & 0x00FF_FFFF | (old(x, y) >> 24) * 9 / 10 << 24 }
    case .turned: eachPixel { x, y in x < 150 && y < 2 ? 0 : old(width - 1 - x, y) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
