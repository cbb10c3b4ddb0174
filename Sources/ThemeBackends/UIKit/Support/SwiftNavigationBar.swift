extension SupportText {
  static let swiftNavigationBar = SupportText(
    "NavigationBar.swift",
    #"""
    import UIKit

    extension THEME.BarLook {
      /// Gives a bar this look, now and at any time again. Call it again when the bar's traits change; the theme's
      /// navigation controller does.
      func apply(to bar: UINavigationBar) {
        let traits = bar.traitCollection
        //? below 13
        if #available(iOS 13.0, *) {
          let appearances = self.appearances(for: traits)
          bar.standardAppearance = appearances.standard
          bar.compactAppearance = appearances.compact
          bar.scrollEdgeAppearance = appearances.standard
          if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearances.compact }
        } else {
          applyImages(to: bar)
        }
        //? from 13
        let appearances = self.appearances(for: traits)
        bar.standardAppearance = appearances.standard
        bar.compactAppearance = appearances.compact
        bar.scrollEdgeAppearance = appearances.standard
        //? below 15 from 13
        if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearances.compact }
        //? from 15
        bar.compactScrollEdgeAppearance = appearances.compact
        //? end
        bar.tintColor = facts(for: .init(traits)).tint
      }

      /// What the bar and items of screens take: one for a bar of full height, one for a low one.
      //? below 13
      @available(iOS 13.0, *)
      //? end
      func appearances(
        for traits: UITraitCollection
      ) -> (standard: UINavigationBarAppearance, compact: UINavigationBarAppearance) {
        (appearance(for: traits, metrics: .default), appearance(for: traits, metrics: .compact))
      }

      //? below 13
      @available(iOS 13.0, *)
      //? end
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
          appearance.backgroundImage = art.image(compatibleWith: traits)
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
      //? below 13

      /// The older form: an image for each of the bar's heights.
      private func applyImages(to bar: UINavigationBar) {
        let traits = bar.traitCollection
        let facts = self.facts(for: .init(traits))
        for metrics in [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt] {
          let art = self.facts(for: .init(traits, metrics: metrics)).background?.art
          bar.setBackgroundImage(art?.image(compatibleWith: traits), for: facts.position, barMetrics: metrics)
          let offset = self.facts(for: .init(traits, metrics: metrics)).title?.offset ?? .zero
          bar.setTitleVerticalPositionAdjustment(offset.vertical, for: metrics)
        }
        // A shadow is seen only below a background of the theme's own; an empty image is none.
        let isOwn = facts.background?.art != nil
        bar.shadowImage = facts.shadowImage?.art?.image(compatibleWith: traits) ?? (isOwn ? UIImage() : nil)
        let mask = facts.backIndicatorMask?.art?.image(compatibleWith: traits)
        let indicator = mask == nil ? nil : facts.backIndicator?.art?.image(compatibleWith: traits)
        bar.backIndicatorImage = indicator
        bar.backIndicatorTransitionMaskImage = indicator == nil ? nil : mask
        bar.titleTextAttributes = facts.title?.attributes(tint: nil)
        if let isTranslucent = facts.isTranslucent { bar.isTranslucent = isTranslucent }
      }
      //? end
    }
    """#)
}
