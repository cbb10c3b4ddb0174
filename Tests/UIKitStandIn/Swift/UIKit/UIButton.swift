import Foundation

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  @available(iOS 14.0, *)
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private var titles: [UInt: String] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  let (label, subtitle) = (UILabel(frame: .zero), UILabel(frame: .zero))
  let (picture, background) = (UIImageView(frame: .zero), UIImageView(frame: .zero))
  var effectView: UIVisualEffectView?
  public private(set) var buttonType = ButtonType.custom
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled: Bool {
    get { isPointed }
    set { isPointed = newValue }
  }
  private var isPointed = false
  private var behavior: (role: Int, style: UInt, changesSelection: Bool, isHeld: Bool) = (0, 0, false, false)
  private var ownMenu: UIMenu?
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      hasContextMenu = newValue != nil
    }
  }
  @available(iOS 14.0, *)
  open var role: UIButton.Role {
    get { Role(rawValue: behavior.role) ?? .normal }
    set { behavior.role = newValue.rawValue }
  }
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool {
    get { behavior.changesSelection }
    set { behavior.changesSelection = newValue }
  }
  @available(iOS 15.0, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { UIBehavioralStyle(rawValue: behavior.style) ?? .automatic }
    set { behavior.style = newValue.rawValue }
  }
  @available(iOS 15.0, *)
  open var isHeld: Bool { behavior.isHeld }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [background, picture, label] as [UIView] { addSubview(view) }
    label.lineBreakMode = .byTruncatingMiddle
    label.textColor = .white
    label.shadowOffset = .zero
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  @available(iOS 14.0, *)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  @available(iOS 15.0, *)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let action = primaryAction {
      if !action.title.isEmpty { configuration.title = action.title }
      if let image = action.image { configuration.image = image }
      addAction(action, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  @available(iOS 15.0, *)
  open var subtitleLabel: UILabel? { subtitle }

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
      if newValue != nil && !isUpdating { needsConfiguration = true }
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
      if newValue != nil && configuration == nil { configuration = .plain() }
      setNeedsUpdateConfiguration()
    }
  }
  private var updatesAutomatically = true
  @available(iOS 15.0, *)
  open var automaticallyUpdatesConfiguration: Bool {
    get { updatesAutomatically }
    set { updatesAutomatically = newValue }
  }
  private var (needsConfiguration, isUpdating) = (false, false)

  // Both are told before the button is next measured or laid out, once for all that changed.
  @available(iOS 15.0, *)
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  // The handler is called after this method, whatever a subclass does in it.
  @available(iOS 15.0, *)
  open func updateConfiguration() {}

  private func updateIfNeeded() {
    guard needsConfiguration, !isUpdating else { return }
    (needsConfiguration, isUpdating) = (false, true)
    defer { isUpdating = false }
    if #available(iOS 15.0, *) {
      if updatesAutomatically { storedConfiguration = configuration?.updated(for: self) }
      updateConfiguration()
      handler?(self)
    }
  }

  override func stateChanged() {
    if storedConfiguration != nil { needsConfiguration = true }
    setNeedsLayout()
  }

  /// What `updateConfiguration` asks of the traits is followed from iOS 18 on.
  func traitsChanged() { if StandIn.isAvailable(18) { stateChanged() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // Actions.

  override func endedInside() { triggerPrimaryAction() }

  private var showsMenu: Bool {
    if #available(iOS 14.0, *) { showsMenuAsPrimaryAction && menu != nil } else { false }
  }

  override func triggerPrimaryAction() {
    if showsMenu { return showMenu() }
    if behavior.changesSelection { isSelected.toggle() }
    super.triggerPrimaryAction()
  }

  private func showMenu() {
    Recorder.note("-- \(type(of: self)) shows its menu: \(ownMenu?.simulatedTitles ?? [])")
    behavior.isHeld = true
    if #available(iOS 14.0, *) { sendActions(for: .menuActionTriggered) }
    behavior.isHeld = false
  }

  // A finger opens the menu at once, and has no more to say to the button.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, showsMenu else { return super.touchesBegan(touches, with: event) }
    showMenu()
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
  open var currentTitleShadowColor: UIColor? { current(titleShadowColors) }
  open var currentImage: UIImage? { current(images) }
  open var currentBackgroundImage: UIImage? { current(backgroundImages) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets.content) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: insets.title)
    var size = label.intrinsicContentSize
    size.width = max(0, min(size.width, room.width))
    return place(size, in: room, effectiveUserInterfaceLayoutDirection == .rightToLeft, fills: false)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: insets.image)
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    updateIfNeeded()
    if #available(iOS 15.0, *), let configuration { return contentSize(configuration) }
    let (text, image) = (label.intrinsicContentSize, currentImage?.size ?? .zero)
    let back = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(text.width + image.width + insets.content.left + insets.content.right, back.width),
      height: max(max(text.height, image.height) + insets.content.top + insets.content.bottom, back.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    if #available(iOS 15.0, *), let configuration, size.width > 0, size.width < wanted.width {
      return contentSize(configuration, width: size.width)
    }
    return wanted
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    layOut()
  }
}
