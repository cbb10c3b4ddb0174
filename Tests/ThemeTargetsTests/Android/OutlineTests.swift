@testable import ThemeTargets

/// The outline that the writer counts on is the one that aapt2 finds.
@Suite(.enabled(if: Aapt.installed != nil)) struct OutlineTests {
  @Test func `aapt2 finds the same outline`() throws {
    var dice = Dice(36)
    var pictures: [String: Bitmap] = [:]
    for index in 0..<120 {
      let (width, height) = (1 + dice.below(24), 1 + dice.below(24))
      let pixels = (0..<width * height).map { place -> UInt32 in
        let (x, y) = (place % width, place / width)
        let inside = min(x, width - 1 - x) + min(y, height - 1 - y) - dice.below(4)
        let alpha = index % 3 == 0 ? [0, 0, 0, 100, 200, 255][dice.below(6)] : max(0, min(255, inside * 60))
        return alpha == 0 ? 0 : UInt32(alpha) << 24 | 0x30_20_10
      }
      let path = "android/res/drawable-mdpi/p\(index).9.png"
      pictures[path] = Bitmap(width: width, height: height, pixels: pixels)
    }
    let files = pictures.keys.sorted().map { path in
      OutputFile(path: path, content: .image(ImagePixels(framed(pictures[path]))))
    }
    for (path, _, png) in try #require(Aapt.installed).link(files, crunches: false) {
      let start = try #require(png.firstRange(of: Array("npOl".utf8))).upperBound
      func word(_ index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(png[start + index * 4 + $1]) << UInt32($1 * 8) }
      }
      let picture = try #require(pictures[path])
      let outline = AndroidOutline(width: picture.width, height: picture.height) {
        Int(picture[$0, $1] >> 24)
      }
      #expect(
        (0..<4).map { Int(word($0)) } == [outline.left, outline.top, outline.right, outline.bottom], "\(path)"
      )
      #expect(Float(bitPattern: word(4)) == 3.4142 * Float(outline.corner), "\(path)")
      #expect(Int(word(5)) == outline.opacity, "\(path)")
    }
  }

  /// A nine-patch that stretches everywhere.
  private func framed(_ picture: Bitmap?) -> Bitmap {
    guard let picture else { return Bitmap(width: 1, height: 1, pixels: [0]) }
    let (width, height) = (picture.width + 2, picture.height + 2)
    let pixels = (0..<width * height).map { place -> UInt32 in
      let (x, y) = (place % width, place / width)
      let (isAcross, isDown) = ((1...picture.width).contains(x), (1...picture.height).contains(y))
      if isAcross, isDown { return picture[x - 1, y - 1] }
      return y == 0 && isAcross || x == 0 && isDown ? 0xFF00_0000 : 0
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
