import ThemeDrawing

/// Whatever an SVG holds, it is a drawing or has an error at a place in it.
@Suite struct DamagedSVGTests {
  /// The files of the fixtures, those that are right and those that are not.
  private static let files: [[UInt8]] = [
    ("svg-art", "build"), ("svgs-that-editors-write", "check"), ("svg-invalid", "check"),
    ("svg-unsupported", "check"), ("svg", "gallery"),
  ].flatMap { name, kind -> [[UInt8]] in
    let fixture = Fixture.named(name, kind: kind)
    return fixture.files().filter { $0.hasSuffix(".svg") }.sorted().map { fixture.bytes($0) ?? [] }
  }

  @Test func `a file that ends early is refused`() throws {
    #expect(Self.files.count > 10)
    for bytes in Self.files {
      for length in stride(from: 0, to: bytes.count - 8, by: 7) {
        try expectAnswer(Array(bytes[..<length]), isRefused: true)
      }
    }
  }

  @Test func `a file with other bytes is read or refused`() throws {
    for (number, bytes) in Self.files.enumerated() {
      for place in stride(from: number, to: bytes.count, by: 11) {
        for byte in [0x22, 0x2D, 0x39, 0x65, 0xFF] as [UInt8] {
          var changed = bytes
          changed[place] = byte
          try expectAnswer(changed)
        }
      }
    }
  }

  @Test(arguments: [
    ("matrix(1 0 0 1 2 3)", true), ("translate(4)scale(2,3) rotate(90, 1 1)", true),
    ("skewX(30) skewY(-3)", true),
    ("", true), ("scale()", false), ("rotate(1 2)", false), ("matrix(1 2 3)", false), ("turn(3)", false),
    ("scale(1", false), ("scale(1e400)", false), ("skewX(90)", false),
  ])
  func `transforms are read whole or reported`(_ transform: String, _ isRead: Bool) throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="4" height="4" transform="\(transform)"/></svg>
      """
    try expectAnswer(Array(text.utf8), isClean: isRead)
  }

  private func expectAnswer(_ bytes: [UInt8], isRefused: Bool? = nil, isClean: Bool? = nil) throws {
    let sources = SourceMap()
    let path = try #require(ThemePath("a.svg"))
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    var sink = DiagnosticSink(codes: DiagnosticCodes(targets: []))
    let drawing = readSVG(bytes, at: source, &sink)
    #expect((drawing == nil) == sink.hasErrors)
    if let isRefused { #expect((drawing == nil) == isRefused) }
    if let isClean { #expect(sink.diagnostics.isEmpty == isClean) }
    for diagnostic in sink.diagnostics {
      #expect(diagnostic.place.range.end <= bytes.count, "\(diagnostic.message)")
    }
  }
}

/// What is read of an SVG of 24 × 24 px with some content.
struct ReadingSVG {
  let drawing: ResolvedDrawing?
  let diagnostics: [Diagnostic]
  let text: String

  init(
    _ content: String, root: String = #"width="24" height="24""#, before: String = "",
    colors: [String: Color] = [:]
  ) {
    let spaces = #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#
    text = "\(before)<svg \(spaces) \(root)>\(content)</svg>"
    let sources = SourceMap()
    guard let path = ThemePath("a.svg") else { preconditionFailure("a.svg is a path") }
    let source = sources.add(SourceFile(path: path, bytes: Array(text.utf8)))
    var sink = DiagnosticSink(codes: DiagnosticCodes(targets: []))
    let range = SourceRange(source: source, start: 0, end: 0)
    let svg = SVGOverlay.lower(SyntaxNode(.scalar(Scalar("a.svg", isQuoted: false)), range), &sink)
    let given = colors.map { ResolvedSVGColor(name: Ranged($0.key, range), color: $0.value) }
    drawing = readSVG(
      Array(text.utf8), at: source,
      as: svg.flatMap { ResolvedSVG(Ranged($0, range), colors: given, &sink) }, &sink)
    diagnostics = sink.diagnostics
  }

  /// What it looks like; nil if it is not drawn.
  var picture: Bitmap? {
    guard let drawing, case .svg(let items, _) = drawing.content else { return nil }
    let size = Size(width: drawing.size.width.double, height: drawing.size.height.double)
    var budget = Budget()
    return try? draw(Drawing(size: size, items: items), at: .x2, budget: &budget).bitmap
  }

  /// The code of the first diagnostic and the text at its place.
  var refusal: (code: String, place: String)? {
    diagnostics.first.map { diagnostic in
      let range = diagnostic.place.range
      return (
        diagnostic.code.name,
        String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
      )
    }
  }
}
