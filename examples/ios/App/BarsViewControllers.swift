import ThemeRuntime
import UIKit

/// S1: a bar that is switched, and a back button whose width follows the title of the previous screen.
class BarsViewController: ActionsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Instagram's bar") { [weak self] in self?.themeScreen.bar = BarsTheme.NavigationBars.instagram }
    add("DailyBooth's bar") { [weak self] in self?.themeScreen.bar = BarsTheme.NavigationBars.dailybooth }
    add("Reeder's bar") { [weak self] in self?.themeScreen.bar = BarsTheme.NavigationBars.reeder }
    add("The platform's bar") { [weak self] in self?.themeScreen.bar = BarsTheme.NavigationBars.plain }
    add("Push DailyBooth") { [weak self] in self?.push(BoothViewController()) }
    add("Push Reeder") { [weak self] in self?.push(ReaderViewController()) }
    add("Push settings") { [weak self] in self?.push(SettingsViewController()) }
    add("Relabel the back button") { [weak self] in
      self?.themeScreen.backButton?.setTitle("Everything that is new", animated: true)
    }
  }
}

// The theme has bars, back buttons and titles for these names.

final class FeedViewController: BarsViewController {}

final class BoothViewController: BarsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "DailyBooth"
  }
}

final class ReaderViewController: BarsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reeder"
  }
}

final class SettingsViewController: BarsViewController {}
