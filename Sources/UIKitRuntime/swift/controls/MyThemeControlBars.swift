// Part: CONTROLS
import UIKit

extension MyTheme {
  /// How a `UITabBar` looks, and its items.
  struct TabBarLook: AppearanceLook {
    typealias Control = UITabBar
    var background: ImageLook?
    var shadowImage: ImageLook?
    var selection: ImageLook?
    var items: ItemLook?
    /// By the names that the theme gives them.
    var icons: [String: ImageLook] = [:]
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance bar: UITabBar, for traits: UITraitCollection) {
      guard #available(iOS 13.0, *) else { return dressImages(of: bar, for: traits) }
      bar.standardAppearance = appearance(Traits(traits, metrics: .default), traits)
      guard #available(iOS 15.0, *) else { return }
      bar.scrollEdgeAppearance = appearance(Traits(traits, metrics: .default, isScrollEdge: true), traits)
    }

    @available(iOS 13.0, *)
    private func appearance(_ moment: Traits, _ traits: UITraitCollection) -> UITabBarAppearance {
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
        let facts = items.facts(for: Traits(traits, state: state))
        if let title = facts.title {
          item.titleTextAttributes = title.attributes(tint: nil)
          item.titlePositionAdjustment = title.offset
        }
        if let tint = facts.icon?.tint { item.iconColor = tint }
      }
      appearance.stackedLayoutAppearance = look
      appearance.inlineLayoutAppearance = look
      appearance.compactInlineLayoutAppearance = look
      return appearance
    }

    /// The older form: the titles are those of `item`.
    private func dressImages(of bar: UITabBar, for traits: UITraitCollection) {
      if let background {
        bar.backgroundImage = background.picture(for: traits)
        // A shadow is seen only beside a background of the theme's own; an empty image is none.
        bar.shadowImage = shadowImage?.picture(for: traits) ?? (bar.backgroundImage == nil ? nil : UIImage())
      }
      if let selection { bar.selectionIndicatorImage = selection.picture(for: traits) }
      guard let items else { return }
      bar.unselectedItemTintColor = items.facts(for: Traits(traits)).icon?.tint
      if let tint = items.facts(for: Traits(traits, state: .selected)).icon?.tint { bar.tintColor = tint }
    }

    /// An item with an icon of the theme.
    func item(
      _ icon: String, title: String?, tag: Int = 0, compatibleWith traits: UITraitCollection? = nil
    ) -> UITabBarItem {
      let traits = traits ?? MyTheme.currentTraits
      let look = icons[icon]
      assert(look != nil, "the theme has no icon \(icon)")
      let item = UITabBarItem(title: title, image: look?.picture(for: traits), tag: tag)
      if let look, look.states.contains(.selected) {
        item.selectedImage = look.picture(.selected, for: traits)
      }
      if #available(iOS 13.0, *) { return item }
      for state in items?.states ?? [] {
        let title = items?.facts(for: Traits(traits, state: state)).title
        item.setTitleTextAttributes(title?.attributes(tint: nil), for: state)
      }
      return item
    }
  }

  /// How a `UIToolbar` looks.
  struct ToolbarLook: AppearanceLook {
    typealias Control = UIToolbar
    var background: ImageLook?
    var shadowImage: ImageLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance bar: UIToolbar, for traits: UITraitCollection) {
      guard #available(iOS 13.0, *) else { return dressImages(of: bar, for: traits) }
      bar.standardAppearance = appearance(Traits(traits, metrics: .default), traits)
      bar.compactAppearance = appearance(Traits(traits, metrics: .compact), traits)
      guard #available(iOS 15.0, *) else { return }
      bar.scrollEdgeAppearance = appearance(Traits(traits, metrics: .default, isScrollEdge: true), traits)
      bar.compactScrollEdgeAppearance = appearance(
        Traits(traits, metrics: .compact, isScrollEdge: true), traits)
    }

    @available(iOS 13.0, *)
    private func appearance(_ moment: Traits, _ traits: UITraitCollection) -> UIToolbarAppearance {
      let appearance = UIToolbarAppearance()
      appearance.dress(background, shadow: shadowImage, moment, traits)
      return appearance
    }

    /// The older form: an image for each of the bar's heights.
    private func dressImages(of bar: UIToolbar, for traits: UITraitCollection) {
      guard let background else { return }
      for metrics in [UIBarMetrics.default, .compact] {
        let art = background.facts(for: Traits(traits, metrics: metrics)).image?.art
        let image = art?.image(compatibleWith: traits)
        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: metrics)
      }
      // A shadow is seen only beside a background of the theme's own; an empty image is none.
      let isOwn = background.facts(for: Traits(traits)).image?.art != nil
      let shadow = shadowImage?.picture(for: traits) ?? (isOwn ? UIImage() : nil)
      bar.setShadowImage(shadow, forToolbarPosition: .any)
    }
  }
}

@available(iOS 13.0, *)
extension UIBarAppearance {
  /// Gives it the picture behind a bar and the line at its edge: the platform's own where the theme says none.
  fileprivate func dress(
    _ background: MyTheme.ImageLook?, shadow: MyTheme.ImageLook?, _ moment: MyTheme.Traits,
    _ traits: UITraitCollection
  ) {
    if let art = background?.facts(for: moment).image?.art {
      configureWithOpaqueBackground()
      backgroundEffect = nil
      if let color = art.color {
        backgroundColor = color
      } else {
        backgroundImage = art.image(compatibleWith: traits)
      }
      // What doesn't stretch keeps its size in the middle.
      if art.resizing == nil { backgroundImageContentMode = .center }
      shadowColor = .clear
    } else if moment.isScrollEdge {
      // The platform's own bar shows what is below it there.
      configureWithTransparentBackground()
    } else {
      configureWithDefaultBackground()
    }
    guard let line = shadow?.facts(for: moment).image?.art else { return }
    shadowColor = nil
    shadowImage = line.image(compatibleWith: traits)
  }
}
