import ThemeCore
import ThemeImage

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

  /// The titles to show the element with: a short and a long one, or none for an element that has no title.
  var titles: [String?] {
    guard old?.hasTitle == true || new?.hasTitle == true else { return [nil] }
    var long = "Continue to the next step"
    // A changed limit is seen only in titles that reach it.
    if facts.contains(where: { $0.path == ["maximumWidth"] }) {
      let most = [old, new].compactMap { $0?.facts["maximumWidth"]?.drawnLength }.max() ?? 0
      let look = new ?? old
      while long.utf8.count < 200, (look?.size(long).width ?? most) < most { long += " of this order" }
    }
    return ["Save", long]
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
  var ground: Color {
    (new ?? old)?.isDark == true
      ? Color(red: 0x12, green: 0x13, blue: 0x16) : Color(red: 255, green: 255, blue: 255)
  }

  /// What people see of the changed picture, in words; nil where no picture changed or its sides can't be compared.
  var seen: String? {
    guard let picture, case (let before?, let after?) = picture.natural, before.size == after.size else {
      return nil
    }
    let levels = zip(before.pixels, after.pixels).reduce(0) { most, pixels in
      let (old, new) = (Color(word: pixels.0).over(ground), Color(word: pixels.1).over(ground))
      return max(most, levelDifference(old.word, new.word))
    }
    if levels == 0 { return picture.looksSame ? "looks the same" : "differs when it is stretched" }
    return "\(levels) of 255 levels on \((new ?? old)?.isDark == true ? "black" : "white")"
  }

  /// The contrast of the title with what is behind it on both sides; nil where neither changed.
  var contrast: (old: Contrast, new: Contrast, needed: Contrast)? {
    guard let old, let new, picture != nil || changes("title"),
      let before = old.contrast(on: ground), let after = new.contrast(on: ground), before != after
    else { return nil }
    let weight = new.facts["title"]?["font"]?["weight"]?.string ?? ""
    let isLarge = new.fontSize >= 18 || new.fontSize >= 14 && ["bold", "heavy", "black"].contains(weight)
    return (before, after, Contrast(tenths: isLarge ? 30 : 45))
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
        func changed(_ part: String) -> PicturePair? {
          pictures.first { $0.part == part && $0.variants.contains(key) }?.shown
        }
        let pair = changed(part)
        let scale = (pair ?? changed("icon"))?.scale ?? "2x"
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
          picture: pair, scale: scale)
        if look.old != nil || look.new != nil { found.append((identity, look)) }
      }
    }
    return found.map(\.look)
  }
}

extension FactChange {
  /// Whether the fact shows in a drawing of the element.
  fileprivate var isDrawn: Bool {
    ["height", "hitArea", "icon", "maximumWidth", "minimumWidth", "parts", "tint", "title"].contains(
      path.first)
  }
}

extension ElementLook {
  /// The least contrast of the title with what is behind it; nil without a title color.
  fileprivate func contrast(on ground: Color) -> Contrast? {
    guard let color = facts["title"]?["color"]?.writtenColor else { return nil }
    guard let art else { return Contrast(color.over(ground), ground) }
    let pixels = art.natural
    // The middle of the art, where titles are.
    let (columns, rows) = (
      pixels.width / 3..<pixels.width * 2 / 3 + 1, pixels.height / 3..<pixels.height * 2 / 3 + 1
    )
    var least: Contrast?
    for y in rows where y < pixels.height {
      for x in columns where x < pixels.width {
        let behind = Color(word: pixels[x, y]).over(ground)
        let found = Contrast(color.over(behind), behind)
        least = min(least ?? found, found)
      }
    }
    return least
  }
}
