import UIKit

/// A value with a look for each part of something. A part that is nil is the platform's own.
@MainActor
public protocol LookOfParts {
  /// Creates the platform's own look.
  init()
}

extension LookOfParts {
  /// Creates a look by setting its parts.
  public init(_ set: @MainActor (inout Self) -> Void) {
    self.init()
    set(&self)
  }
}

/// How a control looks.
@MainActor
public protocol ControlLook: LookOfParts {
  associatedtype Control: UIView
  /// Sets what the look says for the given traits.
  func dress(_ control: Control, for traits: UITraitCollection)
}

/// How a control looks whose appearance proxy takes the same settings.
@MainActor
public protocol AppearanceLook: ControlLook {
  /// Sets what the look says for the given traits, as far as an appearance proxy takes it.
  func dress(appearance proxy: Control, for traits: UITraitCollection)
}

extension ControlLook {
  /// Gives a control this look, and updates it whenever the control's traits or a setting of accessibility changes.
  public func apply(to control: Control) {
    ControlDressing.dress(control) { control in self.dress(control, for: control.traitCollection) }
  }
}

extension AppearanceLook {
  public func dress(_ control: Control, for traits: UITraitCollection) {
    dress(appearance: control, for: traits)
  }

  /// Gives controls that are created later this look: `look.apply(toAppearance: UISlider.appearance())`. A proxy has no
  /// traits: the asset catalog's variants follow those of each control, and for other variants you call this again.
  public func apply(toAppearance proxy: Control, compatibleWith traits: UITraitCollection? = nil) {
    dress(appearance: proxy, for: traits ?? .current)
  }
}

/// Keeps a view dressed for as long as it exists.
@MainActor
final class ControlDressing {
  private var dress: @MainActor () -> Void = {}
  private var traits: TraitObservation?
  private var isEditing = false

  /// Dresses a view now and whenever something changes, in place of what it was dressed in before.
  static func dress<View: UIView>(_ view: View, _ dress: @escaping @MainActor (View) -> Void) {
    let dressing = AssociatedValues.value(of: view) { ControlDressing(view) }
    dressing.dress = { [weak view] in
      if let view { dress(view) }
    }
    dressing.dress()
  }

  private init(_ view: UIView) {
    let traits = TraitObservation(of: view) { [weak self] in self?.dress() }
    self.traits = traits
    let field = (view as? UISearchBar)?.searchTextField ?? view as? UITextField
    guard let field else { return }
    // UIKit posts these for every field.
    for name in [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification] {
      traits.observe(name) { [weak self, weak field] in
        guard let self, let field, field.isEditing != isEditing else { return }
        isEditing = field.isEditing
        dress()
      }
    }
  }
}

extension ThemeLook where Facts == ImageFacts {
  /// The picture in a state; nil for the platform's own.
  func picture(_ state: UIControl.State = .normal, for traits: UITraitCollection) -> UIImage? {
    facts(for: ThemeTraits(traits, state: state)).image?.art?.image(compatibleWith: traits)
  }

  /// Calls `set` with the picture of each state.
  func forEachState(_ traits: UITraitCollection, _ set: @MainActor (UIImage?, UIControl.State) -> Void) {
    for state in states { set(picture(state, for: traits), state) }
  }
}

extension ThemeLook where Facts == TextFacts {
  /// The text in a state; nil for the platform's own.
  func title(_ state: UIControl.State = .normal, for traits: UITraitCollection) -> ThemeTitle? {
    facts(for: ThemeTraits(traits, state: state)).shownTitle
  }
}
