import Foundation

@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
  }

  open var title: String
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.title = title
    self.children = children
  }

  /// Its elements when it is shown, from above: deferred elements are asked for.
  private var shownChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.shown ?? [$0] }
  }

  /// Its elements, from above.
  public var simulatedTitles: [String] { shownChildren.map { ($0 as? UIAction)?.title ?? "a menu" } }

  public func simulateChoice(_ index: Int) { (shownChildren[index] as? UIAction)?.perform(self) }
}

@available(iOS 14.0, *)
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider

  public required init(_ elementProvider: @escaping Provider) { provider = elementProvider }

  // It asks each time that it is shown.
  @available(iOS 15.0, *)
  open class func uncached(_ elementProvider: @escaping Provider) -> Self { Self(elementProvider) }

  fileprivate var shown: [UIMenuElement] {
    var shown: [UIMenuElement] = []
    provider { shown = $0 }
    return shown
  }
}

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

@available(iOS 13.0, *)
@MainActor open class UIContextMenuConfiguration: NSObject {
  let makeMenu: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    makeMenu = actionProvider
  }
}

@available(iOS 13.0, *)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@available(iOS 13.0, *)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    (interaction as? UILargeContentViewerInteraction)?.gestureRecognizerForExclusionRelationship.view = self
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// The menu of a finger that stays on the view: that of the view itself or of the next one around it that has one.
  public func simulateLongPress() -> UIMenu? {
    var view: UIView? = self
    while let found = view {
      found.noteTwoLongPresses()
      if let button = found as? UIButton, button.isContextMenuInteractionEnabled, let menu = button.menu {
        return menu
      }
      for case let interaction as UIContextMenuInteraction in found.interactions {
        let middle = CGPoint(x: found.bounds.midX, y: found.bounds.midY)
        let asked = interaction.delegate?.contextMenuInteraction(
          interaction, configurationForMenuAtLocation: middle)
        if let asked { return asked.makeMenu?([]) }
      }
      view = found.superview
    }
    return nil
  }

  /// A view that shows its content in large to a finger that stays can do something else with it only where one waits for
  /// the other.
  private func noteTwoLongPresses() {
    let presses = (gestureRecognizers ?? []).filter { $0 is UILongPressGestureRecognizer }
    let hasMenu =
      !presses.isEmpty || interactions.contains { $0 is UIContextMenuInteraction }
      || (self as? UIButton)?.menu != nil
    for case let viewer as UILargeContentViewerInteraction in interactions
    where hasMenu && !viewer.gestureRecognizerForExclusionRelationship.isDelegateChosen {
      Recorder.note("-- two long presses on one \(type(of: self)), without a word on which comes first")
    }
  }
}
