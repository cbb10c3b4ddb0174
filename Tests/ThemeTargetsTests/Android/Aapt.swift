/// Android's own compiler and linker of resources.
struct Aapt {
  /// A nine-patch by its path, and its compiled form.
  typealias Patch = (path: String, compiled: CompiledNinePatch, png: [UInt8])

  private let program: String
  private let framework: String

  /// Nil, and said, where it is not installed; a failure in CI where it can be.
  static let installed: Aapt? = {
    let framework = "/usr/share/android-framework-res/framework-res.apk"
    guard let program = FixtureSupport.installed("aapt2"), FileManager.default.fileExists(atPath: framework)
    else {
      Skip.note("Android's files beside aapt2", because: "no aapt2 here")
      return nil
    }
    return Aapt(program: program, framework: framework)
  }()

  /// Compiles and links all files of the target, beside those of an app's own folder, and gives the compiled form of each
  /// nine-patch by its path.
  func link(_ files: [OutputFile], crunches: Bool, besides app: URL? = nil) throws -> [Patch] {
    try inScratch(files) { scratch in
      try pack(files, crunches: crunches, besides: app, in: scratch)
      return try patches(of: files, in: scratch)
    }
  }

  /// The same without crunching and without linking: the linker does not look into pictures.
  func compileUncrunched(_ files: [OutputFile]) throws -> [Patch] {
    try inScratch(files) { scratch in
      try compile(files, crunches: false, in: scratch)
      return try patches(of: files, in: scratch)
    }
  }

  private func compile(_ files: [OutputFile], crunches: Bool, in scratch: URL) throws {
    // It has words for what it takes only with reluctance, too.
    let crunching = crunches ? [] : ["--no-crunch"]
    #expect(try run(["compile"] + crunching + ["-o", "compiled"] + files.map(\.path), in: scratch) == "")
  }

  private func patches(of files: [OutputFile], in scratch: URL) throws -> [Patch] {
    try files.filter { $0.path.hasSuffix(".9.png") }.map { file in
      let flat = try #require(try compiledFile(file.path, in: scratch))
      return (file.path, try #require(CompiledNinePatch(flat)), compiledPicture(flat))
    }
  }

  /// What an app finds in the files, as the linker tells it: each resource with its value.
  func resources(of files: [OutputFile]) throws -> String {
    try inScratch(files) { scratch in
      try pack(files, crunches: false, besides: nil, in: scratch)
      return try run(["dump", "resources", "app.apk"], in: scratch)
    }
  }

  private func pack(_ files: [OutputFile], crunches: Bool, besides app: URL?, in scratch: URL) throws {
    if let app { try FileManager.default.copyItem(at: app, to: scratch.appending(path: "app")) }
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="themec.test">
        <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="29"/>
      </manifest>
      """
    try Data(manifest.utf8).write(to: scratch.appending(path: "AndroidManifest.xml"))
    try writeFonts(of: files, in: scratch)
    try compile(files, crunches: crunches, in: scratch)
    if app != nil {
      #expect(try run(["compile", "--dir", "app/res", "-o", "compiled/app.flata"], in: scratch) == "")
    }
    if FileManager.default.fileExists(atPath: scratch.appending(path: "fonts").path) {
      #expect(try run(["compile", "--dir", "fonts/res", "-o", "compiled/fonts.flata"], in: scratch) == "")
    }
    let flat = try compiled(in: scratch).map { "compiled/\($0)" }
    try #require(!flat.isEmpty)
    let place = app == nil ? "AndroidManifest.xml" : "app/AndroidManifest.xml"
    #expect(
      try run(["link", "-I", framework, "--manifest", place, "-o", "app.apk"] + flat, in: scratch) == "")
  }

  /// The fonts that the files refer to, which an app brings.
  private func writeFonts(of files: [OutputFile], in scratch: URL) throws {
    for case .text(let text) in files.map(\.content) {
      for name in String(decoding: text, as: UTF8.self).matches(of: /@font\/([a-z0-9_]+)/).map(\.1) {
        let family =
          "<font-family xmlns:android=\"http://schemas.android.com/apk/res/android\" android:fontProviderQuery=\"\(name)\"/>"
        try Data(family.utf8).write(making: scratch.appending(path: "fonts/res/font/\(name).xml"))
      }
    }
  }

  /// What the compiler says of files, and of the last of them the compiled nine-patch, if it is one.
  func compile(_ files: [OutputFile]) throws -> (said: String, patch: CompiledNinePatch?) {
    try inScratch(files) { scratch in
      let said = try run(["compile", "-o", "compiled"] + files.map(\.path), in: scratch)
      let patch = try files.last.flatMap { try compiledPatch($0.path, in: scratch) }
      return (said, patch)
    }
  }

  private func inScratch<Result>(_ files: [OutputFile], _ body: (URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { scratch in
      try FileManager.default.createDirectory(
        at: scratch.appending(path: "compiled"), withIntermediateDirectories: true)
      for file in files { try file.write(below: scratch) }
      return try body(scratch)
    }
  }

  private func compiled(in scratch: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.appending(path: "compiled").path).sorted()
  }

  private func compiledPatch(_ path: String, in scratch: URL) throws -> CompiledNinePatch? {
    try compiledFile(path, in: scratch).flatMap { CompiledNinePatch($0) }
  }

  private func compiledFile(_ path: String, in scratch: URL) throws -> [UInt8]? {
    let name = path.split(separator: "/").suffix(2).joined(separator: "_") + ".flat"
    guard try compiled(in: scratch).contains(name) else { return nil }
    return [UInt8](try Data(contentsOf: scratch.appending(path: "compiled/\(name)")))
  }

  /// The PNG in a compiled file; nothing follows it but filling.
  private func compiledPicture(_ flat: [UInt8]) -> [UInt8] {
    let start = flat.firstRange(of: [0x89, 0x50, 0x4E, 0x47] as [UInt8])?.lowerBound ?? flat.endIndex
    return Array(flat[start...])
  }

  /// Runs it, and gives what it says; what it says when it fails is never nothing.
  private func run(_ arguments: [String], in folder: URL) throws -> String {
    let result = try outcome(of: program, arguments, in: folder.path, asOne: true)
    return result.isSuccess || !result.output.isEmpty ? result.output : "exit \(result.status)"
  }
}

/// What a compiled nine-patch says, from its chunks npTc and npLb; in pixels.
struct CompiledNinePatch: Equatable {
  let columns: [Int]
  let rows: [Int]
  /// Left, top, right, bottom.
  let padding: [Int]
  /// Left, top, right, bottom.
  let layoutBounds: [Int]

  /// What a nine-patch says as it is written.
  init(_ patch: NinePatch) {
    columns = patch.stretchColumns.flatMap { [$0.lowerBound, $0.upperBound] }
    rows = patch.stretchRows.flatMap { [$0.lowerBound, $0.upperBound] }
    padding = [patch.padding.left, patch.padding.top, patch.padding.right, patch.padding.bottom].map(\.count)
    let bounds = patch.layoutBounds
    layoutBounds = [bounds.left, bounds.top, bounds.right, bounds.bottom].map(\.count)
  }

  /// Finds the PNG in a compiled file, and its chunks; nil when there are none.
  init?(_ file: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard let start = file.firstRange(of: signature)?.upperBound else { return nil }
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var patch: Int?
    var bounds = [0, 0, 0, 0]
    var place = start
    while place + 12 <= file.count {
      let (length, type) = (number(place), String(decoding: file[place + 4..<place + 8], as: UTF8.self))
      let data = place + 8
      guard data + length + 4 <= file.count, type != "IEND" else { break }
      if type == "npTc" { patch = data }
      if type == "npLb" {
        bounds = (0..<4).map { Int(file[data + $0 * 4]) | Int(file[data + $0 * 4 + 1]) << 8 }
      }
      place = data + length + 4
    }
    guard let patch else { return nil }
    let (columnCount, rowCount) = (Int(file[patch + 1]), Int(file[patch + 2]))
    columns = (0..<columnCount).map { number(patch + 32 + $0 * 4) }
    rows = (0..<rowCount).map { number(patch + 32 + (columnCount + $0) * 4) }
    padding = [number(patch + 12), number(patch + 20), number(patch + 16), number(patch + 24)]
    layoutBounds = bounds
  }
}
