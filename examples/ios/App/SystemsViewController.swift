import ThemeRuntime
import UIKit

/// The list of what the themes do; each row presents a navigation controller of its own.
final class SystemsViewController: UITableViewController {
  private struct System {
    let title: String
    let summary: String
    let open: @MainActor () -> UIViewController
  }

  private let systems = [
    System(title: "nav-button", summary: "Relabeled, cross-fading") {
      UINavigationController(rootViewController: PlayerViewController())
    },
    System(title: "bars", summary: "Three bars, and buttons as wide as their titles") {
      BarsTheme.use()
      return ThemeNavigationController(rootViewController: FeedViewController())
    },
    System(title: "smiley", summary: "A back button chosen by the screen that pushes") {
      SmileyTheme.use()
      // Any navigation controller of an app can be dressed.
      let controller = UINavigationController(rootViewController: FacesViewController())
      ThemeNavigation.dress(controller)
      return controller
    },
    System(title: "designed-back", summary: "戻る") {
      DesignedBackTheme.use()
      return ThemeNavigationController(rootViewController: ArticleViewController())
    },
    System(title: "inverting-buttons", summary: "Six buttons of one look") {
      UINavigationController(rootViewController: OffersViewController())
    },
    System(title: "dailybooth", summary: "A stack of SwiftUI") { BoothView.screen() },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Systems"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "system")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    systems.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "system", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = systems[indexPath.row].title
    content.secondaryText = systems[indexPath.row].summary
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = systems[indexPath.row].open()
    let done = UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
    let navigation = screen as? UINavigationController
    navigation?.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
    present(screen, animated: true)
  }
}
