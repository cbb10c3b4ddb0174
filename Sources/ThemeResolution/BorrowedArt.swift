import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// A reference from one element to another whose art it shows (`of`).
struct ShownElement {
  let target: Ranged<ElementID>
  /// The axis values for which the art is shown; empty if it is shown for all.
  let values: [AxisValue]
  /// Whether the art serves as the main art of the element that shows it, rather than as an icon or the like.
  let isMain: Bool
}

/// The axis values that elements take over from other elements whose art they show (`of`).
struct BorrowedArt {
  private let theme: Theme
  private let elements: [Element]
  /// The references of each element, in the order of `elements`.
  private let shown: [[ShownElement]]
  private let places: [ElementID: Int]

  /// Creates the relation between the elements from the references of each; nil if no element shows the art of another.
  init?(_ elements: [Element], shown: [[ShownElement]], of theme: Theme) {
    guard shown.contains(where: { !$0.isEmpty }) else { return nil }
    self.elements = elements
    self.shown = shown
    self.theme = theme
    places = Dictionary(elements.indices.map { (elements[$0].id, $0) }) { first, _ in first }
  }

  /// The axis values for which the art that an element shows has variants of its own, so that the element has these variants
  /// too. Reports references to elements that do not exist.
  ///
  /// `tokens` gives the values for which tokens in the main art of an element, given by its index, have modes.
  func values(
    ofElementAt place: Int, tokens: (Int) -> Set<AxisValue> = { _ in [] }, _ sink: inout DiagnosticSink
  ) -> [AxisValue] {
    var values: [AxisValue] = []
    for shown in shown[place] {
      guard let target = places[shown.target.value] else {
        report(unknown: shown.target, &sink)
        continue
      }
      var seen: Set<ElementID> = []
      // Bars have no states. Art that is shown for one value of an axis cannot vary along that axis.
      for value in axisValues(ofElementAt: target, tokens, &seen)
      where !(elements[place].id.kind == .navigationBar && value.axis == .state)
        && !shown.values.contains(where: { $0.axis == value.axis })
      {
        values.append(value)
      }
    }
    return values
  }

  /// The axis values for which an element's main art differs, including those of the art that it shows itself.
  private func axisValues(
    ofElementAt place: Int, _ tokens: (Int) -> Set<AxisValue>, _ seen: inout Set<ElementID>
  ) -> [AxisValue] {
    let element = elements[place]
    // Chains that are too long are reported when the pictures are loaded.
    guard seen.count <= Limit.referenceDepth.standard, seen.insert(element.id).inserted else { return [] }
    var values: [AxisValue] = []
    for condition in element.conditions where !condition.overlay.mainArt(of: element.id.kind).isUnset {
      values += condition.values
    }
    values += tokens(place)
    values += element.aliases.map(\.value)
    if element.mirror != nil { values.append(AxisValue(.direction, code: 1)) }
    for shown in shown[place] where shown.isMain {
      guard let place = places[shown.target.value] else { continue }
      values += axisValues(ofElementAt: place, tokens, &seen)
    }
    return values
  }

  private func report(unknown target: Ranged<ElementID>, _ sink: inout DiagnosticSink) {
    if theme.lost.contains(.element) { return sink.doubt() }
    let diagnostic = Diagnostic(.unknownElement, "there is no element `\(target.value)`", at: target.range)
    if let removal = theme.removal(of: target.value) {
      return sink.report(diagnostic.also(at: removal, "it is removed here"))
    }
    guard sink.maySearch() else { return sink.report(diagnostic) }
    let name = target.value.description
    let known = elements.lazy.map { NamedPlace($0.id.description, at: $0.range) }
    sink.report(
      diagnostic.suggesting(to: name, at: target.range, among: known) { "known are \($0.listed(near: name))" }
    )
  }
}

extension Element {
  /// The references to elements whose art this element shows, for any of its variants.
  var shown: [ShownElement] {
    var found = base.shown(of: id.kind, for: [])
    for condition in conditions { found += condition.overlay.shown(of: id.kind, for: condition.values) }
    return found
  }
}

extension ElementOverlay {
  /// The references to elements whose art this overlay shows, with the axis values for which the overlay is declared.
  func shown(of kind: ElementKind, for values: [AxisValue]) -> [ShownElement] {
    var found: [ShownElement] = []
    let main = mainArt(of: kind).value?.shown.source.range
    eachArt { art in
      let source = art.shown.source
      guard case .of(let target)? = source.value else { return }
      found.append(ShownElement(target: target, values: values, isMain: source.range == main))
    }
    return found
  }

  /// The main art of an element of a kind: the background of a navigation bar, the body's art of any other.
  func mainArt(of kind: ElementKind) -> Setting<ArtOverlay> {
    kind == .navigationBar ? background.value?.art ?? .unset : body.art
  }

  /// Visits the art of every part that declares any.
  func eachArt(_ visit: (ArtOverlay) -> Void) {
    for place in ArtPlace.allCases { if let art = self[art: place].value { visit(art) } }
  }
}

/// Reports keys of art that do not apply to its source: `multiply`, for instance, belongs to art that is derived from another
/// state, and `resample` to files. Also reports materials of parts that have none.
func checkArt(
  of settings: ElementOverlay, _ kind: ElementKind, _ key: VariantKey, _ sink: inout DiagnosticSink
) {
  for place in ArtPlace.allCases {
    let takesMaterial = place == .background || place == .body && kind.takesMaterial
    check(settings[art: place], takesMaterial: takesMaterial, in: key, &sink)
  }
}

private func check(
  _ setting: Setting<ArtOverlay>, takesMaterial: Bool, in variant: VariantKey,
  _ sink: inout DiagnosticSink
) {
  guard let art = setting.value else { return }
  checkMaterial(of: art, isTaken: takesMaterial, &sink)
  let shown = art.shown
  guard let source = shown.source.ranged else { return }
  let key = source.value.key
  if key != .use, key != .svg {
    sink.report(
      "with", at: shown.with.ranged?.range, cannotStandBeside: source, in: variant,
      "belongs to `use` or `svg`")
  }
  if key != .file, key != .files {
    for (name, range) in [("region", shown.region.ranged?.range), ("resample", shown.resample.ranged?.range)]
    {
      sink.report(name, at: range, cannotStandBeside: source, in: variant, "belongs to `file` or `files`")
    }
  }
  if key != .file, key != .files, key != .ninePatch {
    sink.report(
      "profile", at: shown.profile.ranged?.range, cannotStandBeside: source, in: variant,
      "belongs to `file`, `files` or `ninePatch`")
  }
  guard key != .derive else { return }
  for (name, range) in shown.derivation {
    let derived = "belongs to `derive`, in a state without art of its own"
    sink.report(
      name, at: range, cannotStandBeside: source, in: variant,
      key == .svg ? "\(derived); the colors of an SVG are `with: { currentColor: … }`" : derived)
  }
}

/// Reports a material where there can be none, and keys that stand without the key to which they belong.
private func checkMaterial(of art: ArtOverlay, isTaken: Bool, _ sink: inout DiagnosticSink) {
  if let material = art.material.ranged, !isTaken {
    sink.report(
      Diagnostic(.invalidValue, "this art can't be a material", at: material.range)
        .helping("buttons and the backgrounds of navigation bars, tab bars, toolbars and panels can"))
    return
  }
  if art.material.isUnset {
    if let tint = art.tint.ranged {
      sink.report(
        Diagnostic(.exclusiveKeys, "`tint` is the color of a material, and this art has none", at: tint.range)
          .helping(
            "add `material`; the color of a navigation bar's items is `tint` of the bar, and that of an icon `tint` of `icon`"
          ))
    }
    if let fallback = art.fallback.ranged {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "`fallback` belongs to a material, and this art has none", at: fallback.range
        )
        .helping("add `material`, or write the art without `fallback`"))
    }
  }
  guard art.fallback.value != nil else { return }
  let ofSource = [
    ("with", art.with.ranged?.range), ("region", art.region.ranged?.range),
    ("resample", art.resample.ranged?.range),
    ("profile", art.profile.ranged?.range), ("flip", art.flip.ranged?.range),
  ]
  for (key, range) in ofSource + art.derivation {
    guard let range else { continue }
    sink.report(
      Diagnostic(.exclusiveKeys, "`\(key)` belongs to the art in `fallback`", at: range)
        .helping("write it in `fallback`"))
  }
}

extension ArtOverlay {
  /// The keys that modify art derived from another state, each with its place; nil for one that is not set.
  fileprivate var derivation: [(key: String, range: SourceRange?)] {
    [
      ("multiply", multiply.ranged?.range), ("screen", screen.ranged?.range),
      ("opacity", opacity.ranged?.range), ("desaturate", desaturate.ranged?.range),
      ("swap", swap.ranged?.range),
    ]
  }
}

extension DiagnosticSink {
  fileprivate mutating func report(
    _ key: String, at range: SourceRange?, cannotStandBeside source: Ranged<ArtSource>,
    in variant: VariantKey,
    _ advice: String
  ) {
    guard let range else { return }
    let way =
      range.source != source.range.source
      ? "; where it is inherited, `\(key): null` in the art of `\(variant.text)` takes it back" : ""
    let name = source.value.key == .color ? "a plain color" : "`\(source.value.key.rawValue)`"
    report(
      Diagnostic(.exclusiveKeys, "`\(key)` can't be used with \(name)", at: range)
        .also(at: source.range, "the source").helping("`\(key)` \(advice)\(way)"))
  }
}
