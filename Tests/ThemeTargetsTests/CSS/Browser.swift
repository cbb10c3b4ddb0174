/// A headless browser with a screen of one scale.
protocol Browser: AnyObject {
  /// Shows a page in a size in points.
  func open(_ page: URL, size: Size<Pixels>, media: BrowserMedia) throws
  /// What an expression of JavaScript gives on the page that is shown, by value; a promise is waited for.
  func value(of expression: String) throws -> Any?
  /// What pages threw, left unhandled, or had the browser note in its console, since the last time that this was asked for.
  func errors() throws -> [String]
  /// What the page that is shown looks like.
  func screenshot() throws -> Bitmap
  /// Whether it has a screen of a scale from now on; not every browser can change its own.
  func takes(_ scale: BrowserScale) -> Bool
  /// Leaves what was shown and kept so far, for the next test.
  func renew() throws
  func stop()
}

extension Browser {
  /// Shows a page in a size in points.
  func open(_ page: URL, _ width: Int, _ height: Int, media: BrowserMedia = BrowserMedia()) throws {
    try open(page, size: Size(width: Pixels(width), height: Pixels(height)), media: media)
  }

  /// Writes a page into a folder, beside the stylesheet of a target's files or at another path, and shows it in a size in points.
  func open(
    _ html: String, in folder: URL, _ width: Int, _ height: Int, at path: String = "css/page.html",
    media: BrowserMedia = BrowserMedia()
  ) throws {
    let page = folder.appending(path: path)
    try Data(html.utf8).write(to: page)
    try open(page, width, height, media: media)
  }

  /// The text that an expression of JavaScript gives.
  func text(_ expression: String) throws -> String { "\(try value(of: expression) ?? "none")" }
}

/// What a user has asked for.
struct BrowserMedia: Hashable {
  var isDark = false
  var isHighContrast = false
  /// Whether the colors of pages are not shown.
  var hasForcedColors = false
  /// Whether as little as possible moves.
  var hasLessMotion = false
  /// How many pixels a point has, where that is emulated; nil for those of the screen.
  var emulatedScale: Double?

  static let all = [false, true].flatMap { isHighContrast in
    [false, true].map { BrowserMedia(isDark: $0, isHighContrast: isHighContrast) }
  }
}

/// A browser that ended, or did not do what it was told.
struct BrowserFailure: Error, CustomStringConvertible {
  let description: String
}

/// How many pixels a point has on a screen.
enum BrowserScale: Double, CaseIterable, CustomTestStringConvertible {
  case one = 1
  case oneAndAHalf = 1.5
  case two = 2
  case three = 3

  /// The scale of the art that is shown: the least that is dense enough.
  var art: Scale {
    switch self {
    case .one: .x1
    case .oneAndAHalf, .two: .x2
    case .three: .x3
    }
  }

  /// Whether a pixel of that art is one of the screen.
  var isWhole: Bool { Double(art.rawValue) == rawValue }
  var testDescription: String { "\(rawValue)x" }
}

/// The browsers in which stylesheets are drawn.
enum BrowserKind: String, CaseIterable, CustomTestStringConvertible {
  case chromium = "Chromium"
  case firefox = "Firefox"

  var testDescription: String { rawValue }

  /// Where it is: what the environment names, or what the path holds; nil when there is none.
  var path: String? {
    let (variable, names) =
      switch self {
      case .chromium: ("THEMEC_BROWSER", ["chromium", "chromium-browser", "google-chrome"])
      case .firefox: ("THEMEC_FIREFOX", ["firefox-esr", "firefox"])
      }
    if let path = ProcessInfo.processInfo.environment[variable] { return path.isEmpty ? nil : path }
    return names.lazy.compactMap(installed).first
  }

  /// Has a browser on a screen of a scale do something, with a new folder for its pages; says what is left out where there
  /// is none.
  func run(
    _ what: String, at scale: BrowserScale, _ fonts: BrowserFonts = .usual,
    _ body: (any Browser, URL) throws -> Void
  ) throws {
    try Self.run(what, on: [self], at: scale, fonts) { browsers, folder in
      try body(browsers[0].browser, folder)
    }
  }

  /// The same with every browser that there is, each with its name.
  static func runAll(
    _ what: String, at scale: BrowserScale,
    _ body: ([(name: String, browser: any Browser)], URL) throws -> Void
  ) throws {
    try run(what, on: allCases, at: scale, .usual, body)
  }

  private static func run(
    _ what: String, on kinds: [BrowserKind], at scale: BrowserScale, _ fonts: BrowserFonts,
    _ body: ([(name: String, browser: any Browser)], URL) throws -> Void
  ) throws {
    var started: [StartedBrowser] = []
    // One that a test failed with may be anywhere in what it did.
    var isInOrder = false
    defer { for browser in started { isInOrder ? IdleBrowsers.take(browser) : browser.stop() } }
    #if os(Linux)
      guard fonts.isHere else {
        Skip.note(
          "\(what) with the fonts of \(fonts.rawValue)", because: "no fonts of \(fonts.rawValue) here")
        return
      }
    #endif
    for kind in kinds {
      guard let path = kind.path else {
        let name = kind.rawValue
        Skip.note("\(what) in \(name)", because: "no \(name) here")
        continue
      }
      started.append(try IdleBrowsers.give(kind, scale, fonts) ?? StartedBrowser(kind, path, scale, fonts))
    }
    if started.isEmpty { return }
    try TemporaryFolder.with { try body(started.map { ($0.kind.rawValue, $0.browser) }, $0) }
    for browser in started {
      let errors = try browser.browser.errors()
      #expect(errors.isEmpty, "\(browser.kind.rawValue): a page threw, or the console noted something")
      try browser.browser.renew()
    }
    isInOrder = true
  }
}
