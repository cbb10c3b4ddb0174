import ThemeRuntime
import UIKit

/// S2: pushes screens, and decides which back button they show.
class FacesViewController: ActionsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Faces"
    add("Push a smiley, which frowns") { [weak self] in self?.push(SmileyViewController()) }
    add("Push a photo, which shows a cross") { [weak self] in self?.push(PhotoViewController()) }
    add("Push with a view of this screen as the back button") { [weak self] in
      let label = UILabel()
      label.text = "← Faces"
      label.sizeToFit()
      self?.themeScreen.backItem = .view(label)
      self?.push(FacesViewController())
    }
    add("Push with the platform's back button") { [weak self] in
      self?.themeScreen.backItem = .platform
      self?.push(FacesViewController())
    }
    add("As the theme says again") { [weak self] in self?.themeScreen.backItem = nil }
  }
}

// The theme gives these two back buttons of their own.

final class SmileyViewController: FacesViewController {}

final class PhotoViewController: FacesViewController {}
