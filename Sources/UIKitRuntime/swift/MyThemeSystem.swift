// Part: BARS
import UIKit

extension MyTheme.BarLook {
  /// Gives a bar this look, now and at any time again. Call it again when the bar's traits change; the
  /// theme's navigator does.
  func apply(to bar: UINavigationBar) {
    let traits = bar.traitCollection
    #if BEFORE_IOS_13
      if #available(iOS 13.0, *) {
        apply(appearances(for: traits), to: bar)
      } else {
        applyImages(to: bar)
      }
    #else
      apply(appearances(for: traits), to: bar)
    #endif
    applyTint(to: bar)
  }

  #if BEFORE_IOS_13
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
      if let title = facts.largeTitle { bar.largeTitleTextAttributes = title.attributes }
      if let isTranslucent = facts.isTranslucent { bar.isTranslucent = isTranslucent }
    }
  #endif
}
