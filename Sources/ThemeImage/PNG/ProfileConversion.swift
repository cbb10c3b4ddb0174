import ThemeCore

/// The conversion from a profile's colors to sRGB: a curve for each channel and a matrix (ICC.1:2022, 8.3.2 and F.3), or only
/// one curve for gray. Pixels are converted in integers.
///
/// Little CMS would also support profiles with tables, but systems provide it only for dynamic linking, and the tool starts in
/// a third of the time as a static executable.
struct ProfileConversion {
  private let curves: [ProfileCurve]
  /// The matrix from linear light of the profile to linear light of sRGB, row by row, in 1/2^24; empty for gray.
  private let matrix: [Int]

  init(_ profile: ColorProfile) throws(PNGError) {
    let space = profile.space
    guard space == "RGB " || space == "GRAY" else {
      throw .unusableProfile("is for other colors than red, green and blue, or gray")
    }
    guard profile.tag("A2B0") == nil, profile.connectionSpace == "XYZ " else {
      throw .unusableProfile("converts colors by tables of its own")
    }
    guard profile.hasWholeTable else { throw .brokenProfile }
    var curves: [ProfileCurve] = []
    for name in space == "GRAY" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"] {
      guard let curve = profile.tag(name).flatMap(ProfileCurve.init) else { throw .brokenProfile }
      curves.append(curve)
    }
    self.curves = curves
    if space == "GRAY" {
      matrix = []
      return
    }
    var columns: [[Double]] = []
    for name in ["rXYZ", "gXYZ", "bXYZ"] {
      guard let data = profile.tag(name), data.starts(with: "XYZ ".utf8), data.count >= 20 else {
        throw .brokenProfile
      }
      columns.append(
        (0..<3).map { Double(Int32(bitPattern: data.bigEndian32(at: data.startIndex + 8 + 4 * $0))) / 65_536 }
      )
    }
    // Primaries without luminance would make every color black.
    guard columns.reduce(0, { $0 + $1[1] }) > 0 else { throw .brokenProfile }
    matrix = fromXYZ.flatMap { row in
      columns.map { column in
        let value = row[0] * column[0] + row[1] * column[1] + row[2] * column[2]
        // Clamping prevents an overflow for primaries that no real color has.
        return Int((min(max(value, -1_000), 1_000) * Double(ProfileCurve.one)).rounded())
      }
    }
  }

  /// The pixels in sRGB, with their alpha unchanged, and how many of them have colors that sRGB lacks.
  func converted(_ pixels: [UInt32]) throws(PNGError) -> (pixels: [UInt32], clipped: Int) {
    if matrix.isEmpty {
      let levels = curves[0].light.map { srgbLevels[$0 >> 8] }
      guard pixels.allSatisfy({ $0 & 0xFF_FFFF == ($0 & 0xFF) * 0x01_0101 }) else {
        throw .unusableProfile("is for gray, but its pixels have colors")
      }
      let converted = pixels.map { pixel in
        pixel >> 24 == 0 ? 0 : pixel & 0xFF00_0000 | UInt32(levels[Int(pixel & 0xFF)]) * 0x01_0101
      }
      return (converted, 0)
    }
    let (red, green, blue) = (curves[0].light, curves[1].light, curves[2].light)
    var clipped = 0
    let converted: [UInt32] = pixels.map { pixel in
      if pixel >> 24 == 0 { return 0 }
      var isClipped = false
      let r = red[Int(pixel & 0xFF)]
      let g = green[Int(pixel >> 8 & 0xFF)]
      let b = blue[Int(pixel >> 16 & 0xFF)]
      func level(_ row: Int) -> UInt32 {
        let light = (matrix[row] * r + matrix[row + 1] * g + matrix[row + 2] * b) >> 24
        if !shownLight.contains(light) { isClipped = true }
        return UInt32(srgbLevels[min(max(light, 0), ProfileCurve.one) >> 8])
      }
      let word = pixel & 0xFF00_0000 | level(0) | level(3) << 8 | level(6) << 16
      if isClipped { clipped += 1 }
      return word
    }
    return (converted, clipped)
  }
}

/// The linear light that sRGB shows, in 1/2^24, with a tolerance of half a level.
private let shownLight: ClosedRange<Int> = {
  let half = 0.5 / 255
  func light(_ component: Double) -> Int {
    Int(SRGBTransfer.decoded(component) * Double(ProfileCurve.one))
  }
  return -light(half)...light(1 + half)
}()

/// The sRGB level that is nearest to each linear light, for 0 to 65536 as 0 to 1.
private let srgbLevels: [UInt8] = {
  var levels = [UInt8](repeating: 255, count: 65_537)
  var light = 0
  for level in 0..<255 {
    // The middle between this level and the next one.
    let end = Int(SRGBTransfer.decoded((Double(level) + 0.5) / 255) * 65_536)
    while light <= end {
      levels[light] = UInt8(level)
      light += 1
    }
  }
  return levels
}()

/// The rows of the matrix from XYZ with D50 to linear light of sRGB: the inverse of the sRGB primaries adapted to D50
/// (Bradford; B. Lindbloom, "RGB/XYZ matrices").
private let fromXYZ: [[Double]] = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.0334540],
  [0.0719453, -0.2289914, 1.4052427],
]
