import Foundation

/// What changes from one screen to the next, until the animation is over.
@MainActor final class NavigationTransition {
  let from: UIViewController?
  let to: UIViewController
  let coordinator: TransitionCoordinator
  /// The turn of the run loop in which it began.
  let turn = StandIn.turns

  init(from: UIViewController?, to: UIViewController, isAnimated: Bool, isInteractive: Bool) {
    (self.from, self.to) = (from, to)
    coordinator = TransitionCoordinator(
      from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }
}

/// The view of a navigation controller, whose layout begins a transition that waits.
@MainActor final class NavigationContainer: UIView {
  private weak var owner: UINavigationController?

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.beginIfWaiting()
  }

  var ignoresTouches: Bool { owner?.isIgnoringTouches ?? false }
}

// The stack changes at once, and what is seen when the view is next laid out.
extension UINavigationController {
  /// Whether turns have something left to do. What is in no window is not laid out.
  var isUnsettled: Bool { running != nil || waiting != nil && viewIfLoaded?.window != nil }

  /// Before iOS 26, fingers do nothing while screens move.
  var isIgnoringTouches: Bool {
    guard let running, !StandIn.isAvailable(26) else { return false }
    return running.coordinator.isAnimated && !running.coordinator.isInteractive
  }

  func change(to wanted: [UIViewController], animated: Bool, interactive: Bool = false) {
    for controller in wanted where controller.parent !== self { addChild(controller) }
    stack = wanted
    guard isSeen else {
      navigationBar.setItems(wanted.map(\.navigationItem), animated: false)
      return settleChildren()
    }
    waiting = (animated, interactive)
    view.setNeedsLayout()
  }

  func beginIfWaiting() {
    guard isSeen, !isChanging, let how = waiting else { return }
    guard let next = stack.last else {
      waiting = nil
      navigationBar.setItems([], animated: false)
      return settleChildren()
    }
    if running != nil {
      // An older system lets the animation end first.
      guard StandIn.isAvailable(26) else { return }
      interrupt(for: next)
    }
    waiting = nil
    guard next !== shown else {
      navigationBar.setItems(stack.map(\.navigationItem), animated: how.isAnimated)
      return settleChildren()
    }
    begin(next, how.isAnimated, how.isInteractive)
    if !how.isAnimated && !isAppearing { end() }
  }

  private func begin(_ next: UIViewController, _ animated: Bool, _ interactive: Bool) {
    isChanging = true
    defer { isChanging = false }
    let transition = NavigationTransition(
      from: shown, to: next, isAnimated: animated, isInteractive: interactive)
    (running, coordinator) = (transition, transition.coordinator)
    next.loadViewIfNeeded()
    Recorder.note("-- will show \(name(next))")
    delegate?.navigationController(self, willShow: next, animated: animated)
    shown?.viewWillDisappear(animated)
    next.viewWillAppear(animated)
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    simulatedBarTransition = BarTransition(
      from: shownAtLeft, to: navigationBar.simulatedLeft, isAnimated: animated)
    view.insertSubview(next.view, belowSubview: navigationBar)
    next.viewIsAppearing(animated)
  }

  /// Ends an animation that began in an earlier turn.
  func endAnimation(before turn: Int) {
    guard let running, running.turn < turn, !running.coordinator.isInteractive else { return }
    // Another transition comes in between, where that is allowed.
    if waiting != nil && StandIn.isAvailable(26) { return }
    end()
  }

  func end() {
    guard let ended = running, !isChanging else { return }
    isChanging = true
    (running, shown) = (nil, ended.to)
    let animated = ended.coordinator.isAnimated
    ended.from?.viewIfLoaded?.removeFromSuperview()
    view.layoutIfNeeded()
    ended.from?.viewDidDisappear(animated)
    shownAtLeft = navigationBar.simulatedLeft
    ended.to.viewDidAppear(animated)
    Recorder.note("-- did show \(name(ended.to))")
    delegate?.navigationController(self, didShow: ended.to, animated: animated)
    settleChildren()
    ended.coordinator.complete()
    if coordinator === ended.coordinator { coordinator = nil }
    isChanging = false
    if waiting != nil { view.setNeedsLayout() }
  }

  /// Another transition begins while this one runs: its screen is not told that it appeared.
  func interrupt(for next: UIViewController) {
    guard let stopped = running else { return }
    running = nil
    Recorder.note("-- interrupted: \(name(stopped.to))")
    stopped.from?.viewIfLoaded?.removeFromSuperview()
    if stopped.from !== next { stopped.from?.viewDidDisappear(true) }
    (shown, shownAtLeft) = (stopped.to, navigationBar.simulatedLeft)
    stopped.coordinator.stop()
    coordinator = nil
  }

  /// The finger has left the screen, and everything is as it was.
  func cancel(_ transition: NavigationTransition, _ current: UIViewController) {
    running = nil
    stack.append(current)
    navigationBar.setItems(stack.map(\.navigationItem), animated: true)
    transition.to.viewWillDisappear(true)
    transition.to.viewIfLoaded?.removeFromSuperview()
    transition.to.viewDidDisappear(true)
    current.viewWillAppear(true)
    current.viewDidAppear(true)
    view.layoutIfNeeded()
    transition.coordinator.complete()
    coordinator = nil
  }

  /// The children are those of the stack.
  private func settleChildren() {
    for child in children where !stack.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in stack where !child.hasMovedToParent {
      child.hasMovedToParent = true
      child.didMove(toParent: self)
    }
  }
}
