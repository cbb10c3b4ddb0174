package import ThemeModel
package import ThemeSyntax

/// How the variants of a theme's elements come to what they say, noted while they are resolved.
///
/// A class because `resolve` fills it for those who ask.
package final class Origins {
  /// What one place of the theme says of an element, with its references.
  package struct Layer {
    /// The values for which it is said; nil for what stands on the element itself.
    package let values: [AxisValue]?
    package let overlay: ElementOverlay
  }

  /// A token on the way from a reference to its value.
  package struct Token {
    package let path: String
    /// What it is in the variant: a value, or another reference.
    package let node: SyntaxNode
  }

  /// A condition that was laid over others, without the art of some parts.
  struct Laid {
    let condition: Int?
    var withheld: SystemParts = []
    /// Whether something above it made the whole element the platform's own, so that only its name in catalogs holds.
    var isCovered = false
  }

  private struct Variant: Hashable {
    let element: ElementID
    let key: VariantKey
  }

  private var laid: [Variant: [Laid]] = [:]
  private var settings: [Variant: ElementOverlay] = [:]
  /// The theme's elements as they are written, and the number of each.
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

  /// What holds for a variant, before recipes are drawn; nil where the element has no such variant.
  package func settings(of element: ElementID, in key: VariantKey) -> ElementOverlay? {
    settings[Variant(element: element, key: key)]
  }

  /// What the variant is made of, each laid over those before it; as it was laid, and mirrored where the variant is.
  package func layers(of id: ElementID, in key: VariantKey) -> [Layer] {
    guard let element = elements[id]?.element else { return [] }
    return (laid[Variant(element: id, key: key)] ?? []).map { laid in
      let condition = laid.condition.map { element.conditions[$0] }
      var overlay = (condition?.overlay ?? element.base).withoutArt(of: laid.withheld)
      if laid.isCovered {
        let name = overlay.assetName
        overlay = ElementOverlay()
        overlay.assetName = name
      }
      if element.mirror != nil, key.isRightToLeft { overlay = overlay.mirrored }
      return Layer(values: condition?.values, overlay: overlay)
    }
  }

  /// The tokens that a path leads through in a variant, the last of which is the value; empty where it leads nowhere.
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
