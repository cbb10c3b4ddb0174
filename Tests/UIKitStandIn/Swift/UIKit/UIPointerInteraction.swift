import Foundation

@MainActor public protocol UIInteraction: NSObjectProtocol {}

@available(iOS 13.4, *)
@MainActor open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect

  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

@available(iOS 13.4, *)
@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

// Optional in Objective-C.
@available(iOS 13.4, *)
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

@available(iOS 13.4, *)
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

@available(iOS 13.4, *)
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPointerInteractionDelegate)?
  open internal(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
}

@available(iOS 13.4, *)
private final class Animator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

// A pointer.
extension UIView {
  @available(iOS 13.4, *)
  private static var pointed: UIPointerInteraction? {
    get { Pointed.interaction as? UIPointerInteraction }
    set { Pointed.interaction = newValue }
  }

  /// Moves a pointer to a place of this view, or away from all views: the view that is found there has it, or the next one
  /// around it with an interaction for pointers, which is told with all of its bounds as a region.
  @available(iOS 13.4, *)
  public func simulatePointer(at point: CGPoint?) {
    var view = point.flatMap { hitTest($0, with: nil) }
    var found: UIPointerInteraction?
    while let each = view, found == nil {
      found = each.interactions.compactMap { $0 as? UIPointerInteraction }.first { $0.isEnabled }
      found?.view = each
      view = each.superview
    }
    let before = UIView.pointed
    guard found !== before else { return }
    UIView.pointed = found
    if let before {
      let region = UIPointerRegion(rect: before.view?.bounds ?? .zero)
      before.delegate?.pointerInteraction(before, willExit: region, animator: Animator())
    }
    if let found {
      let region = UIPointerRegion(rect: found.view?.bounds ?? .zero)
      found.delegate?.pointerInteraction(found, willEnter: region, animator: Animator())
    }
  }
}

@MainActor private enum Pointed {
  static weak var interaction: NSObject?
}
