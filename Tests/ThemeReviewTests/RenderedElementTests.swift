@Suite struct RenderedElementTests {
  private static let made = Result {
    try bundles(["a.theme.yaml": Fixture.page("elements-are-rendered-with-titles-and-icons", "a.theme.yaml")]
    )[0]
  }
  private let bundle: BundleContents

  init() throws {
    bundle = try Self.made.get()
  }

  /// The background of the button, stretched by the resampler.
  private func background(_ width: Int, at scale: Scale) throws -> Bitmap {
    let element = try #require(bundle.manifest.elements.first { $0.name == "buttons/save" })
    let image = try #require(element.variants[0].images[0].scales.first { $0.name == scale.name }?.image)
    return resampled(
      try #require(bundle.picture(image.file)), caps: image.caps,
      to: Size(width: Pixels(width * scale.rawValue), height: Pixels(30 * scale.rawValue)),
      mode: try #require(image.mode))
  }

  /// An element at 1x, or as a request says.
  private func drawn(
    _ element: String = "buttons/save", _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws(RenderProblem) -> Bitmap {
    var request = RenderRequest(element: element)
    request.scale = .x1
    change(&request)
    return try rendered(request, of: bundle)
  }

  @Test(arguments: Scale.allCases, [40, 41, 133])
  func `without a title, it is the slice, stretched`(scale: Scale, width: Int) throws {
    #expect(try drawn { ($0.scale, $0.width) = (scale, Double(width)) } == background(width, at: scale))
  }

  @Test(arguments: [
    // 20 points of 0.56 em each: 11.2 pt.
    ("", 40), ("A", 42), ("Save", 75), ("Save all of them, and then some more", 200), ("保存", 70),
  ])
  func `its width follows the title, within its limits`(title: String, width: Int) throws {
    #expect(try drawn { $0.title = title }.size == Size(width: Pixels(width), height: Pixels(30)))
  }

  @Test func `a title is a box in its color for each word, above its shadow and within its insets`() throws {
    let picture = try drawn { $0.title = "ab c" }
    let plain = try background(picture.width, at: .x1)
    let white = Color(red: 255, green: 255, blue: 255).word
    // 22.4 pt, 5.6 pt, 11.2 pt after 10 pt; 14 px high in the middle, with one row of shadow above.
    let row = (0..<picture.width).map { picture[$0, 15] == white }
    #expect(row.indices.filter { row[$0] } == Array(10..<32) + Array(38..<49))
    let column = (0..<30).filter { picture[20, $0] == white }
    #expect(column == Array(8..<22))
    #expect(picture[20, 7] == Color(red: 0, green: 0, blue: 0).word)
    #expect((0..<7).allSatisfy { picture[20, $0] == plain[20, $0] })
    // What has no room is cut.
    let narrow = try drawn { ($0.title, $0.width) = ("ab c", 41) }
    #expect((0..<41).filter { narrow[$0, 15] == white } == Array(10..<21))
  }

  @Test(arguments: [
    ("normal", 10..<20, 24..<35), ("normal.rtl", 26..<36, 10..<21), ("selected", 26..<36, 10..<21),
    ("selected.rtl", 10..<20, 24..<35),
  ])
  func `an icon is before or after its title`(variant: String, icon: Range<Int>, title: Range<Int>) throws {
    let shown = try star(variant)
    #expect(shown.icon.x == icon && shown.title?.x == title)
    #expect(shown.icon.y == 25..<35 && shown.title?.y == 23..<37)
  }

  @Test(arguments: [("highlighted", 16..<26, 30..<44), ("disabled", 34..<44, 16..<30)])
  func `an icon is above or below its title`(variant: String, icon: Range<Int>, title: Range<Int>) throws {
    let shown = try star(variant)
    #expect(shown.icon.y == icon && shown.title?.y == title)
    #expect(shown.icon.x == 11..<21 && shown.title?.x == 10..<21)
  }

  @Test func `an icon alone has no title`() throws {
    let shown = try star("focused")
    #expect(shown.icon.x == 10..<20 && shown.title == nil)
  }

  /// Where the icon and the title of a button with an icon are, in pixels.
  private func star(_ variant: String) throws -> (
    icon: (x: Range<Int>, y: Range<Int>), title: (x: Range<Int>, y: Range<Int>)?
  ) {
    let picture = try drawn("buttons/star") { ($0.title, $0.variant) = ("A", variant) }
    func bounds(_ color: Color) -> (x: Range<Int>, y: Range<Int>)? {
      let columns = (0..<picture.width).filter { x in
        (0..<picture.height).contains { picture[x, $0] == color.word }
      }
      let rows = (0..<picture.height).filter { y in
        (0..<picture.width).contains { picture[$0, y] == color.word }
      }
      guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last
      else { return nil }
      return (left..<right + 1, top..<bottom + 1)
    }
    return (
      try #require(bounds(Color(red: 255, green: 0, blue: 0))),
      bounds(Color(red: 255, green: 255, blue: 255))
    )
  }

  @Test func `what isn't there is said`() throws {
    func problem(_ change: (inout RenderRequest) -> Void) -> RenderProblem? {
      do throws(RenderProblem) { _ = try drawn("buttons/save", change) } catch { return error }
      return nil
    }
    guard case .noElement(["buttons/save", "buttons/star"])? = problem({ $0.element = "buttons/sav" }) else {
      Issue.record("an element that isn't there")
      return
    }
    guard case .noVariant(["normal", "highlighted"])? = problem({ $0.variant = "selectde" }) else {
      Issue.record("a variant that isn't there")
      return
    }
    guard case .tooLarge? = problem({ $0.width = 1e6 }) else {
      Issue.record("a picture that is too large")
      return
    }
    #expect(problem { $0.variant = "highlighted" } == nil)
    // What the element says nothing of is drawn as an app shows it.
    #expect(try drawn { $0.variant = "selected" } == drawn())
  }
}

@Suite struct PreviewSheetTests {
  /// A theme with one button of two states, and a text that has no picture.
  private static func bundle(_ name: String) throws -> BundleContents {
    let theme = """
      themec: 1
      name: \(name)
      buttons:
        save:
          height: 30
          art: { box: { fill: "#102030" } }
          title: { color: white }
          states: { highlighted: { art: { box: { fill: "#ff0000" } } } }
      controls: { searchBars: { find: { title: { color: black } } } }
      """
    return try bundles(["a.theme.yaml": theme])[0]
  }

  @Test func `every variant is on the sheet, as it is drawn`() throws {
    let bundle = try Self.bundle("a")
    let sheet = try #require(PreviewSheet([bundle], title: "Save").bitmap)
    for variant in ["normal", "highlighted"] {
      var request = RenderRequest(element: "buttons/save")
      request.variant = variant
      request.title = "Save"
      let picture = try rendered(request, of: bundle)
      let isThere = (0..<sheet.height - picture.height).contains { y in
        (0..<sheet.width - picture.width).contains { x in
          (0..<picture.height).allSatisfy { row in
            (0..<picture.width).allSatisfy { sheet[x + $0, y + row] == picture[$0, row] }
          }
        }
      }
      #expect(isThere, "\(variant)")
    }
  }

  @Test func `what would be too long is counted`() throws {
    let bundles = try ["a", "b", "c"].map(Self.bundle)
    #expect(PreviewSheet(bundles, title: "").leftOut == 0)
    #expect(PreviewSheet(bundles, title: "", longest: 150).leftOut == 2)
    #expect(PreviewSheet([], title: "").bitmap == nil)
  }
}
