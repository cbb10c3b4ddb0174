/// The five systems whose code themec replaces, each on the page that `preview` writes.
@Suite struct SystemsInPreviewTests {
  /// The themes of each system.
  private static let systems = [
    ["nav-button"], ["instagram", "reeder", "dailybooth", "bars"], ["smiley"], ["designed-back"],
    ["inverting-buttons"],
  ]

  /// Opens the page of a theme that ships.
  private static func open(_ name: String, _ browser: any Browser, in folder: URL) throws -> BundleContents {
    let theme = try #require(try PreviewKit.shipped.get().first { $0.bundle.manifest.theme == name })
    try browser.open([theme], in: folder)
    return theme.bundle
  }

  /// A number that two pictures have in common only if all of their pixels are equal, as far as one can tell.
  private static func hash(_ bitmap: Bitmap) -> UInt32 {
    bitmap.pixels.reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 }
  }

  private static let script = Fixture.page(
    "each-system-is-drawn-as-the-resampler-stretches-it", "systems.js")

  @Test(arguments: BrowserKind.allCases, systems)
  func `each is shown in every state, at three widths, as the resampler stretches it`(
    _ kind: BrowserKind, _ themes: [String]
  ) throws {
    try kind.run("pages of \(themes)", at: .one) { browser, folder in
      for theme in themes {
        let bundle = try Self.open(theme, browser, in: folder)
        var shown = 0
        for element in bundle.manifest.elements {
          for width in [48, 137, 320] {
            let found = try browser.run("return variants('\(element.name)', \(width))", with: Self.script)
              .split(separator: "\n")
            #expect(found.count == element.variants.count)
            for (line, variant) in zip(found, element.variants) {
              let fields = line.split(separator: " ")
              try #require(fields.count == 4 && fields[0] == variant.key, "\(line)")
              let numbers = fields[1...].compactMap { Int($0) }
              let image = variant.images.first { ["background", "image"].contains($0.part) }?.scales.first
              guard let image = image?.image, let slice = bundle.picture(image.file) else {
                #expect(numbers == [0, 0, 0], "\(element.name), \(variant.key) is the system's own")
                continue
              }
              let size = Size(width: Pixels(numbers[0]), height: Pixels(numbers[1]))
              let wanted = image.mode.map { resampled(slice, caps: image.caps, to: size, mode: $0) } ?? slice
              #expect(Self.hash(wanted) == numbers[2], "\(element.name), \(variant.key), \(width) pt")
              #expect(numbers[0] == (image.mode == nil ? slice.width : width))
              shown += 1
            }
          }
        }
        #expect(shown >= 6, "\(theme)")
      }
    }
  }

  /// The rule for the width of a button: the text and what is beside it, within limits.
  struct WidthRule: Sendable, CustomTestStringConvertible {
    let theme: String
    let element: String
    let beside: Double
    var isExact = false
    var limits: ClosedRange<Double> = 0...10_000

    var testDescription: String { element }
  }

  @Test(
    arguments: BrowserKind.allCases,
    [
      WidthRule(theme: "nav-button", element: "backButtons/nav-button", beside: 20, limits: 36...10_000),
      WidthRule(
        theme: "instagram", element: "backButtons/instagram", beside: 21, isExact: true, limits: 35...160),
      WidthRule(
        theme: "dailybooth", element: "backButtons/dailybooth", beside: 21, isExact: true, limits: 35...160),
      WidthRule(
        theme: "designed-back", element: "backButtons/back", beside: 24, isExact: true, limits: 34...10_000),
      WidthRule(theme: "inverting-buttons", element: "buttons/inverting", beside: 28),
    ])
  func `a button is as wide as its title needs, whatever the title becomes`(
    _ kind: BrowserKind, _ rule: WidthRule
  ) throws {
    try kind.run("the width of \(rule.element)", at: .one) { browser, folder in
      _ = try Self.open(rule.theme, browser, in: folder)
      for title in ["Pause", "Menu", "戻る", "A title that is longer than any button of a phone"] {
        try browser.choose("text", title)
        let found = try browser.run("return widths('\(rule.element)')", with: Self.script)
          .split(separator: " ").compactMap { Double($0) }
        try #require(found.count == 2)
        let text = rule.isExact ? found[0] : found[0].rounded(.up)
        let wanted = min(max(text + rule.beside, rule.limits.lowerBound), rule.limits.upperBound)
        #expect(abs(found[1] - wanted) < 0.05, "\(title)")
        #expect(
          try browser.run("return all('#stage .title').some((each) => each.textContent === '\(title)')")
            == "true")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a picture alone is a back button, and what lies outside of it is told`(_ kind: BrowserKind) throws {
    try kind.run("the smileys of a preview", at: .one) { browser, folder in
      let bundle = try Self.open("smiley", browser, in: folder)
      #expect(try browser.text("document.querySelector('[name=back]').value") == "backButtons/smiley")
      #expect(try browser.text("String(document.querySelectorAll('#stage .title').length)") == "1")
      let element = try #require(bundle.manifest.elements.first { $0.name == "backButtons/smiley" })
      let facts = element.facts(of: "normal")["parts"]?["background"]?["alignmentInsets"]
      let sides = ["top", "left", "bottom", "right"].map { facts?[$0]?.line ?? "-" }.joined(separator: " ")
      let name = "alignment insets"
      let shown = try browser.run("return row('\(name)', 'backButtons/smiley').lastChild.textContent")
      #expect(shown == sides && sides != "0 0 0 0")
      try browser.choose("back", "backButtons/close")
      #expect(try browser.text("String(document.querySelectorAll('#stage .live canvas.icon').length)") == "1")
    }
  }
}
