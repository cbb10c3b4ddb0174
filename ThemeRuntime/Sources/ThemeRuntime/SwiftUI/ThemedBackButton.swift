import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension View {
  /// Shows a button with a look of a theme by which this screen of a `NavigationStack` goes back, in place of the platform's
  /// back button. Without a title, the button has that of the screen before. The swipe back stays.
  ///
  /// Where the look is the platform's or a native one, and in bars at a side, the platform's back button stays, with what it
  /// takes of the look.
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
  @State var titleBefore: String? = ThemeBackItem.platformTitle
  /// Whether the button takes the place of the platform's.
  @State var isShown = true
  @Environment(\.dismiss) var dismiss

  var body: some View {
    let screen = content.navigationBarBackButtonHidden(isShown).background {
      ScreenReader { screen, navigation in
        let isOwn = screen.themeScreen.goesBack(by: look, in: navigation)
        ThemeNavigation.dress(navigation)
        let before = screen.themeScreen.titleBefore(in: navigation)
        // SwiftUI doesn't allow changes of state while it updates views.
        if before != titleBefore { Task { titleBefore = before } }
        if isOwn != isShown { Task { isShown = isOwn } }
      }
      .accessibilityHidden(true)
    }
    if #available(iOS 26.0, *) {
      screen.toolbar { ToolbarItem(placement: .topBarLeading) { button }.sharedBackgroundVisibility(.hidden) }
    } else {
      screen.toolbar { ToolbarItem(placement: .topBarLeading) { button } }
    }
  }

  @ViewBuilder private var button: some View {
    if isShown, let shown = titleBefore.map({ title ?? $0 }) {
      Button(shown) { dismiss() }
        .buttonStyle(.themed(look))
        .accessibilityLabel(ThemeBackItem.spoken(shown))
    }
  }
}
