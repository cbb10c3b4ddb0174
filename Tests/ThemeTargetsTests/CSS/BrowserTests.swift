/// The stylesheets of the themes that ship and of the fixtures, drawn by browsers, against the resampler's pictures.
@Suite struct BrowserTests {
  @Test(arguments: BrowserScale.allCases)
  func `browsers draw what the resampler does`(_ scale: BrowserScale) throws {
    try BrowserKind.runAll("stylesheets", at: scale) { browsers, folder in
      let sheets = try TargetTheme.stylesheets.get().enumerated().flatMap { number, theme in
        try BrowserSheet.all(of: theme, in: folder.appending(path: "\(number)"))
      }
      var pictures = 0
      var (pixels, compared) = (0, 0)
      for page in try BrowserPage.all(of: sheets, in: folder) {
        let comparisons = page.sheets.map { sheet in
          sheet.cases.compactMap { BrowserComparison($0, on: scale) }
        }
        if comparisons.allSatisfy(\.isEmpty) { continue }
        pictures += comparisons.reduce(0) { $0 + $1.count }
        pixels += comparisons.joined().reduce(0) { $0 + $1.pixels }
        compared += comparisons.joined().reduce(0) { $0 + $1.known }
        for (name, browser) in browsers {
          try browser.open(page.url, size: page.size, media: page.media)
          let screen = try browser.screenshot()
          for (index, comparisons) in comparisons.enumerated() {
            let frame = page.frame(of: index, on: scale)
            for comparison in comparisons {
              if let difference = comparison.difference(from: screen, in: frame) {
                Issue.record("\(name): \(comparison.title) at \(scale.rawValue)x: \(difference)")
              }
            }
          }
        }
      }
      print("In browsers at \(scale.rawValue)x: \(pictures) pictures, \(compared) of \(pixels) pixels")
      #expect(pictures > 150)
      // Screens whose pixels are those of the art are compared whole, others where the art is of one color.
      #expect(scale.isWhole ? compared == pixels : compared * 2 > pixels)
    }
  }
}

/// The oldest browsers that `docs/targets.md` names, against what stylesheets use.
@Suite struct BrowserSupportTests {
  private static let browsers = ["Chromium", "Firefox", "Safari"]

  /// What stylesheets use that browsers have known for longer than the newest that the table names.
  private static let older: Set<String> = [
    ":active", ":after", ":before", ":checked", ":disabled", ":first-child", ":hover", ":indeterminate",
    ":last-child", ":not", ":only-child", ":placeholder", ":root", ":-moz-progress-bar",
    ":-moz-range-progress",
    ":-moz-range-thumb", ":-moz-range-track", ":-webkit-progress-bar", ":-webkit-progress-value",
    ":-webkit-slider-runnable-track", ":-webkit-slider-thumb", "hover", "prefers-color-scheme",
    "deg", "dppx", "em", "fr", "px", "rem",
  ]

  @Test func `the page names what stylesheets use, and its oldest browsers know all of that`() throws {
    let docs = try Fixture.documentation.text("targets.md")
    // What is used, for what, and a version of each browser.
    let rows = docs.split(separator: "\n").map { line in
      line.split(separator: "|").map { String($0).trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 5 && $0[0].hasPrefix("`") && $0[2...].allSatisfy { Double($0) != nil } }
    try #require(rows.count >= 12)
    var sentence: [String] = []
    for (place, browser) in Self.browsers.enumerated() {
      let versions: [String] = rows.map { $0[place + 2] }
      let newest = versions.max { (Double($0) ?? 0) < (Double($1) ?? 0) } ?? ""
      sentence.append("\(browser) \(newest)")
    }
    #expect(docs.contains("are \(sentence[0]), \(sentence[1]) and \(sentence[2]):"))
    let named = Set(rows.flatMap { Self.words(#":?[a-z][a-z-]*"#, in: $0[0]) })
    var used: Set<String> = []
    let texts = try TargetTheme.stylesheets.get().flatMap { $0.files.compactMap(\.text) }
    // Each line once.
    let lines = Set(texts.flatMap { $0.split(separator: "\n") })
    // What a browser is asked for before it is used may be newer.
    let selectors = lines.filter { $0.hasSuffix("{") && !$0.contains("@supports") }.joined(separator: "\n")
    let values = lines.filter { !$0.hasSuffix("{") }.joined(separator: "\n")
    used.formUnion(Self.words(#":-?[a-z][a-z-]*"#, in: selectors))
    used.formUnion(Self.words(#"(?<=\()[a-z-]+(?=: )"#, in: selectors))
    used.formUnion(Self.words(#"(?<=[ (][0-9.]{1,9})[a-z]+(?=[;,) ])"#, in: values))
    used.formUnion(["inset", "overflow-x", "revert"].filter { values.contains($0) })
    let unknown = used.subtracting(named).subtracting(Self.older)
    #expect(unknown.isEmpty, "add these with their versions to the table of `docs/targets.md`")
    #expect(used.count > 30)
  }

  /// All matches of a regular expression.
  private static func words(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let all = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: all).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }

  @Test func `a mask has the name by which older browsers know it`() throws {
    var masks = 0
    for theme in try TargetTheme.stylesheets.get() {
      for text in theme.files.compactMap(\.text) {
        let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        for (before, line) in zip(lines, lines.dropFirst()) where line.hasPrefix("mask: ") {
          #expect(before == "-webkit-\(line)", "\(theme.name)")
          masks += 1
        }
      }
    }
    #expect(masks > 3)
  }
}
