/// The facts on which the stylesheet's writer relies, in a browser: each case is a box with a style, and colors that are seen in it.
@Suite struct BrowserFactsTests {
  /// A box, and what is seen at places of it.
  private struct Fact {
    /// The only browser that does so is in parentheses behind it.
    let claim: String
    let style: String
    /// Colors by places in points from the box's corner.
    let seen: [(x: Int, y: Int, color: String)]

    init(_ lines: [String]) {
      (claim, style) = (lines[0], lines[1])
      seen = lines[2].split(separator: " ").map { place in
        let parts = place.split(separator: ",").map(String.init)
        return (Int(parts[0]) ?? 0, Int(parts[1]) ?? 0, parts[2])
      }
    }

    func isOf(_ kind: BrowserKind) -> Bool {
      let others = BrowserKind.allCases.filter { $0 != kind }
      return !others.contains { claim.hasSuffix("(\($0.rawValue.lowercased()))") }
    }
  }

  /// `outlined` is 10 + 1 + 10 columns, `halves` 10 + 10, `designed` 33 + 2 + 32 columns for 2x, `rows` three times 10 rows.
  private static let facts = Fixture.cases("browsers-do-what-stylesheets-go-by").map(Fact.init)

  /// Red values of the middle of a strip drawn 33 pixels wide: as measured, and as the resampler's formula has it.
  private static let stretched = [
    0x00, 0x00, 0x02, 0x0C, 0x16, 0x20, 0x28, 0x32, 0x3C, 0x46, 0x50, 0x5A, 0x64, 0x6B, 0x75, 0x7F, 0x89,
    0x93,
    0x9D, 0xA5, 0xAF, 0xB9, 0xC3, 0xC8, 0xC8,
  ]

  @Test(arguments: BrowserKind.allCases)
  func `a browser does what its stylesheets go by`(_ kind: BrowserKind) throws {
    try kind.run("what browsers do", at: .one) { try expectFacts(of: kind, $0, $1) }
  }

  private func expectFacts(of kind: BrowserKind, _ browser: any Browser, _ folder: URL) throws {
    try writePictures(to: folder)
    var page = "<!doctype html><style>body { margin: 0 } div { position: absolute; height: 40px }</style>\n"
    for (index, fact) in Self.facts.enumerated() {
      page += "<div style='left: 20px; top: \(50 * index)px; width: 120px; \(fact.style)'></div>\n"
    }
    let last = 50 * Self.facts.count
    page += "<div style='left: 20px; top: \(last)px; width: 33px; "
    page += "border: 0; border-image: url(strip.png) 0 4 fill / 0 4px'></div>\n"
    // A shadow without blur is the text again.
    let text = "left: 20px; font: bold 20px sans-serif; white-space: pre"
    page += "<div style='\(text); top: \(last + 60)px; color: #ff0000'>Shadow</div>\n"
    page +=
      "<div style='\(text); top: \(last + 100)px; color: transparent; text-shadow: 0 10px 0 #ff0000'>Shadow</div>"

    try browser.open(page, in: folder, 200, last + 200, at: "facts.html")
    let screenshot = try browser.screenshot()
    for (index, fact) in Self.facts.enumerated() where fact.isOf(kind) {
      for (x, y, color) in fact.seen {
        let found = "\(Color(word: screenshot[20 + x, 50 * index + y]))"
        #expect(found == color, "\(fact.claim): at (\(x), \(y))")
      }
    }
    for (place, value) in Self.stretched.enumerated() {
      let found = Int(Color(word: screenshot[24 + place, last + 20]).red)
      #expect(abs(found - value) <= 1, "column \(place) is \(found)")
      // The resampler's formula: half a sixteenth of a step is what the browser may be off by.
      let position = min(max((Double(place) + 0.5) * 6 / 25 - 0.5, 0), 5)
      #expect(abs(Double(found) - position * 40) <= 3, "column \(place)")
    }
    var letters = 0
    for y in 0..<30 {
      for x in 0..<100 {
        let (here, there) = (screenshot[20 + x, last + 60 + y], screenshot[20 + x, last + 110 + y])
        #expect(here == there, "the shadow is another than its text at (\(x), \(y))")
        if Color(word: here).description != "#ffffff" { letters += 1 }
      }
    }
    #expect(letters > 100)
    let outset = Self.facts.firstIndex { $0.claim.contains("outset") } ?? 0
    let width = try browser.value(
      of: "document.querySelectorAll('div')[\(outset)].getBoundingClientRect().width")
    #expect(width as? Double == 120)
  }

  private func writePictures(to folder: URL) throws {
    func write(_ name: String, _ size: (Int, Int), _ color: (Int, Int) -> Color, chunks: [[UInt8]] = [])
      throws
    {
      var pixels: [UInt32] = []
      for y in 0..<size.1 { for x in 0..<size.0 { pixels.append(color(x, y).word) } }
      var bytes = encodePNG(Bitmap(width: size.0, height: size.1, pixels: pixels))
      // Behind the signature and IHDR.
      bytes.insert(contentsOf: chunks.flatMap { $0 }, at: 33)
      try Data(bytes).write(to: folder.appending(path: name))
    }
    let (red, green, blue) = (
      Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
      Color(red: 0, green: 0, blue: 255)
    )
    try write("outlined.png", (21, 80)) { x, _ in x < 10 ? red : x > 10 ? blue : green }
    try write("halves.png", (20, 80)) { x, _ in x < 10 ? red : blue }
    try write("designed.png", (67, 62)) { x, _ in x < 33 ? red : x > 34 ? blue : green }
    try write("rows.png", (30, 30)) { _, y in y < 10 ? red : y >= 20 ? blue : green }
    try write("strip.png", (14, 8)) { x, _ in
      x < 4 ? red : x >= 10 ? blue : Color(red: UInt8(40 * (x - 4)), green: 0, blue: 0)
    }
    let gray: (Int, Int) -> Color = { _, _ in Color(red: 128, green: 128, blue: 128) }
    let gamma = chunk("gAMA", bigEndian(100_000))
    let sRGB = chunk("sRGB", [0])
    let white = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    let primaries = chunk("cHRM", white.flatMap(bigEndian))
    try write("gray.png", (40, 40), gray)
    try write("gamma.png", (40, 40), gray, chunks: [gamma])
    try write("both.png", (40, 40), gray, chunks: [gamma, sRGB])
    try write("primaries.png", (40, 40), gray, chunks: [primaries])
  }
}
