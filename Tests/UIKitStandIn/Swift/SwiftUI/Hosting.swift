import Foundation
import UIKit

/// Not Apple's: what the representables of a hosting controller made, by their types and places.
@MainActor final class HostedControllers {
  private final class Kept {
    let object: AnyObject
    let coordinator: Any
    let dismantle: () -> Void

    init(_ object: AnyObject, _ coordinator: Any, dismantle: @escaping () -> Void) {
      (self.object, self.coordinator, self.dismantle) = (object, coordinator, dismantle)
    }
  }

  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func of(_ controller: UIViewController) -> HostedControllers {
    if let found = objc_getAssociatedObject(controller, key) as? HostedControllers { return found }
    let made = HostedControllers()
    made.owner = controller
    objc_setAssociatedObject(controller, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Of the controller whose body is asked for.
  static var current: HostedControllers?
  weak var owner: UIViewController?
  private var kept: [String: Kept] = [:]
  private var seen: [String] = []

  /// Makes what is new, updates what is there, and dismantles what is no longer in the body.
  func update(_ body: () -> Void) {
    let outer = Self.current
    (Self.current, seen) = (self, [])
    body()
    Self.current = outer
    for (name, gone) in kept where !seen.contains(name) {
      kept[name] = nil
      gone.dismantle()
    }
  }

  private func place(_ type: Any.Type) -> String {
    let name = "\(type)"
    let place = "\(name) \(seen.filter { $0.hasPrefix("\(name) ") }.count)"
    seen.append(place)
    return place
  }

  func show<Content: UIViewControllerRepresentable>(_ content: Content) {
    let (place, environment) = (place(Content.self), EnvironmentValues.simulated)
    if kept[place] == nil {
      let coordinator = content.makeCoordinator()
      let made = content.makeUIViewController(
        context: UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment))
      kept[place] = Kept(made, coordinator) { [weak owner] in
        made.willMove(toParent: nil)
        if owner?.viewIfLoaded?.window != nil { made.viewWillDisappear(false) }
        made.viewIfLoaded?.removeFromSuperview()
        if owner?.viewIfLoaded?.window != nil { made.viewDidDisappear(false) }
        made.removeFromParent()
        Content.dismantleUIViewController(made, coordinator: coordinator)
      }
      adopt(made)
    }
    guard let found = kept[place], let controller = found.object as? Content.UIViewControllerType,
      let coordinator = found.coordinator as? Content.Coordinator
    else { return }
    content.updateUIViewController(
      controller,
      context: UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment))
  }

  private func adopt(_ child: UIViewController) {
    guard let owner else { return }
    owner.addChild(child)
    child.view.frame = .zero
    owner.view.addSubview(child.view)
    child.didMove(toParent: owner)
    child.viewWillAppear(false)
    child.viewIsAppearing(false)
  }

  func show<Content: UIViewRepresentable>(_ content: Content) {
    let (place, environment) = (place(Content.self), EnvironmentValues.simulated)
    if kept[place] == nil {
      let coordinator = content.makeCoordinator()
      let made = content.makeUIView(
        context: UIViewRepresentableContext(coordinator: coordinator, environment: environment))
      kept[place] = Kept(made, coordinator) {
        made.removeFromSuperview()
        Content.dismantleUIView(made, coordinator: coordinator)
      }
      owner?.view.addSubview(made)
    }
    guard let found = kept[place], let view = found.object as? Content.UIViewType,
      let coordinator = found.coordinator as? Content.Coordinator
    else { return }
    content.updateUIView(
      view, context: UIViewRepresentableContext(coordinator: coordinator, environment: environment))
  }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { if isShown { simulateUpdate() } } }
  private var hosted: HostedControllers { .of(self) }
  private var isShown = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder aDecoder: NSCoder) { fatalError() }

  /// Not Apple's: asks the root view for its body again, as SwiftUI does when its state changes.
  public func simulateUpdate() {
    hosted.update { _ = simulatedText }
  }

  /// Not Apple's: what the root view comes to.
  public var simulatedText: String { rootView.simulatedText(in: environment) }

  /// Not Apple's: what a tap on each of the enabled buttons inside does, in their order.
  public func simulatedActions() -> [@MainActor () -> Void] { rootView.simulatedActions(in: environment) }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    environment.layoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.simulatedDismissal = { [weak self] in
      guard let self else { return }
      if let navigation = navigationController, navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
    }
    return environment
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.viewWillAppear(animated) }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isShown = true
    simulateUpdate()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.viewDidAppear(animated) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.viewWillDisappear(animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.viewDidDisappear(animated) }
  }
}
