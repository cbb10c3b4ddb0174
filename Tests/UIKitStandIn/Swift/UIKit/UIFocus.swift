import Foundation

@MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var previouslyFocusedView: UIView?
  open internal(set) weak var nextFocusedView: UIView?
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

// A keyboard.
extension UIView {
  /// Moves the focus to this view, or takes it away from it. False where the view doesn't take it.
  @discardableResult
  public func simulateFocus(_ focuses: Bool = true) -> Bool {
    guard isFocused != focuses, !focuses || canBecomeFocused, !isHidden, isUserInteractionEnabled else {
      return false
    }
    let context = UIFocusUpdateContext()
    let before = focuses ? root.focusedView : self
    (context.previouslyFocusedView, context.nextFocusedView) = (before, focuses ? self : nil)
    before?.isFocused = false
    isFocused = focuses
    // Both views are told, and what is around them.
    var told: [UIView] = []
    for start in [before, context.nextFocusedView] {
      var view = start
      while let found = view {
        if !told.contains(found) { told.append(found) }
        view = found.superview
      }
    }
    for view in told { view.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator()) }
    return true
  }

  private var focusedView: UIView? {
    if isFocused { return self }
    for view in subviews { if let found = view.focusedView { return found } }
    return nil
  }
}

// A finger that goes through the views.
extension UIView {
  /// Before iOS 26, fingers do nothing while a navigation controller around the view moves screens.
  var mayBeTouched: Bool {
    var view: UIView? = self
    while let found = view {
      if let container = found as? NavigationContainer, container.ignoresTouches {
        Recorder.note("-- touch ignored during a transition")
        return false
      }
      view = found.superview
    }
    return true
  }

  /// Taps at a place of this view: what `hitTest` finds is touched, and what does not handle touches hands them on.
  @discardableResult
  public func simulateTap(at point: CGPoint) -> UIView? {
    guard let found = hitTest(point, with: nil), found.mayBeTouched else { return nil }
    let place = convert(point, to: found)
    found.touchesBegan([UITouch(place, in: found, phase: .began)], with: UIEvent())
    found.touchesEnded([UITouch(place, in: found, phase: .ended)], with: UIEvent())
    return found
  }
}
