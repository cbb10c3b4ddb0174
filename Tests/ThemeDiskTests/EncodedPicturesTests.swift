import Synchronization
import Testing
import ThemeDisk
import ThemeImage

struct EncodedPicturesTests {
  private func picture(_ width: Int, _ color: UInt32) -> Bitmap {
    Bitmap(width: width, height: 2, pixels: Array(repeating: color, count: 2 * width))
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

  @Test func `only so many bytes are kept`() {
    let calls = Mutex(0)
    let large = EncodedPictures.mostBytes / 2 + 1
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
