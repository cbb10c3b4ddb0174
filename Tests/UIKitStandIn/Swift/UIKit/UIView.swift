import Foundation

@MainActor open class UIView: UIResponder, UIAppearanceContainer, UITraitEnvironment, UICoordinateSpace {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  var needsLayout = true
  var registrations: [any NSObjectProtocol] = []
  /// Whether it stands for views that are made later.
  var isProxy = false
  /// The controller whose view this is.
  weak var controller: UIViewController?

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { controller ?? superview }

  // Geometry.

  open var bounds = CGRect.zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      needsLayout = true
      superview?.needsLayout = true
      if autoresizesSubviews {
        for view in subviews { view.autoresize(in: bounds.size, from: oldValue.size) }
      }
    }
  }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
    }
  }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { layoutChanged() } }
  /// The active constraints whose items are this view and views inside.
  var heldConstraints: [NSLayoutConstraint] = []
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
  /// Whether its superview sets its frame, whatever it says of constraints.
  var isPlacedBySuperview = false
  var needsConstraints = true
  var (hugging, compressionResistance) = (
    [UILayoutPriority.defaultLow, .defaultLow], [UILayoutPriority.defaultHigh, .defaultHigh]
  )
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let (horizontal, vertical) = (horizontalFittingPriority, verticalFittingPriority)
    return CGSize(
      width: LayoutItems(self, .horizontal, fitting: (targetSize.width, horizontal)).length(),
      height: LayoutItems(self, .vertical, fitting: (targetSize.height, vertical)).length())
  }

  /// Nothing around a view asks for its size where its frame is simply set.
  open func invalidateIntrinsicContentSize() {
    guard isPlacedByConstraints || isPlacedBySuperview else { return }
    layoutChanged()
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
    layoutChanged()
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis.rawValue] = priority
    layoutChanged()
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  // Layout.

  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    layoutChanged()
  }
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open func draw(_ rect: CGRect) {}

  open func layoutIfNeeded() {
    root.placeByConstraints()
    layOutTree()
  }

  /// A view that sets frames in `layoutSubviews` changes what constraints go by, so there are two rounds of both.
  private func layOutTree() {
    for _ in 0..<2 {
      layOutOnce()
      root.placeByConstraints()
    }
    layOutOnce()
  }

  private func layOutOnce() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layOutOnce() }
  }

  open func layoutSubviews() {}

  // Hierarchy.

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "a view inside itself")
    if view.superview !== self { view.willMove(toSuperview: self) }
    let window = view.window
    if let old = view.superview {
      view.dropOuterConstraints()
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.isPlacedBySuperview = false
    view.moved(from: window)
    view.didMoveToSuperview()
    didAddSubview(view)
    needsLayout = true
  }

  open func removeFromSuperview() {
    guard let old = superview else { return }
    let window = window
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    dropOuterConstraints()
    old.subviews.removeAll { $0 === self }
    old.needsLayout = true
    superview = nil
    moved(from: window)
    didMoveToSuperview()
  }

  private func moved(from old: UIWindow?) {
    guard window !== old else { return }
    didMoveToWindow()
    tintColorDidChange()
    for view in subviews { view.moved(from: old) }
  }

  open func bringSubviewToFront(_ view: UIView) {
    if let index = subviews.firstIndex(of: view) { subviews.append(subviews.remove(at: index)) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if let index = subviews.firstIndex(of: view) { subviews.insert(subviews.remove(at: index), at: 0) }
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // Focus.

  open var canBecomeFocused: Bool { false }
  open internal(set) var isFocused = false

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  public internal(set) var interactions: [any UIInteraction] = []

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  // Looks.

  open var tag = 0
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  public let layer = CALayer()
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var contentMode = UIView.ContentMode.scaleToFill
  open var backgroundColor: UIColor?
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTintColor()
    }
  }

  private func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintColor() }
  }

  open func tintColorDidChange() {}

  // What Objective-C declares of every object.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  private var largeContent: (isShown: Bool, title: String?, image: UIImage?) = (false, nil, nil)
  @available(iOS 13.0, *)
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  @available(iOS 13.0, *)
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  @available(iOS 13.0, *)
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  open func accessibilityActivate() -> Bool { false }

  // Traits.

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return isRightToLeft ? .rightToLeft : .leftToRight
    default: return .leftToRight
    }
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open var traitCollection: UITraitCollection {
    precondition(!isProxy, "the traits of an appearance proxy")
    let inherited = superview?.traitCollection ?? .current
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [inherited, own])
  }

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
