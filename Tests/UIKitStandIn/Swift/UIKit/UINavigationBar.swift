import Foundation

@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

@MainActor open class UINavigationBar: UIView, UIAppearance, UIBarPositioning, Recorded {
  public private(set) lazy var recordedName: String = {
    isProxy ? "\(type(of: self)).appearance()" : Recorder.name("\(type(of: self))")
  }()
  private var images: [String: UIImage] = [:]

  private static var proxies: [ObjectIdentifier: UINavigationBar] = [:]

  public class func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let proxy = proxies[key] { return unsafeDowncast(proxy, to: Self.self) }
    let proxy = UINavigationBar(frame: .zero)
    proxy.isProxy = true
    proxies[key] = proxy
    return unsafeDowncast(proxy, to: Self.self)
  }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition { .topAttached }
  open private(set) var items: [UINavigationItem]? = []
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  open var barStyle = UIBarStyle.default { didSet { record("barStyle", barStyle) } }
  open var barTintColor: UIColor? { didSet { record("barTintColor", barTintColor) } }
  open override var tintColor: UIColor! { didSet { record("tintColor", tintColor) } }
  open override var backgroundColor: UIColor? { didSet { record("backgroundColor", backgroundColor) } }
  open var isTranslucent = true { didSet { record("isTranslucent", isTranslucent) } }
  open var prefersLargeTitles = false { didSet { record("prefersLargeTitles", prefersLargeTitles) } }
  open var shadowImage: UIImage? { didSet { record("shadowImage", shadowImage) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { record("titleTextAttributes", titleTextAttributes) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { record("largeTitleTextAttributes", largeTitleTextAttributes) }
  }
  open var backIndicatorImage: UIImage? { didSet { record("backIndicatorImage", backIndicatorImage) } }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { record("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage) }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    note(
      "setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(barPosition), barMetrics: \(barMetrics))")
    images["\(barPosition) \(barMetrics)"] = backgroundImage
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    note("setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(barMetrics))")
    images["any \(barMetrics)"] = backgroundImage
  }

  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["\(barPosition) \(barMetrics)"]
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images["any \(barMetrics)"] }

  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    note("setTitleVerticalPositionAdjustment(\(Recorder.text(adjustment)), for: \(barMetrics))")
  }

  private var standard: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard { return standard }
      let made = UINavigationBarAppearance()
      made.recordedName = "default appearance"
      standard = made
      return made
    }
    set {
      standard = newValue.kept()
      record("standardAppearance", newValue)
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      record("compactAppearance", compactAppearance)
      compactAppearance = compactAppearance?.kept()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      record("scrollEdgeAppearance", scrollEdgeAppearance)
      scrollEdgeAppearance = scrollEdgeAppearance?.kept()
    }
  }
  private var compactScrollEdge: UINavigationBarAppearance?
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue?.kept()
      record("compactScrollEdgeAppearance", newValue)
    }
  }

  // Custom views stand 16 points from the edges, as large as they want to be, in the middle of the bar: by their
  // alignment rectangles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (lefts, rights) = (views(topItem?.leftBarButtonItems), views(topItem?.rightBarButtonItems))
    let title = topItem?.titleView
    let wanted = lefts + rights + [title].compactMap { $0 }
    for view in subviews where !wanted.contains(view) { view.removeFromSuperview() }
    place(lefts, fromLeft: !isRightToLeft)
    place(rights, fromLeft: isRightToLeft)
    if let title {
      if title.superview !== self { addSubview(title) }
      let size = wantedSize(of: title)
      title.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    needsLayout = false
  }

  private func views(_ items: [UIBarButtonItem]?) -> [UIView] { (items ?? []).compactMap(\.customView) }

  private func place(_ views: [UIView], fromLeft: Bool) {
    var edge: CGFloat = 16
    for view in views {
      if view.superview !== self { addSubview(view) }
      let size = wantedSize(of: view)
      let aligned = CGRect(
        x: fromLeft ? edge : bounds.width - edge - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      // What is as large as it wants to be is the part that layout aligns.
      let outside = view.alignmentRectInsets
      view.frame = aligned.inset(
        by: UIEdgeInsets(
          top: -outside.top, left: -outside.left, bottom: -outside.bottom, right: -outside.right))
      edge += size.width + 8
    }
  }

  private func wantedSize(of view: UIView) -> CGSize {
    let wanted = view.intrinsicContentSize
    let own = view.bounds.size
    return CGSize(
      width: wanted.width == UIView.noIntrinsicMetric ? own.width : wanted.width,
      height: wanted.height == UIView.noIntrinsicMetric ? own.height : wanted.height)
  }
}
