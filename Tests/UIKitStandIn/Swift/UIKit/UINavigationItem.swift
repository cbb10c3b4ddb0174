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

  // Nobody who observes these properties is told: UIKit does not document that they can be observed.
  private func changed(_ property: String, _ value: Any?) {
    record(property, value)
    bar?.setNeedsLayout()
  }

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var titleView: UIView? { didSet { changed("titleView", titleView.map { "\(type(of: $0))" }) } }
  open var prompt: String?
  open var backButtonTitle: String? {
    didSet { changed("backButtonTitle", backButtonTitle) }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed("backBarButtonItem", backBarButtonItem) }
  }
  private var hides = false
  open var hidesBackButton: Bool {
    get { hides }
    set {
      hides = newValue
      changed("hidesBackButton", newValue)
    }
  }
  open var leftItemsSupplementBackButton = false {
    didSet {
      changed(
        "leftItemsSupplementBackButton", leftItemsSupplementBackButton)
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
      changed("backButtonDisplayMode", newValue)
    }
  }
  var storedBackAction: UIAction?
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

  // Groups replace items, and items groups.
  private var leftGroups: [UIBarButtonItemGroup] = []
  private var rightGroups: [UIBarButtonItemGroup] = []
  private var centers: [UIBarButtonItemGroup] = []
  private var pinned: UIBarButtonItemGroup?
  /// What is at a side, however it came there.
  var shownLefts: [UIBarButtonItem] { leftGroups.isEmpty ? lefts : leftGroups.flatMap(\.shownItems) }
  var shownRights: [UIBarButtonItem] {
    (pinned?.shownItems ?? []) + (rightGroups.isEmpty ? rights : rightGroups.flatMap(\.shownItems))
  }

  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leftGroups }
    set {
      (leftGroups, lefts) = (newValue, [])
      changed("leadingItemGroups", "\(newValue.map { $0.barButtonItems.map(look) })")
    }
  }
  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { rightGroups }
    set {
      (rightGroups, rights) = (newValue, [])
      changed("trailingItemGroups", "\(newValue.map { $0.barButtonItems.map(look) })")
    }
  }
  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { centers }
    set {
      centers = newValue
      changed("centerItemGroups", "\(newValue.map { $0.barButtonItems.map(look) })")
    }
  }
  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { pinned }
    set {
      pinned = newValue
      changed("pinnedTrailingGroup", newValue.map { "\($0.barButtonItems.map(look))" })
    }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { lefts.isEmpty ? nil : lefts }
    set {
      (lefts, leftGroups) = (newValue ?? [], [])
      changed(
        "leftBarButtonItems", newValue.map { "\($0.map(look))" })
    }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rights.isEmpty ? nil : rights }
    set {
      (rights, rightGroups) = (newValue ?? [], [])
      changed("rightBarButtonItems", newValue)
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { lefts.first }
    set {
      (lefts, leftGroups) = (newValue.map { [$0] } ?? [], [])
      changed("leftBarButtonItem", newValue.map { look($0) })
    }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rights.first }
    set {
      (rights, rightGroups) = (newValue.map { [$0] } ?? [], [])
      changed("rightBarButtonItem", newValue.map { look($0) })
    }
  }

  private func look(_ item: UIBarButtonItem) -> String {
    item.customView.map { "custom \(type(of: $0))" } ?? item.title ?? "untitled"
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    note("setLeftBarButton(\(Recorder.text(item.map { look($0) })), animated: \(animated))")
    (lefts, leftGroups) = (item.map { [$0] } ?? [], [])
    bar?.setNeedsLayout()
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    note("setRightBarButton(\(Recorder.text(item.map { look($0) })), animated: \(animated))")
    Recorder.silently { rightBarButtonItem = item }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    (lefts, leftGroups) = (items ?? [], [])
    bar?.setNeedsLayout()
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
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
