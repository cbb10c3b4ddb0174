import UIKit

/// S4: one loop gives six buttons their look in every state.
final class OffersViewController: ActionsViewController {
  static let offers = ["Coffee", "Tea", "Soup", "Bread", "Cake", "Nothing"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Offers"
    stack.alignment = .fill
    for (place, offer) in Self.offers.enumerated() {
      let button = InvertingButtonsTheme.Button(InvertingButtonsTheme.Buttons.inverting, text: offer)
      button.tag = 1000 + place
      button.onTap = { [weak self] in self?.title = offer }
      stack.addArrangedSubview(button)
    }
    add("The same in SwiftUI") { [weak self] in self?.push(OffersView.screen(Self.offers)) }
  }
}
