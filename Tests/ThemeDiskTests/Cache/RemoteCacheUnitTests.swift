import FixtureSupport
import Testing
import ThemeDisk
import ThemeImage

struct RemoteCacheUnitTests {
  @Test(arguments: ["http://cache", "http://cache:8080/", "http://[::1]:80/a/b", "http://10.0.0.1/x"])
  func `an address of a cache`(text: String) { #expect(RemoteAddress(text) != nil) }

  @Test(arguments: [
    "https://cache", "http://", "http:///a", "http://me:word@cache", "http://cache:0", "http://cache:70000",
    "http://cache:+1", "http://cache/?a", "http://cache/a b", "http://cache/\r\nX: y", "cache",
  ])
  func `what is none`(text: String) { #expect(RemoteAddress(text) == nil) }

  @Test func `a server that never answers is waited for once`() throws {
    let server = try #require(LoopbackServer(.silent))
    let address = try #require(RemoteAddress("http://127.0.0.1:\(server.port)"))
    // It never answers, so any patience comes to an end.
    let remote = RemoteCache(address, patience: 1)
    let cached = CachedPictures(in: nil, remote, of: "test") { _, _ in true }
    let encoded = EncodedPictures(cached: cached) { [UInt8($0.width)] }
    for width in 1...5 {
      #expect(
        encoded.file(
          ImagePixels(Bitmap(width: width, height: 1, pixels: Array(repeating: 0, count: width))))
          == [UInt8(width)])
    }
    remote.send(workers: 2)
    #expect(remote.failure?.words == "the server takes too long to answer")
    #expect(server.requests.count <= 1)
  }
}
