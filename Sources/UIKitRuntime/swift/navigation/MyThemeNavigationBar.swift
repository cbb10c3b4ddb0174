// Part: BARS
import UIKit

extension MyTheme.BarLook {
  /// Gives a screen's item this look: the bar cross-fades to it where the screen is shown.
  func apply(to item: UINavigationItem, in bar: UINavigationBar) {
    guard #available(iOS 13.0, *) else { return }
    let appearances = appearances(for: bar.traitCollection)
    item.standardAppearance = appearances?.standard
    item.compactAppearance = appearances?.compact
    item.scrollEdgeAppearance = appearances?.scrollEdge
    if #available(iOS 15.0, *) { item.compactScrollEdgeAppearance = appearances?.compactScrollEdge }
  }

  /// How the status bar above a bar can be read: light on dark art. The theme's navigation controller shows this; what
  /// shows a bar by itself returns it as its `preferredStatusBarStyle`.
  func statusBarStyle(for traits: UITraitCollection) -> UIStatusBarStyle {
    guard let art = facts(for: .init(traits)).background?.art else { return .default }
    if art.isDark { return .lightContent }
    if #available(iOS 13.0, *) { return .darkContent }
    return .default
  }

  /// Gives a bar what it has whichever screen it shows: its tint, a status bar that can be read, and large titles
  /// where the theme says how they look. A screen without one sets `largeTitleDisplayMode` of its item.
  func applyTint(to bar: UINavigationBar) {
    let facts = self.facts(for: .init(bar.traitCollection))
    bar.tintColor = facts.tint
    let style: UIBarStyle = facts.background?.art?.isDark == true ? .black : .default
    if bar.barStyle != style { bar.barStyle = style }
    if facts.largeTitle != nil { bar.prefersLargeTitles = true }
  }

  @available(iOS 13.0, *)
  func apply(_ appearances: Appearances?, to bar: UINavigationBar) {
    bar.standardAppearance = appearances?.standard ?? UINavigationBarAppearance()
    bar.compactAppearance = appearances?.compact
    bar.scrollEdgeAppearance = appearances?.scrollEdge
    if #available(iOS 15.0, *) { bar.compactScrollEdgeAppearance = appearances?.compactScrollEdge }
  }

  /// What bars and items take: for a bar of full height and for a low one, and for both where nothing is
  /// scrolled beneath them.
  @available(iOS 13.0, *)
  struct Appearances {
    let standard: UINavigationBarAppearance
    let compact: UINavigationBarAppearance
    let scrollEdge: UINavigationBarAppearance
    let compactScrollEdge: UINavigationBarAppearance
  }

  /// Nil for the platform's own look.
  @available(iOS 13.0, *)
  func appearances(for traits: UITraitCollection) -> Appearances? {
    let tellsEdges = variants.contains { $0.isScrollEdge }
    let edges = tellsEdges ? [false, true] : [false]
    let isPlatforms = edges.allSatisfy { isScrollEdge in
      self.isPlatforms(.init(traits, metrics: .default, isScrollEdge: isScrollEdge))
        && self.isPlatforms(.init(traits, metrics: .compact, isScrollEdge: isScrollEdge))
    }
    if isPlatforms { return nil }
    let standard = appearance(for: traits, metrics: .default)
    let compact = appearance(for: traits, metrics: .compact)
    guard tellsEdges else {
      return Appearances(
        standard: standard, compact: compact, scrollEdge: standard, compactScrollEdge: compact)
    }
    return Appearances(
      standard: standard, compact: compact,
      scrollEdge: appearance(for: traits, metrics: .default, isScrollEdge: true),
      compactScrollEdge: appearance(for: traits, metrics: .compact, isScrollEdge: true))
  }

  /// Whether nothing of a bar's own look is said.
  private func isPlatforms(_ traits: MyTheme.Traits) -> Bool {
    let facts = self.facts(for: traits)
    return facts.background?.art == nil && facts.shadowImage?.art == nil && facts.backIndicator?.art == nil
      && facts.title == nil && facts.largeTitle == nil
  }

  @available(iOS 13.0, *)
  private func appearance(
    for traits: UITraitCollection, metrics: UIBarMetrics, isScrollEdge: Bool = false
  ) -> UINavigationBarAppearance {
    let facts = self.facts(for: .init(traits, metrics: metrics, isScrollEdge: isScrollEdge))
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
    } else if isScrollEdge {
      // The platform's own bar shows what is below it there.
      appearance.configureWithTransparentBackground()
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
    if let title = facts.largeTitle { appearance.largeTitleTextAttributes = title.attributes }
    return appearance
  }
}
