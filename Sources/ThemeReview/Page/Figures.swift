import ThemeCore
import ThemeImage

/// The figures of an element as an app shows it, before and after, in the looks that differ.
struct LookFigures {
  private let element: String
  private let looks: [LookPair]
  /// Whether the element is one of many, so that only one picture of it is shown.
  private let isSmall: Bool
  /// Whether captions name the element, because there are several.
  private let isNamed: Bool

  init(_ element: String, _ looks: [LookPair], isSmall: Bool, isNamed: Bool) {
    self.isNamed = isNamed
    self.element = element
    self.looks = looks
    self.isSmall = isSmall
  }

  /// The figures, of which there are at most `room`, and how many there are.
  func html(room: Int) -> (figures: HTML, count: Int) {
    var drawings: [(name: HTML, drawing: LookDrawing)] = []
    for (index, look) in looks.prefix(isSmall ? 1 : 6).enumerated() {
      // Only the first look is shown with a long title as well.
      for title in look.titles.prefix(index == 0 && !isSmall ? 2 : 1) where drawings.count < room {
        guard let drawing = LookDrawing(look, title: title) else { continue }
        drawings.append((title == look.titles.first ? words(of: look) : "with a long title", drawing))
      }
    }
    let widest = drawings.map(\.drawing.width).max() ?? 0
    let zoom: Double = widest <= (isSmall ? 110 : 330) ? 2 : 1
    let rest = looks.count - (isSmall ? 1 : 6)
    let more: HTML =
      rest > 0 && !isSmall
      ? "<p class=\"note\">and \(rest) more \(rest == 1 ? "look" : "looks") that differ</p>\n" : ""
    let caption: HTML = isNamed ? "<b>\(element)</b> " : ""
    let figures = drawings.map { name, drawing -> HTML in
      """
      <figure>
      \(drawing.html(zoom: zoom))<figcaption>\(caption)\(name)</figcaption>
      </figure>

      """
    }
    return ("\(figures)\(more)", drawings.count)
  }

  /// The variants of a look, and what people see of its difference.
  private func words(of look: LookPair) -> HTML {
    let part: HTML = look.part.isMainPart ? "" : "\(look.part.separated), "
    let seen: HTML = look.seen.map { " <span class=\"seen\">\($0)</span>" } ?? ""
    let contrast: HTML =
      look.contrast.map { old, new, needed in
        let low: HTML = new < needed ? ", <strong>below \(needed.description)</strong>" : ""
        return """
           <span class="seen">contrast of the title \(old.text(needed: needed)) → \(new.text(needed: needed))\(low)</span>
          """
      } ?? ""
    let variants: HTML =
      isSmall && look.variants.first == "normal"
      ? "" : "\(part)\(look.variants.map { $0.split(separator: ".").joined(separator: " ") }.listed)"
    let verb: HTML = look.variants.count == 1 || variants.text.isEmpty ? "is" : "are"
    let fate: HTML = look.old == nil ? "\(verb) new" : look.new == nil ? "\(verb) gone" : ""
    let scale: HTML = look.scale == "2x" ? "" : " at \(look.scale)"
    return "\(variants)\(scale) \(fate)\(seen)\(contrast)"
  }
}

/// The figures of a changed picture: before, after and the difference, enlarged; and both sides stretched.
struct PictureFigures {
  private let picture: ShownPicture
  private let element: String

  init(_ picture: ShownPicture, of element: String) {
    self.picture = picture
    self.element = element
  }

  var html: HTML {
    let part: HTML = picture.part.isMainPart ? "" : "\(picture.part.separated), "
    return """
      <section class="picture">
      <h4>\(element) <span>\(part)\(picture.variants.joined(separator: ", "))</span></h4>
      \(picture.scales.map(figures))</section>

      """
  }

  private func figures(_ pair: PicturePair) -> HTML {
    let (old, new) = pair.natural
    let zoom = zoom(of: [old, new])
    let difference: HTML =
      pair.looksSame
      ? "<figure><p class=\"blank\">No difference</p><figcaption>Difference</figcaption></figure>\n"
      : pair.difference.map {
        "<figure>\(image($0, "Difference", zoom: zoom))<figcaption>Difference</figcaption></figure>\n"
      } ?? ""
    return """
      <div class="scale\(picture.scales.count == 1 ? " only" : "")" data-scale="\(pair.scale)">
      <div class="sides">
      \(side(old, pair.old, "Before", pair.scale, zoom: zoom))\(side(new, pair.new, "After", pair.scale, zoom: zoom))\(difference)</div>
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

  private func side(_ bitmap: Bitmap?, _ slice: ShownSlice?, _ title: String, _ scale: String, zoom: Int)
    -> HTML
  {
    guard let bitmap, let size = slice?.image.sourceSize else {
      return "<figure><p class=\"blank\">Not there</p><figcaption>\(title)</figcaption></figure>\n"
    }
    let source: HTML = slice?.source.map { " from \($0.scale)" } ?? ""
    return """
      <figure>\(image(bitmap, title, zoom: zoom))\
      <figcaption>\(title) <span>\(size.width.count) × \(size.height.count) px at \(scale)\(source)</span></figcaption></figure>

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
      return "<div class=\"stack checks\(hasBoth ? " both" : "")\">\(before)\(after)</div>\n"
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
