import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports elements whose `normal` variant has no art although another variant has, elements that show nothing, and images that
/// have only the platform's own look, which no platform has for images.
func normalMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let (element, kind) = (context.element, context.kind)
  guard !context.isAbstract else { return }
  if kind == .image, let range = context.systemArtAlone {
    return sink.report(
      Diagnostic(
        .normalMissing,
        "the image `\(element.id.name)` shows nothing: no platform has a look of its own for an image",
        at: range
      ).helping("give it art: `art: { file: art/\(element.id.name).png }`, or remove the image"))
  }
  guard context.art(of: element.variants[0]) == nil else { return }
  let key = kind == .navigationBar ? "background" : "art"
  for variant in element.variants.dropFirst() {
    guard let range = context.art(of: variant) else { continue }
    let others = variant.key.state == .normal ? "every other variant" : "every other state"
    let system = kind.isPicture ? "" : "; `\(key): system` uses the platform's own look"
    return sink.report(
      Diagnostic(
        .normalMissing,
        "`\(variant.key.text)` has art, but `normal`, which \(others) falls back to, has none",
        at: range
      ).also(at: element.range, "has no `\(key)` of its own")
        .helping("set `\(key)` for the element itself\(system)"))
  }
  guard element.variants.allSatisfy({ $0.showsNothing(kind) }) else { return }
  let lack =
    switch kind {
    case .image: "has no art"
    case .part(let id): id.part.content == .picture ? "has no art" : "says nothing"
    case .backButton, .button: "has neither art nor a title nor an icon"
    case .navigationBar: "does not define how it looks"
    }
  sink.report(
    Diagnostic(.normalMissing, "the \(kind.noun) `\(element.id.name)` \(lack)", at: element.range)
      .helping("give it art: `\(key): { file: art/\(element.id.name.split(separator: "/").last ?? "").png }`")
  )
}

extension ResolvedVariant {
  /// Whether an element of a kind that has no art has nothing else to show either.
  fileprivate func showsNothing(_ kind: ElementKind) -> Bool {
    switch kind {
    case .image: true
    case .part(let id):
      switch id.part.content {
      case .picture: true
      case .text: facts.title == nil
      case .item: facts.title == nil && facts.icon == nil
      }
    case .backButton, .button: facts.title == nil && facts.icon == nil
    case .navigationBar:
      facts.title == nil && facts.tint == nil && facts.translucent == nil && facts.height == nil
        && facts.$position == nil && part(.shadowImage) == nil && part(.backIndicator) == nil
    }
  }
}

extension ElementContext {
  /// The place that declares the platform's own look for the main part; nil unless every variant has that look.
  fileprivate var systemArtAlone: SourceRange? {
    let parts = element.variants.flatMap(\.parts).filter { $0.name == mainPart }
    guard parts.count == element.variants.count,
      parts.allSatisfy({ $0.art?.value.isSystem == true })
    else { return nil }
    return parts.first?.art?.range
  }

  /// The place that declares the art of a variant's main part; nil if there is none.
  fileprivate func art(of variant: ResolvedVariant) -> SourceRange? { variant.part(mainPart)?.art?.range }
}

/// Warns of a button that has art but no highlighted state, so that it looks the same while it is pressed.
func highlightedMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  guard !context.isAbstract, context.kind.isButton, let part = context.part(.background, ofVariant: 0),
    !element.values[VariantAxis.state.rawValue].contains(where: { $0.code & StateName.highlighted.bits != 0 })
  else { return }
  sink.report(
    Diagnostic(
      .highlightedMissing, "the \(context.kind.noun) `\(element.id.name)` has no `highlighted` state",
      at: element.range, "looks the same when it is pressed"
    ).also(at: part.range, "its only art")
      .helping("`states: { highlighted: { art: { derive: normal, multiply: black/30% } } }` darkens it"))
}

/// Warns of a button that has selected and highlighted art but none for both at once: while it is pressed, a selected button
/// looks as if it were not selected, because generated code shows the highlighted art.
///
/// Back buttons are not checked, because a touch never selects them. Neither are buttons whose selected art equals the normal
/// or the highlighted art, since pressing them hides nothing.
func selectedHighlightedMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  func look(of state: StateName) -> (range: SourceRange, recipes: [PictureRecipe])? {
    guard let index = element.index(in: state), let part = context.part(.background, ofVariant: index) else {
      return nil
    }
    return (element.variants[index].range, part.images.map(\.picture.recipe))
  }
  guard !context.isAbstract, context.kind == .button,
    element.index(in: StateName(bits: StateName.selected.bits | StateName.highlighted.bits)) == nil,
    let chosen = look(of: .selected), let pressed = look(of: .highlighted), let normal = look(of: .normal),
    chosen.recipes != normal.recipes, chosen.recipes != pressed.recipes
  else { return }
  sink.report(
    Diagnostic(
      .selectedHighlightedMissing,
      "there is no `selected+highlighted`: a selected button shows `highlighted` while it is pressed, as if it were not selected",
      at: chosen.range
    ).also(at: pressed.range, "this is shown for both")
      .helping("`selected+highlighted: selected` keeps the selected look; or set art of its own"))
}

/// The difference in width between the two ends, in points, from which art counts as pointing to one side. A highlight on one
/// side is narrower.
private let tip = Points(4)

/// Warns of a back button that points to one side and has no variant for languages that are read in the other direction.
func directionMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .backButton, !context.isAbstract,
    context.element.values[VariantAxis.direction.rawValue].count == 1,
    let part = context.part(.background, ofVariant: 0), let image = part.images.first
  else { return }
  guard let ends = context.ends(of: image) else { return }
  let (left, right) = ends
  sink.report(
    Diagnostic(
      .directionMissing,
      "`\(context.element.id.name)` points \(left > right ? "left" : "right"), also in languages that are read from right to left",
      at: context.element.range
    ).also(at: image.range, "its left end is \(left) pt wide, its right end \(right) pt")
      .helping("add `directions: { rtl: mirror }`"))
}

extension ElementContext {
  /// The widths of both ends of art that points to one side, in points; nil for art that does not.
  fileprivate func ends(of image: ImageContext) -> (left: Points, right: Points)? {
    guard let taper = store.taper(of: image.picture), !taper.isSymmetric else { return nil }
    func pointing(_ left: Int, _ right: Int) -> (left: Points, right: Points)? {
      let ends = (left: Points(Pixels(left), at: image.scale), right: Points(Pixels(right), at: image.scale))
      return max(ends.left, ends.right) - min(ends.left, ends.right) >= tip ? ends : nil
    }
    // An arrow can also stand within an outline that points nowhere. Caps say nothing of it: the right one of `leftCapWidth`
    // extends into the plain lines, up to which each end is measured.
    let plain = image.plainRun(along: .horizontal)
    return pointing(taper.left.count, taper.right.count)
      ?? pointing(plain.lowerBound, image.lengthPx(along: .horizontal) - plain.upperBound)
  }
}
