/// Damaged files: refused, and never a crash.
@Suite struct DamageTests {
  /// Fixtures that decode, cut after their end chunk.
  private static let whole: [(name: String, bytes: [UInt8])] = Fixture.all("image").compactMap { fixture in
    guard let bytes = fixture.bytes("input.png"), (try? decodePNG(bytes)) != nil else { return nil }
    let end = bytes.indices.last { bytes[$0...].starts(with: Array("IEND".utf8)) } ?? 0
    return (fixture.name, Array(bytes[..<(end + 8)]))
  }

  @Test func aCutFileIsRefused() {
    for (name, bytes) in DamageTests.whole {
      for count in 0..<bytes.count where decodes(Array(bytes[..<count])) {
        Issue.record("\(name) decodes from \(count) of \(bytes.count) bytes")
      }
    }
    #expect(DamageTests.whole.count > 20)
  }

  @Test func aChangedByteIsRefused() {
    var numbers = Dice(1)
    for (name, bytes) in DamageTests.whole {
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= UInt8.random(in: 1...255, using: &numbers)
        if decodes(changed) { Issue.record("\(name) decodes with byte \(index) changed") }
      }
    }
  }

  /// Behind right checksums the damage reaches the decoder and the profile's reader; whatever comes out, nothing
  /// crashes, and the size is the header's.
  @Test func damageBehindRightChecksumsDoesNotCrash() {
    var numbers = Dice(2)
    for (_, bytes) in DamageTests.whole {
      for _ in 0..<100 {
        let changed = damaged(bytes, &numbers)
        guard let decoded = try? decodePNG(changed) else { continue }
        let header = try? pngHeader(changed)
        #expect(header?.width == decoded.bitmap.width && header?.height == decoded.bitmap.height)
      }
    }
  }

  @Test func noiseIsRefused() {
    var numbers = Dice(3)
    for count in 0..<400 {
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      #expect(!decodes(noise))
      #expect(!decodes(signature + noise))
      #expect(!hasBundleForm(signature + noise))
    }
  }

  private func decodes(_ bytes: [UInt8]) -> Bool { (try? decodePNG(bytes)) != nil }

  /// The file with up to three chunks' data changed, cut, doubled or left out, all checksums right.
  private func damaged(_ bytes: [UInt8], _ numbers: inout Dice) -> [UInt8] {
    var chunks: [(name: String, data: [UInt8])] = []
    var offset = 8
    while offset < bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let index = Int.random(in: 0..<chunks.count, using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: chunks.insert(chunks[index], at: index)
      case 1 where chunks.count > 1: chunks.remove(at: index)
      case 2: chunks[index].data.removeLast(min(3, chunks[index].data.count))
      default:
        guard let place = chunks[index].data.indices.randomElement(using: &numbers) else { continue }
        // Sizes stay small, so that the test is quick.
        guard chunks[index].name != "IHDR" || ![0, 1, 2, 4, 5, 6].contains(place) else { continue }
        chunks[index].data[place] = UInt8.random(in: 0...255, using: &numbers)
      }
    }
    return signature + chunks.flatMap { chunk($0.name, $0.data) }
  }
}
