import ThemeRuntime
import UIKit

/// Opens every screen of `examples/ios` by the app's own code.
@main @MainActor struct Driver {
  static func main() {
    showCatalogs()
    let scene = SceneDelegate()
    scene.simulateConnection()
    let root = scene.window?.rootViewController as? UINavigationController
    guard let list = root?.topViewController as? SystemsViewController else { return print("no list") }
    let count = list.tableView(list.tableView, numberOfRowsInSection: 0)
    let rows = (0..<count).map {
      list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
    }
    for cell in rows {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      print(content?.text ?? "nil", "-", content?.secondaryText ?? "nil")
    }
    _ = Recorder.take()
    let systems = [player, bars, faces, articles, offers, { _ in }]
    for (row, system) in systems.enumerated() {
      list.simulateSelect(row: row)
      Recorder.note("== \(row)")
      guard let opened = list.presentedViewController as? UINavigationController else {
        Recorder.note("-- \(list.presentedViewController.map { "\(type(of: $0))" } ?? "nothing")")
        list.dismiss(animated: false)
        continue
      }
      StandIn.settle()
      system(opened)
      opened.popToRootViewController(animated: false)
      StandIn.settle()
      opened.topViewController?.navigationItem.rightBarButtonItem?.simulateTap()
      Recorder.note("-- closed: \(list.presentedViewController == nil)")
    }
    Recorder.dump()
  }

  private static func player(_ navigation: UINavigationController) {
    show(navigation)
    navigation.topViewController?.navigationItem.leftBarButtonItem?.simulateTap()
    show(navigation)
    tap("Pause or menu", in: navigation)
    show(navigation)
    tap("Cross-fade to settings", in: navigation)
    show(navigation)
    navigation.topViewController?.navigationItem.leftBarButtonItem?.simulateTap()
    show(navigation)
  }

  private static func bars(_ navigation: UINavigationController) {
    Recorder.note("-- a swipe at the root: \(navigation.simulateSwipeBack())")
    for bar in ["Reeder's bar", "DailyBooth's bar", "The platform's bar", "Instagram's bar"] {
      tap(bar, in: navigation)
    }
    for push in ["Push DailyBooth", "Push settings", "Push Reeder", "Push settings"] {
      tap(push, in: navigation)
      show(navigation)
    }
    Recorder.note("-- a swipe: \(navigation.simulateSwipeBack())")
    tap("Relabel the back button", in: navigation)
    show(navigation)
    navigation.topViewController?.navigationItem.leftBarButtonItem?.simulateTap()
    show(navigation)
  }

  private static func faces(_ navigation: UINavigationController) {
    Recorder.note("-- a swipe at the root: \(navigation.simulateSwipeBack())")
    for push in [
      "Push a smiley, which frowns", "Push a photo, which shows a cross",
      "Push with a view of this screen as the back button", "Push with the platform's back button",
    ] {
      tap(push, in: navigation)
      show(navigation)
    }
    for _ in 0..<2 { Recorder.note("-- a swipe: \(navigation.simulateSwipeBack())") }
    tap("As the theme says again", in: navigation)
    tap("Push a smiley, which frowns", in: navigation)
    show(navigation)
  }

  private static func articles(_ navigation: UINavigationController) {
    tap("Push", in: navigation)
    show(navigation)
    tap("Change something", in: navigation)
    Recorder.note("-- a swipe: \(navigation.simulateSwipeBack())")
    navigation.topViewController?.navigationItem.leftBarButtonItem?.simulateTap()
    let alert = navigation.topViewController?.presentedViewController as? UIAlertController
    Recorder.note("-- asks: \(alert?.title ?? "nothing"), screens: \(navigation.viewControllers.count)")
    alert?.simulateChoice("Discard")
    StandIn.settle()
    Recorder.note("-- screens: \(navigation.viewControllers.count)")
  }

  private static func offers(_ navigation: UINavigationController) {
    guard let screen = navigation.topViewController as? OffersViewController else {
      return print("no offers")
    }
    for case let button as ThemeButton in screen.stack.arrangedSubviews {
      Recorder.note("-- button \(button.tag)")
      button.simulateTouchDown()
      note(button)
      button.simulateTouchUp()
      note(button)
      Recorder.note("-- chosen: \(screen.title ?? "nil")")
    }
  }

  private static func show(_ navigation: UINavigationController) {
    StandIn.settle()
    note(navigation.navigationBar)
  }

  private static func note(_ view: UIView) {
    view.layoutIfNeeded()
    for line in view.simulatedTree().split(separator: "\n") { Recorder.note(String(line)) }
  }

  /// Taps a button of the screen on top.
  private static func tap(_ title: String, in navigation: UINavigationController) {
    Recorder.note("-- tap \(title)")
    let screen = navigation.topViewController as? ActionsViewController
    let buttons = (screen?.stack.arrangedSubviews ?? []).compactMap { $0 as? UIButton }
    guard let button = buttons.first(where: { $0.title(for: .normal) == title }) else {
      return Recorder.note("-- no button \(title)")
    }
    // No layout gives it a size that a finger could hit.
    button.sendActions(for: .primaryActionTriggered)
    StandIn.settle()
  }
}
