import ThemeCore
import ThemeImage

extension Bitmap {
  /// The picture on the color of paper: it looks the same on a light page and on a dark one, and ends where its
  /// artboard does.
  var onPaper: Bitmap {
    func mixed(_ upper: UInt8, _ lower: UInt8, _ alpha: UInt8) -> UInt8 {
      let part = Int(alpha)
      let sum: Int = Int(upper) * part + Int(lower) * (255 - part)
      return UInt8((sum + 127) / 255)
    }
    let words = pixels.map { word in
      let ink = Color(word: word)
      return Color(
        red: mixed(ink.red, paper.red, ink.alpha), green: mixed(ink.green, paper.green, ink.alpha),
        blue: mixed(ink.blue, paper.blue, ink.alpha), alpha: 255
      ).word
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  /// As wide and high as given, by repeating pixels of the center.
  func stretched(columns: Range<Int>, to width: Int, rows: Range<Int>, to height: Int) -> Bitmap {
    func source(_ place: Int, _ center: Range<Int>, _ old: Int, _ new: Int) -> Int {
      let wide = center.count + new - old
      if place < center.lowerBound { return place }
      if place >= center.lowerBound + wide { return place - new + old }
      return center.lowerBound + (place - center.lowerBound) * center.count / wide
    }
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      let row = source(y, rows, self.height, height)
      for x in 0..<width { words.append(self[source(x, columns, self.width, width), row]) }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  /// Each pixel as a square of so many.
  func enlarged(_ factor: Int) -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count * factor * factor)
    for y in 0..<height * factor {
      for x in 0..<width * factor { words.append(self[x / factor, y / factor]) }
    }
    return Bitmap(width: width * factor, height: height * factor, pixels: words)
  }
}

private let paper = Color(red: 0xD9, green: 0xDE, blue: 0xE5, alpha: 255)
