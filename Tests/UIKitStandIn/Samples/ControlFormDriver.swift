// Compares pairs of controls by what is set of them and what is seen of them; the test writes the calls.
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  static func main() {
    showCatalog()
    window.makeKeyAndVisible()
    // At the usual one, text that scales is as large as any other.
    StandIn.simulateContentSize(.extraExtraLarge)
    compareControls()
  }

  private static func say(_ what: String, _ base: String, _ other: String) {
    if base != other { print(what) }
  }

  /// What was set since the last time, and what is seen of views, without the names of controls and objects.
  private static func said(_ views: [UIView] = []) -> String {
    for view in views { view.layoutIfNeeded() }
    let all = Recorder.take() + views.map { $0.simulatedTree() }
    for view in views { view.removeFromSuperview() }
    return all.joined(separator: "\n")
      .replacing(/(controls\/[a-zA-Z]+|navigationBars)\/[a-zA-Z0-9]+\//) { "\($0.1)/" }
      .replacing(/(UI[A-Za-z]+|Theme[A-Za-z]+) [0-9]+/) { "\($0.1)" }
      .replacing(/W[0-9]+[abc]\s/, with: "")
  }

  private static func place<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    window.addSubview(view)
    _ = Recorder.take()
    return view
  }

  private static func seen<Look: ControlLook>(_ look: Look) -> String where Look.Control == UIView {
    let view = place(UIView(frame: .zero))
    look.apply(to: view)
    return "\(Recorder.text(view.layoutMargins))" + said([view])
  }

  private static func dressed<Look: ControlLook>(_ look: Look, _ control: Look.Control) -> String {
    let control = place(control)
    look.apply(to: control)
    return said([control])
  }

  private static func seen(_ look: ProgressBarLook) -> String { dressed(look, UIProgressView(frame: .zero)) }
  private static func seen(_ look: SliderLook) -> String { dressed(look, UISlider(frame: .zero)) }
  private static func seen(_ look: SwitchLook) -> String { dressed(look, UISwitch(frame: .zero)) }
  private static func seen(_ look: ToolbarLook) -> String { dressed(look, UIToolbar(frame: .zero)) }
  private static func seen(_ look: SegmentedControlLook) -> String {
    dressed(look, UISegmentedControl(items: ["Day", "Week"]))
  }

  private static func seen(_ look: BarLook) -> String {
    let bar = place(UINavigationBar(frame: .zero))
    look.apply(to: bar)
    return "\(bar.isTranslucent) \(bar.barStyle)" + said([bar])
  }

  private static func seen(_ look: TabBarLook) -> String {
    let bar = dressed(look, UITabBar(frame: .zero))
    if look.icons["one"] != nil { _ = look.item("one", title: "One") }
    return bar + said()
  }

  private static func seen(_ look: SearchBarLook) -> String {
    let bar = place(UISearchBar(frame: .zero))
    bar.placeholder = "Search"
    return walk(bar, bar.searchTextField) { look.apply(to: bar) }
  }

  private static func seen(_ look: TextFieldLook) -> String {
    let field = place(ThemeTextField(look, placeholder: "Name"))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    return walk(field, field) { field.look = look } + Recorder.text(field.textRect(forBounds: bounds))
      + Recorder.text(field.placeholderRect(forBounds: bounds))
  }

  /// A field as it is, edited, and disabled.
  private static func walk(_ view: UIView, _ field: UITextField, _ apply: () -> Void) -> String {
    apply()
    field.simulateEditing(true)
    field.simulateEditing(false)
    field.isEnabled = false
    apply()
    return "\(field.contentVerticalAlignment)" + said([view])
  }

  private static func seen(_ look: CellLook) -> String {
    let table = UITableView(frame: .zero, style: .grouped)
    look.apply(to: table)
    var all = said() + "\(table.separatorStyle) \(Recorder.text(table.separatorColor))"
    for position in [CellLook.Position.top, .middle, .bottom, .single] {
      for enter in [{ _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }]
        as [@MainActor (UITableViewCell) -> Void]
      {
        let cell = place(UITableViewCell(style: .default, reuseIdentifier: nil))
        look.apply(to: cell, at: position)
        enter(cell)
        all += said([cell])
      }
    }
    return all
  }

  private static func seen<View: UIPopoverBackgroundView>(
    _ look: PopoverLook, _ make: (CGRect) -> View
  ) -> String {
    let controller = UIPopoverPresentationController()
    look.apply(to: controller)
    let view = controller.simulatePresentation(
      of: CGSize(width: 100, height: 60), arrow: .up, offset: 10, make: make)
    return said([view]) + Recorder.text(view.bounds.size)
  }
}
