import Foundation

@MainActor open class UIVisualEffect: NSObject {}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  let style: Style

  public init(style: UIBlurEffect.Style) { self.style = style }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "blur \(style)" }
  }
}

@available(iOS 26.0, *)
@MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  open var isInteractive = false
  open var tintColor: UIColor?

  public override convenience init() { self.init(style: .regular) }

  public init(style: UIGlassEffect.Style) { self.style = style }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "glass \(style)\(isInteractive ? " interactive" : "")\(tintColor.map { " tint \($0)" } ?? "")"
    }
  }
}

@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
