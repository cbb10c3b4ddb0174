import Foundation

@MainActor open class UINavigationItem: NSObject, Recorded {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  @available(iOS 14.0, *)
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public var recordedName: String { "item \(title ?? "untitled")" }
  weak var bar: UINavigationBar?

  public init(title: String) { self.title = title }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {}

  private func changed(_ property: String, _ value: Any?, _ path: AnyKeyPath? = nil) {
    record(property, value)
    bar?.setNeedsLayout()
    if let path { tellObservers(of: self, path) }
  }

  open var title: String? {
    didSet {
      bar?.setNeedsLayout()
      tellObservers(of: self, \UINavigationItem.title)
    }
  }
  open var titleView: UIView? { didSet { changed("titleView", titleView.map { "\(type(of: $0))" }) } }
  open var prompt: String?
  open var backButtonTitle: String? {
    didSet { changed("backButtonTitle", backButtonTitle, \UINavigationItem.backButtonTitle) }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed("backBarButtonItem", backBarButtonItem, \UINavigationItem.backBarButtonItem) }
  }
  private var hides = false
  open var hidesBackButton: Bool {
    get { hides }
    set {
      hides = newValue
      changed("hidesBackButton", newValue, \UINavigationItem.hidesBackButton)
    }
  }
  open var leftItemsSupplementBackButton = false {
    didSet {
      changed(
        "leftItemsSupplementBackButton", leftItemsSupplementBackButton,
        \UINavigationItem.leftItemsSupplementBackButton)
    }
  }
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
    didSet { bar?.setNeedsLayout() }
  }
  private var displayMode = 0
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { BackButtonDisplayMode(rawValue: displayMode) ?? .default }
    set {
      displayMode = newValue.rawValue
      changed("backButtonDisplayMode", newValue, \UINavigationItem.backButtonDisplayMode)
    }
  }
  private var storedBackAction: UIAction?
  @available(iOS 16.0, *)
  open var backAction: UIAction? {
    get { storedBackAction }
    set {
      storedBackAction = newValue
      changed("backAction", newValue?.title)
    }
  }

  private var lefts: [UIBarButtonItem] = []
  private var rights: [UIBarButtonItem] = []

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { lefts.isEmpty ? nil : lefts }
    set {
      lefts = newValue ?? []
      changed(
        "leftBarButtonItems", newValue.map { "\($0.map(look))" }, \UINavigationItem.leftBarButtonItems)
    }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rights.isEmpty ? nil : rights }
    set {
      rights = newValue ?? []
      changed("rightBarButtonItems", newValue)
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { lefts.first }
    set {
      lefts = newValue.map { [$0] } ?? []
      changed("leftBarButtonItem", newValue.map { look($0) }, \UINavigationItem.leftBarButtonItem)
    }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rights.first }
    set {
      rights = newValue.map { [$0] } ?? []
      changed("rightBarButtonItem", newValue.map { look($0) })
    }
  }

  private func look(_ item: UIBarButtonItem) -> String {
    item.customView.map { "custom \(type(of: $0))" } ?? item.title ?? "untitled"
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    note("setLeftBarButton(\(Recorder.text(item.map { look($0) })), animated: \(animated))")
    lefts = item.map { [$0] } ?? []
    bar?.setNeedsLayout()
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    note("setRightBarButton(\(Recorder.text(item.map { look($0) })), animated: \(animated))")
    Recorder.silently { rightBarButtonItem = item }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    lefts = items ?? []
    bar?.setNeedsLayout()
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    // Only a setter tells observers.
    hides = hidesBackButton
    changed("hidesBackButton", hidesBackButton)
  }

  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      changed("standardAppearance", standardAppearance)
      standardAppearance = standardAppearance?.kept()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      changed("compactAppearance", compactAppearance)
      compactAppearance = compactAppearance?.kept()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      changed("scrollEdgeAppearance", scrollEdgeAppearance)
      scrollEdgeAppearance = scrollEdgeAppearance?.kept()
    }
  }
  private var compactScrollEdge: UINavigationBarAppearance?
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactScrollEdge }
    set {
      compactScrollEdge = newValue?.kept()
      changed("compactScrollEdgeAppearance", newValue)
    }
  }
}
