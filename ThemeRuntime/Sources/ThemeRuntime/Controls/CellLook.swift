import UIKit

/// How the cells of a table look.
public struct CellLook: LookOfParts {
  /// The position of a cell in its section.
  public enum Position {
    case top, middle, bottom, single

    /// Creates the position of a row in a section of `count` rows.
    public init(row: Int, of count: Int) {
      self = count == 1 ? .single : row == 0 ? .top : row == count - 1 ? .bottom : .middle
    }
  }

  public var top: ImageLook?
  public var middle: ImageLook?
  public var bottom: ImageLook?
  public var single: ImageLook?
  public var separator: ImageLook?

  public init() {}

  /// The look of cells at a position.
  public func look(at position: Position) -> ImageLook? {
    switch position {
    case .top: top
    case .middle: middle
    case .bottom: bottom
    case .single: single
    }
  }

  /// Gives a cell the look of its position, and updates it whenever its traits change. A cell has one picture for the states
  /// selected and highlighted: that of `selected`, or else of `highlighted`.
  public func apply(to cell: UITableViewCell, at position: Position) {
    ControlDressing.dress(cell) { cell in self.dress(cell, at: position, for: cell.traitCollection) }
  }

  /// Gives a table its separator, if that is a color. A separator that is a picture is shown by the cells.
  public func apply(to table: UITableView) {
    ControlDressing.dress(table) { table in
      guard let art = self.separator?.facts(for: ThemeTraits(table.traitCollection)).image?.art else {
        return
      }
      table.separatorStyle = art.color == nil ? .none : .singleLine
      table.separatorColor = art.color
    }
  }

  private func dress(_ cell: UITableViewCell, at position: Position, for traits: UITraitCollection) {
    guard let look = look(at: position) else { return }
    var line = separator?.facts(for: ThemeTraits(traits)).image?.art
    if line?.color != nil || position == .bottom || position == .single { line = nil }
    let pressed = look.states.contains(.selected) ? UIControl.State.selected : .highlighted
    cell.backgroundView = view(look, .normal, line, reusing: cell.backgroundView, for: traits)
    cell.selectedBackgroundView =
      look.states.contains(pressed)
      ? view(look, pressed, line, reusing: cell.selectedBackgroundView, for: traits) : nil
  }

  private func view(
    _ look: ImageLook, _ state: UIControl.State, _ line: ThemeArt?, reusing current: UIView?,
    for traits: UITraitCollection
  ) -> UIView? {
    guard let art = look.facts(for: ThemeTraits(traits, state: state)).image?.art else { return nil }
    let view = current as? PictureView ?? PictureView(frame: .zero)
    view.show(art, line: line, for: traits)
    return view
  }
}
