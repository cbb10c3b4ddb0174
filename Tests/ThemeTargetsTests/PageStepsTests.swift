/// What a person does on a page, and what is seen then: `Tests/Fixtures/pages/<claim>/steps.txt`, in every browser.
@Suite struct PageStepsTests {
  @Test(arguments: BrowserKind.allCases, Fixture.all("pages").filter { $0.exists("steps.txt") })
  func `steps on pages`(_ kind: BrowserKind, _ fixture: Fixture) throws {
    try kind.run("steps of \(fixture)", at: .one) { browser, folder in
      try browser.follow("steps.txt", of: fixture, in: folder)
    }
  }
}

extension Browser {
  /// Follows the steps of a file, which are some lines each, between blank lines. A step is orders, which begin with `@`,
  /// and a script: an expression, or statements that may `return` something. Behind `= ` is what comes of it, line by line;
  /// where nothing is expected, it is waited until all is drawn.
  func follow(_ file: String, of fixture: Fixture, in folder: URL) throws {
    var themes = try fixture.themes.isEmpty ? PreviewKit.themes.get() : PreviewKit.compiled(fixture)
    for step in try fixture.cases(file) {
      for order in step where order.hasPrefix("@") {
        let words = order.split(separator: " ").map(String.init)
        switch words[0] {
        // The page is that of the fixture, beside the stylesheet of a target, or else the preview of themes.
        case "@open": try open(fixture, themes, in: folder, words)
        case "@stylesheet": try TargetTheme.write(words[1], to: folder)
        case "@themes": themes = try PreviewKit.compiled(Fixture.named(words[1], kind: "pages"))
        case "@shipped": themes = try PreviewKit.shipped.get().filter { $0.bundle.manifest.theme == words[1] }
        // How often the console has noted something since the page was opened, which is as it should be.
        case "@notes": #expect(try errors().count == Int(words[1]), "\(step)")
        default: Issue.record("there is no order `\(order)`")
        }
      }
      let expected = step.filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2) }
      let lines = step.filter { !$0.hasPrefix("@") && !$0.hasPrefix("= ") }
      if lines.isEmpty { continue }
      let script = lines.joined(separator: "\n")
      if expected.isEmpty {
        try run("\(script);\nawait frames()")
      } else {
        let isBody = lines.contains { $0.hasPrefix("return ") }
        let found = try run(isBody ? script : "return \(script)")
        #expect(found == expected.joined(separator: "\n"), "\(script)")
      }
    }
  }

  /// `@open WIDTH HEIGHT`, with an address behind `#` and what a reader has asked for.
  private func open(_ fixture: Fixture, _ themes: [PreviewTheme], in folder: URL, _ words: [String]) throws {
    let size = words.dropFirst().prefix(2).compactMap { Int($0) }
    try #require(size.count == 2)
    let media = BrowserMedia(
      hasForcedColors: words.contains("forced-colors"), hasLessMotion: words.contains("less-motion"))
    let isPage = fixture.exists("page.html")
    // Another address of the same file would not be loaded again.
    let file = folder.appending(path: isPage ? "css/page.html" : "preview-\(UUID().uuidString).html")
    let html = isPage ? try fixture.text("page.html") : PreviewPage(themes).html
    try Data(html.utf8).write(making: file)
    let address = words.first { $0.hasPrefix("#") } ?? ""
    try open(try #require(URL(string: file.absoluteString + address)), size[0], size[1], media: media)
  }
}
