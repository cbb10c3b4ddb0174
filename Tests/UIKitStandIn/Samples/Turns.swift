import UIKit

/// What is seen when screens change: a turn of the run loop at a time, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController, UIViewController) -> Void)] = [
      ("a push waits for the next turn", pushes), ("what does not move is done in one turn", unanimated),
      ("a layout begins what waits", laidOut),
      ("those who observe the run loop are told in their order, before Core Animation", observers),
      ("a finger that is down shortens the stack", fingers), ("an older system ignores touches", ignored),
      ("from iOS 26 on, an animation is interrupted", interrupted),
      ("an older system lets it end first", queued), ("what changes while a screen comes", nested),
      ("what is in no window waits until it is in one", hidden),
      ("a stack may be empty for a while", empty), ("screens below change without a word", below),
      ("children leave at the end", children),
    ]
    for (name, part) in parts {
      print("# \(name)")
      let (a, b) = (Screen("A"), Screen("B"))
      let controller = UINavigationController(rootViewController: a)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      _ = Recorder.take()
      part(controller, b)
      StandIn.settle()
      Recorder.dump()
      StandIn.simulateSystem(26)
      withExtendedLifetime(window) {}
    }
  }

  final class Screen: UIViewController {
    var whenItAppears: (() -> Void)?

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Recorder.note("\(title ?? "") will appear")
      whenItAppears?()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Recorder.note("\(title ?? "") did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      Recorder.note("\(title ?? "") will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      Recorder.note("\(title ?? "") did disappear")
    }
  }

  private static func turn() {
    StandIn.turn()
    Recorder.note("= a turn")
  }

  private static func pushes(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: true)
    Recorder.note(
      "\(controller.viewControllers.count) screens, the bar has \(controller.navigationBar.items?.count ?? 0)"
    )
    turn()
    Recorder.note("the bar has \(controller.navigationBar.items?.count ?? 0), moves \(isMoving(controller))")
    turn()
    Recorder.note("moves \(isMoving(controller))")
  }

  private static func isMoving(_ controller: UINavigationController) -> Bool {
    controller.transitionCoordinator != nil
  }

  private static func unanimated(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: false)
    turn()
  }

  private static func laidOut(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: true)
    controller.view.layoutIfNeeded()
    Recorder.note("= laid out")
  }

  private static func observer(_ name: String, order: Int, repeats: Bool = true) -> CFRunLoopObserver? {
    let activities = CFRunLoopActivity.beforeWaiting.rawValue
    return CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities, repeats, order) { _, _ in
      Recorder.note(name)
    }
  }

  private static func observers(_ controller: UINavigationController, _ b: UIViewController) {
    let all = [
      observer("after the commit", order: 2_000_001), observer("second", order: 1),
      observer("first", order: 0), observer("once", order: 2, repeats: false),
    ]
    for one in all { CFRunLoopAddObserver(CFRunLoopGetMain(), one, .commonModes) }
    controller.pushViewController(b, animated: true)
    turn()
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), all[1], .commonModes)
    turn()
    for one in all { CFRunLoopObserverInvalidate(one) }
    turn()
  }

  private static func fingers(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: false)
    StandIn.settle()
    _ = Recorder.take()
    let watcher = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      MainActor.assumeIsolated { Recorder.note("observed: \(controller.viewControllers.count)") }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), watcher, .commonModes)
    for cancelled in [true, false] {
      controller.simulateSwipeBack(cancelled: cancelled)
      Recorder.note("\(controller.viewControllers.count) screens")
    }
    CFRunLoopObserverInvalidate(watcher)
  }

  private static func ignored(_ controller: UINavigationController, _ b: UIViewController) {
    StandIn.simulateSystem(18)
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
    button.addAction(UIAction { _ in Recorder.note("tapped") }, for: .touchUpInside)
    b.view.addSubview(button)
    controller.pushViewController(b, animated: true)
    turn()
    button.simulateTap()
    controller.view.simulateTap(at: CGPoint(x: 10, y: 210))
    Recorder.note("\(controller.simulateSwipeBack()), \(controller.simulateBackButtonTap())")
    turn()
    button.simulateTap()
  }

  private static func interrupted(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: true)
    turn()
    controller.simulateBackButtonTap()
    turn()
  }

  private static func queued(_ controller: UINavigationController, _ b: UIViewController) {
    StandIn.simulateSystem(18)
    controller.pushViewController(b, animated: true)
    turn()
    controller.popViewController(animated: true)
    turn()
  }

  private static func nested(_ controller: UINavigationController, _ b: UIViewController) {
    (b as? Screen)?.whenItAppears = { [weak controller] in controller?.popViewController(animated: false) }
    controller.pushViewController(b, animated: false)
    turn()
    Recorder.note("\(controller.viewControllers.count) screens")
  }

  private static func hidden(_ controller: UINavigationController, _ b: UIViewController) {
    let window = controller.view.window
    window?.rootViewController = UIViewController()
    controller.pushViewController(b, animated: false)
    StandIn.settle()
    Recorder.note("= settled")
    window?.rootViewController = controller
    turn()
  }

  private static func empty(_ controller: UINavigationController, _ b: UIViewController) {
    controller.setViewControllers([], animated: false)
    turn()
    Recorder.note("the bar has \(controller.navigationBar.items?.count ?? 0)")
    controller.setViewControllers([b], animated: false)
    turn()
  }

  private static func below(_ controller: UINavigationController, _ b: UIViewController) {
    controller.setViewControllers([b] + controller.viewControllers, animated: false)
    turn()
    Recorder.note("the bar goes back to \(controller.navigationBar.backItem?.title ?? "nothing")")
  }

  private static func children(_ controller: UINavigationController, _ b: UIViewController) {
    controller.pushViewController(b, animated: false)
    StandIn.settle()
    _ = Recorder.take()
    controller.popViewController(animated: true)
    for _ in 0..<2 {
      turn()
      Recorder.note("it has a parent: \(b.parent != nil)")
    }
  }
}
