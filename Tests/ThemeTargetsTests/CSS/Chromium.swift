/// A headless Chromium that is told what to do by pipes.
///
/// A class because it is a process; only one test at a time has it.
final class Chromium: Browser {
  private let process = Process()
  private let folder: URL
  private let scale: BrowserScale
  private let input: FileHandle
  private let output: FileHandle
  private var received = ReceivedBytes()
  private var lastID = 0
  private var session: String?
  /// What keeps what pages store: each test has one of its own.
  private var context: String?
  /// What happened while an answer was waited for.
  private var events: Set<String> = []
  private var thrown: [String] = []

  /// Starts it on a screen of a scale; `folder` holds its profile and pipes. A scale that is set later, for a page, does
  /// not do: lengths then end on whole points.
  init(_ path: String, in folder: URL, scale: BrowserScale, environment: [String: String]) throws {
    self.folder = folder
    self.scale = scale
    let pipes = ["to", "from"].map { folder.appending(path: $0).path }
    let make = Process()
    make.executableURL = URL(filePath: "/usr/bin/env")
    make.arguments = ["mkfifo"] + pipes
    try make.run()
    make.waitUntilExit()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "to=$1; from=$2; shift 2; exec \"$@\" 3<\"$to\" 4>\"$from\"", "sh", pipes[0],
      pipes[1], path,
      "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-color-profile=srgb", "--force-device-scale-factor=\(scale.rawValue)", "--no-first-run",
      "--disable-dev-shm-usage", "--disable-extensions", "--disable-checker-imaging",
      "--allow-file-access-from-files",
      "--user-data-dir=\(folder.appending(path: "profile").path)", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let input = FileHandle(forWritingAtPath: pipes[0]),
      let output = FileHandle(forReadingAtPath: pipes[1])
    else { throw BrowserFailure(description: "no pipes") }
    self.input = input
    self.output = output
    try renew()
  }

  func takes(_ scale: BrowserScale) -> Bool { scale == self.scale }

  func renew() throws {
    session = nil
    if let context { _ = try call("Target.disposeBrowserContext", ["browserContextId": context]) }
    context = try call("Target.createBrowserContext")["browserContextId"] as? String
    guard let context,
      let page = try call("Target.createTarget", ["url": "about:blank", "browserContextId": context])[
        "targetId"]
    else { throw BrowserFailure(description: "no page") }
    session = try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    _ = try call("Page.enable")
    // Tell what is thrown, and what the console notes.
    _ = try call("Runtime.enable")
    _ = try call("Log.enable")
  }

  func open(_ page: URL, size: Size<Pixels>, media: BrowserMedia) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": size.width.count, "height": size.height.count,
        "deviceScaleFactor": media.emulatedScale ?? 0, "mobile": false,
      ])
    _ = try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": media.isDark ? "dark" : "light"],
          ["name": "prefers-contrast", "value": media.isHighContrast ? "more" : "no-preference"],
          ["name": "forced-colors", "value": media.hasForcedColors ? "active" : "none"],
          ["name": "prefers-reduced-motion", "value": media.hasLessMotion ? "reduce" : "no-preference"],
        ]
      ])
    events = []
    _ = try call("Page.navigate", ["url": page.absoluteString])
    try wait(for: "Page.loadEventFired")
    _ = try call(
      "Runtime.evaluate",
      [
        "expression": "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))",
        "awaitPromise": true,
      ])
  }

  func value(of expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let error = answer["exceptionDetails"] { throw BrowserFailure(description: "\(error)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func errors() throws -> [String] {
    // What was thrown before is told before the answer.
    _ = try value(of: "0")
    defer { thrown = [] }
    return thrown
  }

  func screenshot() throws -> Bitmap {
    let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserFailure(description: "no screenshot")
    }
    return try decodePNG([UInt8](data)).bitmap
  }

  func stop() {
    _ = try? call("Browser.close")
    process.waitUntilExit()
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == lastID else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw BrowserFailure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for event: String) throws {
    while !events.contains(event) { note(try next()) }
  }

  private func note(_ message: [String: Any]) {
    guard let event = message["method"] as? String else { return }
    events.insert(event)
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch event {
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      thrown.append("\(exception?["description"] ?? details?["text"] ?? "")")
    case "Runtime.consoleAPICalled":
      thrown.append("console.\(parameters["type"] ?? ""): \(parameters["args"] ?? "")")
    case "Log.entryAdded":
      let text = "\((parameters["entry"] as? [String: Any])?["text"] ?? "")"
      // What it advises of canvases that tests read.
      if !text.hasPrefix("Canvas2D: Multiple readback") { thrown.append(text) }
    default: break
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let message = received.message(before: 0) {
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // What there is, without waiting for more.
      let more = output.availableData
      if more.isEmpty { throw BrowserFailure(description: "the browser ended") }
      received.append(more)
    }
  }
}
