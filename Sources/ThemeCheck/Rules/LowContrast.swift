import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSource

/// Below this a label is as good as gone.
private let disappearing = Contrast(tenths: 30)

/// Warns of titles that are hard to read on the art beneath them, and of those that a state's art swallows
/// because the state has no colour of its own for them.
func lowContrast(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  // By the colour that they have in common, in the order of the variants.
  var low: [[TitleContrast]] = []
  for (index, variant) in context.element.variants.enumerated() {
    // Inactive controls need no contrast; mirrored art has that of the other.
    let isDisabled = variant.key.state.bits & StateName.disabled.bits != 0
    guard !variant.isMirrored, !isDisabled, context.facts[index].title?.color != nil,
      !context.looksLikeFallback(index), let found = context.contrast(ofVariant: index), !found.isEnough,
      once.isNew(found.title.range, found.part.range)
    else { continue }
    if found.contrast < disappearing, let normal = context.normal(of: variant),
      normal.color.range == found.title.range, normal.isFine
    {
      sink.report(.disappears(found, variant))
    } else if let group = low.firstIndex(where: { $0[0].title.range == found.title.range }) {
      low[group].append(found)
    } else {
      low.append([found])
    }
  }
  for group in low { sink.report(.low(group)) }
}

extension ElementContext {
  /// Whether what its title stands on is the same as in the variant that it falls back to.
  fileprivate func looksLikeFallback(_ index: Int) -> Bool {
    guard let fallback = element.variants[index].fallback, let part = part(.background, ofVariant: index)
    else {
      return false
    }
    // Through other art a bar may be seen that differs.
    return !part.isNew && facts[index].title == facts[fallback].title
      && facts[index].height == facts[fallback].height
      && part.images.allSatisfy { $0.picture.measured.isOpaque }
  }

  /// The title's colour in the normal state of a variant, and whether it can be seen there as far as is
  /// known; nil for the normal state itself.
  fileprivate func normal(of variant: ResolvedVariant) -> (color: Ranged<Color>, isFine: Bool)? {
    var key = variant.key
    guard key.state != .normal else { return nil }
    key[.state] = AxisValue(.state, code: 0)
    guard let index = element.index(of: key),
      let color = element.variants[index].settings.title.value?.color.ranged
    else { return nil }
    return (color, contrast(ofVariant: index).map { $0.contrast >= disappearing } ?? true)
  }
}

extension Diagnostic {
  fileprivate static func low(_ group: [TitleContrast]) -> Diagnostic {
    let worst = group.dropFirst().reduce(group[0]) { $1.contrast < $0.contrast ? $1 : $0 }
    let color = worst.title.value
    var diagnostic = Diagnostic(
      .lowContrast, "the title `\(color)` on `\(worst.shade)` has a contrast of \(worst.text)",
      at: worst.title.range,
      "needs \(worst.needed)"
    ).also(at: worst.part.range, "`\(worst.shade)` is beneath the title of `\(worst.part.variant.key.text)`")
    for other in group where other.part.range != worst.part.range {
      diagnostic = diagnostic.also(at: other.part.range, "\(other.text) in `\(other.part.variant.key.text)`")
    }
    let change = color.over(worst.shade).luminance < worst.shade.luminance ? "lighter" : "darker"
    let art = "make the art beneath the title \(change)"
    return diagnostic.helping(
      worst.readable.map {
        "\(art); or `color: \($0.name)`, which has \($0.contrast.text(needed: worst.needed)) there"
      }
        ?? art)
  }

  fileprivate static func disappears(_ found: TitleContrast, _ variant: ResolvedVariant) -> Diagnostic {
    let state = variant.key.state.text
    let color = found.readable?.name ?? "…"
    return Diagnostic(
      .labelDisappears,
      "the title `\(found.title.value)` disappears on the \(state) background: its contrast is \(found.text)",
      at: found.part.range, "`\(found.shade)` is beneath the title"
    ).also(at: found.title.range, "the normal state's color")
      .helping("give the state a color of its own: `\(state): { title: { color: \(color) } }`")
  }
}
