import Foundation

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      isDelegateChosen = true
      // The comments at both of them in UINavigationController.h of iOS 26 allow for failure requirements alone.
      if isPlatforms && StandIn.isAvailable(26) {
        Recorder.note("-- the delegate of \(name ?? "a recognizer") was set, against its header")
      }
    }
  }
  /// Whether it is one of a navigation controller's own.
  var isPlatforms = false
  /// Whether anything was set about how it gets on with others.
  var isDelegateChosen = false
  open var isEnabled = true
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var cancelsTouchesInView = true
  open var name: String?

  public init(target: Any?, action: Selector?) {}

  public override init() { super.init() }

  private var required: [ObjectIdentifier] = []

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(ObjectIdentifier(otherGestureRecognizer))
    otherGestureRecognizer.isDelegateChosen = true
  }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Whether it waits for another one to fail: by itself, or as one of both delegates says.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains(ObjectIdentifier(other))
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Which of those that a finger touches recognize it; those of inner views come first. One that waits for others is asked
  /// whether it begins when those have failed, and one that others exclude is not asked at all.
  static func recognizing(_ candidates: [UIGestureRecognizer], _ touch: UITouch) -> [UIGestureRecognizer] {
    var open = candidates.filter {
      $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
    }
    var recognizing: [UIGestureRecognizer] = []
    while let next = open.first(where: { one in
      !open.contains { $0 !== one && one.waits(for: $0) }
    }) {
      open.removeAll { $0 === next }
      guard next.delegate?.gestureRecognizerShouldBegin(next) ?? true else { continue }
      recognizing.append(next)
      open = open.filter { $0.isSimultaneous(with: next) }
    }
    return candidates.filter(recognizing.contains)
  }

  /// Goes through its states, as a finger does that moves and leaves.
  func simulateRecognition(cancelled: Bool) {
    for step in [State.began, .changed, cancelled ? .cancelled : .ended, .possible] { state = step }
  }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = .left
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

// Optional in Objective-C.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
}
