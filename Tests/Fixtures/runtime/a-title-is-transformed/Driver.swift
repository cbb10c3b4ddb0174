import UIKit

/// In which letters a title is shown, and what it is called by those who can't see it.
@main @MainActor struct Driver {
  static func main() {
    for transform in [MyTheme.TextTransform.asWritten, .uppercase, .lowercase] {
      let title = MyTheme.Title(transform: transform)
      let look = MyTheme.ButtonLook(name: "loud", variants: [.init(fallback: nil) { $0.title = title }])
      let button = MyTheme.Button(look, text: "Straße")
      let label = button.subviews.compactMap { $0 as? UILabel }.first
      print(transform, label?.attributedText?.string ?? "nothing", button.accessibilityLabel ?? "nothing")
    }
  }
}
