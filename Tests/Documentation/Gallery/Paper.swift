import ThemeCore
import ThemeImage

extension Bitmap {
  /// The picture on the color of paper: it looks the same on a light page and on a dark one, and ends where its
  /// artboard does.
  var onPaper: Bitmap {
    let words = pixels.map { Color(word: $0).over(paper).word }
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
