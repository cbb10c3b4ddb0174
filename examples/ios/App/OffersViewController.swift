import ThemeRuntime
import UIKit

/// S4: one loop gives six buttons their look in every state.
final class OffersViewController: ActionsViewController {
  static let offers = ["Coffee", "Tea", "Soup", "Bread", "Cake", "Nothing"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Offers"
    stack.alignment = .fill
    for (place, offer) in Self.offers.enumerated() {
      let action = UIAction(title: offer) { [weak self] _ in self?.title = offer }
      let button = ThemeButton(InvertingButtonsTheme.Buttons.inverting, primaryAction: action)
      button.tag = 1000 + place
      stack.addArrangedSubview(button)
    }
  }
}
