extension Bitmap {
  /// The number of pixels that differ from the preceding one in memory order. The more there are, the less a PNG of the picture
  /// can be compressed.
  package var busyPixels: Int {
    unsafe pixels.withUnsafeBufferPointer { words in
      var count = 0
      for index in 0..<words.count - 1 { count &+= unsafe words[index] == words[index + 1] ? 0 : 1 }
      return count
    }
  }
}
