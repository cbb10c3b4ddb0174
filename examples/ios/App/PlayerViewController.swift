import ThemeRuntime
import UIKit

/// S0: a button of the theme in a bar that is relabeled and cross-faded, as the platform's back button can't be.
final class PlayerViewController: ActionsViewController {
  private lazy var playback = item("Pause") { [weak self] in self?.relabel() }
  private lazy var settings = item("Settings") { [weak self] in self?.show(self?.playback) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    navigationItem.leftBarButtonItem = playback
    add("Pause or menu") { [weak self] in self?.relabel() }
    add("Cross-fade to settings") { [weak self] in self?.show(self?.settings) }
  }

  private func relabel() {
    guard let button = playback.customView as? ThemeButton else { return }
    button.setTitle(button.title == "Pause" ? "Menu" : "Pause", animated: true)
  }

  private func show(_ item: UIBarButtonItem?) {
    navigationItem.setLeftBarButton(item, animated: true)
  }

  private func item(_ title: String, perform action: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    let action = UIAction(title: title) { _ in action() }
    return ThemeButton(NavButtonTheme.BackButtons.navButton, primaryAction: action).barButtonItem()
  }
}
