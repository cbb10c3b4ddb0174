import Foundation

/// What the platform itself asks: a swipe begins when there is somewhere to go, and the back button is the platform's.
@MainActor class PlatformSwipe: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  var mayBegin: Bool {
    guard let controller, !controller.isNavigationBarHidden, controller.stack.count > 1 else { return false }
    return controller.navigationBar.simulatedBackButton != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A back action of the app's own may not be skipped.
    guard let controller, controller.topViewController?.navigationItem.storedBackAction == nil else {
      return false
    }
    return mayBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// What is swiped anywhere in a screen: what the screen itself takes a swipe for comes first.
@MainActor final class PlatformContentSwipe: PlatformSwipe {
  // Items of the app's own don't matter: nobody says that they do.
  override var mayBegin: Bool { (controller?.stack.count ?? 0) > 1 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}

// A finger.
extension UINavigationController {
  /// A swipe from the edge that goes all the way; or, when `cancelled`, back again. False when nothing answers to it.
  @discardableResult
  public func simulateSwipeBack(cancelled: Bool = false) -> Bool {
    guard mayBeTouched() else { return false }
    let touch = UITouch(CGPoint(x: 1, y: 400), in: view, phase: .began)
    let before = stack
    let isContents = StandIn.simulatesContentSwipeAtEdge && StandIn.isAvailable(26)
    let candidates = [swipe] + edgeSwipes + (isContents ? [contentSwipe] : [])
    let recognizing = UIGestureRecognizer.recognizing(candidates, touch)
    if recognizing.contains(swipe) || recognizing.contains(contentSwipe) { return swipeBack(cancelled) }
    if recognizing.isEmpty && stack == before { Recorder.note("-- swipe does not begin") }
    for recognizer in recognizing { recognizer.simulateRecognition(cancelled: cancelled) }
    return !recognizing.isEmpty || stack != before
  }

  /// Those of the app's own that begin at the edge where one swipes back, of what is on top and around it.
  private var edgeSwipes: [UIScreenEdgePanGestureRecognizer] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var found: [UIScreenEdgePanGestureRecognizer] = []
    var place: UIView? = topViewController?.viewIfLoaded
    while let inside = place {
      for case let recognizer as UIScreenEdgePanGestureRecognizer in inside.gestureRecognizers ?? []
      where recognizer !== swipe && recognizer.edges.contains(isRightToLeft ? .right : .left) {
        found.append(recognizer)
      }
      place = inside.superview
    }
    return found
  }

  /// A swipe to the right in the middle of what a screen shows. Returns the names of those that recognize it.
  @discardableResult
  public func simulateSwipe(in content: UIView) -> [String] {
    guard mayBeTouched() else { return [] }
    let touch = UITouch(CGPoint(x: content.bounds.midX, y: content.bounds.midY), in: content, phase: .began)
    var candidates: [UIGestureRecognizer] = []
    var found: UIView? = content
    while let inside = found, inside !== view {
      candidates += (inside.gestureRecognizers ?? []).filter {
        $0 is UIPanGestureRecognizer && !($0 is UIScreenEdgePanGestureRecognizer)
      }
      found = inside.superview
    }
    if StandIn.isAvailable(26) { candidates.append(contentSwipe) }
    let recognizing = UIGestureRecognizer.recognizing(candidates, touch)
    if recognizing.contains(contentSwipe) { _ = swipeBack(false) }
    return recognizing.map { $0.name ?? "unnamed" }
  }

  /// A finger comes in a later turn than what was done before.
  func mayBeTouched() -> Bool {
    if waiting != nil && running == nil { StandIn.turn() }
    guard !isIgnoringTouches else {
      Recorder.note("-- touch ignored during a transition")
      return false
    }
    return true
  }

  private func swipeBack(_ cancelled: Bool) -> Bool {
    guard stack.count > 1 else {
      // On a device, nothing answers to touches from here on.
      Recorder.note("-- swipe begins with nowhere to go: FROZEN")
      return true
    }
    Recorder.note("-- swipe begins")
    let current = stack[stack.count - 1]
    // The stack is the shorter one while the finger is down.
    change(to: Array(stack.dropLast()), animated: true, interactive: true)
    StandIn.turn()
    guard let transition = running, transition.coordinator.isInteractive else { return true }
    transition.coordinator.endInteraction(cancelled: cancelled)
    Recorder.note(cancelled ? "-- swipe cancelled" : "-- swipe finished: pop \(name(current))")
    if cancelled { cancel(transition, current) } else { end() }
    return true
  }
}
