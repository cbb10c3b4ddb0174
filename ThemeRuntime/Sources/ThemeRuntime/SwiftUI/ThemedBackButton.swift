import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension View {
  /// Shows a button with a look of a theme by which this screen of a `NavigationStack` goes back, in place of the platform's
  /// back button. Without a title, the button has that of the screen before. The swipe back stays.
  public func themedBackButton(_ look: ButtonLook, title: String? = nil) -> some View {
    ThemedBackScreen(content: self, look: look, title: title)
  }
}

/// A screen with a button by which it goes back.
@available(iOS 16.0, *)
private struct ThemedBackScreen<Content: View>: View {
  let content: Content
  let look: ButtonLook
  let title: String?
  /// The title of the screen before; nil if there is no screen before.
  @State private var titleBefore: String? = ThemeBackItem.platformTitle
  @Environment(\.dismiss) private var dismiss

  init(content: Content, look: ButtonLook, title: String?) {
    self.content = content
    self.look = look
    self.title = title
  }

  var body: some View {
    let screen = content.navigationBarBackButtonHidden().background {
      ScreenReader { screen, navigation in
        screen.themeScreen.hasOwnWayBack = true
        ThemeNavigation.dress(navigation)
        let before = screen.themeScreen.titleBefore(in: navigation)
        // SwiftUI doesn't allow changes of state while it updates views.
        if before != titleBefore { Task { titleBefore = before } }
      }
      .accessibilityHidden(true)
    }
    if #available(iOS 26.0, *) {
      screen.toolbar {
        ToolbarItem(placement: .topBarLeading) { button }.sharedBackgroundVisibility(.hidden)
      }
    } else {
      screen.toolbar {
        ToolbarItem(placement: .topBarLeading) { button }
      }
    }
  }

  @ViewBuilder private var button: some View {
    if let shown = titleBefore.map({ title ?? $0 }) {
      Button(shown) { dismiss() }
        .buttonStyle(.themed(look))
        .accessibilityLabel(ThemeBackItem.spoken(shown))
    }
  }
}
