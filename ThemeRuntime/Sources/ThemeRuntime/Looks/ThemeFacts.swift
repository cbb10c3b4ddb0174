import UIKit

/// How a button looks at a moment.
nonisolated public struct ButtonFacts: TitledFacts, IconFacts {
  public var background: ThemeShown?
  /// The material that is shown in place of the background; nil for none.
  public var material: ThemeMaterial?
  /// The radius in points of the corners of the material.
  public var cornerRadius: CGFloat?
  /// The height in points; nil if the art or the text decides.
  public var height: CGFloat?
  /// The minimum width in points.
  public var minimumWidth: CGFloat?
  /// The maximum width in points.
  public var maximumWidth: CGFloat?
  /// The minimum size in points of the area that takes touches.
  public var hitArea = CGSize.zero
  public var tint: UIColor?
  /// Whether the look dresses the platform's own back button instead of replacing it.
  public var isNative = false
  /// The title; nil if the button shows none beside its art.
  public var shownTitle: ThemeTitle?
  /// The icon; nil if the button has none.
  public var shownIcon: ThemeIcon?

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    background?.settle(for: traits, in: bundle)
    shownTitle?.settle(for: traits)
    shownIcon?.art?.settle(for: traits, in: bundle)
  }

  /// A width, or the maximum width if that is less.
  func limited(_ width: CGFloat) -> CGFloat { min(width, maximumWidth ?? .infinity) }
}

/// How a navigation bar looks at a moment.
nonisolated public struct BarFacts: TitledFacts {
  public var background: ThemeShown?
  /// The material that is shown in place of the background; nil for none.
  public var material: ThemeMaterial?
  public var shadowImage: ThemeShown?
  public var backIndicator: ThemeShown?
  public var backIndicatorMask: ThemeShown?
  public var tint: UIColor?
  /// Whether content is seen through the bar; nil if the platform decides.
  public var isTranslucent: Bool?
  /// The position for which the theme drew the bar. Appearances apply to every position.
  public var position = UIBarPosition.any
  /// The title; nil for the platform's own.
  public var shownTitle: ThemeTitle?
  /// The title of a bar that shows it in large; nil for the platform's own.
  public var shownLargeTitle: ThemeLargeTitle?

  public init() {}

  /// The large title, which is the theme's as soon as one of its members is set.
  public var largeTitle: ThemeLargeTitle {
    get { shownLargeTitle ?? ThemeLargeTitle() }
    set { shownLargeTitle = newValue }
  }

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    background?.settle(for: traits, in: bundle)
    shadowImage?.settle(for: traits, in: bundle)
    backIndicator?.settle(for: traits, in: bundle)
    backIndicatorMask?.settle(for: traits, in: bundle)
    shownTitle?.settle(for: traits)
    shownLargeTitle?.font?.settle(for: traits, following: .largeTitle)
  }
}

/// What an image shows at a moment.
nonisolated public struct ImageFacts: LookFacts {
  public var image: ThemeShown?
  /// The material that a bar shows in place of the image; nil for none.
  public var material: ThemeMaterial?

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    image?.settle(for: traits, in: bundle)
  }
}

/// How text of a control looks at a moment.
nonisolated public struct TextFacts: TitledFacts {
  /// The text; nil for the platform's own.
  public var shownTitle: ThemeTitle?

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) { shownTitle?.settle(for: traits) }
}

/// How the titles and icons of a control's items look at a moment.
nonisolated public struct ItemFacts: TitledFacts, IconFacts {
  /// The titles; nil for the platform's own.
  public var shownTitle: ThemeTitle?
  /// The icons; nil for the platform's own.
  public var shownIcon: ThemeIcon?

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    shownTitle?.settle(for: traits)
    shownIcon?.art?.settle(for: traits, in: bundle)
  }
}

/// A picture around content of the app at a moment.
nonisolated public struct FrameFacts: LookFacts {
  public var image: ThemeShown?
  /// The material that is shown in place of the image; nil for none.
  public var material: ThemeMaterial?
  /// The radius in points of the corners of the material.
  public var cornerRadius: CGFloat?
  /// The space between the edges and the content.
  public var content = ThemeInsets.zero

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {
    image?.settle(for: traits, in: bundle)
    content.settle(for: traits)
  }
}

/// The color of a part of which nothing else can be chosen, at a moment; nil for the platform's own.
nonisolated public struct ColorFacts: LookFacts {
  public var color: UIColor?

  public init() {}

  public mutating func settle(for traits: ThemeTraits, in bundle: Bundle) {}
}

/// What a look says about an element that may have a title.
nonisolated public protocol TitledFacts: LookFacts {
  /// The title; nil if the theme says nothing about one.
  var shownTitle: ThemeTitle? { get set }
}

nonisolated extension TitledFacts {
  /// The title, which is the theme's as soon as one of its members is set.
  public var title: ThemeTitle {
    get { shownTitle ?? ThemeTitle() }
    set { shownTitle = newValue }
  }
}

/// What a look says about an element that may have an icon.
nonisolated public protocol IconFacts: LookFacts {
  /// The icon; nil if the theme says nothing about one.
  var shownIcon: ThemeIcon? { get set }
}

nonisolated extension IconFacts {
  /// The icon, which is the theme's as soon as one of its members is set.
  public var icon: ThemeIcon {
    get { shownIcon ?? ThemeIcon() }
    set { shownIcon = newValue }
  }
}
