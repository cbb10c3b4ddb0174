import Foundation

extension StandIn {
  /// How many turns the run loop has taken.
  nonisolated(unsafe) private(set) static var turns = 0
  /// When Core Animation commits, among the observers of the run loop.
  private static let commitOrder = 2_000_000

  /// A turn of the main run loop: animations that began before it end, those who observe `.beforeWaiting` are told, and Core
  /// Animation commits, which lays out all windows and so begins the transitions that wait.
  @MainActor public static func turn() {
    turns += 1
    CFRunLoop.tell(.afterWaiting)
    for controller in NavigationControllers.all { controller.endAnimation(before: turns) }
    CFRunLoop.tell(.beforeWaiting) { $0 < commitOrder }
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    CFRunLoop.tell(.beforeWaiting) { $0 >= commitOrder }
  }

  /// Turns until no transition waits or runs, and once where none does.
  @MainActor public static func settle() {
    for _ in 0..<100 {
      turn()
      if !NavigationControllers.all.contains(where: \.isUnsettled) { return }
    }
    preconditionFailure("the transitions never end")
  }
}

/// All that there are.
@MainActor enum NavigationControllers {
  private struct Weak {
    weak var controller: UINavigationController?
  }

  private static var kept: [Weak] = []

  static var all: [UINavigationController] { kept.compactMap(\.controller) }

  static func add(_ controller: UINavigationController) {
    kept.removeAll { $0.controller == nil }
    kept.append(Weak(controller: controller))
  }
}
