import Foundation

@MainActor open class UIWindow: UIView {
  private var traits = UITraitCollection.current

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.shared.add(self)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    UIApplication.shared.add(self)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
  open var isKeyWindow: Bool { true }
  open var windowScene: UIWindowScene?

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let root = rootViewController else { return }
      root.view.frame = bounds
      addSubview(root.view)
    }
  }

  open func makeKeyAndVisible() {
    guard let root = rootViewController else { return }
    root.viewWillAppear(false)
    root.viewIsAppearing(false)
    layoutIfNeeded()
    root.viewDidAppear(false)
  }

  open override var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [traits, own])
  }

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      let before = UITraitCollection(userInterfaceStyle: oldValue)
      if overrideUserInterfaceStyle != oldValue {
        tellTraits(UITraitCollection(traitsFrom: [traits, before]))
        layoutIfNeeded()
      }
    }
  }

  /// Changes what the traits say, and tells everything inside.
  public func simulateTraits(_ changed: UITraitCollection) {
    let before = traitCollection
    traits = UITraitCollection(traitsFrom: [traits, changed])
    UITraitCollection.current = traits
    if !before.isEqual(traitCollection) { tellTraits(before) }
    layoutIfNeeded()
  }
}

@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static let theShared = UIApplication()

  open class var shared: UIApplication { theShared }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  private var all: [UIWindow] = []
  open var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { all }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func add(_ window: UIWindow) { all.append(window) }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

  /// Starts the app, and ends it.
  public static func main() {
    let delegate = Self()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
