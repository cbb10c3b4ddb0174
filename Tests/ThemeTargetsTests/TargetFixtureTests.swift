/// What targets write: `Tests/Fixtures/targets/<claim>/` holds a theme, `targets` the target's name, and `expected/` its
/// text, and `files.txt`: every image with its size and the digest of its pixels, or, where its frame says something, as
/// text.
@Suite struct TargetFixtureTests {
  @Test(arguments: Fixture.all("targets")) func `files of targets`(_ fixture: Fixture) throws {
    let target = try #require(fixture.lines("targets").first.flatMap(TargetName.init))
    let themes = try TargetTheme.all(of: fixture, for: target)
    try #require(!themes.isEmpty, "no theme of the fixture builds")
    var images = ""
    var texts: [(path: String, text: String)] = []
    let files = themes.flatMap(\.files)
    for file in files {
      switch file.content {
      case .text(let bytes): texts.append((file.path, String(decoding: bytes, as: UTF8.self)))
      case .image(let pixels): images += line(file.path, pixels)
      }
    }
    let isOne = texts.count == 1
    let text = isOne ? texts[0].text : texts.map { "==> \($0.path) <==\n\($0.text)" }.joined(separator: "\n")
    let name = isOne ? texts[0].path.split(separator: "/").last.map(String.init) ?? "" : "texts.txt"
    let others = Set(fixture.files().filter { $0.hasPrefix("expected/") })
      .subtracting(["expected/\(name)", "expected/files.txt"])
    #expect(others.isEmpty, "nothing is compared with \(others.sorted())")
    for (text, name) in [(text, name), (images, "files.txt")] {
      #expect(Golden.difference(text, from: "expected/\(name)", of: fixture) == nil)
    }
  }

  /// An image by its digest; a nine-patch with its marks.
  private func line(_ path: String, _ pixels: ImagePixels) -> String {
    let size = "\(path) \(pixels.size.width) × \(pixels.size.height)"
    if path.hasSuffix(".9.png") { return "\(size)\n\(PictureText.text(pixels.bitmap))" }
    return "\(size) \(pixels.digest.prefix(16))\n"
  }
}

/// Every target decides of every property of a look whether it says it.
@Suite struct LookPropertyTests {
  @Test(arguments: TargetBackend.all.map(\.name)) func `has a row for each property`(_ name: TargetName)
    throws
  {
    let target = try #require(TargetBackend.named(name))
    for property in Property.shown {
      let rows = (target.says + target.unsaid).filter { $0 == property }.count
      #expect(rows == 1, "`\(property)` has \(rows) rows in `\(name.rawValue)`")
    }
  }

  @Test(arguments: Fixture.all("targets").filter { $0.lines("targets").first == "xcassets" })
  func `an asset catalog has each color`(_ fixture: Fixture) throws {
    let catalog = try #require(TargetBackend.named(.xcassets))
    let elements = try TargetTheme.all(of: fixture, for: .xcassets).flatMap(\.slices.theme.elements)
    for variant in elements.flatMap(\.variants) {
      for property in Property.shown {
        guard case .color? = variant.facts.given(property) else { continue }
        #expect(catalog.says.contains(property), "`\(property)`")
      }
    }
  }

  @Test func `a property of a title or an icon belongs to elements that have one`() {
    for kind in (ElementKind.roles + ElementKind.parts) {
      let properties = Property.of(kind)
      for property in properties {
        #expect(property.owner.map(properties.contains) ?? true, "\(property) of \(kind)")
      }
    }
    #expect(Set((ElementKind.roles + ElementKind.parts).flatMap(Property.of)) == Set(Property.shown))
  }

  @Test func `each code has one family, and each target a family of its own`() {
    let names = DiagnosticCodes.all.families.flatMap(\.codes).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      DiagnosticCodes.all.families.count == DiagnosticCodes.ofStages.families.count + TargetBackend.all.count)
  }
}
