// Part: CONTROLS
import UIKit

extension MyTheme {
  /// How a `UISlider` looks.
  struct SliderLook: AppearanceLook {
    typealias Control = UISlider
    var minimum: ImageLook?
    var maximum: ImageLook?
    var thumb: ImageLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance slider: UISlider, for traits: UITraitCollection) {
      minimum?.each(traits) { slider.setMinimumTrackImage($0, for: $1) }
      maximum?.each(traits) { slider.setMaximumTrackImage($0, for: $1) }
      thumb?.each(traits) { slider.setThumbImage($0, for: $1) }
    }
  }

  /// How a `UIProgressView` looks.
  struct ProgressBarLook: AppearanceLook {
    typealias Control = UIProgressView
    var track: ImageLook?
    var fill: ImageLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance bar: UIProgressView, for traits: UITraitCollection) {
      if let track { bar.trackImage = track.picture(for: traits) }
      if let fill { bar.progressImage = fill.picture(for: traits) }
    }
  }

  /// How a `UISwitch` looks. The platform draws it, and takes two colors.
  struct SwitchLook: AppearanceLook {
    typealias Control = UISwitch
    var on: ColorLook?
    /// For code of the app: a switch does not take it.
    var off: ColorLook?
    var thumb: ColorLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance view: UISwitch, for traits: UITraitCollection) {
      if let on { view.onTintColor = on.facts(for: Traits(traits)).color }
      if let thumb { view.thumbTintColor = thumb.facts(for: Traits(traits)).color }
    }
  }

  /// The picture between segments in two states.
  struct StatePair {
    let left: UIControl.State
    let right: UIControl.State
    let look: ImageLook
    #if SHARED

      init(left: UIControl.State, right: UIControl.State, look: ImageLook) {
        self.left = left
        self.right = right
        self.look = look
      }
    #endif

    /// How many of the states are named for neighbors in two states; nil if it is for others.
    fileprivate func match(_ left: UIControl.State, _ right: UIControl.State) -> Int? {
      guard left.isSuperset(of: self.left), right.isSuperset(of: self.right) else { return nil }
      return self.left.rawValue.nonzeroBitCount + self.right.rawValue.nonzeroBitCount
    }
  }

  /// How a `UISegmentedControl` looks.
  struct SegmentedControlLook: AppearanceLook {
    typealias Control = UISegmentedControl
    var segment: ImageLook?
    var divider: ImageLook?
    var dividerBetween: [StatePair] = []
    var title: TextLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance control: UISegmentedControl, for traits: UITraitCollection) {
      segment?.each(traits) { control.setBackgroundImage($0, for: $1, barMetrics: .default) }
      dressDividers(of: control, for: traits)
      guard let title else { return }
      for state in title.states {
        let text = title.title(state, for: traits)
        control.setTitleTextAttributes(text?.attributes(tint: nil), for: state)
      }
      if let offset = title.title(for: traits)?.offset {
        control.setContentPositionAdjustment(offset, forSegmentType: .any, barMetrics: .default)
      }
    }

    private func dressDividers(of control: UISegmentedControl, for traits: UITraitCollection) {
      guard divider != nil || !dividerBetween.isEmpty else { return }
      var states = segment?.states ?? [.normal]
      for state in dividerBetween.flatMap({ [$0.left, $0.right] }) where !states.contains(state) {
        states.append(state)
      }
      for left in states {
        for right in states {
          control.setDividerImage(
            look(between: left, right)?.picture(for: traits), forLeftSegmentState: left,
            rightSegmentState: right, barMetrics: .default)
        }
      }
    }

    /// The picture whose states are the most of those that two neighbors are in.
    private func look(between left: UIControl.State, _ right: UIControl.State) -> ImageLook? {
      let pairs = dividerBetween.compactMap { pair in pair.match(left, right).map { (pair, $0) } }
      return pairs.max { $0.1 < $1.1 }?.0.look ?? divider
    }
  }

  /// How a `UITextField` looks. A field says nothing when it is enabled or disabled, or given another
  /// placeholder: apply its look again then. `TextField` does so itself.
  struct TextFieldLook: ControlLook {
    typealias Control = UITextField
    var background: ImageLook?
    var title: TextLook?
    var placeholder: TextLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(_ field: UITextField, for traits: UITraitCollection) {
      if let background {
        let picture = background.picture(field.isEditing ? .focused : .normal, for: traits)
        // A field with a rounded border of its own ignores pictures.
        if picture != nil { field.borderStyle = .none }
        field.background = picture
        field.disabledBackground = background.picture(.disabled, for: traits)
      }
      field.dress(title, placeholder: placeholder, for: traits)
    }
  }

  /// A text field that keeps the look of the theme, with the room around its text.
  class TextField: UITextField {
    /// How it looks.
    var look: TextFieldLook { didSet { look.apply(to: self) } }

    init(_ look: TextFieldLook, placeholder: String? = nil) {
      self.look = look
      super.init(frame: .zero)
      self.placeholder = placeholder
      look.apply(to: self)
    }

    /// From Interface Builder: it has the platform's look until it is given another one.
    required init?(coder: NSCoder) {
      look = TextFieldLook()
      super.init(coder: coder)
    }

    override var isEnabled: Bool { didSet { if isEnabled != oldValue { look.apply(to: self) } } }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: room(look.title))
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).inset(by: room(look.title))
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.placeholderRect(forBounds: bounds).inset(by: room(look.placeholder ?? look.title))
    }

    private func room(_ text: TextLook?) -> UIEdgeInsets {
      let insets = text?.title(themeState, for: traitCollection)?.insets ?? .zero
      let own = look.title?.title(themeState, for: traitCollection)?.insets ?? .zero
      return insets == .zero ? own : insets
    }
  }
}

extension UITextField {
  /// The state that a theme knows it by: a field is focused while it is edited.
  fileprivate var themeState: UIControl.State {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    return isEditing ? state.union(.focused) : state
  }

  /// Gives it the look of a text and of a placeholder. Their offsets and insets are not a field's to keep.
  fileprivate func dress(
    _ text: MyTheme.TextLook?, placeholder look: MyTheme.TextLook?, for traits: UITraitCollection
  ) {
    if let title = text?.title(themeState, for: traits) {
      defaultTextAttributes = title.attributes(tint: nil)
      textAlignment = title.textAlignment(isRightToLeft: traits.layoutDirection == .rightToLeft)
      contentVerticalAlignment = title.verticalAlignment
    }
    if let title = look?.title(for: traits), let placeholder {
      attributedPlaceholder = NSAttributedString(
        string: title.transform.applied(to: placeholder), attributes: title.attributes(tint: nil))
    }
  }
}

extension MyTheme {
  /// How a `UISearchBar` looks. After the bar was given another placeholder, apply the look again.
  struct SearchBarLook: AppearanceLook {
    typealias Control = UISearchBar
    var background: ImageLook?
    var field: ImageLook?
    var title: TextLook?
    var placeholder: TextLook?
    #if PUBLIC || SHARED

      init() {}
    #endif

    func dress(appearance bar: UISearchBar, for traits: UITraitCollection) {
      if let background { bar.backgroundImage = background.picture(for: traits) }
      if let field {
        for state in [UIControl.State.normal, .disabled] {
          bar.setSearchFieldBackgroundImage(field.picture(state, for: traits), for: state)
        }
      }
      if let offset = title?.title(for: traits)?.offset { bar.searchTextPositionAdjustment = offset }
    }

    func dress(_ bar: UISearchBar, for traits: UITraitCollection) {
      dress(appearance: bar, for: traits)
      guard #available(iOS 13.0, *) else { return }
      let text = bar.searchTextField
      if let field, text.isEditing {
        bar.setSearchFieldBackgroundImage(field.picture(.focused, for: traits), for: .normal)
      }
      text.dress(title, placeholder: placeholder, for: traits)
    }
  }
}
