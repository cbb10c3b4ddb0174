import ThemeCheck
import ThemeCore
package import ThemeModel

/// A language of the generated UIKit code.
extension UIKitCodeLanguage {
  /// The folder of the language's files.
  package var folder: String { self == .swift ? "swift" : "objective-c" }
}

/// The form of a theme's generated code, which depends on the options of the theme and the project, and on what the theme uses.
struct UIKitCode: Sendable {
  let names: UIKitNames
  let languages: [UIKitCodeLanguage]
  /// Whether the theme uses support code that several themes share, in a folder beside the bundles.
  let isShared: Bool
  /// The conditions that decide which blocks of the support code the theme gets.
  let conditions: Set<RuntimeCondition>

  init(_ theme: CheckedTheme, _ looks: [UIKitLook]) {
    names = UIKitNames(namespace: theme.namespace)
    languages = theme.uikit.languages
    isShared = theme.uikit.support == .shared
    var conditions = RuntimeCondition.form(theme.uikit, oldest: theme.oldestIOS)
    let parts = theme.uikit.parts ?? [.used]
    conditions.formUnion(parts.compactMap(\.condition))
    if parts.contains(.used) { conditions.formUnion(RuntimeCondition.parts(used: looks, theme)) }
    // Some parts of the support code use others.
    if conditions.contains(.navigation) { conditions.formUnion([.bars, .buttons]) }
    if conditions.contains(.controls) { conditions.insert(.images) }
    // In Objective-C, one file measures both kinds of buttons.
    if conditions.contains(.dressing), languages.contains(.objectiveC) { conditions.insert(.buttons) }
    conditions.formUnion(
      conditions.isDisjoint(with: [.live, .bars, .controls, .dressing, .swiftUI])
        ? RuntimeCondition.said(by: looks) : RuntimeCondition.ofLooks.subtracting([.hover, .scaling]))
    if looks.contains(where: RuntimeCondition.isHovered) { conditions.insert(.hover) }
    if looks.contains(where: RuntimeCondition.isScaled) { conditions.formUnion([.scaling, .traits]) }
    self.conditions = conditions
  }

  /// The access modifier of declarations that other modules may see, with a space after it; empty for internal access.
  var access: String { conditions.contains(.public) ? "public " : "" }

  /// The qualification of the support code's types in Swift: the name of the shared code and a dot, or nothing.
  var support: String { isShared ? "\(UIKitNames.shared.type)." : "" }

  /// The prefix of the support code's names in Objective-C.
  var prefix: String { isShared ? UIKitNames.shared.type : names.type }
}

extension UIKitPart {
  /// The condition for the part; nil for `used`, which stands for everything that the theme uses.
  fileprivate var condition: RuntimeCondition? {
    switch self {
    case .used: nil
    case .images: .images
    case .buttons: .buttons
    case .dressing: .dressing
    case .bars: .bars
    case .navigation: .navigation
    case .controls: .controls
    case .swiftUI: .swiftUI
    }
  }
}

extension RuntimeCondition {
  /// The conditions for the parts that an app can ask for.
  private static let parts: Set<RuntimeCondition> = Set(UIKitPart.allCases.compactMap(\.condition))
  private static let forms: Set<RuntimeCondition> = [
    .live, .shared, .public, .both, .before13, .before14, .before15, .before17,
  ]
  /// The conditions that depend on what looks contain.
  static let ofLooks = Set(allCases).subtracting(parts).subtracting(forms)

  /// The conditions of support code that contains everything, so that many themes can share it.
  static func everything(_ options: UIKitOptions, oldest: Int) -> Set<RuntimeCondition> {
    parts.union(ofLooks).union(form(options, oldest: oldest)).union([.shared])
  }

  /// The conditions that follow from the options and the oldest supported version of iOS.
  fileprivate static func form(_ options: UIKitOptions, oldest: Int) -> Set<RuntimeCondition> {
    var conditions = Set(
      [(13, before13), (14, before14), (15, before15), (17, before17)].filter { oldest < $0.0 }.map(\.1))
    if options.access == .public { conditions.insert(.public) }
    if options.language == .both { conditions.insert(.both) }
    if options.support == .shared { conditions.insert(.shared) }
    if options.takesLiveReload { conditions.insert(.live) }
    return conditions
  }

  /// The conditions for the parts that a theme's elements and screens need.
  fileprivate static func parts(used looks: [UIKitLook], _ theme: CheckedTheme) -> Set<RuntimeCondition> {
    var conditions: Set<RuntimeCondition> = []
    if !theme.defaults.isEmpty || !theme.screens.isEmpty { conditions.insert(.navigation) }
    for look in looks {
      switch look.element.id.kind {
      case .navigationBar: conditions.insert(.bars)
      case .backButton: conditions.formUnion([.buttons, .navigation])
      case .button: conditions.insert(.buttons)
      case .image: conditions.insert(.images)
      case .part: conditions.insert(.controls)
      }
    }
    return conditions
  }

  /// The conditions for the properties of looks that need code of their own.
  fileprivate static func said(by looks: [UIKitLook]) -> Set<RuntimeCondition> {
    var conditions: Set<RuntimeCondition> = []
    for variant in looks.flatMap(\.variants) {
      let key = variant.key
      if key.state.text.contains("focused") { conditions.insert(.focus) }
      if !key[.metrics].isFallback { conditions.insert(.metrics) }
      if !key[.appearance].isFallback { conditions.insert(.appearances) }
      if !key[.accessibility].isFallback {
        conditions.insert(.accessibility)
        if key[.accessibility].name.contains("Shapes") || key[.accessibility].name.contains("shapes") {
          conditions.insert(.buttonShapes)
        }
      }
      if key[.system].iosVersion != nil { conditions.insert(.systems) }
      if key.isRightToLeft { conditions.insert(.directions) }
      for change in variant.changes { conditions.formUnion(said(by: change)) }
    }
    let inTraits: Set<RuntimeCondition> = [
      .metrics, .appearances, .accessibility, .directions, .icons, .scaling,
    ]
    if !conditions.isDisjoint(with: inTraits) { conditions.insert(.traits) }
    return conditions
  }

  private static func said(by change: UIKitLook.Change) -> Set<RuntimeCondition> {
    if change.property.rawValue.hasPrefix("icon") {
      return Set([.icons, .places]).union(said(by: change.value))
    }
    switch change.property {
    case .hitArea: return [.hitAreas]
    case .titleTransform: return [.transforms]
    // The width that is left for a title of several lines depends on the icon beside it.
    case .titleLines: return [.lines, .icons, .places]
    case .titleShadow: return [.shadows]
    case .titleOffset, .titleVerticalAlignment: return [.places]
    default: return said(by: change.value)
    }
  }

  /// Whether any variant of a look is for the hovered state.
  fileprivate static func isHovered(_ look: UIKitLook) -> Bool {
    look.variants.contains { $0.key.state.bits & StateName.hovered.bits != 0 }
  }

  /// Whether any text of a look follows the user's text size.
  fileprivate static func isScaled(in look: UIKitLook) -> Bool {
    look.variants.contains { variant in
      variant.changes.contains { change in
        switch change.value {
        case .font(let font), .largeTitle(let font?, _, _): font.scales == true
        default: false
        }
      }
    }
  }

  private static func said(by value: UIKitValue) -> Set<RuntimeCondition> {
    switch value {
    case .art(let art):
      var conditions: Set<RuntimeCondition> = []
      if case .pixels = art.caps { conditions.insert(.pixels) }
      if case .pixels = art.alignment { conditions.insert(.pixels) }
      if art.alignment != .zero { conditions.insert(.alignment) }
      if art.isTemplate { conditions.insert(.templates) }
      if art.color != nil { conditions.insert(.plainColors) }
      return conditions
    case .font(let font):
      var conditions: Set<RuntimeCondition> = []
      if font.family != "system" || font.isItalic { conditions.insert(.families) }
      if (font.letterSpacing ?? .zero) != .zero { conditions.insert(.spacing) }
      if font.scales == true { conditions.insert(.scaling) }
      return conditions
    case .word(.horizontalAlignment, let word):
      return word == "leading" || word == "trailing" ? [.places, .directions, .traits] : [.places]
    default: return []
    }
  }
}
