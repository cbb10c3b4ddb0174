struct EncodedPicturesTests {
  private func picture(_ width: Int, _ color: UInt32) -> ImagePixels {
    ImagePixels(Bitmap(width: width, height: 2, pixels: Array(repeating: color, count: 2 * width)))
  }

  @Test func `each different picture is encoded once`() {
    let calls = Mutex(0)
    let encoded = EncodedPictures { bitmap in
      calls.withLock { $0 += 1 }
      return [UInt8(bitmap.width), UInt8(truncatingIfNeeded: bitmap[0, 0])]
    }
    for _ in 0..<3 {
      #expect(encoded.file(picture(3, 0xFF00_0001)) == [3, 1])
      #expect(encoded.file(picture(3, 0xFF00_0002)) == [3, 2])
      #expect(encoded.file(picture(6, 0xFF00_0001)) == [6, 1])
    }
    #expect(calls.withLock { $0 } == 3)
  }

  @Test func `the pixels of a picture whose digest is known are made once`() {
    let made = Mutex(0)
    let bitmap = picture(3, 0xFF00_0001).bitmap
    let encoded = EncodedPictures { [UInt8($0.width)] }
    for _ in 0..<3 {
      let pixels = ImagePixels(size: bitmap.size, digest: bitmap.digest) {
        made.withLock { $0 += 1 }
        return bitmap
      }
      #expect(encoded.file(pixels) == [3])
    }
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `only so many bytes are kept`() {
    let calls = Mutex(0)
    let large = EncodedPictures.maxBytes / 2 + 1
    let encoded = EncodedPictures { _ in
      calls.withLock { $0 += 1 }
      return [UInt8](repeating: 0, count: large)
    }
    for _ in 0..<2 {
      for color in [0xFF00_0001, 0xFF00_0002] as [UInt32] {
        #expect(encoded.file(picture(1, color)).count == large)
      }
    }
    // The first is kept; there is no room for the second, which is encoded each time.
    #expect(calls.withLock { $0 } == 3)
  }
}

/// Pictures of one run in another.
struct CachedPicturesTests {
  let folder = TemporaryFolder(inMemory: true)

  /// A run that encodes a picture as its width and `version`; how often it did, and the file that it got.
  private func run(
    _ width: Int, of encoder: String = "one", version: UInt8 = 1,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool = { $0[0] == UInt8($1.width) }
  ) -> (calls: Int, file: [UInt8]) {
    let calls = Mutex(0)
    let cached = CachedPictures(in: CacheFolder(folder.path("cache")), of: encoder, isSame: isSame)
    let encoded = EncodedPictures(cached: cached) { bitmap in
      calls.withLock { $0 += 1 }
      return [UInt8(bitmap.width), version]
    }
    let bitmap = Bitmap(width: width, height: 1, pixels: Array(repeating: 0xFF00_0001, count: width))
    let file = encoded.file(ImagePixels(bitmap))
    return (calls.withLock { $0 }, file)
  }

  @Test func `a picture is encoded once for all runs of one encoder`() {
    #expect(run(3) == (1, [3, 1]))
    #expect(run(3, version: 2) == (0, [3, 1]))
    #expect(run(4, version: 2) == (1, [4, 2]))
    #expect(run(3, of: "two", version: 3) == (1, [3, 3]))
  }

  @Test func `a file that does not hold the picture is not used`() {
    #expect(run(3) == (1, [3, 1]))
    #expect(run(3, version: 2, isSame: { _, _ in false }) == (1, [3, 2]))
    // It has replaced the other.
    #expect(run(3, version: 4) == (0, [3, 2]))
  }
}
