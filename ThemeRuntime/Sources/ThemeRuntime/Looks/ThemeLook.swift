import UIKit

/// How an element of a theme looks: what always holds, and what changes in a state, an appearance, a system or a direction.
@MainActor public struct ThemeLook<Facts: LookFacts> {
  /// The element's path in the theme: `buttons/primary`.
  public let name: String
  let bundle: Bundle
  private(set) var conditions: [ThemeCondition] = [ThemeCondition()]
  private var changes: [@MainActor (inout Facts) -> Void]

  /// Creates a look from what holds without any condition. Its art is in the asset catalog of the bundle.
  public init(
    _ name: String, in bundle: Bundle, _ change: @escaping @MainActor (inout Facts) -> Void = { _ in }
  ) {
    self.name = name
    self.bundle = bundle
    changes = [change]
  }

  /// Returns the look with a change that applies while all of the conditions hold. Later changes apply on top of earlier
  /// ones.
  public func when(
    state: UIControl.State = .normal, metrics: UIBarMetrics = .default, isScrollEdge: Bool = false,
    style: UIUserInterfaceStyle = .unspecified, accessibility: ThemeAccessibility = .any, system: Int = 0,
    isRightToLeft: Bool = false, _ change: @escaping @MainActor (inout Facts) -> Void = { _ in }
  ) -> ThemeLook {
    var look = self
    look.conditions.append(
      ThemeCondition(
        state: state, metrics: metrics, isScrollEdge: isScrollEdge, style: style,
        accessibility: accessibility, system: system, isRightToLeft: isRightToLeft))
    look.changes.append(change)
    return look
  }

  /// Everything that holds for the element under the given traits.
  public func facts(for traits: ThemeTraits = ThemeTraits()) -> Facts {
    let current = conditions.current(for: traits)
    var facts = Facts()
    for (condition, change) in zip(conditions, changes) where condition.holds(in: current) { change(&facts) }
    facts.settle(for: traits, in: bundle)
    return facts
  }

  /// The states that the look distinguishes, with each combination of them. UIKit shows the normal state for a state that it
  /// was not told about.
  var states: [UIControl.State] {
    var states: [UIControl.State] = [.normal]
    for state in [UIControl.State.highlighted, .disabled, .selected, .focused]
    where conditions.contains(where: { $0.state.contains(state) }) {
      states += states.map { $0.union(state) }
    }
    return states
  }

  /// Whether the look changes where nothing is scrolled beneath a bar.
  var distinguishesScrollEdge: Bool { conditions.contains { $0.isScrollEdge } }
}

/// What a look says about its element.
nonisolated public protocol LookFacts: Equatable {
  /// Creates the facts of an element about which nothing is said.
  init()
  /// Finishes the facts for the given traits: directions become sides, text takes the user's size, and art knows its bundle.
  mutating func settle(for traits: ThemeTraits, in bundle: Bundle)
}

public typealias ButtonLook = ThemeLook<ButtonFacts>
public typealias BarLook = ThemeLook<BarFacts>
public typealias ImageLook = ThemeLook<ImageFacts>
public typealias TextLook = ThemeLook<TextFacts>
public typealias ItemLook = ThemeLook<ItemFacts>
public typealias FrameLook = ThemeLook<FrameFacts>
public typealias ColorLook = ThemeLook<ColorFacts>
