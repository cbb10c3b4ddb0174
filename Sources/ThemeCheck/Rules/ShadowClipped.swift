import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Warns of a title's shadow that leaves the button.
func shadowClipped(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in titles {
    guard let shadow = title.title.shadow, shadow.color.alpha > 0, !title.isTooTall, title.overhangs.isEmpty,
      let clip = title.clip(of: shadow)
    else { continue }
    let place = title.said.shadow.range ?? title.range
    if once.isNew(place, clip.place) { sink.report(.clipped(clip, at: place)) }
  }
}

/// The side on which most of a shadow is cut.
private struct Clip {
  let side: String
  let length: Points
  /// What would make room.
  let place: SourceRange?
  let label: String
  let help: String
}

/// An inset that could make room.
private struct Inset {
  let name: String
  let path: InsetPath
  let value: Points

  init(_ name: String, _ path: InsetPath, _ value: Points) {
    self.name = name
    self.path = path
    self.value = value
  }
}

extension ButtonTitle {
  fileprivate func clip(of shadow: TitleFacts.Shadow) -> Clip? {
    var clips: [Clip] = []
    func add(_ side: String, _ room: Points, _ inset: Inset?) {
      guard room < .zero else { return }
      let help =
        inset.map { "`\($0.name): \($0.value - room)` in `insets` makes room" }
        ?? "make the shadow smaller, or the button higher"
      let label = inset.map { "\($0.value) pt on this side" } ?? "\(height?.value ?? .zero) pt high"
      clips.append(
        Clip(
          side: side, length: -room, place: inset.map { range(of: $0.path) } ?? height?.range, label: label,
          help: help))
    }
    // Beside an icon the edges aren't the text's; without insets nothing is known of them.
    if let insets = title.insets, facts.icon == nil {
      let (left, right) = (insets.left + offset.x, insets.right - offset.x)
      add("on the left", left + shadow.x - shadow.blur, Inset("left", \.left, insets.left))
      add("on the right", right - shadow.x - shadow.blur, Inset("right", \.right, insets.right))
    }
    if let height, hasOwnRows {
      let top = top(in: height.value)
      let bottom = height.value - top - lineHeight
      // Room is made on the side at which the text is held.
      let (isAtTop, isAtBottom) = (title.verticalAlignment == .top, title.verticalAlignment == .bottom)
      add("at the top", top + shadow.y - shadow.blur, isAtTop ? Inset("top", \.top, insets.top) : nil)
      add(
        "at the bottom", bottom - shadow.y - shadow.blur,
        isAtBottom ? Inset("bottom", \.bottom, insets.bottom) : nil)
    }
    return clips.max { $0.length < $1.length }
  }
}

extension Diagnostic {
  fileprivate static func clipped(_ clip: Clip, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .shadowClipped, "the title's shadow leaves the button by \(clip.length) pt \(clip.side)", at: place
    )
    .also(at: clip.place, clip.label).helping(words: clip.help)
  }
}
