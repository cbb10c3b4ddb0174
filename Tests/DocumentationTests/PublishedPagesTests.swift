import Documentation

@Suite("what is generated in pages") struct PublishedPagesTests {
  private static func text(_ path: String) throws -> String { try Fixture.checkout.text(path) }

  private static func expect(_ path: String, is text: String) throws {
    guard try self.text(path) != text else { return }
    if Golden.isRecording {
      try text.write(to: Fixture.checkout.url(path), atomically: true, encoding: .utf8)
    }
    Issue.record("\(path) is stale: run `make docs`")
  }

  @Test(arguments: SchemaPage.all.map(\.path)) func `schemas are what the code makes`(_ path: String) throws {
    let schema = try #require(SchemaPage.all.first { $0.path == path })
    try Self.expect(path, is: schema.filled(Self.text(path)))
  }

  @Test func `what the schema of manifests says of a look follows from its properties`() throws {
    let schema = try #require(SchemaPage.all.first { $0.path == "docs/manifest.schema.json" })
    let text = try Self.text(schema.path)
    var lines = text.components(separatedBy: "\n")
    for name in ["verticalAlignment", "maximumWidth", "letterSpacing"] {
      let index = try #require(lines.firstIndex { $0.contains("\"\(name)\": ") })
      // A member that is missing is added at the end, which is where that one is.
      if name == "verticalAlignment" {
        lines.remove(at: index)
      } else {
        lines[index] = "        \"\(name)\": { \"type\": \"null\" },"
      }
      lines.insert("        \"\(name)OfOld\": { \"type\": \"string\" },", at: index)
    }
    #expect(try schema.filled(lines.joined(separator: "\n")) == text)
    #expect(throws: MarkError.self) { try schema.filled(text.replacing("\"icon\"", with: "\"icons\"")) }
  }

  @Test(arguments: Page.all.map(\.path)) func `between marks stands what the code makes`(_ path: String)
    throws
  {
    let page = try #require(Page.all.first { $0.path == path })
    try Self.expect(path, is: page.filled(Self.text(path)))
  }

  @Test(
    "the index names every page, and each page links back and lists its chapters before the first of them")
  func contents() throws {
    let index = try Self.text("docs/README.md")
    let names = Fixture.documentation.files().filter {
      !$0.contains("/") && $0.hasSuffix(".md") && $0 != "README.md"
    }
    #expect(names.count > 10)
    for name in names {
      #expect(index.contains("](\(name))"), "\(name)")
      // Between fences, a `##` is a comment of a shell or of a theme.
      let page = try Self.text("docs/\(name)").components(separatedBy: "\n```").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      let chapters = page.components(separatedBy: "\n## ")
      #expect(chapters[0].contains("\n[All pages](README.md) · ["), "\(name)")
      #expect(chapters[0].split(separator: "\n").count < 40, "\(name)")
      for chapter in chapters.dropFirst() {
        let title = chapter.prefix { $0 != "\n" }.lowercased()
        let anchor = title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(
          " ", with: "-")
        #expect(chapters[0].contains("](#\(anchor))"), "\(name): \(title)")
      }
    }
  }

  @Test func `no page has marks that nothing fills`() throws {
    let pages =
      [
        "README.md", "SECURITY.md", "CHANGELOG.md", "Sources/README.md", "Sources/ADDING.md",
        "Sources/DISK.md", "Tests/README.md",
      ] + Fixture.documentation.files().filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    #expect(pages.count > 8)
    for path in pages where try Self.text(path).contains("\n<!-- generated: ") {
      #expect(Page.all.contains { $0.path == path }, "\(path)")
    }
  }

  private static let page = Page(
    path: "a.md",
    parts: ["one", "two"].map { GeneratedPart(page: "a.md", name: $0, text: "text of \($0)") })

  private static let one = "<!-- generated: one -->\n<!-- end -->\n"
  private static let two = "<!-- generated: two -->\nold\n\n<!-- end -->\n"

  @Test func `what stands between marks is replaced, and nothing else`() throws {
    let filled = """
      # A
      <!-- generated: two -->

      text of two

      <!-- end -->
      prose
      <!-- generated: one -->

      text of one

      <!-- end -->

      """
    #expect(try Self.page.filled("# A\n\(Self.two)prose\n\(Self.one)") == filled)
    #expect(try Self.page.filled(filled) == filled)
  }

  private static let cases: [(text: String, problem: String)] = [
    (one, "there is no mark `two`"),
    ("\(one)\(two)\(one)", "the mark `one` stands twice, or nothing fills it"),
    ("<!-- generated: three -->\n<!-- end -->\n", "the mark `three` stands twice, or nothing fills it"),
    ("\(one)<!-- generated: two -->\n", "the mark `two` has no `<!-- end -->`"),
    ("<!-- generated: two -->\n\(one)", "the mark `two` has no `<!-- end -->`"),
    ("\(one)\(two)<!-- end -->\n", "`<!-- end -->` closes no mark"),
  ]

  @Test(arguments: cases) func `marks that don't fit are errors`(_ text: String, _ problem: String) {
    let error = #expect(throws: MarkError.self) { try Self.page.filled(text) }
    #expect(error?.description == "a.md: \(problem)")
  }
}

/// `Tests/Fixtures/gallery/<claim>/input.theme.yaml` is a theme whose text and pictures `docs/drawn-art.md` shows, and those of
/// `Tests/Fixtures/cookbook` are in `docs/cookbook.md`, those of `Tests/Fixtures/looks` in `docs/looks.md`. They build for
/// every target without any diagnostics.
@Suite("the gallery of drawn art, the cookbook and the looks") struct GalleryTests {
  private static let folder = GalleryFolder(Fixture.documentation.below("gallery").folder)

  @Test(arguments: GalleryEntry.all.map(\.name)) func `its themes are right`(_ name: String) throws {
    let entry = try #require(GalleryEntry.all.first { $0.name == name })
    #expect(entry.problems == "")
    #expect(entry.pictures.count > 1)
  }

  /// By their pixels: a PNG's bytes depend on the machine's zlib.
  @Test(arguments: GalleryEntry.all.map(\.name)) func `docs/gallery/ holds what would be drawn`(
    _ name: String
  ) throws {
    let entry = try #require(GalleryEntry.all.first { $0.name == name })
    let stale = entry.pictures.filter { Self.folder.bitmap($0.file) != $0.bitmap }.map(\.file)
    guard !stale.isEmpty else { return }
    if Golden.isRecording { try Self.folder.update() }
    Issue.record("\(stale) of docs/gallery are stale: run `make docs`, and look at them")
  }

  @Test(arguments: Fixture.all("looks")) func `a look takes at most forty lines, for light and dark`(
    _ look: Fixture
  ) throws {
    let text = try look.text("input.theme.yaml")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 40)
    let entry = try #require(GalleryEntry.all.first { $0.name == look.name })
    #expect(Set(entry.pictures.map(\.isDark)) == [true, false])
  }

  @Test func `docs/gallery/ holds nothing else, and what a page shows of it is small`() throws {
    #expect(Self.folder.strays == [])
    for (page, entries) in Dictionary(grouping: GalleryEntry.all, by: \.page) {
      let sizes = entries.flatMap(\.pictures).compactMap { picture in
        try? Data(contentsOf: Self.folder.folder.appending(path: picture.file)).count
      }
      #expect(sizes.reduce(0, +) < 200_000, "\(page)")
    }
  }
}

/// `docs/themes.html` shows all themes that ship, as `themec preview themes` writes it, and the brands.
@Suite struct ThemesPageTests {
  private static let file = Fixture.documentation.url("themes.html")
  private static let page = Result { try ThemesPage() }

  @Test func `the page of the themes that ship is what preview writes, and not too large for a repository`()
    throws
  {
    let page = try Self.page.get()
    #expect(page.problems == "")
    let known = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(known.utf8.count < 3 << 20)
    guard !page.isSame(as: known) else { return }
    if Golden.isRecording { try page.update(Self.file) }
    Issue.record("docs/themes.html is stale: run `make docs`, and look at it")
  }

  @Test func `a page with another text or other pixels is not the same`() throws {
    let page = try Self.page.get()
    #expect(page.isSame(as: page.html))
    #expect(!page.isSame(as: page.html + " "))
    #expect(!page.isSame(as: page.html.replacing("\"walnut\"", with: "\"oak\"")))
    let pictures = try #require(page.html.firstMatch(of: /"1x": "([^"]*)", "2x": "([^"]*)"/))
    // Those of the second scale twice.
    #expect(!page.isSame(as: page.html.replacing(pictures.1, with: pictures.2)))
    #expect(!page.isSame(as: ""))
  }
}
