import Foundation

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// A subclass has to say all of this: UIKit raises an exception where it calls what is said here.
@MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var arrowOffset: CGFloat {
    get { preconditionFailure("arrowOffset is not overridden") }
    set { preconditionFailure("arrowOffset is not overridden, and set to \(newValue)") }
  }
  open var arrowDirection: UIPopoverArrowDirection {
    get { preconditionFailure("arrowDirection is not overridden") }
    set { preconditionFailure("arrowDirection is not overridden, and set to \(newValue)") }
  }
  open class var wantsDefaultContentAppearance: Bool { true }
  open class func arrowBase() -> CGFloat { preconditionFailure("arrowBase is not overridden") }
  open class func arrowHeight() -> CGFloat { preconditionFailure("arrowHeight is not overridden") }
  open class func contentViewInsets() -> UIEdgeInsets {
    preconditionFailure("contentViewInsets is not overridden")
  }
}

@MainActor open class UIPopoverPresentationController: NSObject {
  public override init() { super.init() }

  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// Shows content of a size: the view behind it, as large as its class asks for. Swift can't make a view of a class
  /// whose initializer isn't required, as Objective-C can.
  public func simulatePresentation<View: UIPopoverBackgroundView>(
    of content: CGSize, arrow direction: UIPopoverArrowDirection, offset: CGFloat = 0,
    make: (CGRect) -> View
  ) -> View {
    precondition(popoverBackgroundViewClass == View.self, "another class is to draw the popover")
    let type = View.self
    let insets = type.contentViewInsets()
    var size = CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    if direction == .up || direction == .down {
      size.height += type.arrowHeight()
    } else {
      size.width += type.arrowHeight()
    }
    let view = make(CGRect(origin: .zero, size: size))
    view.arrowDirection = direction
    view.arrowOffset = offset
    view.layoutIfNeeded()
    return view
  }
}
