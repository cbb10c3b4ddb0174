import UIKit

/// S3: the theme calls this screen 戻る, and so says the button by which others go back to it.
final class ArticleViewController: ActionsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Push") { [weak self] in self?.push(ArticleViewController()) }
  }
}
