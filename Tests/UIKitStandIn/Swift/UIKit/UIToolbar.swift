import Foundation

@MainActor open class UIToolbar: UIView, UIAppearance, Recorded {
  public private(set) lazy var recordedName = nameForRecord()
  private var appearances: [String: UIToolbarAppearance] = [:]

  public class func appearance() -> Self { Proxies.of(self) { UIToolbar(frame: .zero) } }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    note("setBackgroundImage(\(Recorder.text(backgroundImage)), for: \(topOrBottom), \(barMetrics))")
  }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    note("setShadowImage(\(Recorder.text(shadowImage)), for: \(topOrBottom))")
  }

  private func keep(_ appearance: UIToolbarAppearance?, as name: String) {
    appearances[name] = appearance
    record(name, appearance)
  }

  @available(iOS 13.0, *)
  open var standardAppearance: UIToolbarAppearance {
    get { appearances["standardAppearance"] ?? UIToolbarAppearance() }
    set { keep(newValue, as: "standardAppearance") }
  }
  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances["compactAppearance"] }
    set { keep(newValue, as: "compactAppearance") }
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances["scrollEdgeAppearance"] }
    set { keep(newValue, as: "scrollEdgeAppearance") }
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances["compactScrollEdgeAppearance"] }
    set { keep(newValue, as: "compactScrollEdgeAppearance") }
  }
}

@available(iOS 13.0, *)
@MainActor open class UIToolbarAppearance: UIBarAppearance {}
