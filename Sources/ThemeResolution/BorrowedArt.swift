import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// An element whose art another shows.
struct ShownElement {
  let target: Ranged<ElementID>
  /// The values of the axes for which it is shown.
  let values: [AxisValue]
  /// Whether its art is the main one of the other, rather than that of an icon or the like.
  let isMain: Bool
}

/// What elements have of others whose art they show (`of`).
struct BorrowedArt {
  private let elements: [Element]
  /// What each element shows.
  private let shown: [[ShownElement]]
  private let places: [ElementID: Int]
  /// Whether there may be elements that could not be understood, so that none is unknown.
  private let isPartial: Bool

  /// Nil where no element shows another's art.
  init?(_ elements: [Element], shown: [[ShownElement]], isPartial: Bool) {
    guard shown.contains(where: { !$0.isEmpty }) else { return nil }
    self.elements = elements
    self.shown = shown
    self.isPartial = isPartial
    places = Dictionary(elements.indices.map { (elements[$0].id, $0) }) { first, _ in first }
  }

  /// The values for which the art that an element shows has variants of its own: the element has them too. Reports art of
  /// elements that there are not. `tokens` are the values for which tokens of an element's main art have modes.
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
      // Bars have no states. What stands in a map of an axis holds for one value of it.
      for value in axisValues(ofElementAt: target, tokens, &seen)
      where !(elements[place].id.kind == .navigationBar && value.axis == .state)
        && !shown.values.contains(where: { $0.axis == value.axis })
      {
        values.append(value)
      }
    }
    return values
  }

  /// The values for which an element's main art differs.
  private func axisValues(
    ofElementAt place: Int, _ tokens: (Int) -> Set<AxisValue>, _ seen: inout Set<ElementID>
  ) -> [AxisValue] {
    let element = elements[place]
    // Of longer chains, the pictures report the limit.
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
    if isPartial { return sink.doubt() }
    let diagnostic = Diagnostic(.unknownElement, "there is no element `\(target.value)`", at: target.range)
    guard sink.maySearch() else { return sink.report(diagnostic) }
    let name = target.value.description
    let known = elements.lazy.map { NamedPlace($0.id.description, at: $0.range) }
    sink.report(
      diagnostic.suggesting(to: name, at: target.range, among: known) { "known are \($0.listed(near: name))" }
    )
  }
}

extension Element {
  /// The elements whose art it shows.
  var shown: [ShownElement] {
    var found = base.shown(of: id.kind, for: [])
    for condition in conditions { found += condition.overlay.shown(of: id.kind, for: condition.values) }
    return found
  }
}

extension ElementOverlay {
  /// The elements whose art is shown for some values of axes.
  func shown(of kind: ElementKind, for values: [AxisValue]) -> [ShownElement] {
    var found: [ShownElement] = []
    let main = mainArt(of: kind).value?.source.range
    eachArt { art in
      guard case .of(let target)? = art.source.value else { return }
      found.append(ShownElement(target: target, values: values, isMain: art.source.range == main))
    }
    return found
  }

  /// The art that an element of a kind is about: what it has behind everything, or the image.
  func mainArt(of kind: ElementKind) -> Setting<ArtOverlay> {
    kind == .navigationBar ? background.value?.art ?? .unset : body.art
  }

  /// Visits all the art that is said.
  func eachArt(_ visit: (ArtOverlay) -> Void) {
    if let art = body.art.value { visit(art) }
    if let art = icon.value?.art.value { visit(art) }
    if let art = background.value?.art.value { visit(art) }
    if let art = shadowImage.value?.art.value { visit(art) }
    if let art = backIndicator.value?.art.value { visit(art) }
    if let art = backIndicator.value?.mask.value { visit(art) }
  }
}
