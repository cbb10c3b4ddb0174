import UIKit

/// How a `UITextField` looks. A field doesn't tell when it is enabled, disabled or given another placeholder: apply its look
/// again then, or use a `ThemeTextField`.
public struct TextFieldLook: ControlLook {
  public var background: ImageLook?
  public var title: TextLook?
  public var placeholder: TextLook?

  public init() {}

  public func dress(_ field: UITextField, for traits: UITraitCollection) {
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

/// A text field with a look of a theme, and the theme's insets around its text.
open class ThemeTextField: UITextField {
  /// How the field looks.
  public var look: TextFieldLook { didSet { look.apply(to: self) } }

  public init(_ look: TextFieldLook, placeholder: String? = nil) {
    self.look = look
    super.init(frame: .zero)
    self.placeholder = placeholder
    look.apply(to: self)
  }

  /// Creates a field from Interface Builder. It has the platform's look until it is given another one.
  public required init?(coder: NSCoder) {
    look = TextFieldLook()
    super.init(coder: coder)
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { look.apply(to: self) } } }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: insets(of: look.title))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).inset(by: insets(of: look.title))
  }

  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds).inset(by: insets(of: look.placeholder ?? look.title))
  }

  private func insets(of text: TextLook?) -> UIEdgeInsets {
    let insets = text?.title(themeState, for: traitCollection)?.insets.sides ?? .zero
    if insets != .zero { return insets }
    return look.title?.title(themeState, for: traitCollection)?.insets.sides ?? .zero
  }
}

/// How a `UISearchBar` looks. After the bar was given another placeholder, apply the look again.
public struct SearchBarLook: AppearanceLook {
  public typealias Control = UISearchBar

  public var background: ImageLook?
  public var field: ImageLook?
  public var title: TextLook?
  public var placeholder: TextLook?

  public init() {}

  public func dress(appearance bar: UISearchBar, for traits: UITraitCollection) {
    if let background { bar.backgroundImage = background.picture(for: traits) }
    if let field {
      for state in [UIControl.State.normal, .disabled] {
        bar.setSearchFieldBackgroundImage(field.picture(state, for: traits), for: state)
      }
    }
    if let offset = title?.title(for: traits)?.offset { bar.searchTextPositionAdjustment = offset }
  }

  public func dress(_ bar: UISearchBar, for traits: UITraitCollection) {
    dress(appearance: bar, for: traits)
    if let field, bar.searchTextField.isEditing {
      bar.setSearchFieldBackgroundImage(field.picture(.focused, for: traits), for: .normal)
    }
    bar.searchTextField.dress(title, placeholder: placeholder, for: traits)
  }
}

extension UITextField {
  /// The field's state in a theme, where a field is focused while it is edited.
  fileprivate var themeState: UIControl.State {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    return isEditing ? state.union(.focused) : state
  }

  /// Sets the look of the text and of the placeholder. A plain `UITextField` doesn't take offsets and insets.
  fileprivate func dress(_ text: TextLook?, placeholder look: TextLook?, for traits: UITraitCollection) {
    if let title = text?.title(themeState, for: traits) {
      defaultTextAttributes = title.attributes()
      textAlignment = title.textAlignment
      contentVerticalAlignment = title.verticalAlignment
    }
    if let title = look?.title(for: traits), let placeholder {
      attributedPlaceholder = NSAttributedString(
        string: title.shown(placeholder), attributes: title.attributes())
    }
  }
}
