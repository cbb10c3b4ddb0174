import ThemeRuntime
import UIKit

/// The screen that the theme calls `Accounts`, in the bar of whichever brand is linked.
final class Accounts: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    themeScreen.bar = BankTheme.NavigationBars.main
    for (look, text) in [(BankTheme.Buttons.primary, "Pay"), (BankTheme.Buttons.secondary, "Statements")] {
      stack.addArrangedSubview(ThemeButton(look, title: text))
    }
    view.addSubview(stack)
  }
}
