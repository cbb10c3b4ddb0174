import UIKit

/// What a bar has whichever screen it shows: its tint, its style, and whether it has large titles.
@MainActor final class BarState {
  private var key: Key?
  /// What the app had set before the theme.
  private var own: (tint: UIColor?, style: UIBarStyle)?
  /// Whether the bar has large titles because of the theme.
  private var isEnlarged = false

  private struct Key: Equatable {
    let look: ThemeRevision
    let traits: ThemeTraits
  }

  /// Shows the look of the screen on top. A tint that the app sets afterwards stays until the look changes. Returns whether
  /// something has changed.
  func show(_ shown: (look: BarLook?, revision: ThemeRevision?), on bar: UINavigationBar) -> Bool {
    guard let look = shown.look, let revision = shown.revision else { return restore(bar) }
    let traits = ThemeTraits(bar.traitCollection)
    let key = Key(look: revision, traits: traits)
    if key == self.key { return false }
    self.key = key
    let own = own ?? (bar.hasOwnTint ? bar.tintColor : nil, bar.barStyle)
    self.own = own
    let facts = look.facts(for: traits)
    bar.tintColor = facts.tint ?? own.tint
    bar.setStyle(of: facts)
    return true
  }

  private func restore(_ bar: UINavigationBar) -> Bool {
    guard key != nil else { return false }
    key = nil
    if let own {
      bar.tintColor = own.tint
      if bar.barStyle != own.style { bar.barStyle = own.style }
    }
    own = nil
    return true
  }

  /// Lets the bar have large titles as soon as one of its screens has one. They are switched on once, and each item says
  /// whether its title is large: titles that are switched while a screen is pushed or popped jump.
  func enlargeTitles(of bar: UINavigationBar, for screens: [ScreenDressing]) {
    let isNeeded = !bar.prefersLargeTitles && !isEnlarged && screens.contains(where: \.hasLargeTitle)
    guard isEnlarged || isNeeded else { return }
    isEnlarged = true
    for screen in screens { screen.setLargeTitleMode() }
    if isNeeded { bar.prefersLargeTitles = true }
  }
}

extension UINavigationBar {
  /// What the theme keeps of this bar.
  var barState: BarState { AssociatedValues.value(of: self) { BarState() } }

  /// Whether the tint differs from that of the views around.
  fileprivate var hasOwnTint: Bool { tintColor != (superview ?? UIView()).tintColor }

  /// Before iOS 27, whose appearances have a style, a navigation controller has a light status bar above a black bar.
  func setStyle(of facts: BarFacts) {
    if #available(iOS 27.0, *) { return }
    let style: UIBarStyle = facts.background?.art?.isDark == true ? .black : .default
    if barStyle != style { barStyle = style }
  }
}
