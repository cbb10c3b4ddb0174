struct CacheFolderTests {
  let folder = TemporaryFolder(inMemory: true)
  let key = String(repeating: "a", count: 64)

  private var cache: CacheFolder { CacheFolder(folder.path("some/cache")) }

  /// The one entry of the folder, by its path.
  private var entry: String {
    let files = folder.files("some/cache")
    #expect(files.count == 1)
    return "some/cache/\(files.keys.first ?? "")"
  }

  @Test func `what one process keeps another finds, by kind and key`() {
    let bytes = Array("a picture".utf8)
    #expect(cache.bytes(.pictures, key) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path("some")))
    cache.keep(bytes, .pictures, key)
    #expect(cache.bytes(.pictures, key) == bytes)
    #expect(cache.bytes(.states, key) == nil)
    #expect(cache.bytes(.pictures, String(repeating: "b", count: 64)) == nil)
    cache.keep([], .pictures, key)
    #expect(cache.bytes(.pictures, key) == [])
  }

  @Test func `a damaged entry is none, and is replaced`() throws {
    let bytes = Array("a picture".utf8)
    cache.keep(bytes, .pictures, key)
    let path = folder.path(entry)
    let whole = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1
      for content in [damaged, Array(whole[..<index])] {
        try Data(content).write(to: URL(filePath: path))
        #expect(cache.bytes(.pictures, key) == nil, "byte \(index)")
      }
    }
    cache.keep(bytes, .pictures, key)
    #expect(cache.bytes(.pictures, key) == bytes)
  }

  @Test func `it may be removed while it is used`() {
    let cache = cache
    for round in 0..<3 as Range<UInt8> {
      cache.keep([round], .pictures, key)
      #expect(cache.bytes(.pictures, key) == [round])
      try? FileManager.default.removeItem(atPath: folder.path("some"))
      #expect(cache.bytes(.pictures, key) == nil)
    }
    #expect(cache.failure == nil)
  }

  @Test func `what stands in its place is left alone, and told once`() {
    folder.write("mine", to: "some/cache")
    cache.keep([1], .pictures, key)
    let kept = cache
    kept.keep([1], .pictures, key)
    #expect(kept.failure != nil)
    #expect(kept.bytes(.pictures, key) == nil)
    #expect(folder.text("some/cache") == "mine")

    let other = CacheFolder(folder.path("other"))
    folder.makeFolder("other/pictures/aa/\(key.dropFirst(2))/inside")
    #expect(other.bytes(.pictures, key) == nil)
    other.keep([1], .pictures, key)
    #expect(other.failure != nil)
    #expect(folder.files("other") == [:])
  }

  @Test(arguments: Faults.Operation.allCases)
  func `a disk that fails costs the entry and nothing else`(operation: Faults.Operation) {
    let calls = Mutex(0)
    let faults = Faults { found, _ in
      calls.withLock { $0 += 1 }
      return found == operation ? ENOSPC : 0
    }
    let cache = CacheFolder(folder.path("cache"), faults: faults)
    cache.keep([1, 2, 3], .pictures, key)
    let isNeeded = [.makeFolder, .create, .write, .rename].contains(operation)
    #expect(cache.failure?.code == (isNeeded ? ENOSPC : nil))
    #expect((cache.bytes(.pictures, key) == nil) == isNeeded)
    #expect(folder.files("cache").count == (isNeeded ? 0 : 1))
    // Nothing more is tried.
    let before = calls.withLock { $0 }
    cache.keep([4], .pictures, key)
    #expect((calls.withLock { $0 } == before) == isNeeded)
  }

  @Test func `the entries that nobody used for longest go when there are too many`() throws {
    // Room for ten blocks of 4 KiB in each folder.
    let cache = CacheFolder(folder.path("cache"), maxBytes: 256 * 40_960)
    let keys = (10..<40).map { "aa\($0)" + String(repeating: "1", count: 60) }
    for (number, key) in keys.enumerated() {
      cache.keep([UInt8(number)], .pictures, key)
      folder.setModified("cache/pictures/aa/\(key.dropFirst(2))", Double(1_000_000 + number))
    }
    // What is looked over is told by the last digit.
    #expect(folder.files("cache").count == 30)
    folder.write("left by a process that was killed", to: "cache/pictures/aa/.themec-1.new")
    folder.setModified("cache/pictures/aa/.themec-1.new", 1_000_000)
    folder.write("of a process that writes", to: "cache/pictures/aa/.themec-2.new")
    let last = "aa" + String(repeating: "0", count: 62)
    cache.keep([99], .pictures, last)
    let left = Set(folder.files("cache/pictures/aa").keys)
    #expect(left.count == 7 + 1 + 1)
    #expect(left.contains(".themec-2.new") && left.contains(String(last.dropFirst(2))))
    #expect(cache.bytes(.pictures, last) == [99])
  }
}
