/// `examples/brands`: one app takes in the bundle of any brand, unchanged.
@Suite struct BrandTests {
  private static let folder = Fixture.example("brands").folder

  /// Brands by their names, compiled as their project says; all of them, or those of the files that are named.
  private static func compiled(_ names: [String]? = nil, emits: Bool) throws -> [String: CompiledTheme] {
    let session = Session(try Fixture.example("brands").inputs(), targets: .built)
    var sink = DiagnosticSink(codes: .all)
    let project = loadProject(in: .root, of: session, &sink)
    let found = themes(of: project, in: .root, of: session, &sink)
    let files = found.files.filter { names?.contains(String($0.name.prefix { $0 != "." })) ?? true }
    var options = CompileOptions()
    options.targets = project.targets.map(\.value)
    options.targetOptions = project.targetOptions
    options.interface = project.interface.flatMap { ProjectInterface($0, relativeTo: .root) }
    options.emits = emits
    let result = try compileAll(files, in: session.laying(found.bases), options)
    let said = sink.diagnostics + result.diagnostics
    try #require(said.isEmpty, "\(render(said, as: .human, in: session.sources))")
    return try Dictionary(uniqueKeysWithValues: result.themes.map { (try #require($0.name).value, $0) })
  }

  private static let brands = Result { try compiled(two, emits: true) }

  /// Two that differ in their tokens, of which one has a button of its own.
  static let two = ["aare", "inn"]

  private func files(of brand: String, for target: String) throws -> [OutputFile] {
    let tree = try #require(try Self.brands.get()[brand]?.tree)
    return tree.files.filter { $0.path.hasPrefix("\(target)/") }
  }

  private func app(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: "app/\(path)"), encoding: .utf8)
  }

  @Test func `forty brands say only what differs`() throws {
    let brands = try Self.compiled(emits: false)
    #expect(brands.count == 40)
    for (name, brand) in brands {
      let text = try String(contentsOf: Self.folder.appending(path: "\(brand.path)"), encoding: .utf8)
      #expect(text.split(separator: "\n").count <= (name == "inn" ? 9 : 5), "\(name)")
    }
    let one = try files(of: "aare", for: "css").compactMap(\.text)
    #expect(try files(of: "inn", for: "css").compactMap(\.text) != one)
  }

  @Test(.enabled(if: UIKitConsumers.installed != nil), arguments: two)
  func `one screen in Swift`(_ brand: String) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let sources = try files(of: brand, for: "uikit").sources
    let app = ["Accounts.swift": try app("ios/Accounts.swift")]
    try consumers.typeCheck(
      swift: app.merging(sources) { own, _ in own }, languageMode: .swift6, system: "16.0")
  }

  @Test(.enabled(if: Aapt.installed != nil), arguments: two)
  func `one layout in Android`(_ brand: String) throws {
    let files = try files(of: brand, for: "android")
    let patches = try #require(Aapt.installed)
      .link(files, crunches: false, besides: Self.folder.appending(path: "app/android"))
    #expect(!patches.isEmpty)
  }

  /// No compiler of Dart is in reach: every name of the theme that the app uses is one that the file declares.
  @Test(arguments: two) func `one file of Dart`(_ brand: String) throws {
    let code = try #require(
      try files(of: brand, for: "flutter").first { $0.path == "flutter/bank.dart" }?.text)
    let used = try app("flutter/accounts.dart").matches(of: /Bank(Elements\.(\w+)|\w+)/)
    #expect(used.count == 5)
    for name in used {
      let declaration = name.output.2.map { "static const \($0) = " } ?? "class \(name.output.0) "
      #expect(code.contains(declaration), "\(name.output.0)")
    }
  }

  @Test(arguments: BrowserKind.allCases, two) func `one page`(_ kind: BrowserKind, _ brand: String) throws {
    try kind.run("examples/brands", at: .two) { browser, folder in
      for file in try files(of: brand, for: "css") { try file.write(below: folder.appending(path: "brand")) }
      try browser.open(app("web/index.html"), in: folder, 400, 240, at: "index.html")
      let script = """
        [...document.querySelectorAll("button")].map(button => {
          const box = button.getBoundingClientRect()
          return [box.x + box.width / 2, box.y + 4, box.height]
        })
        """
      let boxes = try #require(try browser.value(of: script) as? [[Double]])
      #expect(boxes.map { $0[2] } == [44, 44])
      let screenshot = try browser.screenshot()
      let text = try String(contentsOf: Self.folder.appending(path: "brands/\(brand).yaml"), encoding: .utf8)
      let token = try #require(text.firstMatch(of: /primary: { value: "#([0-9a-f]{6})"/)).output.1
      let pixel = screenshot[Int(2 * boxes[0][0]), Int(2 * boxes[0][1])]
      // Red is the lowest byte of a pixel.
      #expect(UInt32(token, radix: 16) == pixel.byteSwapped >> 8, "\(brand)")
    }
  }
}
