import UIKit

/// How a `UITabBar` and its items look.
public struct TabBarLook: AppearanceLook {
  public typealias Control = UITabBar

  public var background: ImageLook?
  public var shadowImage: ImageLook?
  public var selection: ImageLook?
  public var items: ItemLook?
  /// The icons, by their names in the theme.
  public var icons: [String: ImageLook] = [:]

  public init() {}

  public func dress(appearance bar: UITabBar, for traits: UITraitCollection) {
    bar.standardAppearance = appearance(ThemeTraits(traits, metrics: .default), traits)
    bar.scrollEdgeAppearance = appearance(ThemeTraits(traits, metrics: .default, isScrollEdge: true), traits)
  }

  private func appearance(_ moment: ThemeTraits, _ traits: UITraitCollection) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.dress(background, shadow: shadowImage, moment, traits)
    if let selection { appearance.selectionIndicatorImage = selection.picture(for: traits) }
    guard let items else { return appearance }
    let look = UITabBarItemAppearance()
    let states = [
      (UIControl.State.normal, look.normal), (.disabled, look.disabled), (.selected, look.selected),
      (.focused, look.focused),
    ]
    for (state, item) in states where items.states.contains(state) {
      let facts = items.facts(for: ThemeTraits(traits, state: state))
      if let title = facts.shownTitle {
        item.titleTextAttributes = title.attributes()
        item.titlePositionAdjustment = title.offset
      }
      if let tint = facts.shownIcon?.tint { item.iconColor = tint }
    }
    appearance.stackedLayoutAppearance = look
    appearance.inlineLayoutAppearance = look
    appearance.compactInlineLayoutAppearance = look
    return appearance
  }

  /// Creates an item with an icon of the theme. In a debug build, a name that the theme doesn't have stops the app.
  public func item(
    _ icon: String, title: String?, tag: Int = 0, compatibleWith traits: UITraitCollection? = nil
  ) -> UITabBarItem {
    let traits = traits ?? .current
    let look = icons[icon]
    assert(
      look != nil, "the theme has no icon \(icon); it has: \(icons.keys.sorted().joined(separator: ", "))")
    let item = UITabBarItem(title: title, image: look?.picture(for: traits), tag: tag)
    if let look, look.states.contains(.selected) {
      item.selectedImage = look.picture(.selected, for: traits)
    }
    return item
  }
}

/// How a `UIToolbar` looks.
public struct ToolbarLook: AppearanceLook {
  public typealias Control = UIToolbar

  public var background: ImageLook?
  public var shadowImage: ImageLook?

  public init() {}

  public func dress(appearance bar: UIToolbar, for traits: UITraitCollection) {
    bar.standardAppearance = appearance(.default, isScrollEdge: false, traits)
    bar.compactAppearance = appearance(.compact, isScrollEdge: false, traits)
    bar.scrollEdgeAppearance = appearance(.default, isScrollEdge: true, traits)
    bar.compactScrollEdgeAppearance = appearance(.compact, isScrollEdge: true, traits)
  }

  private func appearance(
    _ metrics: UIBarMetrics, isScrollEdge: Bool, _ traits: UITraitCollection
  ) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    let moment = ThemeTraits(traits, metrics: metrics, isScrollEdge: isScrollEdge)
    appearance.dress(background, shadow: shadowImage, moment, traits)
    return appearance
  }
}

extension UIBarAppearance {
  /// Sets the picture behind a bar and the line at its edge.
  fileprivate func dress(
    _ background: ImageLook?, shadow: ImageLook?, _ moment: ThemeTraits, _ traits: UITraitCollection
  ) {
    let facts = background?.facts(for: moment)
    setBackground(
      facts?.image?.art, facts?.material, isTranslucent: false, isScrollEdge: moment.isScrollEdge,
      compatibleWith: traits)
    setShadow(shadow?.facts(for: moment).image?.art, compatibleWith: traits)
  }
}
