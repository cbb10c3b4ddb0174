extension Bitmap {
  /// How many pixels differ from the one before, row after row: the more, the less a PNG of it is compressed.
  package var busyPixels: Int {
    unsafe pixels.withUnsafeBufferPointer { words in
      var count = 0
      for index in 0..<words.count - 1 { count &+= unsafe words[index] == words[index + 1] ? 0 : 1 }
      return count
    }
  }
}
