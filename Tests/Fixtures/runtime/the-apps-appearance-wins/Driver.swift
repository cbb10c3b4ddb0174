import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let wood = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    ThemeTable(defaults: ThemeScreen(bar: wood)).use()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = navigation.viewControllers[0].navigationItem
    let own = UINavigationBarAppearance()
    own.backgroundColor = .red
    item.standardAppearance = own
    ThemeNavigation.dress(navigation)
    show(item, "set first")
    item.standardAppearance = nil
    show(item, "taken back")
    item.scrollEdgeAppearance = own
    show(item, "set later, where nothing is scrolled beneath")
    ThemeTable.current.defaults.bar = BarLook("bars/steel", in: .main) { $0.background = .art("steel") }
    show(item, "the theme's bar changes")
    item.scrollEdgeAppearance = nil
    show(item, "taken back")
    item.standardAppearance = own
    show(item, "set later")
    ThemeTable.current.defaults.bar = nil
    show(item, "no bar of the theme's")
    item.standardAppearance = nil
    show(item, "taken back")
  }

  private static func show(_ item: UINavigationItem, _ why: String) {
    StandIn.turn()
    let all = [
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance,
    ]
    let shown = all.map { appearance in
      appearance.map { $0.backgroundImage.map { name($0) } ?? "the app's" } ?? "-"
    }
    print("\(why): \(shown.joined(separator: ", "))")
  }

  private static func name(_ image: UIImage) -> String {
    String(Recorder.text(image).dropFirst().prefix { $0 != " " })
  }
}
