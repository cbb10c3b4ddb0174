import UIKit

extension ThemeLook where Facts == BarFacts {
  /// Gives a navigation bar this look, and updates it whenever the bar's traits change. The bar of a navigation controller
  /// has its looks by `ThemeNavigation`.
  public func apply(to bar: UINavigationBar) {
    AssociatedValues.value(of: bar) { AppliedBar(bar) }.look = self
  }

  /// A look that leaves a bar as the platform draws it.
  public static var platform: BarLook { BarLook("platform", in: .main) }

  /// The style of a status bar that can be read above the bar: light on dark art, and dark on other art.
  public func statusBarStyle(for traits: UITraitCollection) -> UIStatusBarStyle {
    guard let art = facts(for: ThemeTraits(traits)).background?.art else { return .default }
    return art.isDark ? .lightContent : .darkContent
  }

  /// The four appearances of a bar or an item; nil for the platform's own.
  func appearances(for traits: UITraitCollection) -> BarAppearances? {
    let edges = distinguishesScrollEdge ? [false, true] : [false]
    var all: [(facts: BarFacts, isScrollEdge: Bool)] = []
    for isScrollEdge in edges {
      for metrics in [UIBarMetrics.default, .compact] {
        let traits = ThemeTraits(traits, metrics: metrics, isScrollEdge: isScrollEdge)
        all.append((facts(for: traits), isScrollEdge))
      }
    }
    if all.allSatisfy({ $0.facts.isPlatforms }) { return nil }
    let made = all.map { $0.facts.appearance(isScrollEdge: $0.isScrollEdge, compatibleWith: traits) }
    return BarAppearances(
      standard: made[0], compact: made[1], scrollEdge: made[made.count - 2],
      compactScrollEdge: made[made.count - 1])
  }
}

/// What bars and items take: for a bar of full height and for a low one, and for both where nothing is scrolled beneath
/// them.
@MainActor struct BarAppearances {
  var standard: UINavigationBarAppearance
  var compact: UINavigationBarAppearance
  /// Nil to let the platform make one of `standard`.
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  /// The appearances that a bar has, for an item that is to differ from them.
  init(copying bar: UINavigationBar) {
    standard = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    compact = UINavigationBarAppearance(barAppearance: bar.compactAppearance ?? bar.standardAppearance)
    scrollEdge = bar.scrollEdgeAppearance.map { UINavigationBarAppearance(barAppearance: $0) }
    compactScrollEdge = (bar.compactScrollEdgeAppearance ?? bar.scrollEdgeAppearance).map {
      UINavigationBarAppearance(barAppearance: $0)
    }
  }

  init(
    standard: UINavigationBarAppearance, compact: UINavigationBarAppearance,
    scrollEdge: UINavigationBarAppearance, compactScrollEdge: UINavigationBarAppearance
  ) {
    self.standard = standard
    self.compact = compact
    self.scrollEdge = scrollEdge
    self.compactScrollEdge = compactScrollEdge
  }

  /// In the order of the slots of `BarDressing`.
  var all: [UINavigationBarAppearance?] { [standard, compact, scrollEdge, compactScrollEdge] }
}

extension BarFacts {
  /// Whether nothing of a bar's own look is said.
  @MainActor fileprivate var isPlatforms: Bool {
    if tint != nil, ThemeTint.isInAppearances { return false }
    return background?.art == nil && material == nil && shadowImage?.art == nil && backIndicator?.art == nil
      && shownTitle == nil && shownLargeTitle == nil
  }

  @MainActor fileprivate func appearance(
    isScrollEdge: Bool, compatibleWith traits: UITraitCollection
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    let art = background?.art
    appearance.setBackground(
      art, material, isTranslucent: isTranslucent == true, isScrollEdge: isScrollEdge, compatibleWith: traits)
    if let art, material == nil { appearance.setStyle(art.isDark ? .dark : .light) }
    appearance.setShadow(shadowImage?.art, compatibleWith: traits)
    if let indicator = backIndicator?.art, let mask = backIndicatorMask?.art {
      appearance.setBackIndicatorImage(
        indicator.image(compatibleWith: traits), transitionMaskImage: mask.image(compatibleWith: traits))
    }
    if let title = shownTitle {
      appearance.titleTextAttributes = title.attributes()
      appearance.titlePositionAdjustment = title.offset
    }
    if let title = shownLargeTitle { appearance.largeTitleTextAttributes = title.attributes }
    if let tint, ThemeTint.isInAppearances {
      appearance.tintBackButton(tint, hasIndicator: backIndicator?.art != nil)
    }
    return appearance
  }
}

extension UINavigationBarAppearance {
  /// From iOS 27 on, makes what the bar shows readable on its art.
  fileprivate func setStyle(_ style: UIUserInterfaceStyle) {
    guard #available(iOS 27.0, *) else { return }
    #if canImport(ObjectiveC)
      // Apps are also built with SDKs that don't have the property yet.
      if responds(to: Selector(("setOverrideUserInterfaceStyle:"))) {
        setValue(style.rawValue, forKey: "overrideUserInterfaceStyle")
      }
    #else
      overrideUserInterfaceStyle = style
    #endif
  }

  /// Tints the platform's back button, which takes no tint of the bar from iOS 26 on.
  fileprivate func tintBackButton(_ tint: UIColor, hasIndicator: Bool) {
    backButtonAppearance.normal.titleTextAttributes[.foregroundColor] = tint
    let indicator = hasIndicator ? backIndicatorImage : UIImage(systemName: "chevron.backward")
    guard let indicator, indicator.renderingMode != .alwaysOriginal else { return }
    let mask = hasIndicator ? backIndicatorTransitionMaskImage : indicator
    setBackIndicatorImage(
      indicator.withTintColor(tint, renderingMode: .alwaysOriginal), transitionMaskImage: mask)
  }
}

/// A bar that the app has given a look.
@MainActor private final class AppliedBar {
  var look = BarLook.platform { didSet { update() } }
  private weak var bar: UINavigationBar?
  private var traits: TraitObservation?

  init(_ bar: UINavigationBar) {
    self.bar = bar
    traits = TraitObservation(of: bar) { [weak self] in self?.update() }
  }

  private func update() {
    guard let bar else { return }
    let appearances = look.appearances(for: bar.traitCollection)
    bar.standardAppearance = appearances?.standard ?? UINavigationBarAppearance()
    bar.compactAppearance = appearances?.compact
    bar.scrollEdgeAppearance = appearances?.scrollEdge
    bar.compactScrollEdgeAppearance = appearances?.compactScrollEdge
    let facts = look.facts(for: ThemeTraits(bar.traitCollection))
    bar.tintColor = facts.tint
    bar.setStyle(of: facts)
    if facts.shownLargeTitle != nil { bar.prefersLargeTitles = true }
    for item in bar.items ?? [] { ThemeTint.of(item).tint(item, facts.tint) }
  }
}
