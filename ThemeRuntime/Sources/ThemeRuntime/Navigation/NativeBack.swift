import UIKit

extension BarAppearances {
  /// Gives the platform's own back button a look of the theme. On a bar at a side, the art is its indicator.
  func dressBackButton(_ look: ButtonLook, for traits: UITraitCollection, isVertical: Bool) {
    for (appearance, metrics) in zip(all, [UIBarMetrics.default, .compact, .default, .compact]) {
      guard let appearance else { continue }
      if isVertical {
        appearance.setBackIndicator(look, for: traits)
      } else {
        appearance.setBackButton(look, for: traits, metrics)
      }
    }
  }
}

extension UINavigationBarAppearance {
  fileprivate func setBackIndicator(_ look: ButtonLook, for traits: UITraitCollection) {
    let facts = look.facts(for: ThemeTraits(traits))
    guard let image = facts.background?.art?.image(compatibleWith: traits) else { return }
    setBackIndicatorImage(image, transitionMaskImage: image)
  }

  fileprivate func setBackButton(
    _ look: ButtonLook, for traits: UITraitCollection, _ metrics: UIBarMetrics
  ) {
    let back = UIBarButtonItemAppearance(style: .plain)
    let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
      (.normal, back.normal), (.highlighted, back.highlighted), (.disabled, back.disabled),
      (.focused, back.focused),
    ]
    for (state, shown) in states {
      let facts = look.facts(for: ThemeTraits(traits, state: state, metrics: metrics))
      if var art = facts.background?.art {
        // UIKit doesn't align this image, so its margins only move it.
        let outside = art.alignment.insets(at: traits.displayScale)
        art.alignment = .zero
        shown.backgroundImage = art.image(compatibleWith: traits)
        shown.backgroundImagePositionAdjustment = UIOffset(
          horizontal: 0, vertical: (outside.bottom - outside.top) / 2)
      }
      guard let title = facts.shownTitle else { continue }
      shown.titleTextAttributes = title.attributes(tint: facts.tint)
      shown.titlePositionAdjustment = title.backOffset
    }
    backButtonAppearance = back
    // Both images, or the platform shows its chevron beside the art.
    setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
  }
}

extension ThemeTitle {
  /// How far the title is from the middle of the platform's back button, which has its own room around it.
  fileprivate var backOffset: UIOffset {
    UIOffset(
      horizontal: offset.horizontal + (insets.sides.left - insets.sides.right) / 2,
      vertical: offset.vertical + (insets.sides.top - insets.sides.bottom) / 2)
  }
}
