import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// What elements have of others whose art they show (`of`).
struct BorrowedArt {
  private let elements: [Element]
  private let places: [ElementID: Int]
  /// Whether there may be elements that could not be understood, so that none is unknown.
  private let isPartial: Bool

  /// Nil where no element shows another's art.
  init?(_ elements: [Element], isPartial: Bool) {
    guard elements.contains(where: { !$0.borrowed.isEmpty }) else { return nil }
    self.elements = elements
    self.isPartial = isPartial
    places = Dictionary(elements.indices.map { (elements[$0].id, $0) }) { first, _ in first }
  }

  /// The values for which the art that an element shows has variants of its own: the element has them too. Reports art of
  /// elements that there are not.
  func values(of element: Element, _ sink: inout DiagnosticSink) -> [AxisValue] {
    var values: [AxisValue] = []
    for (target, fixed) in element.borrowed {
      guard let place = places[target.value] else {
        report(unknown: target, &sink)
        continue
      }
      var seen: Set<ElementID> = []
      // Bars have no states. What stands in a map of an axis holds for one value of it.
      for value in axisValues(of: elements[place], &seen)
      where !(element.id.kind == .navigationBar && value.axis == .state)
        && !fixed.contains(where: { $0.axis == value.axis })
      {
        values.append(value)
      }
    }
    return values
  }

  /// The values for which an element's main art differs.
  private func axisValues(of element: Element, _ seen: inout Set<ElementID>) -> [AxisValue] {
    // Of longer chains, the pictures report the limit.
    guard seen.count <= Limit.referenceDepth.standard, seen.insert(element.id).inserted else { return [] }
    var values: [AxisValue] = []
    for condition in element.conditions where !condition.overlay.mainArt(of: element.id.kind).isUnset {
      values += condition.values
    }
    values += element.aliases.map(\.value)
    if element.mirror != nil { values.append(AxisValue(.direction, code: 1)) }
    for overlay in [element.base] + element.conditions.map(\.overlay) {
      guard case .of(let target)? = overlay.mainArt(of: element.id.kind).value?.source.value,
        let place = places[target.value]
      else { continue }
      values += axisValues(of: elements[place], &seen)
    }
    return values
  }

  private func report(unknown target: Ranged<ElementID>, _ sink: inout DiagnosticSink) {
    if isPartial { return sink.doubt() }
    let diagnostic = Diagnostic(.unknownElement, "there is no element `\(target.value)`", at: target.range)
    guard sink.maySearch() else { return sink.report(diagnostic) }
    let names = elements.prefix(1_000).map(\.id.description)
    if let nearest = Suggestion.nearest(to: target.value.description, among: names) {
      let element = elements.first { $0.id.description == nearest }
      sink.report(
        diagnostic.also(at: element?.range, "the nearest element").helping("did you mean `\(nearest)`?")
          .fixing(target.range, with: nearest))
    } else {
      sink.report(diagnostic.helping("known are \(names.listed(near: target.value.description))"))
    }
  }
}

extension Element {
  /// The elements whose art it shows, each with the values of the axes for which it does so.
  fileprivate var borrowed: [(target: Ranged<ElementID>, values: [AxisValue])] {
    var found: [(target: Ranged<ElementID>, values: [AxisValue])] = []
    base.eachArt { if case .of(let target)? = $0.source.value { found.append((target, [])) } }
    for condition in conditions {
      condition.overlay.eachArt {
        if case .of(let target)? = $0.source.value { found.append((target, condition.values)) }
      }
    }
    return found
  }
}

extension ElementOverlay {
  /// The art that an element of a kind is about: what it has behind everything, or the image.
  fileprivate func mainArt(of kind: ElementKind) -> Setting<ArtOverlay> {
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
