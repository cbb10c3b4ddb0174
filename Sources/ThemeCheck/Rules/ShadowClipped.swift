import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemeSource

/// Warns of a title's shadow that leaves the button.
func shadowClipped(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in context.titles {
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

extension ButtonTitle {
  fileprivate func clip(of shadow: TitleFacts.Shadow) -> Clip? {
    var clips: [Clip] = []
    func add(
      _ side: String, _ room: Points, _ inset: (name: String, value: Points, range: SourceRange)?
    ) {
      guard room < .zero else { return }
      let advice =
        inset.map { "`\($0.name): \($0.value - room)` in `insets` makes room" }
        ?? "make the shadow smaller, or the button higher"
      let label = inset.map { "\($0.value) pt on this side" } ?? "\(height?.value ?? .zero) pt high"
      clips.append(
        Clip(side: side, length: -room, place: inset?.range ?? height?.range, label: label, help: advice))
    }
    // Beside an icon the edges aren't the text's; without insets nothing is known of them.
    if let insets = title.insets, facts.icon == nil {
      add(
        "on the left", insets.left + offset.x + shadow.x - shadow.blur,
        ("left", insets.left, range(of: \.left)))
      add(
        "on the right", insets.right - offset.x - shadow.x - shadow.blur,
        ("right", insets.right, range(of: \.right)))
    }
    if let height, hasOwnRows {
      let top = top(in: height.value)
      let above = top + shadow.y - shadow.blur
      let below = height.value - top - lineHeight - shadow.y - shadow.blur
      let alignment = title.verticalAlignment ?? .center
      add("at the top", above, alignment == .top ? ("top", insets.top, range(of: \.top)) : nil)
      add("at the bottom", below, alignment == .bottom ? ("bottom", insets.bottom, range(of: \.bottom)) : nil)
    }
    return clips.max { $0.length < $1.length }
  }
}

extension Diagnostic {
  fileprivate static func clipped(_ clip: Clip, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .shadowClipped, "the title's shadow leaves the button by \(clip.length) pt \(clip.side)", at: place
    )
    .also(at: clip.place, clip.label).helping(clip.help)
  }
}
