/// A headless Firefox that is told what to do by Marionette, its protocol for tests: messages in JSON, each behind its
/// length, over a socket.
///
/// A class because it is a process; only one test at a time has it.
final class Firefox: Browser {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = ReceivedBytes()
  private var lastID = 0
  private var media: BrowserMedia?
  private var screen: BrowserScale
  /// How many pixels a point has by now.
  private var scale: Double?

  /// Runs a browser until it says where it listens, then passes on what comes and goes there; ends it when nothing more
  /// can come.
  private static let script = Fixture.page("no-page-has-faults-of-accessibility", "firefox.txt")

  /// Starts it; `folder` holds its profile, so that several run beside each other.
  init(_ path: String, in folder: URL, scale: BrowserScale, environment: [String: String]) throws {
    screen = scale
    let profile = folder.appending(path: "profile")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    try Data(Firefox.preferences.utf8).write(to: profile.appending(path: "user.js"))
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["HOME=\(folder.path)"] + environment.map { "\($0)=\($1)" }
      + ["bash", "-c", Firefox.script, "bash", path, profile.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It greets first.
    _ = try next()
    try call("WebDriver:NewSession")
  }

  /// Colors as they are, nothing asked of the network, files of the page's folder taken for its own, and
  /// no script stopped for the time that it takes, which is long on a loaded machine.
  private static var preferences: String {
    let preferences = [
      ("marionette.port", "0"),
      ("gfx.color_management.force_srgb", "true"), ("security.fileuri.strict_origin_policy", "false"),
      ("ui.useOverlayScrollbars", "1"), ("browser.shell.checkDefaultBrowser", "false"),
      ("browser.aboutwelcome.enabled", "false"), ("browser.startup.homepage_override.mstone", "\"ignore\""),
      ("datareporting.policy.dataSubmissionEnabled", "false"), ("app.update.disabledForTesting", "true"),
      ("app.normandy.enabled", "false"), ("network.captive-portal-service.enabled", "false"),
      ("network.connectivity-service.enabled", "false"),
      ("services.settings.server", "\"data:,#remote-settings-dummy/v1\""), ("dom.max_script_run_time", "0"),
      ("dom.max_chrome_script_run_time", "0"),
    ]
    return preferences.map { "user_pref(\"\($0)\", \($1));\n" }.joined()
  }

  func open(_ page: URL, size: Size<Pixels>, media: BrowserMedia) throws {
    let scale = media.emulatedScale ?? screen.rawValue
    if scale != self.scale {
      try privileged("Services.prefs.setStringPref('layout.css.devPixelsPerPx', '\(scale)')")
      self.scale = scale
    }
    if media != self.media {
      // High contrast is what a theme of the system gives whose colors pages need not take.
      try preference("layout.css.prefers-color-scheme.content-override", media.isDark ? 0 : 1)
      try preference("ui.useAccessibilityTheme", media.isHighContrast ? 1 : 0)
      try preference(
        "browser.display.document_color_use", media.hasForcedColors ? 2 : media.isHighContrast ? 1 : 0)
      try preference("ui.prefersReducedMotion", media.hasLessMotion ? 1 : 0)
      self.media = media
    }
    // A window is larger than its page, by as much as it was the last time.
    for _ in 0..<2 {
      if try isOf(size) { break }
      try resize(to: size)
    }
    try call("WebDriver:Navigate", ["url": page.absoluteString])
    _ = try script(
      "WebDriver:ExecuteAsyncScript",
      "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")
  }

  func takes(_ scale: BrowserScale) -> Bool {
    screen = scale
    return true
  }

  private func isOf(_ size: Size<Pixels>) throws -> Bool {
    try value(of: "[innerWidth, innerHeight]") as? [Int] == [size.width.count, size.height.count]
  }

  private func resize(to size: Size<Pixels>) throws {
    let beside = try value(of: "[outerWidth - innerWidth, outerHeight - innerHeight]") as? [NSNumber] ?? []
    guard beside.count == 2 else { throw BrowserFailure(description: "a window without a size") }
    let frame = [
      "width": size.width.count + beside[0].intValue, "height": size.height.count + beside[1].intValue,
    ]
    try call("WebDriver:SetWindowRect", frame)
  }

  private func preference(_ name: String, _ value: Int) throws {
    try privileged("Services.prefs.setIntPref('\(name)', \(value))")
  }

  /// What a script of the browser itself gives.
  @discardableResult
  private func privileged(_ text: String) throws -> Any? {
    try call("Marionette:SetContext", ["value": "chrome"])
    let value = try script("WebDriver:ExecuteScript", text)
    try call("Marionette:SetContext", ["value": "content"])
    return value
  }

  func errors() throws -> [String] {
    // What was thrown before comes from the process of the page before its answer.
    _ = try value(of: "0")
    let found = try privileged(
      """
      const errors = Services.console.getMessageArray().filter((message) =>
        message instanceof Ci.nsIScriptError && /^(file|http|data|about:srcdoc)/.test(message.sourceName)
        && (message.category === "content javascript" || !(message.flags & Ci.nsIScriptError.infoFlag)));
      Services.console.reset();
      return errors.map((error) => error.errorMessage);
      """)
    return found as? [String] ?? []
  }

  private func script(_ method: String, _ text: String) throws -> Any? {
    let answer =
      try call(method, ["script": text, "args": [] as [Any], "sandbox": "system"]) as? [String: Any]
    return answer?["value"]
  }

  func value(of expression: String) throws -> Any? {
    let answer = try call("WebDriver:ExecuteScript", ["script": "return \(expression)", "args": [] as [Any]])
    return (answer as? [String: Any])?["value"]
  }

  func screenshot() throws -> Bitmap {
    let answer = try call("WebDriver:TakeScreenshot", ["full": true, "hash": false]) as? [String: Any]
    guard let text = answer?["value"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserFailure(description: "no screenshot")
    }
    return try decodePNG([UInt8](data)).bitmap
  }

  /// Pages store nothing; a tab of its own is left with its history, its focus and what it has zoomed.
  func renew() throws {
    let tab = try call("WebDriver:NewWindow", ["type": "tab", "focus": true]) as? [String: Any]
    guard let handle = tab?["handle"] else { throw BrowserFailure(description: "no tab") }
    try call("WebDriver:CloseWindow")
    try call("WebDriver:SwitchToWindow", ["handle": handle, "focus": true])
    // What the page that was left did not finish is none of the next test's errors.
    _ = try errors()
  }

  func stop() {
    _ = try? call("Marionette:Quit", ["flags": ["eForceQuit"]])
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> Any? {
    lastID += 1
    let message = try JSONSerialization.data(withJSONObject: [0, lastID, method, parameters] as [Any])
    try input.fileHandleForWriting.write(contentsOf: Data("\(message.count):".utf8) + message)
    // `[1, id, error, result]`.
    guard let answer = try next() as? [Any], answer.count == 4, answer[1] as? Int == lastID else {
      throw BrowserFailure(description: "\(method): no answer")
    }
    if let error = answer[2] as? [String: Any] {
      throw BrowserFailure(description: "\(method): \(error["message"] ?? "")")
    }
    return answer[3]
  }

  private func next() throws -> Any {
    while true {
      if let message = received.message(behindLengthAnd: UInt8(ascii: ":")) {
        return try JSONSerialization.jsonObject(with: message)
      }
      // What there is, without waiting for more.
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw BrowserFailure(description: "the browser ended") }
      received.append(more)
    }
  }
}
