import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The contrast below which a title counts as invisible.
private let disappearing = Contrast(tenths: 30)

/// Warns of titles that are hard to read on the art beneath them, and of titles that disappear on a state's art because the
/// state inherits the normal state's color.
func lowContrast(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  // Grouped by the place of their color, in the order of the variants.
  var low: [[TitleContrast]] = []
  // Every measured title, so that a suggested color is readable wherever the declared color is used.
  var known: [TitleContrast] = []
  // WCAG requires no contrast for inactive controls.
  for title in context.titles where title.key.state.bits & StateName.disabled.bits == 0 {
    guard let found = context.contrast(of: title) else { continue }
    known.append(found)
    guard !found.isEnough, reported.isNew(found.title.range, found.part.range) else { continue }
    if found.contrast < disappearing, let normal = context.normal(of: title),
      normal.color?.range == found.title.range, normal.isFine
    {
      sink.report(.disappears(found, title.key))
    } else if let group = low.firstIndex(where: { $0[0].title.range == found.title.range }) {
      low[group].append(found)
    } else {
      low.append([found])
    }
  }
  for group in low { sink.report(.low(group, among: known)) }
}

/// Warns of a bar's title that is hard to read on its background.
func lowContrastOfBar(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .navigationBar else { return }
  var reported = ReportedPlaces()
  let known = context.element.variants.enumerated().compactMap { index, variant in
    variant.isMirrored || !context.areNew[index] ? nil : context.contrast(ofBarVariant: index)
  }
  for found in known where !found.isEnough && reported.isNew(found.title.range, found.part.range) {
    sink.report(.low([found], among: known))
  }
}

extension ElementContext {
  /// The title's color in the normal state of a variant, and whether the title is visible there, which is assumed if the
  /// contrast is not known. Nil for the normal state itself, and if that state has no title.
  fileprivate func normal(of title: ButtonTitle) -> (color: Ranged<Color>?, isFine: Bool)? {
    guard title.key.state != .normal, let index = element.index(of: title.key, in: .normal),
      let normal = ButtonTitle(ofVariant: index, in: self)
    else { return nil }
    return (normal.said.color.ranged, contrast(of: normal).map { $0.contrast >= disappearing } ?? true)
  }
}

extension Diagnostic {
  fileprivate static func low(_ group: [TitleContrast], among known: [TitleContrast]) -> Diagnostic {
    let worst = group.dropFirst().reduce(group[0]) { $1.contrast < $0.contrast ? $1 : $0 }
    let color = worst.title.value
    var diagnostic = Diagnostic(
      .lowContrast, "the title `\(color)` on `\(worst.shade)` has a contrast of \(worst.text)",
      at: worst.title.range,
      "needs \(worst.needed)"
    ).also(at: worst.part.range, "`\(worst.shade)` is behind the title of `\(worst.part.key.text)`")
    for other in group where other.part.range != worst.part.range {
      diagnostic = diagnostic.also(at: other.part.range, "\(other.text) in `\(other.part.key.text)`")
    }
    let change = color.over(worst.shade).luminance < worst.shade.luminance ? "lighter" : "darker"
    let art = "make the art behind the title \(change)"
    let readable = worst.readable(on: known.filter { $0.title.range == worst.title.range })
    return diagnostic.helping(
      words: readable.map {
        "\(art); or `color: \($0.name)`, which has a contrast of \($0.contrast.text(needed: worst.needed)) there"
      }
        ?? art)
  }

  fileprivate static func disappears(_ found: TitleContrast, _ key: VariantKey) -> Diagnostic {
    let state = key.state.text
    let color = found.readable(on: [])?.name ?? "…"
    return Diagnostic(
      .labelDisappears,
      "the title `\(found.title.value)` disappears on the \(state) background: its contrast is \(found.text)",
      at: found.part.range, "`\(found.shade)` is behind the title"
    ).also(at: found.title.range, "the normal state's color")
      .helping("give the state a color of its own: `\(state): { title: { color: \(color) } }`")
  }
}
