import Foundation

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  private let place: CGPoint
  open private(set) weak var view: UIView?
  open internal(set) var phase: Phase

  init(_ place: CGPoint, in view: UIView, phase: Phase) {
    self.place = place
    self.view = view
    self.phase = phase
  }

  open var window: UIWindow? { view?.window }

  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view else { return place }
    return own.convert(place, to: view)
  }
}

@MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}

@MainActor open class UIScreen: NSObject {
  private static let theMain = UIScreen()

  open class var main: UIScreen { theMain }

  open var scale: CGFloat { UITraitCollection.current.displayScale }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var traitCollection: UITraitCollection { .current }
}

@MainActor open class UIDevice: NSObject {
  private static let theCurrent = UIDevice()

  open class var current: UIDevice { theCurrent }

  open var systemVersion: String { "\(StandIn.systemVersion.major).\(StandIn.systemVersion.minor)" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
  }

  public static var isDarkerSystemColorsEnabled: Bool { StandIn.darkerSystemColors }
  @available(iOS 14.0, *)
  public static var buttonShapesEnabled: Bool { StandIn.buttonShapes }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }

  @available(iOS 14.0, *)
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  @available(iOS 13.0, *)
  open var actionHandler: Handler? {
    get { handler }
    set { handler = newValue }
  }
  private var handler: Handler?

  @available(iOS 13.0, *)
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    handler = actionHandler
  }
}
