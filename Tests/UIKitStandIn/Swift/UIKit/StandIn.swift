import Foundation

/// The device of a driver: what its bundle holds, what its user chose.
public enum StandIn {
  /// A file of an asset catalog.
  public struct Art: Sendable {
    public let width: Int
    public let height: Int
    public let scale: CGFloat

    /// Sizes in pixels of the file.
    public init(width: Int, height: Int, scale: CGFloat) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// What `UIImage(named:)` finds.
  nonisolated(unsafe) public static var images: [String: Art] = [:]
  /// When true, `UIImage(named:)` finds every name: 10 x 10 points at 2.
  nonisolated(unsafe) public static var findsEveryImage = false
  /// How high the status bar is, in points: 20, 47 or 59 on phones that stand upright, 24 on tablets.
  nonisolated(unsafe) public static var statusBarHeight: CGFloat = 47
  /// What `UIColor(named:)` finds.
  nonisolated(unsafe) public static var colors: [String: UIColor] = [:]
  /// What `UIFont(name:size:)` finds.
  nonisolated(unsafe) public static var fonts: Set<String> = [
    "AvenirNext-Bold", "AvenirNext-Regular", "Avenir-Book", "Courier", "Courier-Bold", "Georgia",
    "Georgia-Bold",
    "Helvetica", "Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Oblique", "HelveticaNeue",
    "HelveticaNeue-Bold", "HelveticaNeue-Medium", "Menlo-Regular", "TimesNewRomanPSMT",
  ]
  /// Whether a swipe from the edge is one in the screen as well, from iOS 26 on. Nobody says so, or says that it isn't.
  nonisolated(unsafe) public static var simulatesContentSwipeAtEdge = false
  nonisolated(unsafe) static var buttonShapes = false
  nonisolated(unsafe) static var darkerSystemColors = false
  nonisolated(unsafe) static var systemVersion = (major: 26, minor: 0)

  /// Turns Button Shapes on or off, and tells those who listen.
  @MainActor public static func simulateButtonShapes(_ on: Bool) {
    buttonShapes = on
    Recorder.note("-- button shapes \(on ? "on" : "off")")
    NotificationCenter.default.post(
      name: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, object: nil)
  }

  /// Turns Increase Contrast on or off: tells those who listen, and changes the traits of every window.
  @MainActor public static func simulateDarkerSystemColors(_ on: Bool) {
    darkerSystemColors = on
    Recorder.note("-- darker colors \(on ? "on" : "off")")
    NotificationCenter.default.post(
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    for window in UIApplication.shared.windows {
      window.simulateTraits(UITraitCollection(accessibilityContrast: on ? .high : .normal))
    }
  }

  /// Chooses a size of text: changes the traits of every window, and tells those who listen.
  @MainActor public static func simulateContentSize(_ category: UIContentSizeCategory) {
    Recorder.note("-- text size \(category.rawValue)")
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    if UIApplication.shared.windows.isEmpty {
      UITraitCollection.current = UITraitCollection(traitsFrom: [.current, traits])
    }
    for window in UIApplication.shared.windows { window.simulateTraits(traits) }
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  /// The system that a driver pretends to run on: `#available` of what it is compiled with asks this.
  public static func simulateSystem(_ major: Int, _ minor: Int = 0) { systemVersion = (major, minor) }

  /// What `#available(iOS major.minor, *)` became.
  public static func isAvailable(_ major: Int, _ minor: Int = 0) -> Bool {
    systemVersion >= (major, minor)
  }
}
