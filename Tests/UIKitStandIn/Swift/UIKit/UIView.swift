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
    didSet { if bounds.size != oldValue.size { needsLayout = true } }
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
  open var translatesAutoresizingMaskIntoConstraints = true
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

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return size.width == UIView.noIntrinsicMetric ? sizeThatFits(targetSize) : size
  }

  open func invalidateIntrinsicContentSize() {
    var view: UIView? = self
    while let found = view {
      found.needsLayout = true
      view = found.superview
    }
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private var placeInRoot: CGPoint {
    guard let superview else { return .zero }
    let place = superview.placeInRoot
    return CGPoint(x: place.x + frame.minX - bounds.minX, y: place.y + frame.minY - bounds.minY)
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
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func draw(_ rect: CGRect) {}

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
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
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
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

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizer.view = self }

  // Looks.

  open var tag = 0
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
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
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?

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
