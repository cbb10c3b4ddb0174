import UIKit

/// S2 in a navigation controller of the app's own.
final class FacesNavigationController: UINavigationController {
  private var navigator: SmileyTheme.Navigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = SmileyTheme.Navigator(self)
  }
}

/// Pushes screens, each of which decides what those that it pushes show to go back.
class FacesViewController: ActionsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Faces"
    add("Push a smiley, which frowns") { [weak self] in self?.push(SmileyViewController()) }
    add("Push a photo, which shows a cross") { [weak self] in self?.push(PhotoViewController()) }
    add("Push behind a view of this screen's own") { [weak self] in
      let label = UILabel()
      label.text = "← Faces"
      label.sizeToFit()
      self?.smileyTheme.backItem = .view(label)
      self?.push(FacesViewController())
    }
    add("Push behind the platform's button") { [weak self] in
      self?.smileyTheme.backItem = .platform
      self?.push(FacesViewController())
    }
    add("As the theme says again") { [weak self] in self?.smileyTheme.backItem = nil }
  }
}

// The theme gives these two a choice of their own.

final class SmileyViewController: FacesViewController {}

final class PhotoViewController: FacesViewController {}
