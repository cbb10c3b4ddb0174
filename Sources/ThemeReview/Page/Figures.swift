import ThemeCore
import ThemeImage

/// The looks of an element that differ, drawn before and after as an app shows them, the one that changed most first. They become
/// figures once it is known how large all are that are beside each other.
struct DrawnLooks {
  /// How many looks are not folded.
  private static let open = 4

  /// The drawings, each with the place of its look among those of the element.
  private(set) var drawings: [(look: Int, caption: HTML, drawing: LookDrawing)] = []
  /// What is drawn besides the element.
  let marks: Set<LookMark>
  /// Whether there is a drawing, and a look has both sides, which can be compared.
  let hasBothSides: Bool
  /// What is looked at, such as the element where there are several; nil where that is said elsewhere.
  private let name: String?
  /// How many looks are folded.
  private let rest: Int
  /// Whether there are further looks, which are not drawn.
  private let isCut: Bool

  /// Draws at most `most` looks, in at most `room` drawings. `isSmall` says that the element is one of many, so that few pictures
  /// of it are shown.
  init(_ looks: [LookPair], isSmall: Bool, most: Int? = nil, name: String?, room: Int) {
    let most = most ?? (isSmall ? 1 : 12)
    // In small, one of the first tells enough.
    let looks = looks.mostChangedFirst(among: isSmall ? 4 : 24)
    var normals: Set<[String]> = []
    for (index, look) in looks.prefix(most).enumerated() {
      let isLong = look.titles.count > 1
      // Only the first look is shown with a long title as well.
      var titles = look.tellingTitles
      // Limits of a width are drawn with a long title.
      if look.marks.contains(.limits), titles.last != look.titles.last { titles += look.titles.suffix(1) }
      for (place, title) in titles.prefix(index == 0 && !isSmall ? 2 : 1).enumerated()
      where drawings.count < room {
        guard let drawing = LookDrawing(look, title: title) else { continue }
        let words = place > 0 ? ["\(breakable(look.variants.listed))" as HTML] : Self.words(of: look)
        let caption = words + (isLong && title == look.titles.last ? ["with a long title"] : [])
        drawings.append((index, Self.joined(caption), drawing))
        for normal in isSmall ? [] : look.normal
        where drawings.count < room && normals.insert(normal.variants).inserted {
          guard let drawing = LookDrawing(normal, title: title) else { continue }
          drawings.append((index, "\(breakable(normal.variants.listed)), for comparison", drawing))
        }
      }
    }
    self.name = name
    (rest, isCut) = (isSmall ? 0 : looks.count - Self.open, looks.count > most)
    marks = Set(looks.prefix(most).flatMap(\.marks))
    hasBothSides = !drawings.isEmpty && looks.contains { $0.old != nil && $0.new != nil }
  }

  /// The parts of a caption: what is shown, and behind a colon how it differs.
  private static func joined(_ parts: [HTML]) -> HTML {
    HTML(
      joining: parts.enumerated().map { index, part -> HTML in
        let mark: HTML = index == parts.count - 1 ? "" : index == 0 ? ":" : ";"
        return index == 0 ? "\(part)\(mark)" : " <span class=\"seen\">\(part)\(mark)</span>"
      })
  }

  /// The variants of a look, and what people see of its difference.
  private static func words(of look: LookPair) -> [HTML] {
    let part: HTML = look.part.isMainPart ? "" : "\(look.part.separated), "
    let fate = look.old == nil ? "new" : look.new == nil ? "gone" : nil
    let verb: HTML = look.variants.count == 1 ? " is " : " are "
    let scale: HTML = look.scale == "2x" || fate != nil ? "" : " at \(look.scale)"
    let outcome: HTML = fate.map { "\(verb)\($0)" } ?? ""
    let variants: HTML = "\(part)\(breakable(look.variants.listed))"
    let contrast = look.contrast.map { old, new, needed -> HTML in
      let isOfDisabled = look.variants.allSatisfy { $0.hasPrefix("disabled") }
      let low: HTML = new < needed && !isOfDisabled ? ", <strong>below \(needed.description)</strong>" : ""
      let start: HTML = old.map { "\($0.text(needed: needed)) → " } ?? ""
      return "contrast of the title \(start)\(new.text(needed: needed))\(low)"
    }
    let sources = [("before", look.picture?.old?.source), ("after", look.picture?.new?.source)]
    let enlarged = sources.compactMap { side, source in
      source.map { "\(side) is \($0.scale), enlarged" as HTML }
    }.first
    let seen = look.seen.map { "\($0)" as HTML }
    let start: HTML = "\(variants)\(scale)\(outcome)"
    return [start, seen, enlarged, contrast].compactMap { $0 }.filter { !$0.text.isEmpty }
  }

  /// The figures.
  func html(zoom: Double) -> HTML {
    // Sides below each other are in rows of their own, so that nothing beside them is much lower.
    let ordered = [false, true].flatMap { isTall in
      drawings.filter { $0.drawing.isTall(zoom: zoom) == isTall }
    }
    let caption: HTML = name.map { "<b>\(breakable($0))</b> " } ?? ""
    func figures(_ isShown: (Int) -> Bool) -> [HTML] {
      ordered.filter { isShown($0.look) }.map { _, words, drawing -> HTML in
        """
        <figure>
        \(drawing.html(zoom: zoom))<figcaption>\(caption)\(words)</figcaption>
        </figure>

        """
      }
    }
    let folded = figures { $0 >= Self.open }
    let noun: HTML = rest == 1 ? "look" : "looks"
    let left: HTML = isCut ? "<p class=\"note\">Further looks are left out.</p>\n" : ""
    let more: HTML =
      folded.isEmpty
      ? ""
      : """
      <details class="more"><summary>\(rest) more \(noun)</summary>
      <div class="looks">
      \(folded)</div>
      \(left)</details>

      """
    let shown = figures { $0 < Self.open }
    return "\(shown)\(more)"
  }
}

extension [DrawnLooks] {
  /// The figures of elements that are beside each other, all of one size: twice that of an app where each has room.
  func html(isSmall: Bool) -> [HTML] {
    let widest = flatMap(\.drawings).map(\.drawing.width).max() ?? 0
    return map { $0.html(zoom: widest <= (isSmall ? 110 : 330) ? 2 : 1) }
  }
}

/// The figures of a changed picture: before, after and the difference, enlarged; and both sides stretched.
struct PictureFigures {
  let picture: ShownPicture
  let element: String

  var html: HTML {
    let part: HTML = picture.part.isMainPart ? "" : "\(picture.part.separated), "
    return """
      <section class="picture">
      <h4>\(element) <span>\(part)\(picture.variants.joined(separator: ", "))</span></h4>
      \(picture.scales.map(figures))</section>

      """
  }

  private func figures(_ pair: PicturePair) -> HTML {
    let (old, new) = pair.shown
    let zoom = zoom(of: [old, new])
    let isSame = old != nil && old == new
    let difference: HTML =
      pair.looksSame
      ? "<figure><p class=\"blank\">No difference</p><figcaption>Difference</figcaption></figure>\n"
      : pair.difference(on: .ground(of: picture.variants.first ?? "")).map {
        "<figure>\(image($0, "Difference", zoom: zoom))<figcaption>Difference</figcaption></figure>\n"
      } ?? ""
    let sides =
      isSame
      ? side(new, pair.new, "Before and after, identical", pair.scale, zoom: zoom)
      : HTML(
        joining: [
          side(old, pair.old, "Before", pair.scale, zoom: zoom),
          side(new, pair.new, "After", pair.scale, zoom: zoom), difference,
        ])
    return """
      <div class="scale\(picture.scales.count == 1 ? " only" : "")" data-scale="\(pair.scale)">
      <div class="sides">
      \(sides)</div>
      \(stretched(pair))</div>

      """
  }

  /// The width of a picture's pixel in pixels of the page, from 1 to 8, so that three pictures of up to 300 pixels fit beside
  /// each other.
  private func zoom(of pictures: [Bitmap?]) -> Int {
    let width = pictures.compactMap { $0?.width }.max() ?? 1
    let height = pictures.compactMap { $0?.height }.max() ?? 1
    return max(1, min(300 / width, 300 / height, 8))
  }

  /// The class of what is on a dark ground, as it is in an app.
  private var ground: String { LookChange(nil, in: picture.variants).isDark ? "night" : "" }

  private func side(
    _ bitmap: Bitmap?, _ slice: ShownSlice?, _ title: String, _ scale: String, zoom: Int
  ) -> HTML {
    guard let bitmap, let size = slice?.image.sourceSize else {
      return "<figure><p class=\"blank\">Not there</p><figcaption>\(title)</figcaption></figure>\n"
    }
    let source: HTML = slice?.source.map { " from \($0.scale)" } ?? ""
    let isOwn = (bitmap.width, bitmap.height) == (size.width.count, size.height.count)
    let shown: HTML = isOwn ? "" : ", shown with \(bitmap.width) × \(bitmap.height)"
    return """
      <figure>\(image(bitmap, title, class: ground, zoom: zoom))\
      <figcaption>\(title) <span>\(size.width.count) × \(size.height.count) px at \(scale)\(source)\(shown)</span></figcaption></figure>

      """
  }

  private func stretched(_ pair: PicturePair) -> HTML {
    let sizes = pair.stretched
    if sizes.isEmpty { return "" }
    let zoom = pair.factor == 1 ? 2 : 1
    let own = (pair.natural.new ?? pair.natural.old)?.height
    func words(_ size: Bitmap) -> String {
      size.height == own ? "\(size.width)" : "\(size.width) × \(size.height)"
    }
    let hasBoth = pair.old != nil && pair.new != nil
    let stacks = sizes.map { old, new -> HTML in
      let before = old.map { image($0, "Before, stretched", class: "before", zoom: zoom) } ?? ""
      let after = new.map { image($0, "After, stretched", class: "after", zoom: zoom) } ?? ""
      let classes = ["stack", "checks", ground, hasBoth ? "both" : ""].filter { !$0.isEmpty }
      return "<div class=\"\(classes.joined(separator: " "))\">\(before)\(after)</div>\n"
    }
    return """
      <div class="stretched">
      <p class="caption">Stretched to \(sizes.compactMap { ($1 ?? $0).map(words) }.listed) px</p>
      \(stacks)</div>

      """
  }

  private func image(_ bitmap: Bitmap, _ title: String, class name: String = "", zoom: Int) -> HTML {
    """
    <img\(name.isEmpty ? "" : " class=\"\(name)\"" as HTML) alt="\(title): \(element), \(picture.variants.listed)" \
    width="\(bitmap.width * zoom)" height="\(bitmap.height * zoom)" \
    src="data:image/png;base64,\(base64(encodePNG(bitmap, .fast)))">
    """
  }
}
