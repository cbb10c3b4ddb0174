import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  private let provider: ((UITraitCollection) -> UIColor)?
  private let name: String?

  private init(
    _ components: [CGFloat], name: String? = nil, provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.name = name
    self.provider = provider
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    (provider, name) = (nil, nil)
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [displayP3Red, green, blue, alpha]
    (provider, name) = (nil, "P3")
  }

  public init(white: CGFloat, alpha: CGFloat) {
    components = [white, white, white, alpha]
    (provider, name) = (nil, nil)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = [0, 0, 0, 0]
    (provider, name) = (dynamicProvider, nil)
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = StandIn.colors[name] else { return nil }
    self.init(color.components, name: name, provider: color.provider)
  }

  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var label: UIColor { UIColor([0, 0, 0, 1], name: "label") }
  open class var secondaryLabel: UIColor { UIColor([0.24, 0.24, 0.26, 0.6], name: "secondaryLabel") }
  open class var tertiaryLabel: UIColor { UIColor([0.24, 0.24, 0.26, 0.3], name: "tertiaryLabel") }
  open class var tertiarySystemFill: UIColor { UIColor([0.46, 0.46, 0.5, 0.12], name: "tertiarySystemFill") }
  open class var systemBackground: UIColor { UIColor([1, 1, 1, 1], name: "systemBackground") }
  open class var secondarySystemBackground: UIColor {
    UIColor([0.95, 0.95, 0.97, 1], name: "secondarySystemBackground")
  }
  open class var separator: UIColor { UIColor([0.24, 0.24, 0.26, 0.29], name: "separator") }
  open class var link: UIColor { UIColor([0, 0.48, 1, 1], name: "link") }
  open class var systemBlue: UIColor { UIColor([0, 0.48, 1, 1], name: "systemBlue") }
  open class var systemRed: UIColor { UIColor([1, 0.23, 0.19, 1], name: "systemRed") }
  open class var systemGray: UIColor { UIColor([0.56, 0.56, 0.58, 1], name: "systemGray") }
  @available(iOS 15.0, *)
  open class var tintColor: UIColor { UIColor([0, 0.48, 1, 1], name: "tintColor") }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor([0, 0, 0, 0], provider: { provider($0).withAlphaComponent(alpha) }) }
    return UIColor(Array(components.prefix(3)) + [alpha], name: name)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolvedColor(with: .current).components
    red?.pointee = resolved[0]
    green?.pointee = resolved[1]
    blue?.pointee = resolved[2]
    alpha?.pointee = resolved[3]
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.description == description } ?? false
  }

  open override var hash: Int { description.hashValue }

  open override var description: String {
    if provider != nil {
      let styles = [UIUserInterfaceStyle.light, .dark].map { style in
        resolvedColor(
          with: UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)]))
      }
      return styles[0] == styles[1] ? styles[0].description : "\(styles[0])|\(styles[1])"
    }
    let bytes = components.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let text = "#" + digits.dropLast(bytes[3] == 255 ? 1 : 0).joined()
    return name.map { $0 == "P3" ? "P3\(text)" : $0 } ?? text
  }
}
