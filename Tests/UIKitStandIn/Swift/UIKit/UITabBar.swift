import Foundation

@MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { record("selectedImage", selectedImage) } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UITabBar: UIView, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()

  public class func appearance() -> Self { Proxies.of(self) { UITabBar(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open var items: [UITabBarItem]?
  open override var tintColor: UIColor! { didSet { record("tintColor", tintColor) } }
  open var unselectedItemTintColor: UIColor? {
    didSet { record("unselectedItemTintColor", unselectedItemTintColor) }
  }
  open var backgroundImage: UIImage? { didSet { record("backgroundImage", backgroundImage) } }
  open var shadowImage: UIImage? { didSet { record("shadowImage", shadowImage) } }
  open var selectionIndicatorImage: UIImage? {
    didSet { record("selectionIndicatorImage", selectionIndicatorImage) }
  }
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance {
    get { standard ?? UITabBarAppearance() }
    set {
      standard = newValue
      record("standardAppearance", newValue)
    }
  }
  private var standard: UITabBarAppearance?
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue
      record("scrollEdgeAppearance", newValue)
    }
  }
  private var scrollEdge: UITabBarAppearance?
}

@available(iOS 13.0, *)
@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorImage: UIImage? {
    didSet { record("selectionIndicatorImage", selectionIndicatorImage) }
  }
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { record("stackedLayoutAppearance", stackedLayoutAppearance) }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { record("inlineLayoutAppearance", inlineLayoutAppearance) }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { record("compactInlineLayoutAppearance", compactInlineLayoutAppearance) }
  }
}

@available(iOS 13.0, *)
@MainActor open class UITabBarItemAppearance: NSObject, Recorded {
  public private(set) lazy var recordedName = Recorder.name("UITabBarItemAppearance")

  public override init() { super.init() }

  open private(set) lazy var normal = UITabBarItemStateAppearance("\(recordedName).normal")
  open private(set) lazy var selected = UITabBarItemStateAppearance("\(recordedName).selected")
  open private(set) lazy var disabled = UITabBarItemStateAppearance("\(recordedName).disabled")
  open private(set) lazy var focused = UITabBarItemStateAppearance("\(recordedName).focused")
}

@available(iOS 13.0, *)
@MainActor open class UITabBarItemStateAppearance: NSObject, Recorded {
  public let recordedName: String

  init(_ name: String) { recordedName = name }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { record("titleTextAttributes", titleTextAttributes) }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { record("titlePositionAdjustment", titlePositionAdjustment) }
  }
  open var iconColor: UIColor? { didSet { record("iconColor", iconColor) } }
}
