import UIKit

/// S3: the theme gives this screen the title 戻る, which the back button of the next screen shows.
final class ArticleViewController: ActionsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Push") { [weak self] in self?.push(ArticleViewController()) }
    add("Change something") { [weak self] in self?.askBeforeGoingBack() }
  }

  /// The theme's back button performs this action instead of going back, and no swipe begins.
  private func askBeforeGoingBack() {
    navigationItem.backAction = UIAction { [weak self] _ in
      let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { _ in
          self?.navigationController?.popViewController(animated: true)
        })
      self?.present(alert, animated: true)
    }
  }
}
