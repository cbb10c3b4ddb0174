import SwiftUI

/// A style as it could be written by hand.
struct SampleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Look(configuration: configuration)
  }

  private struct Look: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      configuration.label
        .font(.system(size: 12, weight: .bold))
        .foregroundColor(color)
        .shadow(color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.5), radius: 0, x: 0, y: -1)
        .lineLimit(1)
        .truncationMode(.tail)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 8))
        .frame(minWidth: 52, minHeight: 30)
        .background(
          Image(configuration.isPressed ? "sample/back-pressed" : "sample/back", bundle: .main)
            .resizable(
              capInsets: EdgeInsets(top: 0, leading: 13, bottom: 0, trailing: 7), resizingMode: .stretch)
        )
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.5)
    }

    private var color: Color {
      if #available(iOS 15.0, *) { return Color(uiColor: .tintColor) }
      return colorScheme == .dark || contrast == .increased ? .white : .black
    }
  }
}

struct SamplePage: View {
  @State private var title = "Menu"

  var body: some View {
    GeometryReader { place in
      VStack(alignment: .leading, spacing: 8) {
        if place.size.width > 300 {
          Text("Sample")
        } else {
          Image("sample/back").renderingMode(.template)
        }
        Button(title) { title = "Pause" }.buttonStyle(SampleButtonStyle())
      }
    }
  }
}
