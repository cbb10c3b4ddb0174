// Part: NAVIGATION
import UIKit

extension MyTheme.ButtonLook {
  /// Dresses the platform's own back button on a screen, which the item is of, and `below` of the one behind.
  func dressBackButton(of item: UINavigationItem, above below: UINavigationItem, in bar: UINavigationBar) {
    let traits = bar.traitCollection
    guard #available(iOS 13.0, *) else { return dressOlder(below, in: bar) }
    let standard = item.standardAppearance ?? bar.standardAppearance
    let compact = item.compactAppearance ?? bar.compactAppearance ?? standard
    item.standardAppearance = dressed(standard, for: traits, .default)
    item.compactAppearance = dressed(compact, for: traits, .compact)
    // Where there is none for the edge, the platform makes one of the others.
    if let edge = item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance {
      item.scrollEdgeAppearance = dressed(edge, for: traits, .default)
    }
    if #available(iOS 15.0, *),
      let edge = item.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance
    {
      item.compactScrollEdgeAppearance = dressed(edge, for: traits, .compact)
    }
  }

  @available(iOS 13.0, *)
  private func dressed(
    _ appearance: UINavigationBarAppearance, for traits: UITraitCollection, _ metrics: UIBarMetrics
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance(barAppearance: appearance)
    let back = UIBarButtonItemAppearance(style: .plain)
    let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
      (.normal, back.normal), (.highlighted, back.highlighted), (.disabled, back.disabled),
      (.focused, back.focused),
    ]
    for (state, shown) in states {
      let facts = self.facts(for: .init(traits, state: state, metrics: metrics))
      let (image, shift) = picture(of: facts, compatibleWith: traits)
      shown.backgroundImage = image
      shown.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: shift)
      guard let title = facts.title else { continue }
      shown.titleTextAttributes = title.attributes(tint: facts.tint)
      shown.titlePositionAdjustment = title.backOffset
    }
    appearance.backButtonAppearance = back
    // Both, or the platform shows its chevron beside the art.
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    return appearance
  }

  /// The art as the platform takes it, and how far down it goes, in points.
  private func picture(
    of facts: MyTheme.ButtonFacts, compatibleWith traits: UITraitCollection
  ) -> (UIImage?, down: CGFloat) {
    guard var art = facts.background?.art else { return (nil, 0) }
    let outside = art.alignment.insets(at: traits.displayScale)
    art.alignment = MyTheme.Margins()
    return (art.image(compatibleWith: traits), (outside.bottom - outside.top) / 2)
  }

  /// Before iOS 13, an item that the platform's button is made of is dressed itself.
  private func dressOlder(_ below: UINavigationItem, in bar: UINavigationBar) {
    let title = below.backButtonTitle ?? below.title
    let item =
      below.backBarButtonItem ?? UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    for metrics in [UIBarMetrics.default, .compact] {
      for state in [UIControl.State.normal, .highlighted, .disabled, .focused] {
        let facts = self.facts(for: .init(bar.traitCollection, state: state, metrics: metrics))
        let (image, shift) = picture(of: facts, compatibleWith: bar.traitCollection)
        item.setBackButtonBackgroundImage(image, for: state, barMetrics: metrics)
        item.setTitleTextAttributes(facts.title?.attributes(tint: facts.tint), for: state)
        guard state == .normal else { continue }
        item.setBackButtonBackgroundVerticalPositionAdjustment(shift, for: metrics)
        item.setBackButtonTitlePositionAdjustment(facts.title?.backOffset ?? .zero, for: metrics)
      }
    }
    below.backBarButtonItem = item
    (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (UIImage(), UIImage())
  }
}

extension MyTheme.Title {
  /// How far from the middle of a back button of the platform's, which has room of its own around its title.
  fileprivate var backOffset: UIOffset {
    UIOffset(
      horizontal: offset.horizontal + (insets.left - insets.right) / 2,
      vertical: offset.vertical + (insets.top - insets.bottom) / 2)
  }
}
