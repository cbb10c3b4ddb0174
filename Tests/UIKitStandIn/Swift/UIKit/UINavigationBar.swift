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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition { isManaged ? .topAttached : delegate?.position(for: self) ?? .top }
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
  open var prefersLargeTitles = false {
    didSet {
      record("prefersLargeTitles", prefersLargeTitles)
      setNeedsLayout()
    }
  }
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

  // Layout.

  /// Whether a navigation controller places it.
  var isManaged = false
  /// Whether nothing is scrolled beneath it.
  public var simulatesScrollEdge = false { didSet { setNeedsLayout() } }
  /// Whether it is at a side of the screen, as bars of iOS 27.1 may.
  public var simulatesVertical = false { didSet { setNeedsLayout() } }
  private let background = BarBackground(frame: .zero)
  private let content = BarContent(frame: .zero)

  private func setUp() {
    for view in [background, content] { addSubview(view) }
  }

  public var simulatedBackground: SimulatedBackground {
    setNeedsLayout()
    layoutIfNeeded()
    return SimulatedBackground(
      frame: convert(background.frame, to: superview), image: background.picture.image,
      color: background.backgroundColor, contentMode: background.picture.contentMode)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isManaged, let superview { attach(to: superview) }
    layOut(background, content)
    show(in: background)
    needsLayout = false
  }
}
