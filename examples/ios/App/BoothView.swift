import SwiftUI
import ThemeRuntime
import UIKit

/// S1 and S4 in SwiftUI: a stack with the theme's bar and back button, and buttons in one of its looks.
struct BoothView: View {
  @State private var chosen = "Photos"

  static func screen() -> UIViewController { UIHostingController(rootView: BoothView()) }

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        NavigationLink("Comments") { CommentsView() }
        ForEach(OffersViewController.offers, id: \.self) { offer in
          Button(offer) { chosen = offer }
            .buttonStyle(.themed(InvertingButtonsTheme.Buttons.inverting, isSelected: offer == chosen))
        }
      }
      .navigationTitle(chosen)
      .themedBar(DailyboothTheme.NavigationBars.dailybooth)
    }
  }
}

/// The screen that the stack pushes.
struct CommentsView: View {
  var body: some View {
    Text("No comments yet")
      .navigationTitle("Comments")
      .themedBar(DailyboothTheme.NavigationBars.dailybooth)
      .themedBackButton(DailyboothTheme.BackButtons.dailybooth)
  }
}
