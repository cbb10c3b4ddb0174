import Foundation

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  private var handler: ((UIAlertAction) -> Void)?
  public private(set) var title: String?
  public private(set) var style = Style.default
  open var isEnabled = true

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  public private(set) var preferredStyle = Style.actionSheet
  public private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Taps an action, which first closes the alert.
  public func simulateChoice(_ title: String) {
    let action = actions.first { $0.title == title && $0.isEnabled }
    presentingViewController?.dismiss(animated: false)
    action?.perform()
  }
}
