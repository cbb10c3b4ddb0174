import Foundation

@MainActor open class UITextField: UIControl, Recorded {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  public private(set) lazy var recordedName = nameForRecord()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String?
  open var borderStyle = BorderStyle.none { didSet { record("borderStyle", borderStyle) } }
  open var background: UIImage? { didSet { record("background", background) } }
  open var disabledBackground: UIImage? { didSet { record("disabledBackground", disabledBackground) } }
  open var textAlignment = NSTextAlignment.natural { didSet { record("textAlignment", textAlignment) } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { record("defaultTextAttributes", defaultTextAttributes) }
  }
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { Recorder.silently { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      let attributes = attributedPlaceholder.map { text in
        text.length == 0 ? [:] : text.attributes(at: 0, effectiveRange: nil)
      }
      record("attributedPlaceholder", "\(attributedPlaceholder?.string ?? "") \(Recorder.text(attributes))")
    }
  }
  open private(set) var isEditing = false

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// What is seen behind the text: with its rounded border a field ignores pictures, and one for disabled fields is seen
  /// only beside one for others.
  public var simulatedBackground: UIImage? {
    guard borderStyle != .roundedRect, let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }

  /// The user begins or ends editing.
  public func simulateEditing(_ begins: Bool) {
    isEditing = begins
    let name =
      begins ? UITextField.textDidBeginEditingNotification : UITextField.textDidEndEditingNotification
    NotificationCenter.default.post(name: name, object: self)
  }
}

@available(iOS 13.0, *)
@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()
  private lazy var field = UISearchTextField(frame: .zero)

  public class func appearance() -> Self { Proxies.of(self) { UISearchBar(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  @available(iOS 13.0, *)
  open var searchTextField: UISearchTextField {
    precondition(!isProxy, "the text field of an appearance proxy")
    return field
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var backgroundImage: UIImage? { didSet { record("backgroundImage", backgroundImage) } }
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { record("searchTextPositionAdjustment", searchTextPositionAdjustment) }
  }

  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    precondition(state == .normal || state == .disabled, "a search field is normal or disabled")
    note("setSearchFieldBackgroundImage(\(Recorder.text(backgroundImage)), for: \(state))")
  }
}
