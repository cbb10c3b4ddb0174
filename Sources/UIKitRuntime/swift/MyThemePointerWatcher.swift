// Part: HOVER
import UIKit

extension MyTheme {
  /// Hears whether a pointer is above a button. `UIControl` has no state for that.
  @MainActor
  final class PointerWatcher: NSObject {
    /// The state of a button with the pointer above it: `Traits.hovered`, or none.
    private(set) var state = UIControl.State.normal
    private let onChange: @MainActor () -> Void

    init(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

    /// Adds the effect of a pointer to a view, and listens to it.
    @available(iOS 13.4, *)
    func watch(_ view: UIView) { view.addInteraction(UIPointerInteraction(delegate: self)) }

    fileprivate func enter(_ state: UIControl.State) {
      self.state = state
      onChange()
    }
  }
}

@available(iOS 13.4, *)
extension MyTheme.PointerWatcher: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { enter(MyTheme.Traits.hovered) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { enter(.normal) }
}
