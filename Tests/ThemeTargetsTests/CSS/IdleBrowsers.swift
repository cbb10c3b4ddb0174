import Foundation
import Synchronization

/// A browser that runs, with a folder for its profile.
struct StartedBrowser {
  let kind: BrowserKind
  let scale: BrowserScale
  let fonts: BrowserFonts
  let browser: any Browser
  private let folder: URL

  init(_ kind: BrowserKind, _ path: String, _ scale: BrowserScale, _ fonts: BrowserFonts) throws {
    self.kind = kind
    self.scale = scale
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
      let index = list.browsers.lastIndex { $0.kind == kind && $0.scale == scale && $0.fonts == fonts }
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
