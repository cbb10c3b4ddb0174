/// Themes of many or of large pictures, written into a folder.
enum ManyImages {
  /// 900 slices: 100 buttons in three states at three scales, each with art of its own.
  static func writeMany(to scratch: Scratch) throws {
    var theme = "themec: 1\nname: many\nbuttons:\n"
    for index in 0..<100 {
      let states = ["normal", "highlighted", "disabled"]
      theme += """
          button-\(index):
            height: 44
            caps: { left: 12, right: 12 }
            states:

        """
      for (place, state) in states.enumerated() {
        let color = Color(red: UInt8(index), green: UInt8(60 + 40 * place), blue: UInt8(200 - index))
        for scale in Scale.allCases {
          let art = Drawings.plate((96, 44), at: scale, color: color, radius: 8)
          try scratch.write(encodePNG(art), to: "art/\(index)-\(state)\(scale.suffix).png")
        }
        theme += "      \(state): { art: { file: art/\(index)-\(state).png } }\n"
      }
    }
    try scratch.write(theme, to: "many.theme.yaml")
  }

  /// 1,002 slices of 334 drawings, from 60 × 44 to 99 × 44 pt, whose colors are shifted by some levels.
  static func writeGradients(to path: String, shift: Int, of scratch: Scratch) throws {
    var theme = "themec: 1\nname: many\nimages:\n"
    for index in 0..<334 {
      let stops = [
        Color(red: 74, green: 108, blue: UInt8(100 + shift + index % 50)),
        Color(red: UInt8(shift + index % 128), green: 32, blue: 48),
      ]
      theme += """
          picture-\(index):
            art:
              draw:
                size: { width: \(60 + index % 40), height: 44 }
                layers:
                  - shape: { roundedRectangle: { radius: \(4 + index % 12) } }
                    fill: { linear: { angle: \(index % 90)deg, stops: [ { at: 0, color: "\(stops[0])" }, { at: 1, color: "\(stops[1])" } ] } }

        """
    }
    try scratch.write(theme, to: path)
  }

  /// 40 pictures of 2048 × 1024 pixels that do not stretch, 8 MiB each when they are decoded.
  static func writeWhole(to scratch: Scratch) throws {
    try write("whole", 40, (1_024, 512), radius: 50, shade: 5, to: scratch)
  }

  /// Four pictures of 4096 × 2048 pixels, 32 MiB each when they are decoded.
  static func writeLarge(to scratch: Scratch) throws {
    let caps = ", caps: { left: 120, right: 120, top: 100, bottom: 100 }"
    try write("large", 4, (2_048, 1_024), radius: 100, shade: 50, more: caps, to: scratch)
  }

  /// A theme of images at 2x, each redder than the one before by a shade.
  private static func write(
    _ name: String, _ count: Int, _ size: (Int, Int), radius: Int, shade: Int, more: String = "",
    to scratch: Scratch
  ) throws {
    var theme = "themec: 1\nname: \(name)\nscales: [2]\nimages:\n"
    for index in 0..<count {
      let color = Color(red: UInt8(shade * index), green: 90, blue: 120)
      let art = Drawings.plate(size, at: .x2, color: color, radius: radius)
      try scratch.write(encodePNG(art), to: "art/\(name)-\(index)@2x.png")
      theme += "  \(name)-\(index): { art: { file: art/\(name)-\(index)@2x.png }\(more) }\n"
    }
    try scratch.write(theme, to: "\(name).theme.yaml")
  }
}

/// Art as designers export it, made by arithmetic.
enum Drawings {
  /// A plate with round corners, lit from above, with a dark rim; `size` is in points.
  static func plate(_ size: (width: Int, height: Int), at scale: Scale, color: Color, radius: Int) -> Bitmap {
    let factor = scale.rawValue
    let (width, height, radius) = (size.width * factor, size.height * factor, radius * factor)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let dx = max(radius - x, x - (width - 1 - radius), 0)
        let dy = max(radius - y, y - (height - 1 - radius), 0)
        let distance = dx * dx + dy * dy
        if distance > radius * radius { continue }
        let isRim = x < factor || y < factor || x >= width - factor || y >= height - factor
        let light = isRim ? -30 : 24 - 40 * y / height
        func shaded(_ value: UInt8) -> UInt8 { UInt8(clamping: Int(value) + light) }
        let alpha: UInt8 = distance > (radius - 1) * (radius - 1) && dx > 0 && dy > 0 ? 140 : 255
        pixels[y * width + x] =
          Color(red: shaded(color.red), green: shaded(color.green), blue: shaded(color.blue), alpha: alpha)
          .word
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A texture of which no two lines are equal, as wood or leather.
  static func grain(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
    var state = seed &* 2_654_435_761 | 1
    let pixels = (0..<width * height).map { index -> UInt32 in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      let shade = UInt32(80 + index % width * 60 / width) + state % 12
      return 0xFF00_0000 | (shade / 2) << 16 | (shade * 2 / 3) << 8 | shade
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
