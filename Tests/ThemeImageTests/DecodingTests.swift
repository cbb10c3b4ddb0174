/// Each fixture's `input.png` against `decoded.txt`: its size, the remarks and the pixels, or the reason why not.
@Suite struct DecodingTests {
  @Test(arguments: Fixture.all("image")) func fixture(fixture: Fixture) throws {
    let bytes = try #require(fixture.bytes("input.png"))
    #expect(Golden.difference(dump(bytes), from: "decoded.txt", of: fixture) == nil)
  }

  /// Of a file that is refused for its colors, also how it is treated where a theme says what to do.
  @Test(arguments: Fixture.all("image"), ProfileTreatment.allCases)
  func treatment(fixture: Fixture, treatment: ProfileTreatment) throws {
    let bytes = try #require(fixture.bytes("input.png"))
    guard case .failure(let error) = Result(catching: { () throws(PNGError) in try decodePNG(bytes) })
    else { return }
    switch error {
    case .foreignColors, .foreignCodePoints, .brokenProfile, .profileTooLarge, .unusableProfile: break
    default: return
    }
    let golden = treatment == .convert ? "converted.txt" : "ignored.txt"
    #expect(Golden.difference(dump(bytes, treatment), from: golden, of: fixture) == nil)
  }

  @Test(arguments: Fixture.all("image")) func theHeaderSaysNothingElse(fixture: Fixture) throws {
    let bytes = try #require(fixture.bytes("input.png"))
    do {
      let header = try pngHeader(bytes)
      if let decoded = try? decodePNG(bytes) {
        #expect(header.width == decoded.bitmap.width && header.height == decoded.bitmap.height)
      }
    } catch {
      #expect(dump(bytes) == "error: \(error.reason)\n")
    }
  }

  /// Programs write whole histories of edits into text chunks.
  @Test func longChunksAreSkipped() throws {
    let plain = png(width: 1, height: 1, bitDepth: 8, colorType: 2, [0, 10, 20, 30])
    let text = chunk("tEXt", Array("History".utf8) + [UInt8](repeating: 0, count: 9_000_000))
    #expect(try decodePNG(Array(plain[..<33]) + text + plain[33...]).bitmap == row(color(0x0A14_1EFF)))
  }

  /// Inflating all of them would take a thousand bytes for each of the file's.
  @Test func imageDataBehindTheLastRowAreNotInflated() throws {
    func padded(_ count: Int) -> [UInt8] {
      png(
        width: 1, height: 1, bitDepth: 8, colorType: 2, [0, 10, 20, 30] + [UInt8](repeating: 0, count: count))
    }
    #expect(try decodePNG(padded(100)).bitmap == row(color(0x0A14_1EFF)))
    #expect(throws: PNGError.unreadable("the image data go on behind the last row")) {
      try decodePNG(padded(300))
    }
    // Behind the end of the stream nothing is inflated.
    let plain = padded(0)
    let more = chunk("IDAT", [UInt8](repeating: 0, count: 10_000))
    #expect(try decodePNG(plain.dropLast(12) + more + plain.suffix(12)).bitmap == row(color(0x0A14_1EFF)))
  }

  /// Every value of 16 bits becomes `(v * 255 + 32767) / 65535`.
  @Test func all16BitValuesAreRounded() throws {
    var samples: [UInt8] = []
    for row in 0..<256 {
      samples.append(0)
      for column in 0..<256 { samples += [UInt8(row), UInt8(column)] }
    }
    let bitmap = try decodePNG(png(width: 256, height: 256, bitDepth: 16, colorType: 0, samples)).bitmap
    for value in 0...65_535 {
      let gray = UInt32((value * 255 + 32_767) / 65_535)
      #expect(bitmap.pixels[value] == gray * 0x1_0101 | 0xFF00_0000)
    }
  }
}

/// What decoding a file gives, as text. A pixel is `rrggbbaa`, and `.` where it is transparent.
private func dump(_ bytes: [UInt8], _ treatment: ProfileTreatment? = nil) -> String {
  do {
    let decoded = try decodePNG(bytes, profile: treatment)
    let bitmap = try decoded.profile?.converted(decoded.bitmap).bitmap ?? decoded.bitmap
    var text = "\(bitmap.width) × \(bitmap.height)\n"
    for remark in decoded.remarks { text += "remark: \(remark)\n" }
    for y in 0..<bitmap.height {
      let words = (0..<bitmap.width).map { hex(bitmap[$0, y]) }
      text += words.joined(separator: " ") + "\n"
    }
    return text
  } catch PNGError.unreadable {
    // libpng's words are another version's tomorrow.
    return "error: refused by libpng\n"
  } catch {
    return "error: \(error.reason)\n"
  }
}

private func hex(_ word: UInt32) -> String {
  word == 0 ? "." : String(word.byteSwapped, digits: 8, radix: 16)
}
