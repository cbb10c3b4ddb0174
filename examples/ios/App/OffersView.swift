import SwiftUI

/// S4 in SwiftUI.
struct OffersView: View {
  let offers: [String]
  @State private var chosen = "Offers"

  static func screen(_ offers: [String]) -> UIViewController {
    UIHostingController(rootView: OffersView(offers: offers))
  }

  var body: some View {
    VStack(spacing: 12) {
      ForEach(offers, id: \.self) { offer in
        Button(offer) { chosen = offer }.buttonStyle(.invertingButtonsButtonInverting)
      }
      // A button's art alone, stretched.
      if let art = InvertingButtonsTheme.Buttons.inverting.facts().background?.art {
        Image(art).frame(width: 200, height: 40)
      }
    }
    .navigationTitle(chosen)
  }
}
