import ThemeCore
import ThemeImage

/// A slice at the size of the art that it was cut from, its center repeated; nil when the facts don't fit it.
func drawnOut(_ slice: Bitmap, as image: JSONValue) -> Bitmap? {
  guard let width = image["sourceSize"]?["width"]?.integer,
    let height = image["sourceSize"]?["height"]?.integer,
    image["size"]?["width"]?.integer == slice.width, image["size"]?["height"]?.integer == slice.height
  else { return nil }
  let center = image["center"]
  func line(_ index: Int, _ source: Int, _ length: Int, _ start: String, _ size: String) -> Int? {
    guard let center else { return source == length ? index : nil }
    guard let start = center[start]?.integer, let size = center[size]?.integer, size > 0 else { return nil }
    let after = length - start - size
    guard after >= 0 else { return nil }
    if index < start { return index }
    return index >= source - after ? index - (source - length) : start + (index - start) % size
  }
  var pixels: [UInt32] = []
  for y in 0..<height {
    guard let row = line(y, height, slice.height, "y", "height") else { return nil }
    for x in 0..<width {
      guard let column = line(x, width, slice.width, "x", "width") else { return nil }
      pixels.append(slice[column, row])
    }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}
