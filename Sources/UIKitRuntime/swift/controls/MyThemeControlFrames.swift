// Part: CONTROLS
import UIKit

extension MyTheme {
  /// Shows a picture behind content. What lies outside of what layout aligns, such as a shadow, lies outside
  /// of the view.
  final class PictureView: UIView {
    private let picture = UIImageView()
    private let line = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(picture)
      addSubview(line)
    }

    /// Shows art, and a line at the bottom.
    func show(_ art: Art?, line: Art? = nil, for traits: UITraitCollection) {
      for (view, art) in [(picture, art), (self.line, line)] {
        view.image = art?.color == nil ? art?.image(compatibleWith: traits) : nil
        view.backgroundColor = art?.color
        view.isHidden = art == nil
      }
      picture.contentMode = art?.resizing == nil ? .center : .scaleToFill
      lineHeight = line?.image(compatibleWith: traits)?.size.height ?? 0
      setNeedsLayout()
    }

    private var lineHeight: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      let outside = picture.image?.alignmentRectInsets ?? .zero
      picture.frame = bounds.inset(
        by: UIEdgeInsets(
          top: -outside.top, left: -outside.left, bottom: -outside.bottom, right: -outside.right))
      line.frame = CGRect(x: 0, y: bounds.height - lineHeight, width: bounds.width, height: lineHeight)
    }
  }

  /// How a view looks that stands behind content of the app.
  @MainActor
  protocol FrameControlLook: ControlLook where Control == UIView {
    var background: FrameLook? { get }
  }

  /// How panels and cards look: a picture behind what is in a view, whose layout margins are the room around
  /// its content.
  struct PanelLook: FrameControlLook {
    var background: FrameLook?
    #if PUBLIC || SHARED

      init() {}
    #endif
  }

  /// How the bubbles of a conversation look: the same for the view behind a text.
  struct BubbleLook: FrameControlLook {
    var background: FrameLook?
    #if PUBLIC || SHARED

      init() {}
    #endif
  }

  /// Where a cell stands in its section.
  enum CellPosition {
    case top, middle, bottom, single

    /// The position of a row among as many.
    init(row: Int, of count: Int) {
      if count == 1 {
        self = .single
      } else {
        self = row == 0 ? .top : row == count - 1 ? .bottom : .middle
      }
    }
  }

  /// How the cells of a table look.
  @MainActor
  struct CellLook {
    var top: ImageLook?
    var middle: ImageLook?
    var bottom: ImageLook?
    var single: ImageLook?
    var separator: ImageLook?

    init() {}

    init(_ say: @MainActor (inout Self) -> Void) { say(&self) }

    /// The picture of a position.
    func look(at position: CellPosition) -> ImageLook? {
      switch position {
      case .top: top
      case .middle: middle
      case .bottom: bottom
      case .single: single
      }
    }

    /// Gives a cell the look of its position, also when its traits change. While it is selected or
    /// highlighted, a cell shows one picture: that of `selected`, or else of `highlighted`.
    func apply(to cell: UITableViewCell, at position: CellPosition) {
      Dressing.keep(cell) { cell in self.dress(cell, at: position, for: cell.traitCollection) }
    }

    /// Gives a table a separator that is a color. One that is a picture stands in the cells.
    func apply(to table: UITableView) {
      Dressing.keep(table) { table in
        guard let art = self.separator?.facts(for: Traits(table.traitCollection)).image?.art else { return }
        table.separatorStyle = art.color == nil ? .none : .singleLine
        table.separatorColor = art.color
      }
    }

    private func dress(
      _ cell: UITableViewCell, at position: CellPosition, for traits: UITraitCollection
    ) {
      guard let look = look(at: position) else { return }
      var line = separator?.facts(for: Traits(traits)).image?.art
      if line?.color != nil || position == .bottom || position == .single { line = nil }
      let pressed = look.states.contains(.selected) ? UIControl.State.selected : .highlighted
      cell.backgroundView = view(look, .normal, line, in: cell.backgroundView, for: traits)
      let isTold = look.states.contains(pressed)
      cell.selectedBackgroundView =
        isTold ? view(look, pressed, line, in: cell.selectedBackgroundView, for: traits) : nil
    }

    /// A view that shows a state: the one that is there, if it is the theme's.
    private func view(
      _ look: ImageLook, _ state: UIControl.State, _ line: Art?, in there: UIView?,
      for traits: UITraitCollection
    ) -> UIView? {
      guard let art = look.facts(for: Traits(traits, state: state)).image?.art else { return nil }
      let view = there as? PictureView ?? PictureView(frame: .zero)
      view.show(art, line: line, for: traits)
      return view
    }
  }

  /// How a popover looks.
  @MainActor
  struct PopoverLook {
    var background: FrameLook?
    /// It points up; on the other sides it is shown turned.
    var arrow: ImageLook?
    /// What UIKit makes to draw it.
    var backgroundClass: PopoverBackground.Type?

    init() {}

    init(_ say: @MainActor (inout Self) -> Void) { say(&self) }

    /// Has a popover drawn like this, if it is not on screen yet.
    func apply(to popover: UIPopoverPresentationController) {
      popover.popoverBackgroundViewClass = backgroundClass
    }
  }

  /// Draws a popover; UIKit makes it of the class, which says the look.
  class PopoverBackground: UIPopoverBackgroundView {
    class var look: PopoverLook { PopoverLook() }

    private let picture = PictureView(frame: .zero)
    private let arrow = UIImageView()
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.up

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      picture.autoresizingMask = []
      addSubview(picture)
      addSubview(arrow)
      Dressing.keep(self) { $0.dress() }
    }

    override class var wantsDefaultContentAppearance: Bool { false }

    override class func contentViewInsets() -> UIEdgeInsets {
      look.background?.facts(for: Traits(MyTheme.currentTraits)).content ?? .zero
    }

    override class func arrowHeight() -> CGFloat { arrowSize.height }

    override class func arrowBase() -> CGFloat { arrowSize.width }

    private class var arrowSize: CGSize { look.arrow?.picture(for: MyTheme.currentTraits)?.size ?? .zero }

    override var arrowOffset: CGFloat {
      get { offset }
      set {
        offset = newValue
        setNeedsLayout()
      }
    }

    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set {
        direction = newValue
        setNeedsLayout()
      }
    }

    private func dress() {
      let look = Self.look
      picture.show(
        look.background?.facts(for: Traits(traitCollection)).image?.art, for: traitCollection)
      arrow.image = look.arrow?.picture(for: traitCollection)
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = arrow.image?.size ?? .zero
      var room = UIEdgeInsets.zero
      var center = CGPoint(x: bounds.midX + offset, y: bounds.midY + offset)
      var turn: CGFloat = 0
      switch direction {
      case .up: (room.top, center.y) = (size.height, size.height / 2)
      case .down:
        (room.bottom, center.y, turn) = (size.height, bounds.height - size.height / 2, .pi)
      case .left: (room.left, center.x, turn) = (size.height, size.height / 2, -.pi / 2)
      case .right:
        (room.right, center.x, turn) = (size.height, bounds.width - size.height / 2, .pi / 2)
      default: break
      }
      picture.frame = bounds.inset(by: room)
      arrow.bounds = CGRect(origin: .zero, size: size)
      arrow.center = center
      arrow.transform = CGAffineTransform(rotationAngle: turn)
    }
  }
}

extension MyTheme.FrameControlLook {
  func dress(_ view: UIView, for traits: UITraitCollection) {
    guard let facts = background?.facts(for: MyTheme.Traits(traits)) else { return }
    let there = view.subviews.lazy.compactMap { $0 as? MyTheme.PictureView }.first
    guard let art = facts.image?.art else {
      there?.removeFromSuperview()
      return
    }
    let picture = there ?? MyTheme.PictureView(frame: view.bounds)
    if there == nil { view.insertSubview(picture, at: 0) }
    picture.show(art, for: traits)
    view.layoutMargins = facts.content
  }
}
