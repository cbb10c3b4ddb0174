import Testing
import ThemeBundle
import ThemeImage
import ThemeModel
import ThemeTargets

/// Reading back finds what is wrong in files that were made wrong on purpose: each case is a mistake that a writer of
/// resources has made.
@Suite struct AndroidReadBackTests {
  struct Corruption: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fixture: String
    /// A part of what is said.
    let finds: String
    let corrupt: @Sendable ([OutputFile]) -> [OutputFile]
  }

  @Test(arguments: corruptions) func `finds`(_ corruption: Corruption) throws {
    let theme = try TargetTheme.named(corruption.fixture, for: .android)
    let target = try #require(TargetBackend.named(.android))
    let found = target.differences(corruption.corrupt(theme.files), theme.slices)
    #expect(found.contains { $0.contains(corruption.finds) }, "found \(found)")
  }

  private static let caps = "android-caps-and-insets-are-marked-at-each-density"
  private static let states = "android-states-stand-in-the-order-in-which-they-win"
  private static let mirrored = "android-mirrored-and-dark-art-is-found-where-both-hold"
  private static let shadows = "android-shadows-count-in-pixels-of-each-density"
  private static let half = "android-hdpi-where-the-art-allows"
  private static let bounds = "android-layout-bounds-of-both-sides-are-red"

  static let corruptions: [Corruption] = [
    Corruption(
      testDescription: "left and right swapped", fixture: mirrored, finds: "columns stretch"
    ) { $0.bitmaps("drawable-mdpi/") { $0.edge(.top, shiftedBy: 1) } },
    Corruption(
      testDescription: "a mark that is off by one", fixture: caps, finds: "columns stretch"
    ) { $0.bitmaps("drawable-xhdpi/") { $0.edge(.top, shiftedBy: -1) } },
    Corruption(
      testDescription: "a mark that is one pixel longer", fixture: caps, finds: "rows stretch"
    ) { $0.bitmaps("drawable-xxhdpi/") { $0.replacing(x: 0, y: 13, with: 0xFF00_0000) } },
    Corruption(
      testDescription: "numbers of 1x at 2x", fixture: caps, finds: "xhdpi: columns stretch"
    ) { $0.bitmaps("drawable-xhdpi/") { $0.markingColumns(betweenCaps: 4) } },
    Corruption(
      testDescription: "a mark that is off by one at hdpi", fixture: half, finds: "hdpi: columns stretch"
    ) { $0.bitmaps("drawable-hdpi/button_even") { $0.edge(.top, shiftedBy: 1) } },
    Corruption(
      testDescription: "numbers of 1x at hdpi", fixture: half, finds: "hdpi: columns stretch"
    ) { $0.bitmaps("drawable-hdpi/button_even") { $0.markingColumns(betweenCaps: 4) } },
    Corruption(
      testDescription: "another pixel at hdpi", fixture: half, finds: "hdpi: the picture is another"
    ) { $0.bitmaps("drawable-hdpi/button_even") { $0.replacing(x: 2, y: 3, with: 0xFF12_3456) } },
    Corruption(
      testDescription: "no hdpi where the art allows it", fixture: half,
      finds: "hdpi: it is made from another"
    ) { $0.filter { !$0.path.contains("drawable-hdpi/button_even") } },
    Corruption(
      testDescription: "hdpi where the art does not allow it", fixture: half,
      finds: "hdpi: something is there"
    ) { files in
      files
        + files.filter { $0.path.contains("drawable-xhdpi/button_odd") }.renamed {
          $0.replacing("xhdpi", with: "hdpi")
        }
    },
    Corruption(
      testDescription: "padding on the side of the caps", fixture: caps, finds: "the title is inset"
    ) { $0.bitmaps("drawable-mdpi/") { $0.swappingHorizontalEdges() } },
    Corruption(
      testDescription: "padding mirrored", fixture: caps, finds: "the title is inset"
    ) { $0.bitmaps("drawable-mdpi/") { $0.edge(.bottom, shiftedBy: -1) } },
    Corruption(
      testDescription: "no padding", fixture: caps, finds: "the padding is marked"
    ) { files in
      files.bitmaps("drawable-mdpi/") { patch in
        (0..<patch.width).reduce(patch) { $0.replacing(x: $1, y: patch.height - 1, with: 0) }
      }
    },
    Corruption(
      testDescription: "layout bounds that are off by one", fixture: bounds, finds: "layout bounds"
    ) { $0.bitmaps("drawable-xhdpi/") { $0.replacing(x: 3, y: $0.height - 1, with: 0xFF00_00FF) } },
    Corruption(
      testDescription: "a mark that is nearly black", fixture: caps, finds: "is no nine-patch"
    ) { $0.bitmaps("drawable-mdpi/") { $0.replacing(x: 5, y: 0, with: 0xFF00_0001) } },
    Corruption(
      testDescription: "another pixel", fixture: caps, finds: "the picture is another"
    ) { $0.bitmaps("drawable-mdpi/") { $0.replacing(x: 2, y: 3, with: 0xFF12_3456) } },
    Corruption(
      testDescription: "another pixel where the center is repeated",
      fixture: "android-insets-wider-than-the-slice-repeat-its-center", finds: "the picture is another"
    ) { $0.bitmaps("drawable-mdpi/") { $0.replacing(x: 8, y: 3, with: 0xFF12_3456) } },
    Corruption(
      testDescription: "densities swapped", fixture: caps, finds: "the picture is high 10, not 5"
    ) { $0.renamed { $0.swapping("drawable-mdpi", "drawable-xhdpi") } },
    Corruption(
      testDescription: "night and day swapped", fixture: mirrored, finds: "the picture is another"
    ) { $0.renamed { $0.swapping("drawable-mdpi", "drawable-night-mdpi") } },
    Corruption(
      testDescription: "dark art that right to left does not find", fixture: mirrored,
      finds: "normal.dark.rtl background"
    ) { $0.filter { !$0.path.contains("drawable-ldrtl-night-mdpi") } },
    Corruption(
      testDescription: "qualifiers in another order", fixture: mirrored,
      finds: "stands in no folder of resources"
    ) { $0.renamed { $0.swapping("drawable-mdpi-night", "drawable-night-mdpi") } },
    Corruption(
      testDescription: "a density that is missing", fixture: caps, finds: "xxhdpi: the picture is high"
    ) { $0.filter { !$0.path.contains("drawable-xxhdpi") } },
    Corruption(
      testDescription: "a plain picture for a nine-patch", fixture: caps, finds: "no nine-patch is there"
    ) { $0.renamed { $0.replacing(".9.png", with: ".png") } },
    Corruption(
      testDescription: "a nine-patch beside a plain picture", fixture: caps, finds: "is there twice"
    ) { files in
      files
        + files.filter { $0.path.contains("drawable-mdpi") }.renamed { $0.replacing(".9.png", with: ".png") }
    },
    Corruption(
      testDescription: "the default state first", fixture: states, finds: "disabled background"
    ) { $0.texts("drawable/button_check.xml") { $0.movingLastItemFirst() } },
    Corruption(
      testDescription: "pressed for selected", fixture: states, finds: "selected background"
    ) { $0.texts("drawable/button_check.xml") { $0.swapping("state_pressed", "state_selected") } },
    Corruption(
      testDescription: "a state's color of another", fixture: states, finds: "`title` is #000000, not #ffffff"
    ) {
      $0.texts("color/button_check__title.xml") { $0.swapping("title__selected", "title__normal") }
    },
    Corruption(
      testDescription: "alpha last", fixture: states, finds: "not #80123456"
    ) { $0.texts("values/colors.xml") { $0.replacing("#80123456", with: "#12345680") } },
    Corruption(
      testDescription: "a reference to nothing", fixture: states, finds: "there is no `@drawable/button_gone`"
    ) {
      $0.texts("values/styles.xml") { $0.replacing("@drawable/button_check", with: "@drawable/button_gone") }
    },
    Corruption(
      testDescription: "a shadow of 1x at 2x", fixture: shadows, finds: "`shadowDy at 320 dpi`"
    ) { $0.texts("values-xhdpi/dimens.xml") { $0.replacing("-2.0", with: "-1.0") } },
    Corruption(
      testDescription: "a shadow below", fixture: shadows, finds: "`shadowDy at 160 dpi`"
    ) { $0.texts("values/dimens.xml") { $0.replacing("-1.0", with: "1.0") } },
    Corruption(
      testDescription: "points for pixels", fixture: caps, finds: "`paddingLeft` is 3px"
    ) { $0.texts("values/dimens.xml") { $0.replacing("3dp", with: "3px") } },
    Corruption(
      testDescription: "paddings swapped", fixture: caps, finds: "`paddingRight` is 3dp, not 1dp"
    ) { $0.texts("values/dimens.xml") { $0.swapping("padding_left", "padding_right") } },
    Corruption(
      testDescription: "a name that no build takes", fixture: caps, finds: "can't name a resource"
    ) { $0.renamed { $0.replacing("back_button_back", with: "Back-button") } },
    Corruption(
      testDescription: "a name that Java keeps", fixture: caps, finds: "`class` can't name a resource"
    ) { $0.renamed { $0.replacing("back_button_back", with: "class") } },
    Corruption(
      testDescription: "broken XML", fixture: caps, finds: "is no file of values"
    ) { $0.texts("values/styles.xml") { $0.replacing("</style>", with: "</styles>") } },
  ]
}

extension [OutputFile] {
  fileprivate func bitmaps(_ place: String, _ change: (Bitmap) -> Bitmap) -> [OutputFile] {
    map { file in
      guard file.path.contains(place), case .image(let pixels) = file.content else { return file }
      return OutputFile(path: file.path, content: .image(ImagePixels(change(pixels.bitmap))))
    }
  }

  fileprivate func texts(_ place: String, _ change: (String) -> String) -> [OutputFile] {
    map { file in
      guard file.path.hasSuffix(place), case .text(let bytes) = file.content else { return file }
      return OutputFile(
        path: file.path, content: .text([UInt8](change(String(decoding: bytes, as: UTF8.self)).utf8)))
    }
  }

  fileprivate func renamed(_ change: (String) -> String) -> [OutputFile] {
    map { OutputFile(path: change($0.path), content: $0.content) }
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }

  fileprivate func swapping(_ one: String, _ other: String) -> String {
    replacing("\(one)", with: "\u{1}").replacing(other, with: one).replacing("\u{1}", with: other)
  }

  fileprivate func movingLastItemFirst() -> String {
    var lines = split(separator: "\n").map(String.init)
    let last = lines.remove(at: lines.count - 2)
    lines.insert(last, at: 2)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Bitmap {
  fileprivate enum Edge { case top, bottom }

  fileprivate func replacing(x: Int, y: Int, with word: UInt32) -> Bitmap {
    var pixels = self.pixels
    pixels[y * width + x] = word
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  fileprivate func edge(_ edge: Edge, shiftedBy shift: Int) -> Bitmap {
    let y = edge == .top ? 0 : height - 1
    return (1..<width - 1).reduce(self) { $0.replacing(x: $1, y: y, with: self[$1 - shift, y]) }
  }

  /// Marks the columns between caps of so many pixels as those that stretch.
  fileprivate func markingColumns(betweenCaps caps: Int) -> Bitmap {
    let marked = caps + 1..<width - caps - 1
    return (1..<width - 1).reduce(self) {
      $0.replacing(x: $1, y: 0, with: marked.contains($1) ? 0xFF00_0000 : 0)
    }
  }

  fileprivate func swappingHorizontalEdges() -> Bitmap {
    (0..<width).reduce(self) {
      $0.replacing(x: $1, y: 0, with: self[$1, height - 1]).replacing(x: $1, y: height - 1, with: self[$1, 0])
    }
  }
}
