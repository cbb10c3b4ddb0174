import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

open class UITraitCollection: NSObject, @unchecked Sendable {
  nonisolated(unsafe) private static var currentTraits = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(accessibilityContrast: .normal),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])

  open class var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public private(set) var displayScale: CGFloat = 0
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  public override init() { super.init() }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for other in traitCollections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
    }
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return !hasDifferentColorAppearance(comparedTo: other) && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  open override var hash: Int { userInterfaceStyle.rawValue }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

@available(iOS 17.0, *)
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// For an object, which the registration does not keep.
  @MainActor convenience init<Owner: AnyObject>(
    _ traits: [UITrait], of owner: Owner, handler: @escaping (Owner, UITraitCollection) -> Void
  ) {
    self.init(traits) { [weak owner] previous in
      if let owner { handler(owner, previous) }
    }
  }

  /// Tells the handler when one of its traits is another one than before.
  @MainActor func tell(_ previous: UITraitCollection, current: UITraitCollection) {
    if traits.contains(where: { Self.value(of: $0, previous) != Self.value(of: $0, current) }) {
      handler(previous)
    }
  }

  private static func value(of trait: UITrait, _ traits: UITraitCollection) -> Int {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): traits.userInterfaceStyle.rawValue
    case ObjectIdentifier(UITraitAccessibilityContrast.self): traits.accessibilityContrast.rawValue
    case ObjectIdentifier(UITraitLayoutDirection.self): traits.layoutDirection.rawValue
    case ObjectIdentifier(UITraitVerticalSizeClass.self): traits.verticalSizeClass.rawValue
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): traits.horizontalSizeClass.rawValue
    case ObjectIdentifier(UITraitDisplayScale.self): Int(traits.displayScale)
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      UIContentSizeCategory.sizes.firstIndex { $0 == traits.preferredContentSizeCategory } ?? -1
    default: preconditionFailure("a trait that the stand-in does not know")
    }
  }
}
