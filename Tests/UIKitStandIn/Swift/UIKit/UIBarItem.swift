import Foundation

@MainActor open class UIBarItem: NSObject, Recorded {
  public private(set) lazy var recordedName: String = {
    isProxy ? "\(type(of: self)).appearance()" : Recorder.name("\(type(of: self))")
  }()
  var isProxy = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var isEnabled = true { didSet { record("isEnabled", isEnabled) } }
  open var title: String? { didSet { record("title", title) } }
  open var image: UIImage? { didSet { record("image", image) } }
  open var landscapeImagePhone: UIImage? { didSet { record("landscapeImagePhone", landscapeImagePhone) } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    note("setTitleTextAttributes(\(Recorder.text(attributes)), for: \(state))")
    self.attributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

@MainActor open class UIBarButtonItem: UIBarItem, UIAppearance {
  public enum Style: Int, Sendable {
    case plain
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    case bordered
    case done
    @available(iOS 26.0, *)
    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks,
      search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    @available(iOS 13.0, *)
    case close
  }

  private static let proxy: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.isProxy = true
    return item
  }()

  public class func appearance() -> Self { unsafeDowncast(proxy, to: Self.self) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open var style = UIBarButtonItem.Style.plain
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView?
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    get { storedAction }
    set { storedAction = newValue }
  }
  private var storedAction: UIAction?
  open var tintColor: UIColor? { didSet { record("tintColor", tintColor) } }

  fileprivate(set) open weak var buttonGroup: UIBarButtonItemGroup?
  private var hides = false
  /// Whether it really stands without the background that it shares with others: in a group of several items, it can't.
  public var simulatedHidesSharedBackground: Bool { hides && (buttonGroup?.barButtonItems.count ?? 1) == 1 }
  @available(iOS 26.0, *)
  open var hidesSharedBackground: Bool {
    get { hides }
    set {
      hides = newValue
      record("hidesSharedBackground", newValue)
    }
  }
  private var shares = true
  @available(iOS 26.0, *)
  open var sharesBackground: Bool {
    get { shares }
    set {
      shares = newValue
      record("sharesBackground", newValue)
    }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    Recorder.silently { self.image = image }
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    Recorder.silently { self.title = title }
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    Recorder.silently { title = "\(systemItem)" }
  }

  @available(iOS 14.0, *)
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    Recorder.silently { self.image = image }
    storedAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    note("setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(state), barMetrics: \(barMetrics))")
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    note(
      "setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(state), style: \(style), barMetrics: \(barMetrics))"
    )
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    note(
      "setBackButtonBackgroundImage(\(Recorder.text(backgroundImage)), for: \(state), barMetrics: \(barMetrics))"
    )
  }

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    note("setTitlePositionAdjustment(\(Recorder.text(adjustment)), for: \(barMetrics))")
  }

  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    note("setBackButtonTitlePositionAdjustment(\(Recorder.text(adjustment)), for: \(barMetrics))")
  }

  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    note("setBackgroundVerticalPositionAdjustment(\(Recorder.text(adjustment)), for: \(barMetrics))")
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    note(
      "setBackButtonBackgroundVerticalPositionAdjustment(\(Recorder.text(adjustment)), for: \(barMetrics))")
  }

  /// What a tap on it does, where it has a button of the platform's.
  public func simulateTap() {
    if let control = customView as? UIControl { return control.simulateTap() }
    storedAction?.perform(self)
  }
}

@MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  private var hides = false
  @available(iOS 16.0, *)
  open var isHidden: Bool {
    get { hides }
    set { hides = newValue }
  }
  var shownItems: [UIBarButtonItem] { hides ? [] : barButtonItems }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  private func adopt() { for item in barButtonItems { item.buttonGroup = self } }

  @available(iOS 16.0, *)
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  @available(iOS 16.0, *)
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  @available(iOS 16.0, *)
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
