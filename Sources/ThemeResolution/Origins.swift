package import ThemeModel
package import ThemeSyntax

/// A record of the declarations from which each variant of each element gets its settings, filled while a theme is resolved.
///
/// A class because the caller passes it to `resolve`, which fills it.
package final class Origins {
  /// The overlay that one place of the theme declares for an element, with its references.
  package struct Layer {
    /// The axis values for which the overlay is declared; nil for the settings of the element itself.
    package let values: [AxisValue]?
    package let overlay: ElementOverlay
  }

  /// A token on the path from a reference to its value.
  package struct Token {
    package let path: String
    /// The token's content in the variant: a value, or another reference.
    package let node: SyntaxNode
  }

  /// An overlay that was applied to a variant: that of the condition with an index, or the element's own if `condition` is nil,
  /// without the art of the parts in `withheld`.
  struct Laid {
    let condition: Int?
    var withheld: Set<ArtPlace> = []
    /// Whether a later overlay replaced the whole element with the platform's own look, so that only the asset name of this
    /// overlay still applies.
    var isCovered = false
  }

  private struct Variant: Hashable {
    let element: ElementID
    let key: VariantKey
  }

  private var laid: [Variant: [Laid]] = [:]
  private var settings: [Variant: ElementOverlay] = [:]
  /// The theme's elements as they are declared, each with its number, which begins at 1.
  private var elements: [ElementID: (element: Element, number: Int)] = [:]
  private var references: References?

  package init() {}

  func begin(_ theme: Theme, _ references: References) {
    self.references = references
    for (place, element) in theme.elements.enumerated() { elements[element.id] = (element, place + 1) }
  }

  func note(_ laid: [Laid], in key: VariantKey, of element: ElementID) {
    self.laid[Variant(element: element, key: key)] = laid
  }

  func note(_ settings: ElementOverlay, in key: VariantKey, of element: ElementID) {
    self.settings[Variant(element: element, key: key)] = settings
  }

  /// The settings of a variant before its recipes are drawn; nil if the element has no such variant.
  package func settings(of element: ElementID, in key: VariantKey) -> ElementOverlay? {
    settings[Variant(element: element, key: key)]
  }

  /// The overlays that make up a variant, in the order in which they apply. They are mirrored if the variant is.
  package func layers(of id: ElementID, in key: VariantKey) -> [Layer] {
    guard let element = elements[id]?.element else { return [] }
    return (laid[Variant(element: id, key: key)] ?? []).map { laid in
      let condition = laid.condition.map { element.conditions[$0] }
      var overlay = (condition?.overlay ?? element.base).withoutArt(at: laid.withheld)
      if laid.isCovered {
        let name = overlay.assetName
        overlay = ElementOverlay()
        overlay.assetName = name
      }
      if element.mirror != nil, key.isRightToLeft { overlay = overlay.mirrored }
      return Layer(values: condition?.values, overlay: overlay)
    }
  }

  /// The tokens through which a path leads in a variant, the last of which holds the value; empty if the path leads to no
  /// token.
  package func tokens(at path: String, in key: VariantKey, of id: ElementID) -> [Token] {
    guard let references, let (element, number) = elements[id] else { return [] }
    references.begin(element.aliases, of: number)
    references.turn(to: key)
    defer { references.begin([], of: 0) }
    var links: [Tokens.Link] = []
    var tokens: [Token] = []
    let finding = references.tokens.find(path, links: &links) { tokens.append(Token(path: $0, node: $1)) }
    if case .token = finding { return tokens }
    return []
  }
}
