import ThemeCheck
import ThemeCore
package import ThemeModel
import ThemePictures
package import ThemeSlicing

/// The looks of a theme's elements, in their order.
package func uikitLooks(of slices: SliceSet) -> [UIKitLook] {
  let catalog = Catalog(slices)
  return slices.theme.elements.indices.map { UIKitLook($0, of: catalog) }
}

/// An element as generated code says it.
package struct UIKitLook {
  /// One property of a look, by its path: `title.color`.
  package typealias Change = (path: String, value: UIKitValue)

  /// What differs from the variant that this one falls back to.
  package struct Variant {
    package let key: VariantKey
    /// The place among the look's variants of the one that this falls back to.
    package let fallback: Int?
    package let changes: [Change]
  }

  let element: CheckedElement
  package let variants: [Variant]

  init(_ index: Int, of catalog: Catalog) {
    let element = catalog.slices.theme.elements[index]
    self.element = element
    var places: [Int: Int] = [:]
    var looks: [[Change]] = []
    var variants: [Variant] = []
    let pictures = UIKitPictures(index, of: catalog)
    for (place, variant) in element.variants.enumerated() where CatalogTerms.isCatalogued(variant.key) {
      let look = UIKitLook.properties(of: element, at: place, pictures)
      let fallback = variant.fallback.flatMap { places[$0] }
      let base = fallback.map { looks[$0] } ?? UIKitLook.blank(element.id.kind)
      places[place] = variants.count
      variants.append(
        Variant(key: variant.key, fallback: fallback, changes: UIKitLook.changes(to: look, from: base)))
      looks.append(look)
    }
    self.variants = variants
  }

  /// The names of an element's properties and what they are where nothing is said.
  static func blank(_ kind: ElementKind) -> [Change] {
    let title: [Change] = [
      ("title", .nothing), ("title.font", .font(UIKitFont())), ("title.color", .nothing),
      ("title.shadow", .nothing),
      ("title.insets", .insets(.zero)), ("title.offset", .offset(Point(x: .zero, y: .zero))),
      ("title.alignment", .word("center")), ("title.verticalAlignment", .word("center")),
      ("title.truncation", .word("byTruncatingTail")), ("title.roundsWidth", .truth(true)),
    ]
    switch kind {
    case .image: return [("image", .nothing)]
    case .navigationBar:
      return [
        ("background", .nothing), ("shadowImage", .nothing), ("backIndicator", .nothing),
        ("backIndicatorMask", .nothing),
        ("tint", .nothing), ("isTranslucent", .nothing), ("position", .word("any")),
      ] + title
    case .backButton, .button:
      return [
        ("background", .nothing), ("height", .nothing), ("minimumWidth", .nothing),
        ("maximumWidth", .nothing),
        ("hitArea", .size(width: .zero, height: .zero)), ("tint", .nothing),
      ] + title + [
        ("icon", .nothing), ("icon.art", .nothing), ("icon.tint", .nothing),
        ("icon.placement", .word("leading")),
        ("icon.gap", .number(.zero)),
      ]
    }
  }

  /// What the properties of all kinds are where nothing is said.
  static let blank = blank(.navigationBar) + blank(.button)

  /// What has to be set for one look after the other: a title or an icon that is new starts blank.
  private static func changes(to look: [Change], from base: [Change]) -> [Change] {
    func value(_ path: String, in table: [Change]) -> UIKitValue? { table.first { $0.path == path }?.value }
    return look.filter { path, new in
      if let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) {
        let parent = String(path[..<dot])
        if value(parent, in: look) == UIKitValue.nothing { return false }
        if value(parent, in: base) == UIKitValue.nothing { return new != value(path, in: blank) }
      }
      return new != value(path, in: base)
    }
  }

  /// Everything about a variant.
  private static func properties(
    of element: CheckedElement, at place: Int, _ pictures: UIKitPictures
  ) -> [Change] {
    let facts = element.variants[place].facts
    func shown(_ part: PartName) -> UIKitValue {
      pictures.value(part, at: place, isTemplate: facts.isTemplate(part))
    }
    func number(_ points: Points?) -> UIKitValue { points.map { .number($0) } ?? .nothing }
    func color(_ color: Color?) -> UIKitValue { color.map { .color($0) } ?? .nothing }
    var properties: [Change] = []
    switch element.id.kind {
    case .image: properties = [("image", shown(.image))]
    case .navigationBar:
      properties = [
        ("background", shown(.background)), ("shadowImage", shown(.shadowImage)),
        ("backIndicator", shown(.backIndicator)), ("backIndicatorMask", shown(.backIndicatorMask)),
        ("tint", color(facts.tint)), ("isTranslucent", facts.translucent.map { .truth($0) } ?? .nothing),
        ("position", .word(facts.position?.rawValue ?? "any")),
      ]
    case .backButton, .button:
      properties = [
        ("background", shown(.background)), ("height", number(facts.height)),
        ("minimumWidth", number(facts.minimumWidth)), ("maximumWidth", number(facts.maximumWidth)),
        (
          "hitArea",
          .size(width: facts.hitArea?.width ?? .zero, height: facts.hitArea?.height ?? .zero)
        ),
        ("tint", color(facts.tint)),
      ]
    }
    if element.id.kind != .image { properties += facts.title.map(properties(of:)) ?? [("title", .nothing)] }
    if element.id.kind.isButton {
      if let icon = facts.icon {
        properties += [
          ("icon", .present), ("icon.art", shown(.icon)), ("icon.tint", color(icon.tint)),
          ("icon.placement", .word(icon.placement.rawValue)), ("icon.gap", .number(icon.gap)),
        ]
      } else {
        properties.append(("icon", .nothing))
      }
    }
    return properties
  }

  private static func properties(of title: TitleFacts) -> [Change] {
    let font = title.font.map {
      UIKitFont(family: $0.family, weight: $0.weight, size: $0.size, isItalic: $0.style == .italic)
    }
    return [
      ("title", .present),
      ("title.font", .font(font ?? UIKitFont())),
      ("title.color", title.color.map { .color($0) } ?? .nothing),
      (
        "title.shadow",
        title.shadow.map { .shadow(UIKitShadow(color: $0.color, x: $0.x, y: $0.y, blur: $0.blur)) }
          ?? .nothing
      ),
      ("title.insets", .insets(title.insets ?? .zero)),
      ("title.offset", .offset(title.offset ?? Point(x: .zero, y: .zero))),
      ("title.alignment", .word((title.alignment ?? .center).textAlignment)),
      ("title.verticalAlignment", .word((title.verticalAlignment ?? .center).rawValue)),
      ("title.truncation", .word((title.truncation ?? .tail).lineBreakMode)),
      ("title.roundsWidth", .truth(title.measure != .exact)),
    ]
  }
}

extension TitleAlignment {
  /// `NSTextAlignment`: left and right, since a title goes with its art.
  var textAlignment: String {
    switch self {
    case .leading: "left"
    case .center: "center"
    case .trailing: "right"
    }
  }
}

extension Truncation {
  /// `NSLineBreakMode`.
  var lineBreakMode: String {
    switch self {
    case .head: "byTruncatingHead"
    case .middle: "byTruncatingMiddle"
    case .tail: "byTruncatingTail"
    case .none: "byClipping"
    }
  }
}
