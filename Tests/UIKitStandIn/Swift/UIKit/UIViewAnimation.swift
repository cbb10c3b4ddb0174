import Foundation

// Everything is at its end at once.
extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Recorder.note("UIView.animate(\(Recorder.text(duration)))")
    animations()
    completion?(true)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let how = options.contains(.transitionCrossDissolve) ? "cross-dissolve" : "other"
    Recorder.note("UIView.transition(\(Recorder.text(duration)), \(how))")
    animations?()
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  public class var areAnimationsEnabled: Bool { true }

  public class func setAnimationsEnabled(_ enabled: Bool) {}
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UITraitChangeObservable where Self: UIView {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, of: self, handler: handler)
    registrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

extension UIView {
  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    if #available(iOS 17.0, *) {
      for case let registration as TraitRegistration in registrations {
        registration.tell(previous, current: traitCollection)
      }
    }
    (self as? UIButton)?.traitsChanged()
    controller?.tellTraits(previous)
    for view in subviews { view.tellTraits(previous) }
  }

  /// The views inside, one per line: class, frame, and what is seen.
  public func simulatedTree(indent: String = "") -> String {
    let line = "\(indent)\(type(of: self)) \(Recorder.text(frame))\(look)\n"
    return line + subviews.map { $0.simulatedTree(indent: indent + "  ") }.joined()
  }

  private var look: String {
    var parts: [String] = []
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha \(Recorder.text(alpha))") }
    if let backgroundColor { parts.append("background \(backgroundColor)") }
    switch self {
    case let label as UILabel:
      let (font, color) = (label.font as UIFont?, label.textColor as UIColor?)
      parts.append("\"\(label.text ?? "")\"")
      if let styled = label.styled, styled.length > 0 {
        parts.append(Recorder.text(styled.attributes(at: 0, effectiveRange: nil)))
      } else {
        parts.append("\(font?.description ?? "no font") \(color?.description ?? "no color")")
      }
      if let shadow = label.shadowColor {
        parts.append("shadow \(shadow) \(Recorder.text(label.shadowOffset))")
      }
      parts += ["\(label.textAlignment)", "\(label.lineBreakMode)"]
    case let view as UIImageView:
      parts.append(
        view.isHighlighted ? "\(view.highlightedImage ?? UIImage())" : "\(view.image ?? UIImage())")
      if view.contentMode != .scaleToFill, view.image != nil { parts.append("\(view.contentMode)") }
      if view.simulatedCornerRadius != 0 {
        parts.append("corners \(Recorder.text(view.simulatedCornerRadius))")
      }
    case let view as UIVisualEffectView: parts.append(Recorder.text(view.effect))
    default: break
    }
    return parts.map { " " + $0 }.joined()
  }
}
