import UIKit

/// S0: a button of the theme in a bar, relabelled and cross-faded, which the platform's own can't be.
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
    guard let button = playback.customView as? NavButtonTheme.Button else { return }
    button.setText(button.text == "Pause" ? "Menu" : "Pause", animated: true)
  }

  private func show(_ item: UIBarButtonItem?) {
    navigationItem.setLeftBarButton(item, animated: true)
  }

  private func item(_ text: String, onTap: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    let button = NavButtonTheme.Button(NavButtonTheme.BackButtons.navButton, text: text)
    button.onTap = onTap
    return button.barButtonItem()
  }
}
