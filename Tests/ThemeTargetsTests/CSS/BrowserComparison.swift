/// What a screen should show of a case, pixel by pixel, over white.
///
/// Where a pixel of the art is one of the screen, every pixel is known. At 1.5 the art of 2x is shown: each edge of a box
/// and of a cap falls on the pixel of the screen that the browser rounds it to, and colors between two pixels are as it
/// mixes them, none of which any standard says. What is said is the place, the size and the color of everything. So a
/// pixel is known there where the picture is of one color as far around its place as those roundings reach: it has just
/// that color, or the next level of it: a browser that scales with fixed-point weights may mix equal samples to one level
/// beside them (Firefox does where it draws without the system's OpenGL). The page around the picture counts as well, so
/// its size is compared, too.
struct BrowserComparison {
  let title: String
  /// Where it begins on its sheet.
  private let x: Int
  private let y: Int
  private let width: Int
  private let height: Int
  /// What should be seen, over white, and how far each part may be from it; -1 where that is not known.
  private let colors: [UInt32]
  private let limits: [Int16]
  /// How many of its pixels are known.
  let known: Int

  var pixels: Int { width * height }

  /// Nil where the art has no picture for the scale, or its frame cuts a pixel.
  init?(_ item: BrowserCase, on scale: BrowserScale) {
    guard let (picture, tolerance) = item.expected(at: scale.art), let slice = item.slice(on: scale),
      slice.scale == scale.art
    else { return nil }
    title = "\(item.theme): \(item.id) \(item.key.text)"
    let left = (Points(item.x) - item.outset(slice).left).roundedPixels(at: scale.art).count
    let top = (Points(item.y) - item.outset(slice).top).roundedPixels(at: scale.art).count
    let wanted = Wanted(picture, isMask: item.isMask, tolerance)
    if scale.isWhole {
      (x, y, width, height) = (left, top, picture.width, picture.height)
      (colors, limits, known) = (wanted.colors, wanted.limits, picture.width * picture.height)
      return
    }
    // A tile is drawn in whole pixels of the screen, which adds up.
    let flat = FlatPixels(wanted, isKnown: !item.art.isTiled || wanted.isUniform)
    let ratio = Double(scale.art.rawValue) / scale.rawValue
    let margin = 2 * FlatPixels.reach
    x = Int(Double(left - margin) / ratio)
    y = Int(Double(top - margin) / ratio)
    width = Int(Double(left + picture.width + margin) / ratio) - x
    height = Int(Double(top + picture.height + margin) / ratio) - y
    var colors: [UInt32] = []
    var limits: [Int16] = []
    var known = 0
    for row in y..<y + height {
      let line = Int((Double(row) + 0.5) * ratio) - top
      for column in x..<x + width {
        let place = Int((Double(column) + 0.5) * ratio) - left
        let found = flat[place, line]
        colors.append(found?.color ?? 0)
        limits.append(found?.limit ?? -1)
        if found != nil { known += 1 }
      }
    }
    (self.colors, self.limits, self.known) = (colors, limits, known)
  }

  /// The first pixel of a screen that is too far from what it should be; the sheet is in a frame on the screen.
  func difference(from screen: Bitmap, in frame: Rect<Pixels>) -> String? {
    let (left, top) = (frame.x.count, frame.y.count)
    guard x >= 0, y >= 0, x + width <= frame.width.count, y + height <= frame.height.count,
      left + frame.width.count <= screen.width, top + frame.height.count <= screen.height
    else { return "it is not on the page" }
    let (seen, row) = (screen.pixels, screen.width)
    var index = 0
    for line in y..<y + height {
      var place = (top + line) * row + left + x
      for _ in 0..<width {
        if colors[index] != seen[place], limits[index] >= 0,
          !isNear(colors[index], seen[place], Int(limits[index]))
        {
          let found = "\(Color(word: seen[place])), not \(Color(word: colors[index]))"
          return "(\(index % width), \(line - y)) of \(width) × \(height): \(found)"
        }
        index += 1
        place += 1
      }
    }
    return nil
  }

  private func isNear(_ one: UInt32, _ other: UInt32, _ limit: Int) -> Bool {
    for shift: UInt32 in [0, 8, 16] {
      if abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) > limit { return false }
    }
    return true
  }
}

/// A picture over white, and how far each pixel may be from it.
private struct Wanted {
  let width: Int
  let height: Int
  var colors: [UInt32] = []
  var limits: [Int16] = []

  init(_ picture: Bitmap, isMask: Bool, _ tolerance: (Int, Int) -> Int) {
    width = picture.width
    height = picture.height
    colors.reserveCapacity(width * height)
    limits.reserveCapacity(width * height)
    var index = 0
    for y in 0..<height {
      for x in 0..<width {
        let word = isMask ? picture.pixels[index] & 0xFF00_0000 : picture.pixels[index]
        let alpha = word >> 24
        var color = word
        if alpha != 255 {
          color = 0xFF00_0000
          for shift: UInt32 in [0, 8, 16] {
            let part = ((word >> shift & 0xFF) * alpha + 255 * (255 - alpha) + 127) / 255
            color |= part << shift
          }
        }
        colors.append(color)
        // What shines through is blended, which browsers round in their own ways.
        limits.append(Int16(tolerance(x, y) + (alpha == 255 || alpha == 0 ? 0 : 1)))
        index += 1
      }
    }
  }

  var isUniform: Bool { colors.allSatisfy { $0 == colors[0] } }
}

/// The pixels of a picture, and of the page around it, that are of one color with all that is near them.
private struct FlatPixels {
  /// How far one color has to reach, in pixels of the art: a rounded edge of the box and one of the cap are off by up to a
  /// pixel of the screen each, and mixing takes in another pixel.
  static let reach = 4
  /// The levels by which scaling equal samples may miss them.
  private static let rounding: Int16 = 1
  /// As far around the picture as places are asked for, and what those look at.
  private static let margin = 4 * reach

  private let width: Int
  private let height: Int
  private var colors: [UInt32]
  private var limits: [Int16]
  private var isFlat: [Bool]

  /// `isKnown` is false where only the picture's size is known.
  init(_ wanted: Wanted, isKnown: Bool) {
    let margin = FlatPixels.margin
    width = wanted.width + 2 * margin
    height = wanted.height + 2 * margin
    colors = Array(repeating: UInt32.max, count: width * height)
    limits = Array(repeating: 0, count: width * height)
    for y in 0..<wanted.height {
      for x in 0..<wanted.width {
        let (from, to) = (y * wanted.width + x, (y + margin) * width + x + margin)
        // A pixel that is not known is unlike all others.
        colors[to] = isKnown ? wanted.colors[from] : UInt32(to)
        limits[to] = wanted.limits[from] + FlatPixels.rounding
      }
    }
    isFlat = Array(repeating: true, count: width * height)
    narrow(step: 1, lines: height, length: width)
    narrow(step: width, lines: width, length: height)
  }

  /// Leaves flat what is so with all pixels near it along an axis: `step` apart, in lines of a length.
  private mutating func narrow(step: Int, lines: Int, length: Int) {
    let before = isFlat
    let across = step == 1 ? width : 1
    for line in 0..<lines {
      var run = 0
      for place in 0..<length {
        let index = line * across + place * step
        let isLonger =
          place > 0 && before[index] && before[index - step] && colors[index] == colors[index - step]
        run = isLonger ? run + 1 : before[index] ? 1 : 0
        // The run that ends here has the pixel in the middle of it.
        let middle = place - FlatPixels.reach
        if middle >= 0 { isFlat[line * across + middle * step] = run > 2 * FlatPixels.reach }
        if place >= length - FlatPixels.reach { isFlat[index] = false }
      }
    }
  }

  /// Nil where it can't be said what is seen.
  subscript(x: Int, y: Int) -> (color: UInt32, limit: Int16)? {
    let (column, row) = (x + FlatPixels.margin, y + FlatPixels.margin)
    guard column >= 0, row >= 0, column < width, row < height, isFlat[row * width + column] else {
      return nil
    }
    return (colors[row * width + column], limits[row * width + column])
  }
}
