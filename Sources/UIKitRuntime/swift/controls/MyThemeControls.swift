// Part: CONTROLS
import UIKit

extension MyTheme {
  /// How a control looks: a value with a look for each of its parts, which dresses controls that are there.
  @MainActor
  protocol ControlLook {
    associatedtype Control: UIView
    init()
    /// Sets what the theme says for these traits.
    func dress(_ control: Control, for traits: UITraitCollection)
  }

  /// How a control looks whose appearance proxy takes the same.
  @MainActor
  protocol AppearanceLook: ControlLook {
    /// Sets what the theme says for these traits, as far as an appearance proxy takes it.
    func dress(appearance proxy: Control, for traits: UITraitCollection)
  }

  /// Text of a control at a moment.
  struct TextFacts: LookFacts, Equatable {
    var title: Title?
    #if PUBLIC || SHARED

      init() {}
    #endif
    #if SCALING

      mutating func scaleText(to contentSize: UIContentSizeCategory) {
        title?.font.contentSize = contentSize
      }
    #endif
  }

  /// The titles and icons of a control's items at a moment.
  struct ItemFacts: LookFacts, Equatable {
    var title: Title?
    var icon: Icon?
    #if PUBLIC || SHARED

      init() {}
    #endif
    #if SCALING

      mutating func scaleText(to contentSize: UIContentSizeCategory) {
        title?.font.contentSize = contentSize
      }
    #endif
  }

  /// A picture around content of the app at a moment.
  struct FrameFacts: LookFacts, Equatable {
    var image: Shown?
    /// The space between the edges and the content.
    var content = UIEdgeInsets.zero
    #if PUBLIC || SHARED

      init() {}
    #endif
  }

  /// A part of which only the color can be chosen, at a moment; nil for the platform's own.
  struct ColorFacts: LookFacts, Equatable {
    var color: UIColor?
    #if PUBLIC || SHARED

      init() {}
    #endif
  }

  typealias TextLook = Look<TextFacts>
  typealias ItemLook = Look<ItemFacts>
  typealias FrameLook = Look<FrameFacts>
  typealias ColorLook = Look<ColorFacts>
}

extension MyTheme.ControlLook {
  init(_ say: @MainActor (inout Self) -> Void) {
    self.init()
    say(&self)
  }

  /// Gives a control this look, and again whenever its traits or the settings of accessibility change.
  func apply(to control: Control) {
    MyTheme.Dressing.keep(control) { control in self.dress(control, for: control.traitCollection) }
  }
}

extension MyTheme.AppearanceLook {
  func dress(_ control: Control, for traits: UITraitCollection) { dress(appearance: control, for: traits) }

  /// Gives controls that are made later this look: `apply(toAppearance: UISlider.appearance())`. A proxy
  /// knows no traits: what the catalog tells apart follows them, for anything else call it again.
  func apply(toAppearance proxy: Control, compatibleWith traits: UITraitCollection? = nil) {
    dress(appearance: proxy, for: traits ?? MyTheme.currentTraits)
  }
}

extension MyTheme {
  /// Keeps a view dressed for as long as it is there.
  @MainActor
  final class Dressing {
    private var dress: @MainActor () -> Void = {}
    private var observations: [Observation] = []
    private var isEditing = false

    /// Dresses a view now and whenever something changes, in place of what it was dressed in before.
    static func keep<View: UIView>(_ view: View, dress: @escaping @MainActor (View) -> Void) {
      let dressing = Kept.value(of: view) { Dressing(view) }
      dressing.dress = { [weak view] in
        if let view { dress(view) }
      }
      dressing.dress()
    }

    private init(_ view: UIView) {
      for name in Observation.accessibility {
        observations.append(Observation(of: name) { [weak self] in self?.dress() })
      }
      watchEditing(of: view)
      if #available(iOS 17.0, *) {
        view.registerForTraitChanges(MyTheme.watchedTraits) {
          [weak self] (_: UIView, _: UITraitCollection) in
          self?.dress()
        }
      } else {
        view.insertSubview(TraitWatcher { [weak self] in self?.dress() }, at: 0)
      }
    }

    /// A field has another state while it is edited: what is said of one is said to all who listen.
    private func watchEditing(of view: UIView) {
      var field = view as? UITextField
      if #available(iOS 13.0, *), let bar = view as? UISearchBar { field = bar.searchTextField }
      guard let field else { return }
      for name in [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification] {
        observations.append(
          Observation(of: name) { [weak self, weak field] in
            guard let self, let field, field.isEditing != isEditing else { return }
            isEditing = field.isEditing
            dress()
          })
      }
    }
  }
}

extension MyTheme.Look {
  /// Each combination of the states that the theme names: UIKit itself shows the normal state for one that it
  /// was told nothing of.
  var states: [UIControl.State] {
    var states: [UIControl.State] = [.normal]
    for state in [UIControl.State.highlighted, .disabled, .selected, .focused]
    where variants.contains(where: { $0.state.contains(state) }) {
      states += states.map { $0.union(state) }
    }
    return states
  }
}

extension MyTheme.ImageLook {
  /// The picture in a state; nil for the platform's own.
  func picture(_ state: UIControl.State = .normal, for traits: UITraitCollection) -> UIImage? {
    facts(for: MyTheme.Traits(traits, state: state)).image?.art?.image(compatibleWith: traits)
  }

  /// Has the picture of each state set.
  func each(_ traits: UITraitCollection, set: @MainActor (UIImage?, UIControl.State) -> Void) {
    for state in states { set(picture(state, for: traits), state) }
  }
}

extension MyTheme.TextLook {
  /// The text in a state.
  func title(_ state: UIControl.State = .normal, for traits: UITraitCollection) -> MyTheme.Title? {
    facts(for: MyTheme.Traits(traits, state: state)).title
  }
}
