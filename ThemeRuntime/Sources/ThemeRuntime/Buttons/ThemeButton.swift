import UIKit

/// A button with a look of a theme: its art, title, icon, sizes and states, at every text size.
///
/// It is a `UIButton`, so menus, roles, actions, pointers, keyboards and accessibility work as with any other. Auto Layout,
/// bars and `sizeToFit` give it the width that its title needs; a frame that the app sets stays. In Interface Builder, its
/// class is `ThemeButton` and `lookName` its look.
#if canImport(ObjectiveC)
  @objc(ThemeButton)
#endif
open class ThemeButton: UIButton {
  private(set) lazy var dressing = ButtonDressing(.platform, of: self)
  private var spokenLabel: String?
  /// Whether the button is in an item of a bar, where its bounds include the area that takes touches.
  private var isInBar = false
  /// The bounds and the frame of the art for which the configuration was made.
  private var configured = (bounds: CGRect.zero, face: CGRect.zero)
  private var measured = CGSize.zero

  /// Creates a button. Without a title, it has that of its primary action.
  public init(_ look: ButtonLook, title: String? = nil, primaryAction: UIAction? = nil) {
    super.init(frame: .zero)
    setUp()
    dressing.look = look
    self.title = title ?? primaryAction?.title
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    sizeToFit()
  }

  /// Creates a button from Interface Builder. It has the platform's look until it is given another one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    dressing.face = { [weak self] in
      guard let self else { return .zero }
      configured = (bounds, face)
      return configured.face
    }
    dressing.update()
  }

  /// How the button looks.
  public var look: ButtonLook {
    get { dressing.look }
    set { dressing.look = newValue }
  }

  /// The path of the button's look in the theme that is in use, such as `buttons/primary`, as Interface Builder sets it.
  @IBInspectable public var lookName: String {
    get { look.name }
    set { look = ThemeTable.current.button(newValue) ?? .platform }
  }

  /// The metrics of the bar that contains the button; nil derives them from the vertical size class.
  public var metrics: UIBarMetrics? {
    get { dressing.metrics }
    set { dressing.metrics = newValue }
  }

  /// The button's title, as the app writes it.
  @IBInspectable public var title: String? {
    get { dressing.title }
    set { dressing.title = newValue }
  }

  /// Changes the title, with a cross-fade if `animated` is true.
  public func setTitle(_ title: String?, animated: Bool) { setThemeTitle(title, animated: animated) }

  open override func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal { self.title = title } else { super.setTitle(title, for: state) }
  }

  open override func updateConfiguration() {
    super.updateConfiguration()
    dressing.configure(self)
    let size = dressing.size(of: self)
    if size != measured {
      measured = size
      invalidateIntrinsicContentSize()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
  }

  /// An item for a bar that shows the button without the platform's background behind it. A bar passes on touches only within
  /// an item's view, so the item is as large as the area that takes touches.
  public func barButtonItem() -> UIBarButtonItem {
    isInBar = true
    translatesAutoresizingMaskIntoConstraints = false
    invalidateIntrinsicContentSize()
    return itemWithoutBackground()
  }

  /// The frame of the art: the bounds, or in a bar the side of them where the bar's items begin.
  private var face: CGRect {
    guard isInBar else { return bounds }
    let (size, insets) = (dressing.size(of: self), alignmentRectInsets)
    let width = min(size.width, bounds.width)
    let middle = bounds.midY + (insets.top - insets.bottom) / 2
    return CGRect(
      x: isOnLeftSide ? bounds.minX : bounds.maxX - width,
      y: middle - (size.height + insets.top - insets.bottom) / 2, width: width, height: size.height)
  }

  private var isOnLeftSide: Bool {
    var view = superview
    while let candidate = view, !(candidate is UINavigationBar || candidate is UIToolbar) {
      view = candidate.superview
    }
    guard let bar = view else { return traitCollection.layoutDirection != .rightToLeft }
    return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: bar).x <= bar.bounds.midX
  }

  open override func layoutSubviews() {
    // The art of a button in a bar depends on the bounds. Another configuration asks for another layout.
    if isInBar, (bounds, face) != configured { dressing.configure(self) }
    super.layoutSubviews()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsUpdateConfiguration()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    configuration?.background.image?.alignmentRectInsets ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    let (size, insets) = (dressing.size(of: self), alignmentRectInsets)
    let aligned = CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    guard isInBar else { return aligned }
    let hitArea = dressing.facts(of: self).hitArea
    return CGSize(width: max(aligned.width, hitArea.width), height: max(aligned.height, hitArea.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ButtonGeometry.target(of: bounds, minimum: dressing.facts(of: self).hitArea).contains(point)
  }

  /// What the app says, or else the title as the app writes it.
  open override var accessibilityLabel: String? {
    get { spokenLabel ?? title ?? super.accessibilityLabel }
    set { spokenLabel = newValue }
  }

  /// What the app says, or else what VoiceOver reads.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? accessibilityLabel }
    set { super.largeContentTitle = newValue }
  }
}

extension UIView {
  /// An item for a bar that shows the view without the platform's background behind it.
  func itemWithoutBackground() -> UIBarButtonItem {
    let item = UIBarButtonItem(customView: self)
    if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
    return item
  }
}
