import UIKit

/// How large buttons are, with what stands on them and behind it.
@main @MainActor struct Driver {
  static func main() {
    let caps = MyTheme.Margins(pixels: [
      (1, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 5)),
      (2, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 9)),
    ])
    for scale in [1, 2, 3] as [CGFloat] { print("caps at", scale, caps.insets(at: scale)) }
    print("equal:", caps == caps, caps == MyTheme.Margins())
    let art = CGSize(width: 30, height: 44)
    let text = CGSize(width: 20, height: 10)
    var facts = MyTheme.ButtonFacts()
    func show(_ what: String, _ content: CGSize, _ art: CGSize) {
      print(what, MyTheme.Geometry.size(of: facts, content: content, art: art))
    }
    show("nothing", .zero, .zero)
    show("text alone", text, .zero)
    facts.title = MyTheme.Title(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    show("a title", text, .zero)
    facts.background = .art(MyTheme.Art(name: "rigid"))
    show("rigid art", text, art)
    facts.background = .art(MyTheme.Art(name: "stretching", resizing: .stretch, caps: caps))
    show("caps", CGSize(width: 1, height: 10), art)
    facts.minimumWidth = 40
    show("a least width", text, art)
    facts.maximumWidth = 35
    facts.height = 50
    show("a greatest width", text, art)
    facts.title = nil
    show("art alone", .zero, art)
    print(
      "text:", MyTheme.Geometry.textWidth(20.2, roundsUp: true),
      MyTheme.Geometry.textWidth(20.2, roundsUp: false))
    for letterSpacing in [0, 2] as [CGFloat] {
      let title = MyTheme.Title(font: MyTheme.Typeface(letterSpacing: letterSpacing))
      let look = MyTheme.ButtonLook(name: "spaced", variants: [.init(fallback: nil) { $0.title = title }])
      print("letters apart by", letterSpacing, MyTheme.Button(look, text: "abc").bounds.size)
    }
    print("pixels:", MyTheme.Geometry.onPixels(CGRect(x: 0.3, y: 0.6, width: 10.1, height: 3), scale: 2))
  }
}
