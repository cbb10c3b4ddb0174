import Foundation

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  private var titles: [UInt: String] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  public private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [background, picture, label] { addSubview(view) }
    label.lineBreakMode = .byTruncatingMiddle
    label.textColor = .white
    label.shadowOffset = .zero
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  @available(iOS 14.0, *)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  @available(iOS 15.0, *)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set { insets.content = newValue }
  }
  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set { insets.title = newValue }
  }
  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set { insets.image = newValue }
  }
  private var insets = (content: UIEdgeInsets.zero, title: UIEdgeInsets.zero, image: UIEdgeInsets.zero) {
    didSet { invalidateIntrinsicContentSize() }
  }
  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var adjustsImageWhenHighlighted: Bool {
    get { adjusts.highlighted }
    set { adjusts.highlighted = newValue }
  }
  @available(iOS, introduced: 2.0, deprecated: 15.0)
  open var adjustsImageWhenDisabled: Bool {
    get { adjusts.disabled }
    set { adjusts.disabled = newValue }
  }
  private var adjusts = (highlighted: true, disabled: true)

  private var storedConfiguration: (any Sendable)?
  @available(iOS 15.0, *)
  open var configuration: UIButton.Configuration? {
    get { storedConfiguration as? UIButton.Configuration }
    set { storedConfiguration = newValue }
  }
  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { nil }
    set { newValue?(self) }
  }

  override func stateChanged() { setNeedsLayout() }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    changed()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    styledTitles[state.rawValue] = title
    changed()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    changed()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
    changed()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    changed()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
    changed()
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    layOut()
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    styledTitles[state.rawValue]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors[state.rawValue] }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state.rawValue] }

  // A state that has none takes that of normal, also where it is two at once.
  private func current<Value>(_ values: [UInt: Value]) -> Value? { values[state.rawValue] ?? values[0] }

  open var currentTitle: String? { current(titles) }
  open var currentAttributedTitle: NSAttributedString? { current(styledTitles) }
  open var currentTitleColor: UIColor { current(titleColors) ?? .white }
  open var currentImage: UIImage? { current(images) }
  open var currentBackgroundImage: UIImage? { current(backgroundImages) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets.content) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: insets.title)
    let size = label.intrinsicContentSize
    let width = max(0, min(size.width, room.width))
    return CGRect(
      x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: insets.image)
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    let (text, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    let back = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(text.width + image.width + insets.content.left + insets.content.right, back.width),
      height: max(max(text.height, image.height) + insets.content.top + insets.content.bottom, back.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    label.shadowColor = current(titleShadowColors)
    picture.image = currentImage
    background.image = currentBackgroundImage
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }
}

public struct UIBackgroundConfiguration: @unchecked Sendable {
  @available(iOS 14.0, *)
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public var backgroundColor: UIColor?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
}

extension UIButton {
  @available(iOS 15.0, *)
  public struct Configuration: @unchecked Sendable {
    public static func plain() -> UIButton.Configuration { Configuration() }
    public static func filled() -> UIButton.Configuration { Configuration() }
    public static func borderless() -> UIButton.Configuration { Configuration() }

    public var background = UIBackgroundConfiguration()
    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titlePadding: CGFloat = 1
    public var imagePadding: CGFloat = 0
  }
}
