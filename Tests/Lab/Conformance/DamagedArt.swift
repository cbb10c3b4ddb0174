extension Suite {
  /// Real art and themes that name it, damaged at random places from a fixed seed: whatever comes out, it is either a
  /// bundle or an error, and nothing crashes.
  static let damagedArt = Suite(name: "damaged themes and art") { folder in
    let files =
      pathsBelow(folder + "/nine-patch", endingIn: ".9.png")
      + pathsBelow(folder + "/pngsuite/valid", endingIn: ".png")
    var numbers = Dice(11)
    var failures: [String] = []
    var counts = (built: 0, refused: 0)
    for file in files {
      guard let bytes = contents(file) else { continue }
      for round in 0..<12 {
        var art = bytes
        var theme = file.hasSuffix(".9.png") ? patchTheme : pictureTheme
        switch round % 4 {
        case 0: damage(&art, &numbers)
        case 1: art = damagedChunks(art, &numbers)
        case 2: art = damagedPixels(art, &numbers)
        default: damage(&theme, &numbers)
        }
        let line = WholeLine(
          ["a.theme.yaml": theme],
          ["art/a.png": art, "art/b@2x.png": art, "art/a.9.png": art, "art/b@3x.9.png": art])
        let compiled = line.themes[0]
        if compiled.tree != nil { counts.built += 1 } else { counts.refused += 1 }
        if compiled.tree != nil ? compiled.hasErrors : !compiled.hasErrors && !compiled.isOnlyExtended {
          failures.append("round \(round) of \(file): neither a bundle nor an error")
        }
      }
    }
    if counts.built == 0 || counts.refused == 0 { failures.append("the damage is always alike") }
    return Result(summary: "\(counts.built) built, \(counts.refused) refused", failures: failures)
  }
}

private let themes = Fixture.named("damaged-themes-and-art", kind: "lab")
private let pictureTheme = themes.bytes("picture.yaml") ?? []
private let patchTheme = themes.bytes("patch.yaml") ?? []

/// A byte changed, taken out, doubled or exchanged with another, or a digit with another.
private func damage(_ bytes: inout [UInt8], _ numbers: inout Dice) {
  for _ in 0..<Int.random(in: 1...4, using: &numbers) {
    guard let place = bytes.indices.randomElement(using: &numbers) else { return }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[place], at: place)
    case 3: bytes.swapAt(place, bytes.indices.randomElement(using: &numbers) ?? place)
    default:
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      let digit = bytes[place...].firstIndex(where: digits.contains) ?? place
      bytes[digit] = UInt8.random(in: digits, using: &numbers)
    }
  }
}

/// The file with a byte of a chunk's data changed and its checksum right.
private func damagedChunks(_ bytes: [UInt8], _ numbers: inout Dice) -> [UInt8] {
  var bytes = bytes
  var chunks: [Range<Int>] = []
  var offset = 8
  while offset + 12 <= bytes.count {
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { break }
    if length > 0 { chunks.append(offset + 4..<offset + 8 + length) }
    offset += 12 + length
  }
  guard let chunk = chunks.randomElement(using: &numbers) else { return bytes }
  bytes[Int.random(in: chunk.dropFirst(4), using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
  bytes.replaceSubrange(chunk.upperBound..<chunk.upperBound + 4, with: bigEndian(Int(crc(bytes[chunk]))))
  return bytes
}

/// The file's picture with some pixels changed to what a nine-patch's frame is made of.
private func damagedPixels(_ bytes: [UInt8], _ numbers: inout Dice) -> [UInt8] {
  guard let bitmap = (try? decodePNG(bytes))?.bitmap else { return bytes }
  var pixels = bitmap.pixels
  for _ in 0..<Int.random(in: 1...20, using: &numbers) {
    let (x, y) = (
      Int.random(in: 0..<bitmap.width, using: &numbers), Int.random(in: 0..<bitmap.height, using: &numbers)
    )
    let onFrame = [(x, 0), (0, y), (x, bitmap.height - 1), (bitmap.width - 1, y), (x, y)]
    let place = onFrame.randomElement(using: &numbers) ?? (x, y)
    let words: [UInt32] = [0, 0xFF00_0000, 0xFF00_00FF, 0xFFFF_FFFF, 0x8012_3456]
    pixels[place.1 * bitmap.width + place.0] = words.randomElement(using: &numbers) ?? 0
  }
  return encodePNG(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
}
