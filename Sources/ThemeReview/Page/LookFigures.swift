import ThemeCore

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
