import Foundation

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)

    public var description: String {
      let names: [(State, String)] = [
        (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
        (.focused, "focused"),
      ]
      let parts = names.filter { contains($0.0) }.map(\.1)
      return parts.isEmpty ? "normal" : parts.joined(separator: "|")
    }
  }

  public struct Event: OptionSet, Sendable, CustomStringConvertible {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    @available(iOS 14.0, *)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    public var description: String {
      let names: [(Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.primaryActionTriggered, "primaryActionTriggered"),
        (.valueChanged, "valueChanged"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"),
      ]
      return names.first { $0.0 == self }?.1 ?? "\(rawValue)"
    }
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [(action: UIAction, events: UIControl.Event)] = []
  private var targets: [(target: ObjectIdentifier?, name: Selector, events: UIControl.Event)] = []
  private var touch: UITouch?
  private var isMenuPrimary = false
  /// Whether it shows its menu for a long press.
  @available(iOS 14.0, *)
  open var isContextMenuInteractionEnabled: Bool {
    get { hasContextMenu }
    set { hasContextMenu = newValue }
  }
  var hasContextMenu = false
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction: Bool {
    get { isMenuPrimary }
    set { isMenuPrimary = newValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  func stateChanged() {}

  open override var canBecomeFocused: Bool { isEnabled }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    stateChanged()
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  @available(iOS 14.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((target.map { ObjectIdentifier($0 as AnyObject) }, action, controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets.removeAll { action == nil || $0.name == action }
  }

  open var allControlEvents: UIControl.Event {
    UIControl.Event(actions.map(\.events) + targets.map(\.events))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.name, to: nil, for: nil)
    }
  }

  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) { action.perform(self) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Recorder.note("-- \(type(of: self)) sends \(action.name)")
  }

  @available(iOS 14.0, *)
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions where !stop { iterator(entry.action, nil, entry.events, &stop) }
    for entry in targets where !stop { iterator(nil, (nil, entry.name), entry.events, &stop) }
  }

  @available(iOS 17.4, *)
  open func performPrimaryAction() { triggerPrimaryAction() }

  /// What a button does of itself, and another control where it is told to.
  func triggerPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// After a finger has left inside: only buttons have more to say than that.
  func endedInside() {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    self.touch = touch
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let ended = isTouchInside
    isHighlighted = false
    endTracking(touch, with: event)
    (isTracking, isTouchInside, self.touch) = (false, false, nil)
    sendActions(for: ended ? .touchUpInside : .touchUpOutside)
    if ended { endedInside() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    (isTracking, isTouchInside, touch) = (false, false, nil)
    sendActions(for: .touchCancel)
  }
}

// A finger; places in points of the control's own.
extension UIControl {
  public func simulateTouchDown(at point: CGPoint? = nil) {
    guard mayBeTouched else { return }
    let touch = UITouch(point ?? CGPoint(x: bounds.midX, y: bounds.midY), in: self, phase: .began)
    touchesBegan([touch], with: UIEvent())
  }

  public func simulateTouchMove(to point: CGPoint) {
    touchesMoved([UITouch(point, in: self, phase: .moved)], with: UIEvent())
  }

  /// The key of a keyboard that presses what is focused. False where that is another view.
  @discardableResult
  public func simulatePress() -> Bool {
    guard isFocused, isEnabled else { return false }
    isHighlighted = true
    isHighlighted = false
    if self is UIButton { triggerPrimaryAction() }
    return true
  }

  public func simulateTouchUp(at point: CGPoint? = nil) {
    let touch = UITouch(point ?? CGPoint(x: bounds.midX, y: bounds.midY), in: self, phase: .ended)
    touchesEnded([touch], with: UIEvent())
  }

  public func simulateTouchCancel() {
    touchesCancelled([UITouch(.zero, in: self, phase: .cancelled)], with: UIEvent())
  }

  /// Down and up in the middle.
  public func simulateTap() {
    simulateTouchDown()
    simulateTouchUp()
  }
}
