import ThemeCore
import ThemeImage
import ThemeResolution

/// An element in a variant on both sides of a comparison, as an app shows it.
struct LookPair {
  /// The variants that show the same.
  private(set) var variants: [String]
  let part: String
  let old: ElementLook?
  let new: ElementLook?
  /// The facts that differ and can be drawn.
  let facts: [FactChange]
  /// The changed picture of the part; nil where only facts differ.
  let picture: PicturePair?
  /// The scale at which both sides are shown.
  let scale: String
  /// The picture at the scale that reports tell of.
  let told: PicturePair?
  /// The element by kind and name.
  let element: String
  /// The same element in the normal state, to compare with; empty where that is not needed, and otherwise of one look.
  private(set) var normal: [LookPair] = []

  /// Whether the look is shown only to compare others with it.
  private(set) var isUnchanged = false

  /// The titles to show the element with: a short and a long one, or none for an element that has no title.
  var titles: [String?] {
    guard old?.hasTitle == true || new?.hasTitle == true else { return [nil] }
    var (short, long) = sampleTitles(of: element)
    // A changed limit is seen only in titles that reach it.
    if facts.contains(where: \.isMaximumWidth) {
      let most = [old, new].compactMap { $0?.facts.widths(\.drawnLength).maximum }.max() ?? 0
      let look = new ?? old
      while long.utf8.count < 200, (look?.size(long).width ?? most) < most { long += " of this order" }
    }
    return [short, long]
  }

  /// Whether a fact differs that shows in long titles: one that the width of the element depends on, or when they are cut.
  var changesWidth: Bool {
    Property.widths.contains { changes($0.rawValue) } || changes("icon") || changes("title", "font")
      || changes("title", "insets") && new?.facts.limitsWidth ?? false || changes("title", "transform")
  }

  /// Whether a fact with a path that begins with these keys differs.
  func changes(_ keys: String...) -> Bool { facts.contains { $0.path.starts(with: keys) } }

  /// The frames of both sides with a title. The upper left corner of what layout aligns is the origin.
  func frames(_ title: String?) -> (old: LookRectangle?, new: LookRectangle?) {
    var sizes = [old, new].map { $0?.size(title) }
    // Layout aligns both in the same rectangle, so only their margins differ.
    if let (before, after) = sizes[0].flatMap({ first in sizes[1].map { (first, $0) } }), let old, let new {
      let (first, second) = (old.alignment, new.alignment)
      if before.width == after.width {
        let aligned = before.width - min(first.left + first.right, second.left + second.right)
        sizes[0]?.width = aligned + first.left + first.right
        sizes[1]?.width = aligned + second.left + second.right
      }
    }
    func frame(_ look: ElementLook?, _ size: LookSize?) -> LookRectangle? {
      guard let look, let size else { return nil }
      return LookRectangle(
        x: -look.alignment.left, y: -look.alignment.top, width: size.width, height: size.height)
    }
    return (frame(old, sizes[0]), frame(new, sizes[1]))
  }

  /// The background that the element is shown on.
  var ground: Color { (new ?? old)?.ground ?? SheetLayout.paper }

  /// What people see of the changed picture, in words; nil where no picture changed or its sides can't be compared.
  var seen: String? {
    guard let picture, let told, case (let before?, let after?) = told.natural, before.size == after.size
    else { return nil }
    let levels = seenLevels(before, after, on: ground)
    if levels == 0 { return picture.looksSame ? "looks the same" : "differs when it is stretched" }
    return "\(levels) of 255 levels"
  }

  /// Whether reports say that people notice the change, such as a title that becomes hard to read.
  var isFlagged = false

  /// The contrast of the title with what is behind it on both sides, or of a new element; nil where neither changed.
  var contrast: (old: Contrast?, new: Contrast, needed: Contrast)? {
    guard let new, old == nil || picture != nil || changes("title"),
      let found = ThemeReview.contrast(old, new), found.old != found.new
    else { return nil }
    return found
  }

  /// The look with the normal state of its element beside it, whose facts are given; without it where that is what the look was.
  func beside(_ facts: JSONValue, in key: String, _ bundle: BundleContents) -> LookPair {
    guard old?.facts.line != facts.line,
      let shown = ElementLook(facts, part: part, of: element, in: key, at: scale, bundle)
    else { return self }
    var look = self
    look.normal = [
      LookPair(
        variants: [key], part: part, old: nil, new: shown, facts: [], picture: nil, scale: scale, told: nil,
        element: element, isUnchanged: true)
    ]
    return look
  }

  /// The looks of an element that differ; variants that show the same on both sides share one.
  static func all(
    _ element: String, _ variants: [ComparedVariant], _ pictures: [ShownPicture],
    _ old: BundleContents, _ new: BundleContents
  ) -> [LookPair] {
    var found: [(identity: [String], look: LookPair)] = []
    for (key, before, after) in variants {
      let facts = variantFactChanges(before, after).filter { $0.isDrawn && !$0.path.contains("art") }
      var parts = pictures.filter { $0.variants.contains(key) }.map(\.part)
      if parts.contains("icon") || !facts.isEmpty, !parts.contains(where: \.isMainPart) {
        parts = [after["parts"]?["image"] == nil ? "background" : "image"] + parts
      }
      for part in parts where part != "icon" {
        func changed(_ part: String) -> ShownPicture? {
          pictures.first { $0.part == part && $0.variants.contains(key) }
        }
        let pair = changed(part)?.shown
        let scale = (pair ?? changed("icon")?.shown)?.scale ?? "2x"
        func files(_ side: JSONValue) -> String {
          side.images.filter { [part, "icon"].contains($0.part) }.flatMap(\.scales).map(\.image.file)
            .joined(separator: " ")
        }
        let identity = [part, files(before), files(after)] + facts.map(\.identity)
        if let index = found.firstIndex(where: { $0.identity == identity }) {
          found[index].look.variants.append(key)
          continue
        }
        let look = LookPair(
          variants: [key], part: part,
          old: ElementLook(before, part: part, of: element, in: key, at: scale, old),
          new: ElementLook(after, part: part, of: element, in: key, at: scale, new), facts: facts,
          picture: pair, scale: scale, told: changed(part)?.scales.last { !$0.looksSame }, element: element)
        if look.old != nil || look.new != nil { found.append((identity, look)) }
      }
    }
    return found.map(\.look)
  }
}

/// A length of an element, as a bracket beside it with its number.
struct LookMeasure {
  let words: String
  /// The bracket; empty for a number alone.
  private(set) var lines: [LookRectangle] = []
  /// Where the words are.
  let place: LookRectangle

  /// A bracket from `start` along an axis, with the words below it or right of it.
  init(_ words: String, _ axis: Axis, x: Double, y: Double, length: Double) {
    let width = Double(words.count) * 5.2
    func line(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LookRectangle {
      LookRectangle(x: x, y: y, width: width, height: height)
    }
    self.words = words
    switch axis {
    case .horizontal:
      lines = [line(x, y, length, 0), line(x, y - 3, 0, 6), line(x + length, y - 3, 0, 6)]
      place = line(x + (length - width) / 2, y + 3, width, 14)
    case .vertical:
      lines = [line(x, y, 0, length), line(x - 3, y, 6, 0), line(x - 3, y + length, 6, 0)]
      place = line(x + 5, y + length / 2 - 7, width, 14)
    }
  }

  /// Words below the middle of an area.
  init(_ words: String, below area: LookRectangle) {
    let width = Double(words.count) * 5.2
    self.words = words
    place = LookRectangle(x: area.x + (area.width - width) / 2, y: area.bottom + 2, width: width, height: 14)
  }
}

/// A side of a look as a picture of both sides shows it, in points.
struct LookSide {
  let look: ElementLook
  let frame: LookRectangle
  /// What can be touched, where that changed.
  let area: LookRectangle?
  fileprivate(set) var measures: [LookMeasure] = []
}

/// Where everything is that a picture of both sides of a look shows, in points.
struct LookLayout {
  private(set) var old: LookSide?
  private(set) var new: LookSide?
  /// What all of it covers.
  let bounds: LookRectangle

  /// Nil without an element, and where a side is larger than a picture may be.
  init?(_ pair: LookPair, _ title: String?, most: LookSize) {
    func side(_ look: ElementLook?, _ frame: LookRectangle?) -> LookSide? {
      guard let look, let frame else { return nil }
      return LookSide(look: look, frame: frame, area: pair.touchArea(of: look, in: frame))
    }
    let frames = pair.frames(title)
    (old, new) = (side(pair.old, frames.old), side(pair.new, frames.new))
    let sides = [old, new].compactMap(\.self)
    guard let first = sides.first?.frame,
      sides.allSatisfy({ 1...most.width ~= $0.frame.width && 1...most.height ~= $0.frame.height })
    else { return nil }
    let rest = sides.dropFirst().map(\.frame) + sides.compactMap(\.area)
    let drawn = rest.reduce(first) { $0.union($1) }
    // The limits of a width are seen in the longest title, and at the same height on both sides.
    let hasLimits = title == pair.titles.last
    let measured = sides.map { pair.measures(of: $0, around: drawn, hasLimits: hasLimits) }
    bounds = measured.joined().flatMap { $0.lines + [$0.place] }.reduce(drawn) { $0.union($1) }
    old?.measures = measured[0]
    new?.measures = measured[measured.count - 1]
  }
}

/// A short and a long title that an element of its kind may have.
private func sampleTitles(of element: String) -> (short: String, long: String) {
  let kinds: [(String, String, String)] = [
    ("navigationBars/", "Settings", "Notifications and sounds"),
    ("backButtons/", "Back", "All conversations of today"),
    ("controls/bubbles/", "See you at eight", "See you at eight, and bring the plans"),
    ("controls/panels/", "Your order", "Your order is on its way"),
    ("controls/cells/", "Language", "Language and region"),
    ("controls/tabBars/", "Home", "Notifications"), ("controls/segmentedControls/", "Week", "The whole week"),
    ("controls/searchBars/", "Search", "Search in all conversations"),
    ("controls/textFields/", "Name", "Name as it is on the card"),
    ("controls/popovers/", "Share", "Share with everyone"),
    ("controls/toolbars/", "Edit", "Edit the selection"),
  ]
  if let known = kinds.first(where: { element.hasPrefix($0.0) }) { return (known.1, known.2) }
  // A name such as `done` says what a button does, and one such as `primary` how it looks.
  let looks = ["primary", "secondary", "tertiary", "main", "tonal", "filled", "outlined", "plain", "text"]
  let name = element.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  let isWord = 1...16 ~= name.count && name.allSatisfy { $0.isASCII && $0.isLetter }
  let short = isWord && !looks.contains(name) ? name.separated.sentenceCase : "Save"
  return (short, "Continue to the next step")
}

extension [String] {
  /// The key of the normal state in the modes of the first of these variants; nil where a variant is of the normal state.
  var normalKey: String? {
    guard let first, !contains(where: { $0 == "normal" || $0.hasPrefix("normal.") }) else { return nil }
    return "normal\(first.drop { $0 != "." })"
  }
}

extension FactChange {
  /// Whether the fact shows in a drawing of the element.
  fileprivate var isDrawn: Bool {
    (["hitArea", "icon", "parts", "tint", "title"] + Property.sizes.map(\.rawValue)).contains(path.first)
  }
}

extension String {
  /// Whether the key of a variant is that of a look in dark mode.
  var isOfDarkMode: Bool { split(separator: ".").contains("dark") }
}

extension Color {
  /// The background that a variant is shown on.
  static func ground(of variant: String) -> Color {
    variant.isOfDarkMode ? darkGround : SheetLayout.paper
  }

  static let darkGround = Color(red: 0x12, green: 0x13, blue: 0x16)
}

extension ElementLook {
  /// The background that the element is shown on.
  var ground: Color { .ground(of: variant) }

  /// The least contrast of the title with what is behind it; nil without a title color.
  func contrast(on ground: Color) -> Contrast? {
    guard let color = facts["title"]?["color"]?.writtenColor else { return nil }
    guard let art else {
      // Art whose file is not at hand may be anything, and the text of a control is on the art of other parts.
      let isUnknown = facts.images.contains { $0.part != "icon" } || element.hasPrefix("controls/")
      return isUnknown ? nil : Contrast(color.over(ground), ground)
    }
    let pixels = art.natural
    // The middle of the art, where titles are.
    func middle(_ side: Int) -> Range<Int> { side / 3..<side * 2 / 3 + 1 }
    return pixels.leastContrast(
      of: color, columns: middle(pixels.width), rows: middle(pixels.height), on: ground)
  }
}
