import ThemeGeometry
import ThemeImage

/// What `init` writes: a button of our own that builds without a warning.
enum Starter {
  static let project = """
    themec: 1
    themes: [ themes/*.theme.yaml ]
    output: build/themes

    """

  static func theme(_ name: String) -> String {
    """
    themec: 1
    name: \(name)

    backButtons:
      back:
        height: 30
        minimumWidth: caps
        maximumWidth: 160
        hitArea: 44
        caps: { left: 8, right: 8 }
        title:
          font: { weight: bold, size: 12 }
          color: white
          shadow: { color: black/40%, x: 0, y: -1 }
          insets: { left: 10, right: 10 }
          truncation: tail
        states:
          normal: { art: { file: art/\(name).png } }
          highlighted: { art: { derive: normal, multiply: black/30% } }

    defaults: { backButton: back }

    """
  }

  /// A rounded rectangle of 18 × 30 pt with a darker edge, at every scale.
  static let art: [(Scale, Bitmap)] = Scale.allCases.map { ($0, bitmap(at: $0)) }

  private static func bitmap(at scale: Scale) -> Bitmap {
    let s = scale.rawValue
    let (width, height) = (18 * s, 30 * s)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let outer = coverage(x, y, width, height, inset: 0, radius: 6 * s)
        let inner = coverage(x, y, width, height, inset: s, radius: 5 * s)
        pixels.append(mix(outer: outer, inner: inner))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// How many of a pixel's 16 samples lie inside a rounded rectangle.
  private static func coverage(_ x: Int, _ y: Int, _ width: Int, _ height: Int, inset: Int, radius: Int)
    -> Int
  {
    var count = 0
    for sample in 0..<16 {
      // Eighths of a pixel, from the corner of the inset rectangle.
      let px = x * 8 + sample % 4 * 2 + 1 - inset * 8
      let py = y * 8 + sample / 4 * 2 + 1 - inset * 8
      let (w, h, r) = ((width - 2 * inset) * 8, (height - 2 * inset) * 8, radius * 8)
      guard px > 0, py > 0, px < w, py < h else { continue }
      let dx = max(r - px, px - (w - r), 0)
      let dy = max(r - py, py - (h - r), 0)
      if dx * dx + dy * dy <= r * r { count += 1 }
    }
    return count
  }

  private static func mix(outer: Int, inner: Int) -> UInt32 {
    let edge = Color(red: 0x1E, green: 0x3A, blue: 0x5F)
    let fill = Color(red: 0x2F, green: 0x5F, blue: 0x93)
    guard outer > 0 else { return 0 }
    func channel(_ edge: UInt8, _ fill: UInt8) -> UInt8 {
      UInt8((Int(edge) * (outer - min(inner, outer)) + Int(fill) * min(inner, outer)) / outer)
    }
    return Color(
      red: channel(edge.red, fill.red), green: channel(edge.green, fill.green),
      blue: channel(edge.blue, fill.blue),
      alpha: UInt8(outer * 255 / 16)
    ).word
  }
}
