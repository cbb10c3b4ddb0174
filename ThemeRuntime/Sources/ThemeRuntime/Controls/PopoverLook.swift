import UIKit

/// How a popover looks.
public struct PopoverLook: LookOfParts {
  public var background: FrameLook?
  /// The arrow, pointing up. On the other sides of the popover it is turned.
  public var arrow: ImageLook?
  /// The class whose object UIKit creates to draw the popover.
  public var backgroundClass: ThemePopoverBackground.Type?

  public init() {}

  /// Gives a popover this look. Call it before the popover is presented.
  public func apply(to popover: UIPopoverPresentationController) {
    popover.popoverBackgroundViewClass = backgroundClass
  }
}

/// Draws a popover. UIKit creates it from a class, so each popover of a theme has a subclass that overrides `look`.
open class ThemePopoverBackground: UIPopoverBackgroundView {
  /// The look of the popover.
  open class var look: PopoverLook { PopoverLook() }

  private let picture = PictureView(frame: .zero)
  private let arrow = UIImageView()
  private var offset: CGFloat = 0
  private var direction = UIPopoverArrowDirection.up

  public override init(frame: CGRect) {
    super.init(frame: frame)
    picture.autoresizingMask = []
    addSubview(picture)
    addSubview(arrow)
    ControlDressing.dress(self) { $0.dress() }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  open override class var wantsDefaultContentAppearance: Bool { false }

  open override class func contentViewInsets() -> UIEdgeInsets {
    look.background?.facts(for: ThemeTraits(.current)).content.sides ?? .zero
  }

  open override class func arrowHeight() -> CGFloat { arrowSize.height }

  open override class func arrowBase() -> CGFloat { arrowSize.width }

  private class var arrowSize: CGSize { look.arrow?.picture(for: .current)?.size ?? .zero }

  open override var arrowOffset: CGFloat {
    get { offset }
    set {
      offset = newValue
      setNeedsLayout()
    }
  }

  open override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set {
      direction = newValue
      setNeedsLayout()
    }
  }

  private func dress() {
    let look = Self.look
    picture.show(look.background?.facts(for: ThemeTraits(traitCollection)).image?.art, for: traitCollection)
    arrow.image = look.arrow?.picture(for: traitCollection)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrow.image?.size ?? .zero
    var room = UIEdgeInsets.zero
    var center = CGPoint(x: bounds.midX + offset, y: bounds.midY + offset)
    var angle: CGFloat = 0
    switch direction {
    case .up: (room.top, center.y) = (size.height, size.height / 2)
    case .down: (room.bottom, center.y, angle) = (size.height, bounds.height - size.height / 2, .pi)
    case .left: (room.left, center.x, angle) = (size.height, size.height / 2, -.pi / 2)
    case .right: (room.right, center.x, angle) = (size.height, bounds.width - size.height / 2, .pi / 2)
    default: break
    }
    picture.frame = bounds.inset(by: room)
    arrow.bounds = CGRect(origin: .zero, size: size)
    arrow.center = center
    arrow.transform = CGAffineTransform(rotationAngle: angle)
  }
}
