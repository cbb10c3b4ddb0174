import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension View {
  /// Gives the navigation bar above this screen of a `NavigationStack` a look of a theme:
  /// `List {…}.themedBar(ShopTheme.NavigationBars.wood)`.
  ///
  /// The screens of the stack have what the theme in use gives them, as those of a navigation controller have.
  public func themedBar(_ look: BarLook) -> some View {
    background {
      ScreenReader { screen, navigation in
        // SwiftUI updates views for many reasons; a look with the same name is the same.
        if screen.themeScreen.bar?.name != look.name { screen.themeScreen.bar = look }
        ThemeNavigation.dress(navigation)
      }
      .accessibilityHidden(true)
    }
  }
}

/// Finds the screen of a navigation controller that contains a view of SwiftUI.
@available(iOS 16.0, *)
struct ScreenReader: UIViewControllerRepresentable {
  let action: @MainActor (_ screen: UIViewController, UINavigationController) -> Void

  func makeUIViewController(context: Context) -> ScreenReaderController { ScreenReaderController() }

  func updateUIViewController(_ controller: ScreenReaderController, context: Context) {
    controller.action = action
    controller.read()
  }
}

/// The controller without content that `ScreenReader` adds to a screen.
final class ScreenReaderController: UIViewController {
  var action: (@MainActor (UIViewController, UINavigationController) -> Void)?

  override func loadView() {
    view = UIView()
    view.isUserInteractionEnabled = false
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    read()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    read()
  }

  func read() {
    var screen: UIViewController = self
    while let parent = screen.parent {
      if let navigation = parent as? UINavigationController {
        action?(screen, navigation)
        return
      }
      screen = parent
    }
  }
}
