/// Profiles that are made here, against what they say computed in floating point.
@Suite struct ProfileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let profile: [UInt8]
    let expected: @Sendable (_ samples: [Double]) -> [Double]
  }

  static let cases = [
    Case("Adobe RGB", .adobe, .exponent(563)),
    Case("Display P3", .displayP3, .formula),
    Case("linear ProPhoto", .proPhoto, .linear),
    Case("a table", .displayP3, .table),
    Case("gray with a gain of dots", nil, .exponent(448)),
  ]

  /// Every level of each channel, and colors of all three.
  @Test(arguments: cases)
  func `colors are converted within one level of what the profile says`(_ item: Case) throws {
    let isGray = item.testDescription.hasPrefix("gray")
    var colors: [[Int]] = []
    for level in 0..<256 {
      colors.append([level, level, level])
      if isGray { continue }
      colors += [[level, 0, 0], [0, level, 0], [0, 0, level], [level, 255 - level, (level * 7) % 256]]
    }
    let rows = colors.flatMap { isGray ? [UInt8($0[0])] : $0.map { UInt8($0) } }
    let file = png(width: colors.count, colorType: isGray ? 0 : 2, profile: item.profile, [0] + rows)
    let converted = try converted(file).bitmap
    for (place, color) in colors.enumerated() {
      let expected = item.expected(color.map { Double($0) / 255 })
      let word = converted[place, 0]
      for (channel, value) in expected.enumerated() {
        let level = Double(word >> (8 * UInt32(channel)) & 255)
        #expect(abs(level - value * 255) <= 1, "\(color) channel \(channel): \(level), not \(value * 255)")
      }
      #expect(word >> 24 == 255)
    }
  }

  @Test func `code points of Display P3 are converted as its profile is`() throws {
    let item = Self.cases[1]
    var samples: [UInt8] = []
    for level in 0..<256 { samples += [UInt8(level), UInt8(255 - level), UInt8(level * 7 % 256)] }
    let plain = png(width: 256, height: 1, bitDepth: 8, colorType: 2, [0] + samples)
    let file = Array(plain[..<33]) + chunk("cICP", [12, 13, 0, 1]) + plain[33...]
    let profiled = png(width: 256, colorType: 2, profile: item.profile, [0] + samples)
    let coded = try converted(file).bitmap
    #expect(try converted(profiled).bitmap == coded)
    #expect(try coded != decodePNG(file, profile: .convert).bitmap)
  }

  @Test func `alpha stays, and what is transparent has no color`() throws {
    let file = png(
      width: 3, colorType: 6, profile: Self.cases[0].profile,
      [0, 200, 30, 40, 255, 200, 30, 40, 7, 200, 30, 40, 0])
    let (converted, plain) = (try converted(file).bitmap, try decodePNG(file, profile: .convert).bitmap)
    #expect(converted.pixels.map { $0 >> 24 } == [255, 7, 0])
    #expect(
      converted[0, 0] & 0xFF_FFFF == converted[1, 0] & 0xFF_FFFF && converted[0, 0] != plain[0, 0])
    #expect(converted[2, 0] == 0)
  }

  @Test func `ignoring a profile takes the samples, whatever it is`() throws {
    let samples: [UInt8] = [0, 200, 30, 40]
    for profile in [Self.cases[0].profile, [1, 2, 3]] {
      let decoded = try decodePNG(png(width: 1, colorType: 2, profile: profile, samples), profile: .ignore)
      #expect(decoded.profile == nil && decoded.bitmap[0, 0] == 0xFF28_1EC8 && decoded.remarks.isEmpty)
    }
  }

  /// A stream that lacks them can't be taken for one that has them.
  @Test func `in Apple's variant, a profile is read with zlib's header and checksum or without`() throws {
    let profile = Self.cases[0].profile
    let row: [UInt8] = [0, 200, 30, 40, 255]
    let plain = png(width: 1, height: 1, bitDepth: 8, colorType: 6, row)
    let expected = try converted(png(width: 1, colorType: 6, profile: profile, row)).bitmap
    for stream in [stored(profile), Array(stored(profile).dropFirst(2).dropLast(4))] {
      let file =
        signature + chunk("CgBI", [0x50, 0, 0x20, 2]) + plain[8..<33]
        + chunk("iCCP", Array("test\0\0".utf8) + stream)
        // Blue comes first.
        + chunk("IDAT", Array(stored([0, 40, 30, 200, 255]).dropFirst(2).dropLast(4))) + chunk("IEND", [])
      #expect(try converted(file).bitmap == expected)
      #expect(throws: PNGError.foreignColors("test")) { try decodePNG(file) }
    }
  }

  @Test func `colors outside of sRGB are counted`() throws {
    let row: [UInt8] = [0, 0, 255, 0, 128, 128, 128, 255, 255, 255, 250, 10, 20]
    let file = png(width: 4, colorType: 2, profile: Self.cases[1].profile, row)
    #expect(try converted(file).clipped == 2)
  }

  @Test func `gamma and chromaticities are ignored with a remark, whatever the treatment of colors is`()
    throws
  {
    let plain = png(width: 1, height: 1, bitDepth: 8, colorType: 2, [0, 1, 2, 3])
    let linear = chunk("gAMA", bigEndian(100_000))
    let wide = chunk(
      "cHRM", [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000].flatMap { bigEndian($0) })
    for (chunks, remarks) in [
      (linear, [PNGRemark.ignoredGamma(100_000)]), (wide, [.ignoredChromaticities]),
      (linear + wide, [.ignoredGamma(100_000), .ignoredChromaticities]),
    ] {
      let file = Array(plain[..<33]) + chunks + plain[33...]
      for treatment in [nil, ProfileTreatment.ignore, .convert] {
        #expect(try decodePNG(file, profile: treatment).remarks == remarks)
      }
    }
  }

  @Test func `without a word, a profile is refused by its name`() {
    let file = png(width: 1, colorType: 2, profile: Self.cases[0].profile, [0, 1, 2, 3])
    #expect(throws: PNGError.foreignColors("test")) { try decodePNG(file) }
  }

  /// Every byte of a profile is damaged in turn, and the profile is cut at every length: it is converted, or refused.
  @Test func `damaged profiles are refused or converted`() throws {
    let profile = Self.cases[1].profile
    var damaged = profile.indices.map { place in
      var bytes = profile
      bytes[place] ^= 0xFF
      return bytes
    }
    damaged += profile.indices.map { Array(profile[..<$0]) }
    let refused = damaged.count { (try? convert($0)) == nil }
    #expect(refused > profile.count, "\(refused) of \(damaged.count)")
  }

  @Test func `profiles that make all colors one, or have more tags than bytes, are refused`() {
    var endless = Self.cases[0].profile
    endless.replaceSubrange(128..<132, with: [255, 255, 255, 255])
    for profile in [endless, Case("", .dark, .exponent(563)).profile, Case("", .adobe, .exponent(0)).profile]
    {
      #expect(throws: PNGError.brokenProfile) { try convert(profile) }
    }
  }

  @Test func `profiles that are not for the samples are refused`() throws {
    let gray = try #require(Self.cases.last).profile
    #expect(throws: PNGError.unusableProfile("is for gray, but its pixels have colors")) { try convert(gray) }
    #expect(throws: Never.self) { try convert(gray, [0, 9, 9, 9]) }
    var inks = Self.cases[0].profile
    inks.replaceSubrange(16..<20, with: Array("CMYK".utf8))
    #expect(throws: PNGError.unusableProfile("is for other colors than red, green and blue, or gray")) {
      try convert(inks)
    }
    let long = Self.cases[0].profile + [UInt8](repeating: 0, count: 5 << 20)
    #expect(throws: PNGError.profileTooLarge) { try convert(long) }
  }
}

/// What becomes of a picture that has a profile.
private func converted(_ file: [UInt8]) throws -> (bitmap: Bitmap, clipped: Int) {
  let decoded = try decodePNG(file, profile: .convert)
  return try #require(decoded.profile).converted(decoded.bitmap)
}

/// Converts a pixel by its profile, if that says something else than sRGB does.
private func convert(_ profile: [UInt8], _ samples: [UInt8] = [0, 1, 2, 3]) throws(PNGError) {
  let decoded = try decodePNG(png(width: 1, colorType: 2, profile: profile, samples), profile: .convert)
  _ = try decoded.profile?.converted(decoded.bitmap)
}

/// A PNG of one row with a profile.
private func png(width: Int, colorType: UInt8, profile: [UInt8], _ row: [UInt8]) -> [UInt8] {
  let plain = png(width: width, height: 1, bitDepth: 8, colorType: colorType, row)
  return Array(plain[..<33]) + chunk("iCCP", Array("test\0\0".utf8) + stored(profile)) + plain[33...]
}

extension ProfileTests.Case {
  /// The colors of a profile's primaries, X, Y and Z of each under D50.
  enum Primaries {
    case adobe, displayP3, proPhoto
    /// Those of no color.
    case dark

    var columns: [[Double]] {
      switch self {
      case .adobe: [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
      case .displayP3:
        [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]]
      case .proPhoto: [[0.79767, 0.28804, 0], [0.13519, 0.71187, 0], [0.03134, 0.00009, 0.82491]]
      case .dark: [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
      }
    }
  }

  enum Curve {
    /// In 1/256.
    case exponent(Int)
    /// sRGB's.
    case formula
    case linear
    /// 1,024 entries of an exponent of 1.7.
    case table

    var tag: [UInt8] {
      switch self {
      case .exponent(let exponent):
        text("curv") + bigEndian(1) + [UInt8(exponent >> 8), UInt8(exponent & 255)]
      case .linear: text("curv") + bigEndian(0)
      case .formula:
        text("para") + [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
      case .table:
        text("curv") + bigEndian(1_024)
          + (0..<1_024).flatMap { index in
            let value = Int((pow(Double(index) / 1_023, 1.7) * 65_535).rounded())
            return [UInt8(value >> 8), UInt8(value & 255)]
          }
      }
    }

    func light(_ sample: Double) -> Double {
      switch self {
      case .exponent(let exponent): pow(sample, Double(exponent) / 256)
      case .linear: sample
      case .formula: sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4)
      case .table: pow(sample, 1.7)
      }
    }
  }

  /// Without primaries, the profile is for gray.
  init(_ name: String, _ primaries: Primaries?, _ curve: Curve) {
    var tags: [(String, [UInt8])] = [
      ("desc", text("desc") + bigEndian(5) + Array("test".utf8) + [UInt8](repeating: 0, count: 80)),
      ("wtpt", text("XYZ ") + [0.9642, 1, 0.8249].flatMap(fixed)),
      ("cprt", text("text") + Array("x\0\0\0".utf8)),
    ]
    if let columns = primaries?.columns {
      for (letter, column) in zip(["r", "g", "b"], columns) {
        tags += [("\(letter)XYZ", text("XYZ ") + column.flatMap(fixed)), ("\(letter)TRC", curve.tag)]
      }
    } else {
      tags.append(("kTRC", curve.tag))
    }
    var table = bigEndian(tags.count)
    var data: [UInt8] = []
    for (name, content) in tags {
      table += Array(name.utf8) + bigEndian(132 + 12 * tags.count + data.count) + bigEndian(content.count)
      data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    var head = bigEndian(128 + table.count + data.count) + Array("lcms".utf8) + [2, 0x40, 0, 0]
    head +=
      Array("mntr\(primaries == nil ? "GRAY" : "RGB ")XYZ ".utf8) + [7, 228, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    head += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(fixed)
    head += [UInt8](repeating: 0, count: 128 - head.count)
    self.init(testDescription: name, profile: head + table + data) { samples in
      let light = samples.map(curve.light)
      // Under D50 (Bruce Lindbloom, adapted by Bradford's transform).
      let toSRGB = [
        [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
        [0.0719453, -0.2289914, 1.4052427],
      ]
      var linear = light
      if let columns = primaries?.columns {
        let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + columns[$1][row] * light[$1] } }
        linear = toSRGB.map { row in (0..<3).reduce(0) { $0 + row[$1] * xyz[$1] } }
      }
      return linear.map { value in
        let value = min(max(value, 0), 1)
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
      }
    }
  }
}

/// A tag's type and four bytes that mean nothing.
private func text(_ type: String) -> [UInt8] { Array(type.utf8) + [0, 0, 0, 0] }

/// A number in 1/65536.
private func fixed(_ number: Double) -> [UInt8] {
  bigEndian(Int(UInt32(bitPattern: Int32((number * 65_536).rounded()))))
}
