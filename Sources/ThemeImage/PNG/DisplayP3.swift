extension ColorProfile {
  /// The profile of Display P3 as the profiles of displays have it, for files that declare it by code points: the primaries
  /// adapted to D50, and the curve of sRGB.
  static let displayP3: ColorProfile = {
    // X, Y and Z of each primary, in 1/65536.
    let primaries = [
      ("r", [33_759, 15_807, -69]), ("g", [19_135, 45_367, 2_745]), ("b", [10_296, 4_363, 51_385]),
    ]
    let curve = Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0] + srgbFormula.prefix(5).flatMap(bigEndian)
    var tags: [(name: String, data: [UInt8])] = []
    for (letter, numbers) in primaries {
      tags.append(("\(letter)XYZ", Array("XYZ ".utf8) + [0, 0, 0, 0] + numbers.flatMap(bigEndian)))
      tags.append(("\(letter)TRC", curve))
    }
    var table = bigEndian(tags.count)
    var data: [UInt8] = []
    for tag in tags {
      table +=
        Array(tag.name.utf8) + bigEndian(132 + 12 * tags.count + data.count) + bigEndian(tag.data.count)
      data += tag.data
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<24, with: "RGB XYZ ".utf8)
    header.replaceSubrange(36..<40, with: "acsp".utf8)
    guard let profile = ColorProfile(header + table + data) else {
      preconditionFailure("a profile without acsp")
    }
    return profile
  }()
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
