import UIKit

extension MyTheme.BarLook {
  /// Gives a screen's item this look: the bar cross-fades to it where the screen is shown.
  func apply(to item: UINavigationItem, in bar: UINavigationBar) {
    guard #available(iOS 13.0, *) else { return }
    let appearances = appearances(for: bar.traitCollection)
    item.standardAppearance = appearances?.standard
    item.compactAppearance = appearances?.compact
    item.scrollEdgeAppearance = appearances?.standard
    if #available(iOS 15.0, *) { item.compactScrollEdgeAppearance = appearances?.compact }
  }

  @available(iOS 13.0, *)
  func apply(
    _ appearances: (standard: UINavigationBarAppearance, compact: UINavigationBarAppearance)?,
    to bar: UINavigationBar
  ) {
    bar.standardAppearance = appearances?.standard ?? UINavigationBarAppearance()
    bar.compactAppearance = appearances?.compact
    bar.scrollEdgeAppearance = appearances?.standard
    if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearances?.compact }
  }

  /// What bars and items take: one for a bar of full height, one for a low one. Nil for the platform's own
  /// look.
  @available(iOS 13.0, *)
  func appearances(
    for traits: UITraitCollection
  ) -> (standard: UINavigationBarAppearance, compact: UINavigationBarAppearance)? {
    if isPlatforms(for: traits, .default), isPlatforms(for: traits, .compact) { return nil }
    return (appearance(for: traits, metrics: .default), appearance(for: traits, metrics: .compact))
  }

  /// Whether nothing of a bar's own look is said.
  private func isPlatforms(for traits: UITraitCollection, _ metrics: UIBarMetrics) -> Bool {
    let facts = self.facts(for: .init(traits, metrics: metrics))
    return facts.background?.art == nil && facts.shadowImage?.art == nil && facts.backIndicator?.art == nil
      && facts.title == nil
  }

  @available(iOS 13.0, *)
  private func appearance(for traits: UITraitCollection, metrics: UIBarMetrics) -> UINavigationBarAppearance {
    let facts = self.facts(for: .init(traits, metrics: metrics))
    let appearance = UINavigationBarAppearance()
    if let art = facts.background?.art {
      if facts.isTranslucent == true {
        appearance.configureWithTransparentBackground()
      } else {
        appearance.configureWithOpaqueBackground()
      }
      appearance.backgroundEffect = nil
      if let color = art.color {
        appearance.backgroundColor = color
      } else {
        appearance.backgroundImage = art.image(compatibleWith: traits)
      }
      // What doesn't stretch keeps its size in the middle.
      if art.resizing == nil { appearance.backgroundImageContentMode = .center }
      appearance.shadowColor = .clear
    } else {
      appearance.configureWithDefaultBackground()
    }
    if let shadow = facts.shadowImage?.art {
      appearance.shadowColor = nil
      appearance.shadowImage = shadow.image(compatibleWith: traits)
    }
    if let indicator = facts.backIndicator?.art, let mask = facts.backIndicatorMask?.art {
      appearance.setBackIndicatorImage(
        indicator.image(compatibleWith: traits), transitionMaskImage: mask.image(compatibleWith: traits))
    }
    if let title = facts.title {
      appearance.titleTextAttributes = title.attributes(tint: nil)
      appearance.titlePositionAdjustment = title.offset
    }
    return appearance
  }
}
