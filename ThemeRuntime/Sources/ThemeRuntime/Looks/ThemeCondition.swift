import UIKit

/// The accessibility settings that a look can distinguish.
nonisolated public enum ThemeAccessibility: Sendable {
  case any, highContrast, buttonShapes, highContrastAndButtonShapes
}

/// The conditions under which a change of a look applies; a default stands for any value.
nonisolated struct ThemeCondition {
  var state: UIControl.State = .normal
  var metrics: UIBarMetrics = .default
  var isScrollEdge = false
  var style: UIUserInterfaceStyle = .unspecified
  var accessibility: ThemeAccessibility = .any
  var system = 0
  var isRightToLeft = false

  /// Whether the change applies to the values that hold: each value is the same, or the default.
  func holds(in current: ThemeCondition) -> Bool {
    (state == .normal || state == current.state)
      && (metrics == .default && !isScrollEdge
        || metrics == current.metrics && isScrollEdge == current.isScrollEdge)
      && (style == .unspecified || style == current.style)
      && (accessibility == .any || accessibility == current.accessibility)
      && (system == 0 || system == current.system)
      && (!isRightToLeft || current.isRightToLeft)
  }
}

extension [ThemeCondition] {
  /// The values that hold under some traits, each replaced by the nearest one that the conditions name.
  func current(for traits: ThemeTraits) -> ThemeCondition {
    let bar = barMetrics(for: traits)
    return ThemeCondition(
      state: state(for: traits.state), metrics: bar.metrics, isScrollEdge: bar.isScrollEdge,
      style: traits.style, accessibility: accessibility(for: traits),
      system: reduce(0) { $1.system <= traits.system ? Swift.max($0, $1.system) : $0 },
      isRightToLeft: traits.isRightToLeft)
  }

  /// The combination of states, or else the first of disabled, highlighted, selected, focused and hovered.
  private func state(for state: UIControl.State) -> UIControl.State {
    let still = state.subtracting(ThemeTraits.hovered)
    let candidates =
      [state, still, state.subtracting(.focused), still.subtracting(.focused)]
      + [.disabled, .highlighted, .selected, .focused, ThemeTraits.hovered]
    return candidates.first { candidate in
      state.isSuperset(of: candidate) && contains { $0.state == candidate }
    } ?? .normal
  }

  /// UIKit treats a compact bar at the scroll edge like another bar at the scroll edge rather than like a compact bar.
  private func barMetrics(for traits: ThemeTraits) -> (metrics: UIBarMetrics, isScrollEdge: Bool) {
    var candidates = [(metrics: traits.metrics, isScrollEdge: traits.isScrollEdge)]
    if traits.isScrollEdge { candidates += [(.default, true), (traits.metrics, false)] }
    if traits.metrics == .compactPrompt { candidates.append((.compact, false)) }
    return candidates.first { candidate in
      contains { $0.metrics == candidate.metrics && $0.isScrollEdge == candidate.isScrollEdge }
    } ?? (.default, false)
  }

  /// Both settings together, or else the first of button shapes and high contrast.
  private func accessibility(for traits: ThemeTraits) -> ThemeAccessibility {
    let candidates: [(holds: Bool, value: ThemeAccessibility)] = [
      (traits.isHighContrast && traits.showsButtonShapes, .highContrastAndButtonShapes),
      (traits.showsButtonShapes, .buttonShapes), (traits.isHighContrast, .highContrast),
    ]
    return candidates.first { candidate in
      candidate.holds && contains { $0.accessibility == candidate.value }
    }?.value ?? .any
  }
}
