import Foundation

/// What a bar has at its left.
public enum BarLeft: Equatable, Sendable {
  case backButton(String?)
  case customView(ObjectIdentifier)
  case item(ObjectIdentifier)
}

/// What the left side of a bar does when another screen is shown.
public enum BarTransition: Equatable, Sendable, CustomStringConvertible {
  case none
  /// What is there changes at once.
  case atOnce
  /// The platform's own button comes or goes.
  case slides
  /// Items of an app's come or go.
  case crossFades

  init(from before: [BarLeft], to after: [BarLeft], isAnimated: Bool) {
    let isPlatforms = (before + after).allSatisfy { if case .backButton = $0 { true } else { false } }
    self = before == after ? .none : !isAnimated ? .atOnce : isPlatforms ? .slides : .crossFades
  }

  public var description: String {
    switch self {
    case .none: "stays"
    case .atOnce: "changes at once"
    case .slides: "slides"
    case .crossFades: "cross-fades"
    }
  }
}

extension UINavigationBar {
  /// What is there now, from the left. In a vertical bar, the platform's button is elsewhere, where the system puts it,
  /// and custom views stay behind.
  public var simulatedLeft: [BarLeft] {
    let items = (topItem?.shownLefts ?? []).map { item in
      item.customView.map { BarLeft.customView(ObjectIdentifier($0)) } ?? .item(ObjectIdentifier(item))
    }
    if simulatesVertical { return items }
    return (simulatedBackButton.map { [.backButton($0.title)] } ?? []) + items
  }
}
