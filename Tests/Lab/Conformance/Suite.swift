/// One public suite, run over real data.
struct Suite: Sendable {
  /// What came out of a run.
  struct Result {
    /// Counts, for people: `95 accepted, 188 refused`.
    var summary: String
    /// A line for each case that went another way than it should.
    var failures: [String] = []
  }

  let name: String
  /// Takes the folder that holds the unpacked archives.
  let run: @Sendable (String) -> Result

  /// In the order in which they are printed. A suite is a file beside this one.
  static let all: [Suite] = [
    .json, .yaml, .png, .ninePatchFrames, .compiledNinePatches, .pngThemes, .ninePatchThemes,
    .ninePatchFamilies, .damagedArt, .catalogs, .tokens, .agreement, .svgTests, .svgIcons,
  ]
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}

/// Runs the public conformance suites: `lab conformance FOLDER [SUITE…]`, where FOLDER holds the unpacked archives.
///
/// Prints a line a suite and every case that went another way than it should; exits 1 when there is one.
enum Conformance {
  static func run(_ arguments: [String]) {
    let names = arguments.dropFirst()
    let suites = Suite.all.filter { names.isEmpty || names.contains($0.name) }
    guard let folder = arguments.first, !suites.isEmpty else {
      print("usage: lab conformance FOLDER [SUITE…]")
      exitProcess(2)
    }
    var failed = false
    for suite in suites {
      let result = suite.run(folder)
      print("\(suite.name): \(result.summary)")
      for failure in result.failures {
        print("  \(failure)")
        failed = true
      }
    }
    exitProcess(failed ? 1 : 0)
  }
}

/// What themec makes of one text.
struct Reading {
  let tree: SyntaxNode?
  let diagnostics: [Diagnostic]

  /// Reads a text as the kind of file that `name` says.
  init(_ bytes: Data, as name: String) {
    guard let path = ThemePath(name) else { preconditionFailure("\(name) is no path") }
    var sink = DiagnosticSink()
    tree = parse(SourceID(index: 0), SourceFile(path: path, bytes: [UInt8](bytes)), into: &sink)
    diagnostics = sink.diagnostics
  }

  /// The tree of a text without any error.
  var accepted: SyntaxNode? {
    diagnostics.isEmpty ? tree : nil
  }

  /// The first complaint, for people.
  var complaint: String {
    diagnostics.first.map { "\($0.code.name): \($0.message)" } ?? "no complaint"
  }
}

extension Suite {
  /// Whether ``PictureAgreement`` finds what is wrong: pictures of resvg's tests against themselves, with a mistake in each.
  static let agreement = Suite(name: "agreement of pictures") { folder in
    let files = ["line/simple-case", "rect/percentage-values-1"].map { name in
      "\(folder)/svg-resvg/tests/shapes/\(name).png"
    }
    var failures: [String] = []
    for file in files {
      guard let picture = contents(file).flatMap({ try? decodePNG($0) })?.bitmap else {
        failures.append("\(file): no picture")
        continue
      }
      if PictureAgreement(picture, picture).wrong > 0 { failures.append("\(file): differs from itself") }
      for mistake in Mistake.allCases {
        let changed = mistake.made(in: picture)
        if PictureAgreement(changed, picture).wrong == 0 {
          failures.append("\(file): `\(mistake)` is not found")
        }
        if PictureAgreement(picture, changed).wrong == 0 {
          failures.append("\(file): `\(mistake)` back is not found")
        }
      }
    }
    return Result(
      summary: "\(Mistake.allCases.count) mistakes in each of \(files.count) pictures are found",
      failures: failures)
  }
}

/// A way in which a picture can be wrong.
private enum Mistake: CaseIterable {
  case faintSquare, missingLine, missingDot, movedByTwo, lighter, turned

  func made(in picture: Bitmap) -> Bitmap {
    let (width, height) = (picture.width, picture.height)
    var pixels = picture.pixels
    func eachPixel(_ change: (Int, Int) -> UInt32) {
      for y in 0..<height { for x in 0..<width { pixels[y * width + x] = change(x, y) } }
    }
    func old(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * width + x] }
    switch self {
    case .faintSquare:
      for y in 100..<110 {
        for x in 100..<110 { pixels[y * width + x] = old(x, y) == 0 ? 0x0C00_0000 : old(x, y) ^ 0x0C }
      }
    case .missingLine: for x in 0..<width { (pixels[width + x], pixels[2 * width + x]) = (0, 0) }
    case .missingDot: for place in [width + 60, 2 * width + 60] { pixels[place] = 0 }
    case .movedByTwo: eachPixel { x, y in x < 2 ? 0 : old(x - 2, y) }
    case .lighter: eachPixel { x, y in old(x, y) & 0x00FF_FFFF | (old(x, y) >> 24) * 9 / 10 << 24 }
    case .turned: eachPixel { x, y in x < 150 && y < 2 ? 0 : old(width - 1 - x, y) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
