import Synchronization

/// A browser that runs, with a folder for its profile.
struct StartedBrowser {
  let kind: BrowserKind
  let fonts: BrowserFonts
  let browser: any Browser
  private let folder: URL

  init(_ kind: BrowserKind, _ path: String, _ scale: BrowserScale, _ fonts: BrowserFonts) throws {
    self.kind = kind
    self.fonts = fonts
    folder = FileManager.default.temporaryDirectory.appending(path: "themec-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = try fonts.environment(in: folder)
    browser =
      switch kind {
      case .chromium: try Chromium(path, in: folder, scale: scale, environment: environment)
      case .firefox: try Firefox(path, in: folder, scale: scale, environment: environment)
      }
  }

  func stop() {
    browser.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Browsers that tests are done with, for the tests after them: to start one takes more time than most tests do.
enum IdleBrowsers {
  /// Of each kind, because each takes some hundred MiB of memory.
  private static let limit = 2

  private struct List: @unchecked Sendable {
    /// The one that was given back last is the last.
    var browsers: [StartedBrowser] = []
  }

  private static let list: Mutex<List> = {
    _ = atexit { for browser in IdleBrowsers.list.withLock({ $0.browsers }) { browser.stop() } }
    return Mutex(List())
  }()

  /// One on a screen of the scale and with a set of fonts, which nobody else has from now on.
  static func give(_ kind: BrowserKind, _ scale: BrowserScale, _ fonts: BrowserFonts) -> StartedBrowser? {
    list.withLock { list in
      let index = list.browsers.lastIndex {
        $0.kind == kind && $0.fonts == fonts && $0.browser.takes(scale)
      }
      return index.map { list.browsers.remove(at: $0) }
    }
  }

  /// Takes one back; the one that has been idle for the longest ends when there are too many.
  static func take(_ browser: StartedBrowser) {
    let ended = list.withLock { list in
      list.browsers.append(browser)
      let same = list.browsers.indices.filter { list.browsers[$0].kind == browser.kind }
      return same.count > limit ? list.browsers.remove(at: same[0]) : nil
    }
    ended?.stop()
  }
}

/// What a browser has sent and nobody has read yet: messages of megabytes, in pieces of some kilobytes.
struct ReceivedBytes {
  private var bytes = Data()
  /// How many of them hold no mark.
  private var searched = 0

  mutating func append(_ more: Data) { bytes.append(more) }

  /// What stands before the first mark, which goes with it; nil while there is none.
  mutating func message(before mark: UInt8) -> Data? {
    guard let end = place(of: mark) else { return nil }
    let message = take(end)
    _ = take(1)
    return message
  }

  /// As many bytes as the number before a colon says, which go with both; nil while there are fewer.
  mutating func message(behindLengthAnd colon: UInt8) -> Data? {
    guard let end = place(of: colon), let count = Int(String(decoding: bytes.prefix(end), as: UTF8.self)),
      bytes.count > end + count
    else {
      searched = 0
      return nil
    }
    _ = take(end + 1)
    return take(count)
  }

  /// Foundation's search is optimized where tests are not.
  private mutating func place(of mark: UInt8) -> Int? {
    let found = bytes.range(of: Data([mark]), in: searched..<bytes.count)?.lowerBound
    searched = found ?? bytes.count
    return found
  }

  private mutating func take(_ count: Int) -> Data {
    let taken = Data(bytes.prefix(count))
    bytes = Data(bytes.dropFirst(count))
    searched = 0
    return taken
  }
}

/// The fonts that a browser has: a set that the tests choose, so that no page depends on what else a machine has.
enum BrowserFonts: String, CaseIterable, CustomTestStringConvertible {
  case dejaVu = "DejaVu"
  case noto = "Noto"

  /// The set of tests that don't depend on fonts.
  static let usual = dejaVu

  var testDescription: String { rawValue }

  private var names: [String] {
    switch self {
    case .dejaVu: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"]
    case .noto: ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf"]
    }
  }

  /// The files of the set; empty where the machine lacks one of them.
  private var files: [URL] {
    let wanted = Set(names)
    var files: [String: URL] = [:]
    for root in ["/usr/share/fonts", "/usr/local/share/fonts"] {
      let all = FileManager.default.enumerator(at: URL(filePath: root), includingPropertiesForKeys: nil)
      while let file = all?.nextObject() as? URL {
        if wanted.contains(file.lastPathComponent) { files[file.lastPathComponent] = file }
      }
    }
    return files.count == wanted.count ? names.compactMap { files[$0] } : []
  }

  /// Whether the machine has the set.
  var isHere: Bool { !files.isEmpty }

  /// Copies the set into a folder, and gives the environment of a browser that has these fonts alone. Browsers of systems
  /// without fontconfig ignore it.
  func environment(in folder: URL) throws -> [String: String] {
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(at: file, to: fonts.appending(path: file.lastPathComponent))
    }
    let configuration = folder.appending(path: "fonts.conf")
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>\(fonts.path)</dir>
      <cachedir>\(folder.appending(path: "fonts-cache").path)</cachedir>
      </fontconfig>
      """
    try Data(text.utf8).write(to: configuration)
    return ["FONTCONFIG_FILE": configuration.path]
  }
}
