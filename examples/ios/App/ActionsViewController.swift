import UIKit

/// A screen of buttons that each do something.
class ActionsViewController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func add(_ title: String, perform action: @escaping @MainActor () -> Void) {
    let action = UIAction(title: title) { _ in action() }
    stack.addArrangedSubview(UIButton(type: .system, primaryAction: action))
  }

  func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}
