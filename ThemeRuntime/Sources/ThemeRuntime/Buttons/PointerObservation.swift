import UIKit

/// Observes whether a pointer is above a button. `UIControl` has no state for that.
@MainActor
final class PointerObservation: NSObject, UIPointerInteractionDelegate {
  /// `ThemeTraits.hovered` while the pointer is above the button; otherwise `normal`.
  private(set) var state = UIControl.State.normal
  private let action: @MainActor () -> Void

  init(of view: UIView, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
    view.addInteraction(UIPointerInteraction(delegate: self))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { change(to: ThemeTraits.hovered) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { change(to: .normal) }

  private func change(to state: UIControl.State) {
    self.state = state
    action()
  }
}
