import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a highlighted state whose pixels and visible settings equal those of the normal state.
func highlightedSame(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  guard !context.isAbstract, context.kind.isButton, let pressed = element.index(in: .highlighted),
    context.part(.background, ofVariant: 0) != nil, let part = context.part(.background, ofVariant: pressed),
    // `highlighted: normal` declares that the states are meant to look the same.
    element.variants[pressed].range != element.variants[0].range,
    context.facts[pressed].looks == context.facts[0].looks,
    context.lookTheSame(context.variants[pressed], context.variants[0])
  else { return }
  sink.report(
    Diagnostic(
      .highlightedSame, "`highlighted` looks the same as `normal`", at: element.variants[pressed].range,
      "gives no feedback for a touch"
    ).also(at: part.range, "the same pixels")
      .helping(
        part.isDerived
          ? "use another change: `multiply` darkens everything except black, and `screen` lightens everything except white"
          : "`art: { derive: normal, multiply: black/30% }` darkens it"))
}

extension VariantFacts {
  /// The facts that affect the look of the element.
  fileprivate var looks: VariantFacts {
    var facts = self
    facts.assetName = nil
    return facts
  }
}

extension ElementContext {
  fileprivate func lookTheSame(_ parts: [PartContext], _ others: [PartContext]) -> Bool {
    parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        part.name == other.name && part.images.count == other.images.count
          && zip(part.images, other.images).allSatisfy { image, other in
            image.scale == other.scale && image.caps == other.caps
              && store.areEqual(image.picture, other.picture)
          }
      }
  }
}

/// Reports states whose art has another size than the normal state's, at any scale, along axes without caps, and states whose
/// art changes the width of the button through `minimumWidth: art`.
func stateSizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived {
    for axis in Axis.allCases {
      let differing = pair.images.first { image, normal in
        !image.caps.hasCaps(along: axis) && !normal.caps.hasCaps(along: axis)
          && image.lengthPx(along: axis) != normal.lengthPx(along: axis)
          && !image.picture.fills(axis) && !normal.picture.fills(axis)
      }
      if let (image, normal) = differing {
        let (title, normalTitle) = pair.titles
        let length = measure(image.size.length(along: axis), image.scale)
        let wanted = measure(normal.size.length(along: axis), normal.scale)
        sink.report(
          Diagnostic(
            .stateSizesDiffer,
            "`\(title)` is \(length) \(axis.extent), but `\(normalTitle)` is \(wanted): the button would change its size",
            at: image.range, "\(image.length(along: axis)) pt \(axis.extent)"
          ).also(at: normal.range, "\(normal.length(along: axis)) pt \(axis.extent)")
            .helping("draw it \(normal.lengthPx(along: axis)) px \(axis.extent) at \(normal.scale.name)"))
      } else if axis == .horizontal, let (width, normal, range) = context.leastWidths(of: pair) {
        let (title, normalTitle) = pair.titles
        sink.report(
          Diagnostic(
            .stateSizesDiffer,
            """
            `minimumWidth: art` is \(width) pt in `\(title)`, but \(normal) pt in `\(normalTitle)`: the button would \
            change its size
            """,
            at: pair.part.images[0].range, "\(width) pt wide"
          ).also(at: pair.normal.images[0].range, "\(normal) pt wide")
            .also(at: range, "the width of the art")
            .helping("`minimumWidth: \(max(width, normal))` gives all states the same width"))
      }
    }
  }
}

extension Picture {
  /// Whether the picture fills any length of its element along an axis: a plain color does along both, a box along the
  /// horizontal one.
  fileprivate func fills(_ axis: Axis) -> Bool {
    recipe.box.map { $0.isPlain || axis == .horizontal } ?? false
  }
}

extension ElementContext {
  /// The widths that `minimumWidth: art` gives a state and the normal state, with the place that declares it; nil if they are
  /// equal.
  fileprivate func leastWidths(of pair: StatePair) -> (width: Points, normal: Points, range: SourceRange)? {
    guard let said = pair.part.variant.minimumWidth, said.value == .art,
      pair.normal.variant.minimumWidth?.value == .art,
      let width = facts[pair.part.variantIndex].width.minimum,
      let normal = facts[pair.normal.variantIndex].width.minimum, width != normal
    else { return nil }
    return (width, normal, said.range)
  }
}

/// Reports states whose caps differ from those of the normal state. Pairs of nine-patches are not checked, because their marks
/// may select different lines of the same equal run.
func stateCapsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where pair.image.caps != pair.normalImage.caps {
    guard pair.part.slicing.form != nil || pair.normal.slicing.form != nil else { continue }
    let (image, normal) = (pair.image, pair.normalImage)
    let axis: Axis =
      image.caps.left == normal.caps.left && image.caps.right == normal.caps.right ? .vertical : .horizontal
    func caps(_ image: ImageContext) -> String {
      let caps = image.caps.points(at: image.scale)
      return "\(caps.leading(along: axis)) + \(caps.trailing(along: axis)) pt"
    }
    func length(_ image: ImageContext) -> String {
      "\(image.lengthPx(along: axis)) px \(axis.extent) at \(image.scale.name)"
    }
    let message =
      """
      `\(pair.part.title)` has \(axis == .horizontal ? "horizontal" : "vertical") caps of \(caps(image)), `\(pair.normal.title)` \
      of \(caps(normal)): the art would move when the state changes
      """
    let isShared = pair.part.slicingRange == pair.normal.slicingRange
    sink.report(
      isShared
        ? Diagnostic(.stateCapsDiffer, words: message, at: image.range, length(image))
          .also(at: normal.range, length(normal))
          .helping("draw it \(length(normal)), or use `caps`, which do not depend on the size of the art")
        : Diagnostic(.stateCapsDiffer, words: message, at: pair.part.slicingRange)
          .also(at: pair.normal.slicingRange, "`\(pair.normal.title)`'s")
          .helping(
            "set the caps once, on the element itself: `caps: auto` finds caps that work for all states")
    )
  }
}

/// Warns of a variant whose art has other scales than that of its fallback.
func stateScalesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts {
    guard let fallback = context.fallback(of: part), !part.isPlain, !fallback.isPlain else { continue }
    let (scales, others) = (part.images.map(\.scale), fallback.images.map(\.scale))
    guard
      let missing = others.first(where: { !scales.contains($0) })
        ?? scales.first(where: { !others.contains($0) })
    else { continue }
    let (lacking, having) = scales.contains(missing) ? (fallback, part) : (part, fallback)
    let both = lacking.images.map(\.scale).filter(having.images.map(\.scale).contains)
    let common = (both.isEmpty ? having.images.map(\.scale) : both).map { "\($0.rawValue)" }
    sink.report(
      Diagnostic(
        .stateScalesDiffer, "`\(lacking.title)` has no art for \(missing.name), which `\(having.title)` has",
        at: part.images[0].range, "has \(scales.map(\.name).joined(separator: ", "))"
      ).also(at: fallback.images[0].range, "has \(others.map(\.name).joined(separator: ", "))")
        .helping(
          "add the file for \(missing.name), or write `scales: [\(common.joined(separator: ", "))]`"))
  }
}

/// Warns of a state whose art has the same size as the normal state's, but is shifted within it.
///
/// Visible art that shrinks, as by losing a shadow, or grows, as by a glow, is a deliberate look. So is a shift of up to two
/// points downwards, which makes a button look pressed. But what layout aligns must have one size in all states.
func stateArtShifts(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs {
    if let diagnostic = context.resizedByMargins(pair) {
      sink.report(diagnostic)
      continue
    }
    guard !pair.part.isDerived, pair.image.size == pair.normalImage.size,
      let bounds = pair.image.picture.measured.visibleBounds,
      let normal = pair.normalImage.picture.measured.visibleBounds,
      bounds.width == normal.width, bounds.height == normal.height
    else { continue }
    let (x, y) = (
      Points(bounds.x - normal.x, at: pair.image.scale), Points(bounds.y - normal.y, at: pair.image.scale)
    )
    if x == .zero, y >= .zero, y <= Points(2) { continue }
    let ways = [
      x == .zero ? nil : "\(max(x, -x)) pt to the \(x < .zero ? "left" : "right")",
      y == .zero ? nil : "\(max(y, -y)) pt \(y < .zero ? "up" : "down")",
    ].compactMap { $0 }.joined(separator: " and ")
    sink.report(
      Diagnostic(
        .stateArtShifts,
        "the art of `\(pair.part.title)` is shifted \(ways) from that of `\(pair.normal.title)`",
        at: pair.image.range
      ).also(at: pair.normalImage.range, "has the same size at another position")
        .helping("export both from the same artboard"))
  }
}

extension ElementContext {
  /// The warning about a state that changes the size of the button because its art has other margins outside of what layout
  /// aligns, such as those of a box with another shadow; nil if the size stays.
  fileprivate func resizedByMargins(_ pair: StatePair) -> Diagnostic? {
    func margins(_ part: PartContext, _ image: ImageContext) -> Insets<Points> {
      let insets = store.alignmentInsets(part.variant.alignmentInsets?.value, of: image) ?? .zero
      return insets.points(at: image.scale)
    }
    let own = margins(pair.part, pair.image)
    let normal = margins(pair.normal, pair.normalImage)
    for axis in [Axis.vertical, .horizontal] where own != normal {
      func outside(_ margins: Insets<Points>) -> Points {
        margins.leading(along: axis) + margins.trailing(along: axis)
      }
      /// The length without margins; that of art which fills the button is left out, because it is the same in both.
      func aligned(_ part: PartContext, _ image: ImageContext, _ margins: Insets<Points>) -> Points {
        let isFilled = axis == .horizontal ? part.stretches : facts[part.variantIndex].height != nil
        return (isFilled ? .zero : image.length(along: axis)) - outside(margins)
      }
      let growth = aligned(pair.part, pair.image, own) - aligned(pair.normal, pair.normalImage, normal)
      if growth == .zero { continue }
      let words = axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
      let (title, normalTitle) = pair.titles
      let isDeclared = [pair.part, pair.normal].contains { $0.variant.alignmentInsets != nil }
      return Diagnostic(
        .stateArtShifts,
        """
        the button is \(max(growth, .zero - growth)) pt \(growth > .zero ? words.0 : words.1) in `\(title)` than in \
        `\(normalTitle)`, because layout leaves out other margins of its art
        """,
        at: pair.part.variant.alignmentInsets?.range ?? pair.image.range, "leaves out \(outside(own)) pt"
      ).also(
        at: pair.normal.variant.alignmentInsets?.range ?? pair.normalImage.range,
        "leaves out \(outside(normal)) pt"
      )
      .helping(
        isDeclared || pair.image.picture.recipe.box == nil
          ? "give both the same `alignmentInsets`"
          : "give both the same shadows and outlines, in the color `clear` where none is seen")
    }
    return nil
  }
}
