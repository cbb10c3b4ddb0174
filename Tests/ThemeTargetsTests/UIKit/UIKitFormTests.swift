/// Each key of a button or a bar, as the tables of keys have it, differs in each state of a theme of its own. Each form that
/// UIKit gives a button either looks different in that state, or the check says that it doesn't.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitFormTests {
  @Test func `what a form can't show of a state is a loss`() throws {
    let theme = FormTheme()
    let (result, session) = try TargetTheme.compiled(theme.text, for: [.uikit])
    let tree = try #require(result.themes.first?.tree)
    let sources = tree.files.sources
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(swift: sources, driver: UIKitModules.sample("FormDriver.swift"))
    let shown = Set(said.split(separator: "\n").map(String.init))
    #expect(!shown.contains { $0.contains("/plain ") }, "a look without states changes with them")

    let lines = session.sources[result.diagnostics[0].place.range.source].lines
    var codes: [Int: Set<String>] = [:]
    for found in result.diagnostics {
      codes[lines.line(of: Int(found.place.range.start)), default: []].insert(found.code.name)
    }
    for form in FormTheme.Form.allCases {
      let places = theme.places.filter { $0.table == form.table }
      func isLost(_ place: FormTheme.Place) -> Bool {
        !codes[place.line, default: []].isDisjoint(with: form.losses)
      }
      // That a bar has no states is said once of each.
      let lost = Set(places.filter { form == .bar && isLost($0) }.map(\.element))
      let missing = places.filter {
        !shown.contains("\(form) \($0.name)") && !isLost($0) && !lost.contains($0.element)
          && !form.silent.contains($0.key)
      }
      let shownInVain = places.filter { form.silent.contains($0.key) && shown.contains("\(form) \($0.name)") }
      #expect(shownInVain.isEmpty, "\(form) shows what is said to be silent")
      #expect(
        missing.isEmpty, "\(form) neither shows nor loses:\n\(missing.map(\.what).joined(separator: "\n"))")
      #expect(
        places.contains { shown.contains("\(form) \($0.name)") } != (form == .bar), "\(form) shows nothing")
    }
  }

  /// The keys of bars and parts of controls that UIKit doesn't show and about which nothing warns, because docs/targets.md says
  /// so: bars have the platform's height, and it draws switches and takes colors, which are never templates.
  private static let silent: Set<String> = [
    "navigationBars.height", "switches.on.renderingIntent", "switches.off.renderingIntent",
    "switches.thumb.renderingIntent",
  ]

  /// Each key of each part of each kind of control, and each of the part's states: a control looks different by it, or the
  /// check says that it doesn't.
  @Test func `what a control can't show is a loss`() throws {
    let theme = ControlFormTheme()
    let (result, session) = try TargetTheme.compiled(theme.text, for: [.uikit, .xcassets])
    let tree = try #require(result.themes.first?.tree)
    let code = try #require(UIKitThemeCode(tree.files))
    let driver = try UIKitModules.sample("ControlFormDriver.swift")
      .replacing("showCatalog()", with: tree.files.catalog)
      .replacing("compareControls()", with: theme.comparisons)
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(swift: ["\(code.type).swift": code.text], driver: driver)
    let shown = Set(said.split(separator: "\n").map(String.init))

    let lines = session.sources[result.diagnostics[0].place.range.source].lines
    let lost = Set(
      result.diagnostics.filter { $0.target == TargetName.uikit.rawValue }
        .map { lines.line(of: Int($0.place.range.start)) })
    let missing = theme.places.filter {
      !shown.contains($0.what) && lost.isDisjoint(with: $0.lines) && !Self.silent.contains($0.what)
    }
    #expect(missing.isEmpty, "neither shown nor lost:\n\(missing.map(\.what).joined(separator: "\n"))")
    #expect(!shown.contains { $0.hasPrefix("alike") }, "controls look different that say the same")
    let vain = theme.places.filter { shown.contains($0.what) && Self.silent.contains($0.what) }
    #expect(vain.isEmpty, "shown, but said to be silent:\n\(vain.map(\.what).joined(separator: "\n"))")
  }
}

/// What a bar draws on each kind of screen, with the status bar above it, is its art: rows above and below keep their
/// size, and one row fills what is between them.
@Suite struct UIKitBarTests {
  private static let fixture = Fixture.named("bars-cover-the-status-bar", kind: "uikit")

  /// A line that the driver of the fixture prints for a picture behind a bar.
  struct Drawn: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    /// In points.
    let caps: [Int]
    let mode: ResizingMode
    let (width, height): (Int, Int)

    init?(_ line: String) {
      let form = /draws <(\S+) \(.*\)@2x caps \((\d+) (\d+) (\d+) (\d+)\) (\w+).*> in \(0 0 (\d+) (\d+)\)/
      guard let found = line.wholeMatch(of: form)?.output, let mode = ResizingMode(rawValue: String(found.6)),
        let width = Int(found.7), let height = Int(found.8)
      else { return nil }
      testDescription = "\(found.1), \(height) pt"
      name = String(found.1)
      caps = [found.2, found.3, found.4, found.5].compactMap { Int($0) }
      self.mode = mode
      (self.width, self.height) = (width, height)
    }
  }

  private static let drawn = fixture.lines("expected.txt").compactMap(Drawn.init)

  private static let pictures = Result {
    let theme = try #require(try TargetTheme.shipped()["bars"])
    var pictures: [String: Bitmap] = [:]
    for file in try #require(theme.tree).files where file.path.hasSuffix("@2x.png") {
      guard case .image(let image) = file.content, let end = file.path.firstRange(of: ".imageset/") else {
        continue
      }
      let name = file.path[..<end.lowerBound].split(separator: "/").dropFirst(2).joined(separator: "/")
      pictures[name] = image.bitmap
    }
    return pictures
  }

  @Test func `every height is drawn`() {
    // Below status bars of 20, 47, 59 and 24 points, bars are 44 high (50 on a tablet) before iOS 26, and 54 since; a large title
    // takes 52 more.
    let small = [64, 91, 103, 74, 74, 101, 113, 78]
    #expect(Set(Self.drawn.map(\.height)) == Set(small + small.map { $0 + 52 }))
  }

  @Test(arguments: drawn) func `a bar draws its art`(_ drawn: Drawn) throws {
    let art = try #require(Self.pictures.get()[drawn.name])
    let points = drawn.caps.map { Pixels($0 * 2) }
    let caps = Insets(top: points[0], left: points[1], bottom: points[2], right: points[3])
    func rows(_ height: Int) -> [[UInt32]] {
      let size = Size(width: Pixels(drawn.width * 2), height: Pixels(height))
      let bitmap = resampled(art, caps: caps, to: size, mode: drawn.mode)
      return (0..<height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }
    let (all, own) = (rows(drawn.height * 2), rows(art.height))
    let (above, below) = (caps.top.count, caps.bottom.count)
    #expect(above > 0 && below > 0, "art without caps is stretched as a whole")
    #expect(Array(all[..<above]) == Array(own[..<above]))
    #expect(Array(all.suffix(below)) == Array(own.suffix(below)))
    #expect(all[above..<(all.count - below)].allSatisfy { $0 == own[above] })
  }
}
