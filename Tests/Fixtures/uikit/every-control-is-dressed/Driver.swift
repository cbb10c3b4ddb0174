import ThemeRuntime
import UIKit

@main
@MainActor
struct Driver {
  static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  static func main() {
    showCatalog()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    controls(in: root.view)
    proxies()
    fields(in: root.view)
    frames(in: root.view)
    popovers()
    Recorder.dump()
  }

  static func section(_ title: String) {
    Recorder.dump()
    print("-- \(title)")
  }

  /// Controls that are there, and again when the user changes the appearance.
  static func controls(in view: UIView) {
    section("a slider, a progress bar, a switch")
    let slider = UISlider(frame: .zero)
    let progress = UIProgressView(frame: .zero)
    let wifi = UISwitch(frame: .zero)
    for control in [slider, progress, wifi] { view.addSubview(control) }
    ControlsTheme.Sliders.volume.apply(to: slider)
    ControlsTheme.ProgressBars.download.apply(to: progress)
    ControlsTheme.Switches.wifi.apply(to: wifi)
    section("segments")
    let tabs = UISegmentedControl(items: ["Day", "Week"])
    view.addSubview(tabs)
    ControlsTheme.SegmentedControls.tabs.apply(to: tabs)
    section("bars")
    let tabBar = UITabBar(frame: .zero)
    let toolbar = UIToolbar(frame: .zero)
    for bar in [tabBar, toolbar] { view.addSubview(bar) }
    ControlsTheme.TabBars.main.apply(to: tabBar)
    ControlsTheme.Toolbars.actions.apply(to: toolbar)
    _ = ControlsTheme.TabBars.main.item("home", title: "Home")
    _ = ControlsTheme.TabBars.main.item("search", title: nil, tag: 1)
    section("in dark appearance")
    // What was dressed twice is dressed once by a change.
    ControlsTheme.Switches.wifi.apply(to: wifi)
    section("once more")
    window.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
    Recorder.dump()
    for control in [slider, progress, tabs, tabBar, toolbar] { control.removeFromSuperview() }
    section("in light appearance, when only the switch is there")
    window.simulateTraits(UITraitCollection(userInterfaceStyle: .light))
    wifi.removeFromSuperview()
  }

  static func proxies() {
    section("proxies")
    ControlsTheme.Sliders.volume.apply(toAppearance: UISlider.appearance())
    ControlsTheme.ProgressBars.download.apply(toAppearance: UIProgressView.appearance())
    ControlsTheme.Switches.wifi.apply(toAppearance: UISwitch.appearance())
    ControlsTheme.SegmentedControls.tabs.apply(toAppearance: UISegmentedControl.appearance())
    ControlsTheme.SearchBars.search.apply(toAppearance: UISearchBar.appearance())
    ControlsTheme.TabBars.main.apply(toAppearance: UITabBar.appearance())
    let dark = UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)])
    ControlsTheme.Toolbars.actions.apply(toAppearance: UIToolbar.appearance(), compatibleWith: dark)
  }

  static func fields(in view: UIView) {
    section("a text field of UIKit")
    let plain = UITextField(frame: .zero)
    plain.placeholder = "Name"
    view.addSubview(plain)
    ControlsTheme.TextFields.plain.apply(to: plain)
    section("while it is edited")
    plain.simulateEditing(true)
    Recorder.dump()
    print("shows \(Recorder.text(plain.simulatedBackground))")
    plain.simulateEditing(false)
    plain.isEnabled = false
    _ = Recorder.take()
    print("disabled, shows \(Recorder.text(plain.simulatedBackground))")
    plain.removeFromSuperview()
    section("a text field of the theme")
    let field = ThemeTextField(ControlsTheme.TextFields.plain, placeholder: "Name")
    view.addSubview(field)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    print("text in \(Recorder.text(field.textRect(forBounds: bounds)))")
    print("placeholder in \(Recorder.text(field.placeholderRect(forBounds: bounds)))")
    field.removeFromSuperview()
    section("a search bar")
    let search = UISearchBar(frame: .zero)
    search.placeholder = "Search"
    view.addSubview(search)
    ControlsTheme.SearchBars.search.apply(to: search)
    section("while it is edited")
    search.searchTextField.simulateEditing(true)
    search.removeFromSuperview()
  }

  static func frames(in view: UIView) {
    section("a panel and a bubble")
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    panel.addSubview(UILabel(frame: .zero))
    let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    for frame in [panel, bubble] { view.addSubview(frame) }
    ControlsTheme.Panels.card.apply(to: panel)
    ControlsTheme.Panels.card.apply(to: panel)
    ControlsTheme.Bubbles.mine.apply(to: bubble)
    for frame in [panel, bubble] {
      frame.layoutIfNeeded()
      print(frame.simulatedTree())
      print("margins \(Recorder.text(frame.layoutMargins))")
      frame.removeFromSuperview()
    }
    section("cells")
    let table = UITableView(frame: .zero, style: .grouped)
    view.addSubview(table)
    ControlsTheme.Cells.row.apply(to: table)
    print("separator \(table.separatorStyle) \(Recorder.text(table.separatorColor))")
    for row in 0..<3 {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      table.addSubview(cell)
      ControlsTheme.Cells.row.apply(to: cell, at: CellLook.Position(row: row, of: 3))
      cell.isHighlighted = true
      cell.layoutIfNeeded()
      print("row \(row)\n\(cell.simulatedTree())")
    }
    let alone = UITableViewCell(style: .default, reuseIdentifier: nil)
    ControlsTheme.Cells.row.apply(to: alone, at: CellLook.Position(row: 0, of: 1))
    print("alone\n\(alone.simulatedTree())")
    table.removeFromSuperview()
  }

  static func popovers() {
    section("popovers")
    let controller = UIPopoverPresentationController()
    ControlsTheme.Popovers.menu.apply(to: controller)
    for (name, arrow) in [
      ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
    ] {
      let view = controller.simulatePresentation(
        of: CGSize(width: 100, height: 60), arrow: arrow, offset: 10
      ) { ControlsTheme.Popovers.Menu(frame: $0) }
      print("\(name) \(Recorder.text(view.bounds.size))\n\(view.simulatedTree())")
      if let arrow = view.subviews.last {
        let turn = arrow.transform
        print("turned \(Recorder.text(turn.a)) \(Recorder.text(turn.b))")
      }
    }
  }
}
