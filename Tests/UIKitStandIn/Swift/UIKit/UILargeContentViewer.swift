import Foundation

// Nothing is enlarged: a driver sees that a view has asked for it.

@available(iOS 13.0, *)
@MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@available(iOS 13.0, *)
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// What other gestures may wait for, or be recognized beside.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

  public override init() {}
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }
}
