import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The contrast below which a title counts as invisible.
private let disappearing = Contrast(tenths: 30)

/// Warns of titles and icons that are hard to make out on the art beneath them, and of titles that disappear on a state's art
/// because the state inherits the normal state's color.
func lowContrast(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind.isButton else { return }
  var reported = ReportedPlaces()
  var low = LowContrasts()
  // WCAG requires no contrast for inactive controls.
  let titles = context.titles.filter { !$0.key.isDisabled }.compactMap { title in
    context.contrast(of: title).map { (title, $0) }
  }
  for (title, found) in titles {
    if !found.isEnough, found.contrast < disappearing, let normal = context.normal(of: title),
      normal.color?.range == found.foreground.color.range, normal.isFine
    {
      low.know(found)
      if reported.isNew(found.foreground.color.range, found.part.range) {
        let others = titles.filter { $0.0.key.state == title.key.state }.map(\.1)
        sink.report(.disappears(found, title.key, among: others))
      }
    } else {
      low.add(found)
    }
  }
  for (index, variant) in context.element.variants.enumerated()
  where !variant.isMirrored && !variant.key.isDisabled && context.isSeenAnew(index) {
    if let found = context.contrast(ofIconIn: index) { low.add(found) }
  }
  low.report(&sink)
}

/// Warns of a bar's titles and icons that are hard to make out on its background.
func lowContrastOfBar(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .navigationBar else { return }
  var low = LowContrasts()
  for (index, variant) in context.element.variants.enumerated()
  where !variant.isMirrored && context.areNew[index] {
    for found in context.contrasts(ofBarVariant: index) { low.add(found) }
  }
  low.report(&sink)
}

/// Warns of a control's texts and icons that are hard to make out on the picture beneath them.
func lowContrastOfControl(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var low = LowContrasts()
  for found in context.contrastsOverPart() { low.add(found) }
  low.report(&sink)
}

/// What was measured of an element, with the contrasts that are too low grouped by the place of their color.
private struct LowContrasts {
  private var reported = ReportedPlaces()
  private var low: [[MeasuredContrast]] = []
  /// Everything that was measured, so that a suggested color is readable wherever the declared color is used.
  private var known: [MeasuredContrast] = []

  mutating func know(_ found: MeasuredContrast) { known.append(found) }

  mutating func add(_ found: MeasuredContrast) {
    known.append(found)
    let place = found.foreground.color.range
    guard !found.isEnough, reported.isNew(place, found.part.range) else { return }
    if let group = low.firstIndex(where: { $0[0].foreground.color.range == place }) {
      low[group].append(found)
    } else {
      low.append([found])
    }
  }

  func report(_ sink: inout DiagnosticSink) {
    for group in low {
      let place = group[0].foreground.color.range
      sink.report(.low(group, among: known.filter { $0.foreground.color.range == place }))
    }
  }
}

extension VariantKey {
  fileprivate var isDisabled: Bool { state.bits & StateName.disabled.bits != 0 }
}

extension ElementContext {
  /// The title's color in the normal state of a variant, and whether the title is visible there, which is assumed if the
  /// contrast is not known. Nil for the normal state itself, and if that state has no title.
  fileprivate func normal(of title: ButtonTitle) -> (color: Ranged<Color>?, isFine: Bool)? {
    guard title.key.state != .normal, let index = element.index(of: title.key, in: .normal),
      let normal = ButtonTitle(ofVariant: index, in: self)
    else { return nil }
    return (
      normal.variant.ranged(normal.title.color, .titleColor),
      contrast(of: normal).map { $0.contrast >= disappearing } ?? true
    )
  }

  /// Whether the icon's color or what is behind it differs from the variant that this one falls back to.
  fileprivate func isSeenAnew(_ index: Int) -> Bool {
    areNew[index] || part(.icon, ofVariant: index)?.isNew ?? false
  }
}

extension Diagnostic {
  /// `known` are all contrasts of the same color.
  fileprivate static func low(_ group: [MeasuredContrast], among known: [MeasuredContrast]) -> Diagnostic {
    // Of texts with the same contrast, a small one is the hardest to read.
    let worst = group.dropFirst().reduce(group[0]) {
      $1.contrast < $0.contrast || $1.contrast == $0.contrast && $1.needed > $0.needed ? $1 : $0
    }
    let (foreground, color) = (worst.foreground, worst.foreground.color.value)
    var diagnostic = Diagnostic(
      .lowContrast, "the \(foreground.noun) `\(color)` on `\(worst.shade)` has a contrast of \(worst.text)",
      at: foreground.color.range, "needs \(worst.needed)"
    ).also(at: worst.part.range, "`\(worst.shade)` is behind the \(foreground.noun) of `\(worst.key.text)`")
    for other in group where other.part.range != worst.part.range {
      diagnostic = diagnostic.also(at: other.part.range, "\(other.text) in `\(other.key.text)`")
    }
    if let meant = color.ofAndroid, known.allSatisfy({ $0.isReadable(meant) }) {
      return diagnostic.helping(
        words: "the alpha of a color comes last: what Android writes as `\(color)` is `\(meant)`")
    }
    let art = "make the art behind the \(foreground.noun) \(worst.isDark ? "lighter" : "darker")"
    let readable = worst.readable(on: known)
    return diagnostic.helping(
      words: readable.map {
        "\(art); or `\(foreground.key): \($0.name)`, which has a contrast of \($0.contrast.text(needed: worst.needed)) there"
      }
        ?? art)
  }

  /// `others` are all contrasts of titles in the same state.
  fileprivate static func disappears(
    _ found: MeasuredContrast, _ key: VariantKey, among others: [MeasuredContrast]
  ) -> Diagnostic {
    let state = key.state.text
    let shared = found.readable(on: others)
    let color = (shared ?? found.readable(on: []))?.name ?? "…"
    var way = "title: { color: \(color) }"
    if shared == nil {
      for axis in VariantAxis.allCases.dropFirst().reversed() where !key[axis].isFallback {
        way = "\(axis.key): { \(key[axis].name): { \(way) } }"
      }
    }
    let background = key.text == state ? "the \(state) background" : "the background of `\(key.text)`"
    return Diagnostic(
      .labelDisappears,
      "the title `\(found.foreground.color.value)` disappears on \(background): its contrast is \(found.text)",
      at: found.part.range, "`\(found.shade)` is behind the title"
    ).also(at: found.foreground.color.range, "the normal state's color")
      .helping("give the state a color of its own: `\(state): { \(way) }`")
  }
}

extension Color {
  /// The color that the digits of a fully transparent one mean where the alpha stands first, as on Android; nil if it would not
  /// be opaque there either.
  fileprivate var ofAndroid: Color? {
    alpha == 0 && red == 255 ? Color(red: green, green: blue, blue: 0) : nil
  }
}

/// The smallest size that the platforms' guidelines call readable, in points.
private let smallest = Points(11)

/// Warns of a title whose font is smaller than the platforms' guidelines recommend. It reports each declared size once.
func fontSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for (variant, facts) in zip(context.element.variants, context.facts) {
    guard let size = facts.title?.font.size, size < smallest,
      let place = variant.range(of: .titleFontSize), reported.isNew(place)
    else { continue }
    sink.report(
      Diagnostic(.fontSmall, "text of \(size) pt is hard to read", at: place)
        .helping("`size: \(smallest)` is the smallest size that the guidelines of the platforms recommend"))
  }
}

/// Warns of a title that is declared to follow the user's text size but has no room to become larger.
func titleCannotGrow(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.newTitles() {
    guard let font = title.title.$font, let maximum = font.maximumSize, maximum <= font.size,
      let scales = title.variant.range(of: .titleFontScales),
      reported.isNew(scales, title.height?.range)
    else { continue }
    sink.report(
      Diagnostic(
        .titleCannotGrow, "there is room for text of \(maximum) pt, so this text never becomes larger",
        at: scales
      ).also(at: title.height?.range, "\(title.height?.value ?? .zero) pt high")
        .helping("make the button higher or its insets smaller, or leave out `scales`"))
  }
}
