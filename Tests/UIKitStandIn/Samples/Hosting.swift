import SwiftUI
import UIKit

/// What views of SwiftUI are on screens of UIKit, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("a representable's controller is a child of the hosting controller", children),
      ("it is made once, updated, and dismantled", updates), ("a representable's view", views),
      ("a screen says its title, and hides the back button", navigation),
      ("items of a toolbar", toolbars), ("a button is what its style makes of it", buttons),
      ("dismiss goes back", dismisses), ("glass", glass), ("a modifier has a body", modifiers),
    ]
    for (name, part) in parts {
      Recorder.note("# \(name)")
      part()
      Recorder.dump()
    }
  }

  private static func say(_ text: String) { Recorder.note(text) }

  private final class Probe: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      say("moved to \(parent.map { $0.title ?? "untitled" } ?? "nothing")")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let above = sequence(first: self as UIViewController, next: \.parent).map { $0.title ?? "untitled" }
      say("will appear in \(above.dropFirst().joined(separator: " < "))")
      say("navigation \(navigationController != nil)")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      say("did appear")
    }
  }

  private struct Probing: UIViewControllerRepresentable {
    let name: String

    func makeCoordinator() -> String { "of \(name)" }

    func makeUIViewController(context: Context) -> Probe {
      say("make, coordinator \(context.coordinator)")
      return Probe()
    }

    func updateUIViewController(_ uiViewController: Probe, context: Context) {
      say("update \(name), \(context.environment.colorScheme)")
    }

    static func dismantleUIViewController(_ uiViewController: Probe, coordinator: String) {
      say("dismantle \(coordinator)")
    }
  }

  private struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      say("make a label")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "badge" }
  }

  private struct Page: View {
    let name: String

    var body: some View {
      if name.isEmpty { Text("nothing") } else { Text(name).background { Probing(name: name) } }
    }
  }

  private static func shown(_ controller: UIViewController) -> (UIWindow, UINavigationController) {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.title = "navigation"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    Recorder.silently { window.makeKeyAndVisible() }
    navigation.pushViewController(controller, animated: false)
    StandIn.settle()
    return (window, navigation)
  }

  private static func children() {
    let controller = UIHostingController(rootView: Page(name: "A"))
    controller.title = "hosting"
    say("loaded: \(controller.view.subviews.count), \(controller.children.count) children")
    let kept = shown(controller)
    Recorder.note("\(controller.children.count) children")
    withExtendedLifetime(kept) {}
  }

  private static func updates() {
    let controller = UIHostingController(rootView: Page(name: "A"))
    let kept = shown(controller)
    say("then")
    controller.rootView = Page(name: "B")
    kept.0.overrideUserInterfaceStyle = .dark
    controller.simulateUpdate()
    controller.rootView = Page(name: "")
    say("\(controller.children.count) children: \(controller.simulatedText)")
  }

  private static func views() {
    let controller = UIHostingController(rootView: VStack { Badge() })
    let kept = shown(controller)
    say("\((controller.view.subviews.first as? UILabel)?.text ?? "no label"): \(controller.simulatedText)")
    withExtendedLifetime(kept) {}
  }

  private static func navigation() {
    let view = Text("A").navigationTitle("Offers").navigationBarBackButtonHidden()
    say(view.simulatedText(in: EnvironmentValues()))
    let controller = UIHostingController(rootView: view)
    let kept = shown(controller)
    let item = controller.navigationItem
    say("\(item.title ?? "untitled"), hidden \(item.hidesBackButton)")
    withExtendedLifetime(kept) {}
    say(NavigationStack { NavigationLink("Next") { Text("B") } }.simulatedText(in: EnvironmentValues()))
  }

  private static func toolbars() {
    let view = Text("A").toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Back", role: .cancel) { say("back") } }
        .sharedBackgroundVisibility(.hidden)
      ToolbarItem(placement: .topBarTrailing) { Text("B") }
    }
    say(view.simulatedText(in: EnvironmentValues()))
    for action in view.simulatedActions() { action() }
  }

  private struct Plate: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1).background {
        Color(configuration.role == .destructive ? "red" : "blue")
      }
    }
  }

  private static func buttons() {
    let view = HStack {
      Button("Keep") { say("kept") }
      Button(role: .destructive) {
        say("gone")
      } label: {
        Text("Delete")
      }
      Button("Never") { say("never") }.disabled(true)
    }
    say(view.simulatedText(in: EnvironmentValues()))
    var environment = EnvironmentValues()
    environment.simulatesPress = true
    say(view.buttonStyle(Plate()).simulatedText(in: environment))
    for action in view.buttonStyle(Plate()).simulatedActions() { action() }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  private static func dismisses() {
    var environment = EnvironmentValues()
    environment.simulatedDismissal = { say("dismissed") }
    for action in Closing().simulatedActions(in: environment) { action() }
    let controller = UIHostingController(rootView: Closing())
    let (window, navigation) = shown(controller)
    for action in controller.simulatedActions() { action() }
    StandIn.settle()
    say("\(navigation.viewControllers.count) screens")
    withExtendedLifetime(window) {}
  }

  private static func glass() {
    say(Text("A").glassEffect().simulatedText(in: EnvironmentValues()))
    let glass = Glass.clear.tint(Color("red")).interactive()
    say(Text("A").glassEffect(glass, in: Capsule()).simulatedText(in: EnvironmentValues()))
    say(Text("A").background(.thinMaterial, in: Rectangle()).simulatedText(in: EnvironmentValues()))
  }

  private struct Framed: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.padding(4).background { Color(isEnabled ? "on" : "off") }
    }
  }

  private struct Deep: View {
    @Environment(\.depth) private var depth

    var body: some View { Text("\(depth)") }
  }

  private static func modifiers() {
    say(Text("A").modifier(Framed()).disabled(true).simulatedText(in: EnvironmentValues()))
    say(VStack { Deep().environment(\.depth, 2) }.simulatedText(in: EnvironmentValues()))
  }
}

private struct Depth: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[Depth.self] }
    set { self[Depth.self] = newValue }
  }
}
