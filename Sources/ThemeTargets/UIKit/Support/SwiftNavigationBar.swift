extension SupportText {
  static let swiftNavigationBar = SupportText(
    "NavigationBar.swift",
    #"""
    import UIKit

    extension THEME.BarLook {
      /// Gives a bar this look, now and at any time again. Call it again when the bar's traits change; the theme's
      /// navigator does.
      func apply(to bar: UINavigationBar) {
        let traits = bar.traitCollection
        //? below 13
        if #available(iOS 13.0, *) {
          apply(appearances(for: traits), to: bar)
        } else {
          applyImages(to: bar)
        }
        //? from 13
        apply(appearances(for: traits), to: bar)
        //? end
        bar.tintColor = facts(for: .init(traits)).tint
      }

      /// Gives a screen's item this look: the bar cross-fades to it where the screen is shown.
      func apply(to item: UINavigationItem, in bar: UINavigationBar) {
        //? below 13
        guard #available(iOS 13.0, *) else { return }
        //? end
        let appearances = appearances(for: bar.traitCollection)
        item.standardAppearance = appearances?.standard
        item.compactAppearance = appearances?.compact
        item.scrollEdgeAppearance = appearances?.standard
        //? below 15
        if #available(iOS 15.0, *) { item.compactScrollEdgeAppearance = appearances?.compact }
        //? from 15
        item.compactScrollEdgeAppearance = appearances?.compact
        //? end
      }

      //? below 13
      @available(iOS 13.0, *)
      //? end
      private func apply(
        _ appearances: (standard: UINavigationBarAppearance, compact: UINavigationBarAppearance)?,
        to bar: UINavigationBar
      ) {
        bar.standardAppearance = appearances?.standard ?? UINavigationBarAppearance()
        bar.compactAppearance = appearances?.compact
        bar.scrollEdgeAppearance = appearances?.standard
        //? below 15
        if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearances?.compact }
        //? from 15
        bar.compactScrollEdgeAppearance = appearances?.compact
        //? end
      }

      /// What bars and items take: one for a bar of full height, one for a low one. Nil for the platform's own look.
      //? below 13
      @available(iOS 13.0, *)
      //? end
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
