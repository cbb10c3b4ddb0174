import UIKit

/// The swipe back on screens whose way back isn't the platform's own button.
///
/// Before iOS 26, it lets the platform's swipe begin. From iOS 26 on, Apple's header allows nothing about that swipe except
/// failure requirements; there, a swipe of its own from the edge goes back as soon as it begins, and only if the platform's
/// swipes fail.
@MainActor final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  /// Who decides about the platform's swipe on other screens.
  private weak var platform: (any UIGestureRecognizerDelegate)?
  private var isAttached = false
  private var edge: UIScreenEdgePanGestureRecognizer?

  init(_ controller: UINavigationController) { self.controller = controller }

  /// Prepares the swipe as soon as the controller's view exists.
  func attach() {
    guard let controller, controller.isViewLoaded, let swipe = controller.interactivePopGestureRecognizer
    else { return }
    if let edge {
      let isRightToLeft = controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      edge.edges = isRightToLeft ? .right : .left
    }
    guard !isAttached else { return }
    isAttached = true
    guard #available(iOS 26.0, *) else {
      platform = swipe.delegate
      swipe.delegate = self
      return
    }
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.delegate = self
    for other in [swipe, controller.interactiveContentPopGestureRecognizer] {
      if let other { edge.require(toFail: other) }
    }
    controller.view.addGestureRecognizer(edge)
    self.edge = edge
    attach()
  }

  /// Whether the screen on top has a way back from which a swipe can begin.
  private var canSwipe: Bool {
    guard let controller, controller.viewControllers.count > 1, controller.transitionCoordinator == nil,
      let screen = controller.topViewController, screen.navigationItem.ownBackAction == nil
    else { return false }
    return screen.themeScreen.replacesBackButton
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === edge {
      if canSwipe { controller?.popViewController(animated: true) } else { return false }
      return true
    }
    guard let controller, controller.viewControllers.count > 1 else { return false }
    if isReplaced { return canSwipe }
    let ask: ((UIGestureRecognizer) -> Bool)? = platform?.gestureRecognizerShouldBegin
    return ask?(gestureRecognizer) ?? true
  }

  private var isReplaced: Bool { controller?.topViewController?.themeScreen.replacesBackButton ?? false }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === edge || isReplaced { return true }
    let ask: ((UIGestureRecognizer, UITouch) -> Bool)? = platform?.gestureRecognizer(_:shouldReceive:)
    return ask?(gestureRecognizer, touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let ask: Ask? = platform?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let ask: Ask? = platform?.gestureRecognizer(_:shouldRequireFailureOf:)
    return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let ask: Ask? = platform?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  private typealias Ask = (UIGestureRecognizer, UIGestureRecognizer) -> Bool
}
