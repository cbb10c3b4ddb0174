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
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled: Bool {
    get { isPointed }
    set { isPointed = newValue }
  }
  private var isPointed = false
  private var ownMenu: UIMenu?
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { ownMenu }
    set { ownMenu = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

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
    set {
      storedConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var handler: ((UIButton) -> Void)?
  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { handler }
    set {
      handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var needsConfiguration = false

  // The handler is called before the button is next laid out, once for all that changed.
  @available(iOS 15.0, *)
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  @available(iOS 15.0, *)
  open func updateConfiguration() { handler?(self) }

  override func stateChanged() {
    needsConfiguration = storedConfiguration != nil
    setNeedsLayout()
  }

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
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
    switch contentHorizontalAlignment {
    case .left: x = room.minX
    case .right: x = room.maxX - width
    case .leading: x = isRightToLeft ? room.maxX - width : room.minX
    case .trailing: x = isRightToLeft ? room.minX : room.maxX - width
    default: x = room.midX - width / 2
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = room.minY
    case .bottom: y = room.maxY - size.height
    default: y = room.midY - size.height / 2
    }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: insets.image)
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    if #available(iOS 15.0, *), let configuration {
      let (text, image) = (configuration.shownTitle?.size() ?? .zero, configuration.image?.size ?? .zero)
      let (insets, gap) = (configuration.contentInsets, image == .zero ? 0 : configuration.imagePadding)
      return CGSize(
        width: text.width.rounded(.up) + gap + image.width + insets.leading + insets.trailing,
        height: max(text.height.rounded(.up), image.height) + insets.top + insets.bottom)
    }
    let (text, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    let back = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(text.width + image.width + insets.content.left + insets.content.right, back.width),
      height: max(max(text.height, image.height) + insets.content.top + insets.content.bottom, back.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if #available(iOS 15.0, *), needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    layOut()
  }

  @available(iOS 15.0, *)
  private func layOut(_ configuration: UIButton.Configuration) {
    label.attributedText = configuration.shownTitle
    picture.image = configuration.image
    background.image = configuration.background.image
    background.backgroundColor = configuration.background.backgroundColor
    background.contentMode = configuration.background.imageContentMode
    background.frame = bounds
    let insets = configuration.contentInsets
    let content = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let (text, image) = (label.intrinsicContentSize, configuration.image?.size ?? .zero)
    let gap = image == .zero ? 0 : configuration.imagePadding
    let width = min(text.width + gap + image.width, max(content.width, 0))
    let x = content.midX - width / 2
    let imageFirst = configuration.imagePlacement != .trailing
    picture.frame = CGRect(
      x: imageFirst ? x : x + width - image.width, y: content.midY - image.height / 2, width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: imageFirst ? x + image.width + gap : x, y: content.midY - text.height / 2,
      width: max(width - gap - image.width, 0), height: text.height)
  }

  private func layOut() {
    if #available(iOS 15.0, *), let configuration { return layOut(configuration) }
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
