import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeImage
package import ThemeModel
import ThemePictures
import ThemeResolution

/// An element as generated code describes it: a list of facts, each of which is set where certain values hold.
package struct UIKitLook {
  /// A fact, and the value that it is set to.
  package struct Change {
    let place: Int
    /// The fact's path in generated code: `title.color`.
    package let path: String
    package let value: UIKitValue
  }

  /// The facts that are set where the values of a key hold. A default in the key stands for every value.
  package struct When {
    package let key: VariantKey
    package let changes: [Change]
  }

  let element: ElementLooks
  /// What is set, in the order in which it is: first that of the normal look, for everything.
  package let whens: [When]

  /// Creates the description of an element for an app that runs on `oldestIOS` and newer versions.
  init(_ element: ElementLooks, _ sets: [CatalogImageSet], oldestIOS: Int) {
    self.element = element
    // The newest of the versions that are always there takes the place of those before it.
    let versions = element.looks.map { $0.key[.system].version }
    let base = versions.filter { $0 <= oldestIOS }.max() ?? 0
    let looks = element.looks.filter { $0.key[.system].version >= base }
    func key(_ look: Look) -> VariantKey {
      look.key[.system].version == base ? look.key.without(.system) : look.key
    }
    let facts = UIKitFact.all(of: element.id.kind)
    let pictures = UIKitPictures(sets)
    let blank = facts.map { $0.value(Look(blank: element.id.kind), pictures) }
    var values: [VariantKey: [UIKitValue]] = [:]
    for look in looks {
      let own = facts.map { $0.value(look, pictures) }
      values[key(look)] = zip(facts, own).enumerated().map { place, fact in
        fact.0.owner.map { own[$0] == .nothing } ?? false ? blank[place] : fact.1
      }
    }
    for right in looks.map(key) where right.isRightToLeft {
      let left = right.without(.direction)
      for place in facts.indices {
        guard let first = values[left]?[place], let second = values[right]?[place],
          let both = first.directed(mirroredBy: second)
        else { continue }
        values[left]?[place] = both
        values[right]?[place] = both
      }
    }
    whens = UIKitCascade(facts: facts, blank: blank, values: values).whens(for: looks.map(key))
  }
}

/// A fact of a look: a member of the runtime's type for the facts of an element.
struct UIKitFact: Sendable {
  /// Its path in generated code: `title.color`.
  let path: String
  /// The place, among the facts, of the title or icon that it belongs to; nil for a fact of the element itself.
  private(set) var owner: Int?
  /// The value for a look.
  let value: @Sendable (Look, UIKitPictures) -> UIKitValue

  private init(_ path: String, _ value: @escaping @Sendable (Look, UIKitPictures) -> UIKitValue) {
    self.path = path
    self.value = value
  }

  /// The facts of an element of a kind, each after the title or icon that it belongs to.
  static func all(of kind: ElementKind) -> [UIKitFact] {
    var facts: [UIKitFact] = []
    var owners: [Property: Int] = [:]
    for property in Property.of(kind) {
      for var fact in UIKitFact.of(property, kind) {
        if [.title, .icon, .largeTitle].contains(property), owners[property] == nil {
          owners[property] = facts.count
        } else {
          fact.owner = owners[property.owner ?? property]
        }
        facts.append(fact)
      }
    }
    return facts
  }

  /// The facts that stand for a property: usually one.
  private static func of(_ property: Property, _ kind: ElementKind) -> [UIKitFact] {
    if case .part(let id) = kind {
      if id.control.takesColors {
        // Of art that has only one color, whatever its shape.
        return [
          UIKitFact("color") { look, _ in
            let color = look.main.art?.art.slices.first?.pixels.bitmap.singleColor
            return color.map { .fact(.color($0)) } ?? .nothing
          }
        ]
      }
      if id.part.isFrame, property != .image, property != .material {
        // The padding of the content is all that a frame has of a title.
        return property == .title
          ? [] : [UIKitFact("content") { look, _ in .insets(UIKitMargins(look.title.insets)) }]
      }
      if id.part.content == .text, property == .titleAlignment {
        // Text of a control is leading if the theme says nothing, whereas a title is centered on its art.
        return [
          UIKitFact("title.alignment") { look, _ in
            .fact(.alignment(look.hasTitle ? look.title.$alignment ?? .leading : .center))
          }
        ]
      }
    }
    if property == .largeTitle {
      let members: [Property] = [.titleFont, .titleColor, .titleShadow]
      return [UIKitFact("shownLargeTitle") { look, _ in look.largeTitle == nil ? .nothing : .present }]
        + members.map { member in
          UIKitFact("largeTitle" + member.rawValue.dropFirst("title".count)) { look, _ in
            switch look.largeTitle?.given(member) {
            case nil: .nothing
            case .font(let font)?: .fact(.font(font.named(for: \.ios)))
            case let value?: .fact(value)
            }
          }
        }
    }
    let keepsTextSize = kind.keepsTextSize
    // Bars fill their whole area, so that their materials have no corners.
    let hasCorners = kind.isButton || kind.controlPart?.isFrame == true
    let corner =
      property == .material && hasCorners
      ? [UIKitFact("cornerRadius") { look, _ in look.cornerOfMaterial }] : []
    return [
      UIKitFact(property.uikitPath) { look, pictures in
        // Without a font of the theme, the platform decides.
        if property == .titleFont, look.title.$font == nil { return .nothing }
        var value = look[property]
        if keepsTextSize, case .fact(.font(var font)) = value {
          (font.scales, font.maximumSize) = (nil, nil)
          value = .fact(.font(font))
        }
        return UIKitValue(value) { pictures.art($0.part, of: look) }
      }
    ] + corner
  }
}

extension Property {
  /// The path of the property in generated code: `height`, `title.color`, or `shownTitle` for whether there is a title.
  fileprivate var uikitPath: String {
    switch self {
    case .titleMeasure: "title.roundsWidth"
    case .isTranslucent: "isTranslucent"
    case .title, .icon: "shown\(rawValue.withCapital)"
    default: rawValue
    }
  }
}

/// The pictures of an element, with the names of their sets in the asset catalog.
struct UIKitPictures {
  private var names: [PartName: [VariantKey: String]] = [:]

  init(_ sets: [CatalogImageSet]) {
    for set in sets { names[set.part, default: [:]][set.key] = set.name }
  }

  /// The picture that a look shows of a part, which must have art.
  func art(_ part: PartName, of look: Look) -> UIKitArt {
    guard let shown = look[part].art else { preconditionFailure("a part without art") }
    let art = shown.art
    let isTemplate = look.isTemplate(part)
    return UIKitArt(
      name: name(of: part, in: look.key), resizing: art.resizing.map { _ in art.oneMode ?? .stretch },
      caps: UIKitMargins(art.slices.compactMap { slice in slice.capInsets.map { (slice.scale, $0) } }),
      alignment: UIKitMargins(
        art.slices.compactMap { slice in slice.alignmentInsets.map { (slice.scale, $0) } }),
      isTemplate: isTemplate, color: isTemplate ? nil : shown.plainColor,
      isDark: look.kind == .navigationBar && part == .background && !isTemplate && art.isDarkAbove)
  }

  /// The name of the image set that contains a variant's picture, or else of the nearest set that it falls back to.
  private func name(of part: PartName, in key: VariantKey) -> String {
    var key: VariantKey? = CatalogTerms.set(of: key)
    while let wanted = key {
      if let name = names[part]?[wanted] { return name }
      key = wanted.fallback
    }
    preconditionFailure("a picture without a set")
  }
}

extension Look {
  /// The radius of the corners of the look's material, which are those of its box.
  fileprivate var cornerOfMaterial: UIKitValue {
    guard facts.material != nil, let corners = main.art?.art.box?.corners else { return .nothing }
    let all = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
    return .fact(.length(all.max() ?? .zero))
  }
}

extension SlicedArt {
  /// Whether white is easier to read than black on the upper half of the art, which is behind the status bar. False for art
  /// that is mostly transparent there.
  var isDarkAbove: Bool {
    if let plainColor { return plainColor.alpha >= 128 && plainColor.luminance.isDark }
    guard let bitmap = slices.first?.pixels.bitmap else { return false }
    return bitmap.luminance(ofRows: 0..<max(bitmap.height / 2, 1))?.isDark ?? false
  }
}

extension Luminance {
  fileprivate var isDark: Bool { Contrast(self, .white) >= Contrast(self, .black) }
}
